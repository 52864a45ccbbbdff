"""DUMMY.md 1, 2, 10.1: players, pack, deal, starter, direction."""

from dataclasses import replace

import pytest

from engine.evolve import evolve
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.games.dummy.scoring import DummyOwn
from engine.games.dummy.turn import Row
from engine.phase import Phase
from engine.play import start
from engine.result import Ending
from engine.shuffle import open_deal
from engine.state import State
from engine.steps.direction import Direction
from tests.each import each
from tests.engine.games.dummy.dummy_tables import after, dummy, ended

SEED = bytes(range(32))
GAME = thai_dummy(DummyOptions())


def dealt(table: State) -> State:
    return evolve(table, open_deal(GAME, table, SEED))


@each(("seats", "hand", "stock"), [(2, 11, 29), (3, 9, 24), (4, 7, 23)])
def test_dummy_2_1_hands_and_stock(seats: int, hand: int, stock: int) -> None:
    state = dealt(start(GAME, seats))
    assert {len(cards) for cards in state.hands} == {hand}
    assert (len(state.stock), len(state.discard)) == (stock, 1)
    everything = [*state.stock, *state.discard, *(card for cards in state.hands for card in cards)]
    assert sorted(everything) == list(range(52))


@each("seats", [1, 5])
def test_dummy_1_1_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        start(GAME, seats)


def test_dummy_2_2_the_turned_card_is_the_head_card_that_nobody_threw() -> None:
    state = dealt(start(GAME, 3))
    assert state.recall(Row) == Row(state.discard[0], (None,), (None,))
    assert state.phase is Phase.DRAW


def test_dummy_2_3_the_dealer_sits_before_the_starter() -> None:
    assert dealt(start(GAME, 4, dealer=2)).turn == 3


def test_dummy_2_3_the_knocker_starts_the_next_deal_and_the_seat_before_deals() -> None:
    at = dummy({"C": "9S 9D 9C 4S"}, turn="C", phase="play", born="C", players="ABC")
    result = ended(at, "C knock 4S with 9S 9D 9C")
    assert (result["next_starter"], result["next_dealer"]) == ("C", "B")


@each(
    ("dealer", "way", "starter", "next_dealer"),
    [("D", 1, "B", "A"), ("B", 1, "D", "C"), ("A", -1, "C", "D"), ("B", -1, "D", "A")],
)
def test_dummy_da_1_nobody_knocked_the_next_seat_in_the_direction_starts(
    dealer: str, way: int, starter: str, next_dealer: str
) -> None:
    at = dummy({"A": "9S 4D"}, stock="", dealer=dealer, direction=way)
    result = ended(at, "A pass")
    assert (result["next_starter"], result["next_dealer"]) == (starter, next_dealer)
    assert result["next_direction"] == way


@each(("way", "second"), [(1, "B"), (-1, "D")])
def test_dummy_2_4_turns_go_in_the_direction(way: int, second: str) -> None:
    at = dummy({"A": "9S 4D"}, direction=way)
    assert after(at, "A draw", "A discard 9S")["turn"] == second


def test_dummy_2_4_the_deal_goes_in_the_direction_too() -> None:
    at = dummy(
        {"D": "8S KC", "A": "8H 8D 2S"}, turn="D", phase="play", row="2D", born="ABCD", stock="3H"
    )
    del at["turn"]
    at |= {"direction": -1, "dealer": "A", "hands": {"D": ["8S", "KC"]}}
    # Dealer A, direction -1: the turn left out is that of D.
    assert after(at, "D discard 8S")["turn"] == "C"


def test_dummy_2_4_cards_are_dealt_in_the_direction() -> None:
    table = start(GAME, 3)
    first = dealt(table)
    over = evolve_over(first)
    second = dealt(over)
    assert second.recall(Direction).direction == -1
    assert (second.dealer, second.turn) == (2, 1)
    forward = evolve(table, open_deal(GAME, table._replace(deal_no=1, dealer=2), SEED))
    assert forward.hands[0] == second.hands[1]
    assert forward.hands[1] == second.hands[0]
    assert forward.hands[2] == second.hands[2]


def evolve_over(state: State) -> State:
    """The deal as if it had ended with a ting ngo: seat 1 starts, seat 2 deals, the other way."""
    result = GAME.score(GAME, state, Ending.EXHAUSTED, None)
    assert isinstance(result.own, DummyOwn)
    turned = replace(result.own, next_direction=-1)
    after_it = result._replace(next_dealer=2, next_starter=1, own=turned)
    return state._replace(phase=Phase.OVER, result=after_it)
