"""Conditions of a step: which one refuses a move, and which are asked while moves are listed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.errors import IllegalMove, Reason
from engine.evolve import evolve
from engine.game import Condition, Game, moment
from engine.games.registry import KNOWN, game
from engine.moves import Discard, Draw, Move
from engine.phase import Phase
from engine.play import advance, decide, offers, start
from engine.shuffle import open_deal
from engine.state import State
from engine.steps.discard import discard


def refusal(reason: Reason) -> Callable[..., None]:
    def check(*what: object) -> None:
        raise IllegalMove(reason)

    return check


def in_play(*conditions: Condition) -> tuple[Game, State]:
    """Basic Rummy, whose discard has these conditions, after the first draw."""
    standard = game("basic", KNOWN["basic"].presets["standard"])
    rules = replace(standard, turn={**standard.turn, Phase.PLAY: (discard.needing(*conditions),)})
    table = start(rules, 2)
    state = evolve(table, open_deal(rules, table, bytes(32)))
    return rules, advance(rules, state, state.turn, Draw())[1]


def refused(conditions: tuple[Condition, ...], move: Callable[[State], Move]) -> Reason:
    rules, state = in_play(*conditions)
    with pytest.raises(IllegalMove) as refused:
        decide(rules, state, state.turn, move(state))
    assert not list(offers(rules, state, state.turn))
    return refused.value.reason


def held(state: State) -> Move:
    return Discard(state.hands[state.turn][0])


def not_held(state: State) -> Move:
    return Discard(state.stock[0])


def test_conditions_before_a_move_come_first_and_those_after_it_last() -> None:
    after = Condition(refusal(Reason.KNOCK_NOW), after=True)
    first, second = moment(refusal(Reason.MUST_DRAW)), Condition(refusal(Reason.JOKER_OWED))
    assert refused((after, first, second), held) == Reason.MUST_DRAW
    assert refused((after, second, first), held) == Reason.JOKER_OWED
    assert refused((after,), held) == Reason.KNOCK_NOW
    assert refused((after,), not_held) == Reason.NOT_IN_HAND
    assert refused((after, first), not_held) == Reason.MUST_DRAW


def test_a_condition_of_the_moment_is_asked_once_for_all_moves() -> None:
    asked = []
    rules, state = in_play(moment(asked.append))
    assert len(list(offers(rules, state, state.turn))) > len(asked) == 1


def test_only_moves_that_are_not_sure_to_pass_are_tried() -> None:
    tried = []

    def note(ask: Any, move: Any) -> None:
        tried.append(move)

    rules, state = in_play(Condition(note, sure=lambda ask, move: move != held(ask.state)))
    listed = list(offers(rules, state, state.turn))
    assert set(listed) == set(map(Discard, state.hands[state.turn]))
    assert tried == [held(state)]
