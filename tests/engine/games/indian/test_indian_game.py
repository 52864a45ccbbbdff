"""Indian Rummy over several deals: who is out, who comes back, and what others may see.

Single moves and counts stand in tests/vectors/indian.jsonl.
"""

from collections import Counter
from typing import Any

import pytest

from engine.cards import HIDDEN, parse
from engine.events import DealEnded, DeclaredWrongly
from engine.evolve import evolve
from engine.facts import Absent, Drops
from engine.games.indian.scoring import IndianOwn, Rejoins
from engine.games.registry import REGISTRY, game
from engine.moves import Declare, Discard, Draw, Drop
from engine.notation.position import Position, read_position
from engine.observation import facts_of, masked
from engine.options import WrongOption, read_options
from engine.phase import Phase
from engine.play import advance, may_act, offers, start
from engine.shuffle import open_deal
from engine.state import State
from tests.each import each

SEED = bytes(32)
WHOLE = "4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 7D 8C"
HANDS = {"A": WHOLE, "B": "3C 4C 5C 8D 9D 10D JS JH JC AH 6H 2S 9C"}


def at(**keys: Any) -> Position:
    hands = {player: cards.split() for player, cards in keys.pop("hands", HANDS).items()}
    given = {
        "game": "indian",
        "players": list("ABCDEF"[: max(2, len(hands))]),
        "phase": "play",
        "turn": "A",
        "hands": hands,
        "stock": ["5H", "QC", "3D"],
        "discard": ["3H", "JD"],
        "wild": "7H",
        "drew": ["A", "B"],
    }
    return read_position(given | keys)


def dropped_by(rules: Any, state: State, *seats: int) -> State:
    """The deal after these players, in whose turn it is, have dropped."""
    for seat in seats:
        _, state = advance(rules, state, seat, Drop())
    return state


def test_indian_11_4_a_pool_is_played_until_one_is_left() -> None:
    rules = game("indian", read_options(REGISTRY["indian"], {"rulebook": "pool101"}))
    state, gone = start(rules, 3), list[int]()
    while state.result is None or not state.result.game_over:
        dealt = open_deal(rules, state, SEED)
        out = [seat for seat, total in enumerate(state.scores) if total >= 101]
        assert [seat for seat, hand in enumerate(dealt.hands) if not hand] == out
        assert dealt.wild is not None
        assert not {dealt.dealer, dealt.starter} & {*out}
        cards = [*dealt.stock, *dealt.discard, dealt.wild, *(c for h in dealt.hands for c in h)]
        assert Counter(cards) == Counter(rules.pack(3))
        state = evolve(state, dealt)
        losers = [seat for seat in range(3) if seat not in out and seat != 1]
        while state.phase is not Phase.OVER:
            if state.turn in losers:
                state = dropped_by(rules, state, state.turn)
            else:
                _, state = advance(rules, state, state.turn, Draw())
                _, state = advance(rules, state, 1, Discard(state.hands[1][-1]))
        assert state.result is not None
        assert isinstance(state.result.own, IndianOwn)
        gone += state.result.own.eliminated
    assert state.result.winners == (1,)
    assert state.result.places[1] == 1
    assert sorted(gone) == [0, 2]
    if state.result.own.gone is not None and len({*state.result.own.gone}) == 3:
        assert state.result.places[gone[0]] == 3, "who went out first is last"


def test_indian_11_4_who_is_put_out_earlier_comes_behind() -> None:
    """Whatever their totals."""
    keys = {
        "options": {"rulebook": "pool101"},
        "hands": HANDS | {"C": "3H 4H 6D 8S 9S JD QS AC 5D 10C KS 2H AD"},
        "scores": {"A": 0, "B": 10, "C": 90},
    }
    first = at(**keys)
    rules = first.game
    _, state = advance(rules, first.state, 0, Declare(parse("8C")))
    assert state.result is not None
    assert state.result.places == (1, 2, 3)
    state = state._replace(scores=(0, 99, 101))
    state = evolve(state, open_deal(rules, state, SEED))
    while state.turn != 1:
        _, state = advance(rules, state, state.turn, Draw())
        _, state = advance(rules, state, state.turn, Discard(state.hands[state.turn][-1]))
    state = dropped_by(rules, state, 1)
    assert state.result is not None
    assert state.result.totals == (0, 119 if state.result.scores[1] == 20 else 139, 101)
    assert state.result.places == (1, 2, 3)
    assert state.result.winners == (0,)


def test_indian_11_5_who_comes_back_begins_with_another_total() -> None:
    keys = {"options": {"rulebook": "pool101", "rejoins": 1}, "scores": {"A": 40, "B": 90}}
    first = at(**keys)
    _, state = advance(first.game, first.state, 0, Declare(parse("8C")))
    assert state.result is not None
    assert (state.result.totals, state.scores) == ((40, 117), (40, 41))
    assert not facts_of(first.game, state)[Absent].out
    state = evolve(state, open_deal(first.game, state, SEED))
    assert all(len(hand) == 13 for hand in state.hands)
    assert state.recall(Rejoins).rejoins == (0, 1)
    state = state._replace(scores=(40, 90))
    while state.turn != 1:
        _, state = advance(first.game, state, state.turn, Draw())
        _, state = advance(first.game, state, 0, Discard(state.hands[0][-1]))
    state = dropped_by(first.game, state, 1)
    assert state.result is not None
    assert state.result.game_over, "nobody comes back twice"


def test_indian_8_1_nobody_is_waited_for_because_they_may_drop() -> None:
    told = at(options={"drop_turn": "any"}, hands=HANDS | {"C": "3H 4H 6D 8S 9S JD QS"})
    assert may_act(told.game, told.state) == {0}
    assert list(offers(told.game, told.state, 2)) == [Drop()]
    drops = facts_of(told.game, told.state)[Drops]
    assert drops == Drops(frozenset({1, 2}), (40, 40, 20))


def test_indian_7_4_a_wrong_declaration_shows_no_card() -> None:
    told = at(hands=HANDS | {"C": "3H 4H 6D 8S 9S JD QS AC 5D 10C KS 2H AD"})
    events, state = advance(told.game, told.state, 0, Declare(parse("KD")))
    wrong = events[0]
    assert isinstance(wrong, DeclaredWrongly)
    for watcher in (None, 1, 2):
        seen = wrong.seen_by(watcher)
        assert (seen.card, seen.melds) == (HIDDEN, None)
        assert set(masked(state, watcher).hands[0]) == {HIDDEN}
    assert state.turn == 1


def test_indian_8_3_hands_of_who_dropped_are_seen_at_the_end_alone() -> None:
    told = at(phase="draw", hands=HANDS | {"A": WHOLE.rpartition(" ")[0], "C": "3H 4H 6D"})
    events, state = advance(told.game, told.state, 0, Drop())
    assert not any(isinstance(event, DealEnded) for event in events)
    assert set(masked(state, 1).hands[0]) == {HIDDEN}
    _, state = advance(told.game, state, 1, Drop())
    assert state.phase is Phase.OVER
    assert HIDDEN not in masked(state, 1).hands[0]


@each("mode", ["pool", "target"])
def test_indian_12_3_who_collects_points_plays_no_pool(mode: str) -> None:
    with pytest.raises(WrongOption, match="needs scoring penalty"):
        read_options(REGISTRY["indian"], {"end": {"mode": mode, "points": 101}})


@each(
    ("options", "most"),
    [({}, 6), ({"packs": 1}, 3), ({"packs": 1, "jokers": 2}, 3), ({"packs": 3}, 6)],
)
def test_indian_1_2_a_card_is_left_for_the_stock(options: dict[str, Any], most: int) -> None:
    assert game("indian", read_options(REGISTRY["indian"], options)).seats[-1] == most


def test_indian_6_2_offers_are_the_right_declarations_what_is_left_over_put_aside_first() -> None:
    hand = "AC 2C 3C 4C 3S KH 5S 3D KC 5D JS JH JD 3H"
    told = at(hands=HANDS | {"A": hand}, wild="KS")
    found = [move for move in offers(told.game, told.state, 0) if isinstance(move, Declare)]
    assert all(move.melds is None for move in found)
    # The three of hearts alone lies in no group; a five would leave it to a set of threes.
    assert [move.card for move in found] == [parse("3H"), parse("5S"), parse("5D")]
