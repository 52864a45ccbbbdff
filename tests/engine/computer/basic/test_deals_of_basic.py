"""Whole deals of Basic Rummy under all kinds of house rules: every move is legal, and they end."""

from functools import partial

import pytest

from engine.computer.basic.steady import steady
from engine.computer.basic.strong import strong
from engine.computer.notes import BLANK, noted
from engine.computer.question import Question
from engine.deal import open_deal, order
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, evolve, start
from engine.view import masked

LONG = 100
"""Turns each that hardly a deal passes."""
HOUSE_RULES = [
    {},
    {"ace_high_low": True, "going_rummy_doubles": False},
    {"must_discard_to_go_out": True},
    {"melds_per_turn": 1},
    {"melds_per_turn": 1, "must_discard_to_go_out": True},
    {"melds_per_turn": 1, "melds_free_when_out": True},
    {"melds_per_turn": 1, "melds_free_when_out": True, "must_discard_to_go_out": True},
    {"max_reshuffles": 0, "ace_points": 15},
    {"reshuffle_timing": "on_empty", "max_reshuffles": 1},
]


def played(options, seats, secret):
    """The state at the end of a deal between steady and strong players, seat by seat in turn."""
    rules = game("basic", read_options(REGISTRY["basic"], options))
    state = start(rules, seats)
    dealt = open_deal(rules, state, secret)
    notes, state = noted(BLANK, state, dealt), evolve(state, dealt)
    made = 0
    while state.phase is not Phase.OVER and state.turn_no <= LONG * seats:
        seat, made = state.turn, made + 1
        question = Question(rules, masked(state, seat), seat, notes)
        thinks = strong if seat % 2 else steady
        move = thinks(question, 0).move
        for event in decide(rules, state, seat, move, partial(order, secret, f"recycle/{made}")):
            notes, state = noted(notes, state, event), evolve(state, event)
    return state


@pytest.mark.parametrize("options", HOUSE_RULES, ids=" ".join)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_deals_end_by_legal_moves(options, seats):
    for number in range(2):
        state = played(options, seats, f"basic {number}".encode())
        assert state.phase is Phase.OVER, f"deal {number} goes on and on"


def test_same_deal_is_played_alike():
    assert played({}, 3, b"again") == played({}, 3, b"again")
