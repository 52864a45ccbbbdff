"""Whole games of a simple player, for every game of the registry."""

import pytest

from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.phase import Phase
from engine.play import decide, start
from engine.shuffle import first_dealer, new_stock, open_deal
from engine.table.ending import called_off, takes_too_long
from tests.engine.random_play import apply, everything
from tests.engine.simple_player import next_move

MOST_MOVES = 3000
"""A deal: far more than any of these takes, so that one which goes on for ever is noticed."""

LONG = ("contract", "shanghai")
"""Games of many deals that shuffle for each: seconds a game, so they are long tests."""


def _standard(name: str) -> Game:
    return game(name, REGISTRY[name].presets[REGISTRY[name].default])


@pytest.mark.parametrize(
    ("name", "number"),
    # A game of a given number of deals has many, and shuffles for each: one is enough. The last
    # of Shanghai Rum is too much for this player: it is called off after hundreds of turns.
    [
        pytest.param(name, number, marks=[pytest.mark.long] * (name in LONG or number > 1))
        for name in sorted(REGISTRY)
        for number in ((1, 2) if _standard(name).end.deals is None else (1,))
    ],
)
def test_a_whole_game_ends(name: str, number: int) -> None:
    rules = _standard(name)
    seed = bytes([number]) * 32
    seats = rules.seats[0]
    state = start(rules, seats, first_dealer(seed, seats))
    pack = sorted(rules.pack(seats))
    totals = [0] * seats
    while state.result is None or not state.result.game_over:
        deal_no = state.deal_no + 1
        state = evolve(state, open_deal(rules, state, seed))
        begins = rules.start.opening or rules.start.phase(state.stock)
        assert (state.deal_no, state.phase) == (deal_no, begins)
        for count in range(MOST_MOVES):
            if takes_too_long(state):
                state = apply(state, called_off(rules, state))
            if state.phase is Phase.OVER:
                break
            seat, move = next_move(rules, state)
            events = decide(rules, state, seat, move, new_stock(rules, state, seed, count))
            state = apply(state, events)
        assert state.phase is Phase.OVER
        assert state.result is not None
        assert sorted(everything(state).elements()) == pack
        totals = [old + new for old, new in zip(totals, state.result.scores, strict=True)]
        assert list(state.result.totals) == totals == list(state.scores)
    assert rules.end.deals in (None, state.deal_no)
    assert rules.end.lowest_wins is REGISTRY[name].lowest_wins
    best = min(totals) if rules.end.lowest_wins else max(totals)
    assert totals[state.result.places.index(1)] == best
    assert state.result.winners == tuple(s for s, total in enumerate(totals) if total == best)
