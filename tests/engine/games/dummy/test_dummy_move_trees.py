"""How many ways there are to play on from small tables of Dummy, and what is offered there.

The first numbers are counted by hand in the comments; deeper ones hold the engine to what it is.
"""

from engine.evolve import evolve
from engine.moves import Knock, Move, TakeRow
from engine.notation.position import read_position
from engine.phase import Phase
from engine.play import choices, decide, offers
from tests.each import each
from tests.engine.games.dummy.dummy_tables import Json, dummy

DRAW = dummy({"A": "6H 6D 7S 8S", "B": "9S 9H 2C"}, players="AB", row="2D 6S", stock="3H 5D")
# The draw: 1. Takes of 6S: 6S 6D 6H and 6S 7S 8S: 2. Of 2D: none.
# After the draw 5 discards; after each take 1 discard for each of 2 cards (no knock): 9 together.
PLAY = dummy(
    {"A": "6H 6D 6C 9S", "B": "9H 4C 2C"},
    players="AB",
    phase="play",
    born="A",
    table=["B run 7C 8C 9C", "B run 6S 7S 8S"],
    row="2D",
    stock="3H 5D",
)
# The set: 1. Lay-offs of 6C below and 9S above: 2. Discards: 4. Knocks: only with 9S left, since
# 6H and 6D need 6C: 1. Then 1 after the set (the knock), 4 after each lay-off (the other one and
# three discards), and the draw after each discard: 13.
LAST = dummy({"A": "9S 9C KD", "B": "3D 4D"}, players="AB", row="2D 9D", stock="")
# The take that ends in a knock, and the pass: 2. After the take the knock: 1.


def tree(at: Json, depth: int) -> list[int]:
    """Numbers of sequences of 1, 2 … offered moves; a deal that is over has none."""
    given = read_position(at)
    level = [given.state]
    counted = []
    for _ in range(depth):
        following = []
        for state in level:
            if state.phase is not Phase.OVER:
                for move in offers(given.game, state, state.turn):
                    reached = state
                    for event in decide(given.game, state, state.turn, move):
                        reached = evolve(reached, event)
                    following.append(reached)
        counted.append(len(following))
        level = following
    return counted


@each(
    ("at", "counted"),
    [(DRAW, [3, 9, 9, 36, 41]), (PLAY, [8, 13, 26, 56]), (LAST, [2, 1, 0])],
    ids=["draw", "play", "last"],
)
def test_dummy_move_tree(at: Json, counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted


def offered(at: Json, kind: type[Move]) -> list[Move]:
    given = read_position(at)
    return list(offers(given.game, given.state, given.state.turn, kind))


def test_dummy_5_takes_are_offered_with_their_melds_the_shallowest_first() -> None:
    at = dummy({"A": "6H 6D 7S 8S 2S 2H"}, row="2D 6S 6C 9S")
    found = [(move.start, len(move.meld)) for move in offered(at, TakeRow)]  # type: ignore[attr-defined]
    # 9S: 7-8-9. 6C: with 6H 6D. 6S: sets of 6C 6H 6D in threes and all four, 6-7-8, 6-7-8-9.
    # 2D: with 2S 2H.
    assert found == [(8, 3), (44, 3), *[(5, 3)] * 3, (5, 4), (5, 3), (5, 4), (27, 3)]


def test_dummy_8_one_knock_is_offered_for_each_card_that_can_be_left() -> None:
    at = dummy({"A": "7D 7H 7S 7C KD"}, phase="play", table=["B run 8C 9C 10C"])
    assert [move.card for move in offered(at, Knock)] == [38]  # type: ignore[attr-defined]
    at = dummy({"A": "7D 7H 7S 7C"}, phase="play")
    assert len(offered(at, Knock)) == 4
    assert offered(dummy({"A": "7D 7H KS KD"}, phase="play"), Knock) == []


def test_dummy_8_chosen_cards_are_the_ones_that_a_knock_lays() -> None:
    at = read_position(dummy({"A": "7D 7H 7S KD"}, phase="play"))
    laid = at.state.hands[0][:3]
    (knock,) = choices(at.game, at.state, 0, laid)
    assert isinstance(knock, Knock)
    assert (knock.card, set(knock.melds[0])) == (38, set(laid))


def test_dummy_5_chosen_cards_are_the_ones_that_a_take_lays() -> None:
    at = read_position(dummy({"A": "6H 6D 7S 8S"}, row="2D 6S"))
    pair = at.state.hands[0][:2]
    (take,) = choices(at.game, at.state, 0, pair)
    assert isinstance(take, TakeRow)
    assert set(take.meld) == {5, *pair}
