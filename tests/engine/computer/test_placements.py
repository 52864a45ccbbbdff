"""The tables that lay one card on the table of a draft, in both games that rearrange it."""

from collections import Counter
from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, bare
from engine.computer.plain.lay import placements
from engine.errors import IllegalMove, Reason
from engine.games.tiles.rules import DECK
from engine.moves import Rearrange
from engine.notation.position import read_position
from engine.observation import Observation
from engine.phase import Phase
from engine.play import start
from engine.steps.rearrange import Opened
from tests.each import each
from tests.engine.rearranging.tables import Case, cases
from tests.engine.rearranging.tile_tables import square_case, tile_case
from tests.examples import examples


def observed(case: Case) -> Observation:
    """The moment of the first of two seats that is to play in this case."""
    state = start(case.game, 2)
    hands = case.hand, ()
    state = state._replace(melds=case.melds, hands=hands, turn=0, phase=Phase.PLAY)
    opened = Opened((0, 1) if case.opened else (1,))
    memory = {**state.memory, Opened: opened}
    return Observation(case.game, state._replace(memory=memory), 0)


def at(game: str, hand: str, *table: str, **keys: object) -> Observation:
    told = {
        "game": game,
        "players": ["A", "B"],
        "turn": "A",
        "phase": "play",
        "hands": {"A": hand.split(), "B": ["2B" if game == "tiles" else "2C"]},
        "table": [{"cards": meld.split()} for meld in table],
        **keys,
    }
    found = read_position(told)
    return Observation.at(found.game, found.state, 0)


def lies(mine: Observation) -> tuple[tuple[Card, ...], ...]:
    return tuple(meld.cards for meld in mine.seen.melds)


def count(table: tuple[tuple[Card, ...], ...]) -> Counter[Card]:
    return Counter(map(bare, chain.from_iterable(table)))


def refusal(mine: Observation, table: tuple[tuple[Card, ...], ...]) -> Reason | None:
    try:
        mine.decide(Rearrange(table))
    except IllegalMove as refused:
        return refused.reason
    return None


def check(case: Case) -> None:
    mine = observed(case)
    for card in dict.fromkeys(case.hand):
        found = placements(mine, lies(mine), card)
        sizes = [count(table).total() for table in found]
        assert len(found) <= 3
        assert sizes == sorted(sizes, reverse=True)
        for table in found:
            assert (count(table) - count(lies(mine)))[card]
            assert refusal(mine, table) in (None, Reason.INITIAL_MELD)
            for other in dict.fromkeys(case.hand):
                for more in placements(mine, table, other):
                    assert count(table) < count(more), "what a draft has laid stays there"


@examples(40)
@given(case=cases())
def test_every_placement_lays_its_card_and_is_legal(case: Case) -> None:
    check(case)


@examples(40)
@given(seed=st.integers(0, 2**32 - 1), square=st.booleans())
def test_every_placement_of_a_tile_lays_it_and_is_legal(seed: int, square: bool) -> None:
    check(square_case(seed) if square else tile_case(seed))


@each(
    ("game", "hand", "table", "card", "laid"),
    [
        ("manipulation", "7D 9C", ("4S 5S 6S 7S", "4H 5H 6H 7H"), "7D", ["7D"]),
        ("manipulation", "6S 7D 7H", ("4S 5S 6S 7S",), "7D", ["7H 7D"]),
        ("tiles", "7Y 9K", ("4B 5B 6B 7B", "4R 5R 6R 7R"), "7Y", ["7Y"]),
        ("tiles", "7Y 7R 9K", ("4B 5B 6B 7B",), "7Y", ["7R 7Y"]),
        ("tiles", "7Y 8Y 9Y 1R", ("4B 5B 6B 7B",), "8Y", ["7Y 8Y 9Y"]),
        ("tiles", "7Y 9K", ("4B 5B 6B 7B",), "7Y", []),
    ],
)
def test_a_card_is_placed_by_whatever_has_to_move(
    game: str, hand: str, table: tuple[str, ...], card: str, laid: list[str]
) -> None:
    mine = at(game, hand, *table, **({"opened": ["A", "B"]} if game == "tiles" else {}))
    deck = mine.game.deck
    found = placements(mine, lies(mine), deck.parse(card))
    laid_by = [sorted((count(one) - count(lies(mine))).elements()) for one in found]
    assert [" ".join(deck.names(one)) for one in laid_by] == laid


def tiles(table: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(map(DECK.parse, meld.split())) for meld in table.split(" / "))


@each(
    ("rack", "table", "draft", "tile", "after"),
    [
        ("7Y 7R 9B", "5B 6B 7B 8B", "5B 6B 8B / 7B", "9B", "5B 6B 7B 8B 9B"),
        ("7Y 7R 9K", "4B 5B 6B 7B", "4B 5B 6B / 7B", "7Y", "4B 5B 6B / 7R 7B 7Y"),
        ("9R 13Y 13K", "6R 7R 8R JK=9R", "6R 7R 8R 9R / JK", "13K", "6R 7R 8R 9R / 13Y 13K JK"),
    ],
)
def test_a_draft_that_does_not_stand_yet_is_put_right(
    rack: str, table: str, draft: str, tile: str, after: str
) -> None:
    mine = at("tiles", rack, *table.split(" / "), opened=["A", "B"])
    found = placements(mine, tiles(draft), DECK.parse(tile))
    assert [sorted(map(sorted, one)) for one in found] == [sorted(map(sorted, tiles(after)))]
