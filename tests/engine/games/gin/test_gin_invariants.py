"""GIN 14 under all house rules: what is so at every moment of whole games, played anyhow."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from engine.analysis.players import choose
from engine.events import Event
from engine.game import Game
from engine.games.gin.rules import knock_limit
from engine.games.gin.scoring import GinOwn
from engine.games.registry import REGISTRY, game
from engine.melds import read
from engine.notation.position import Position, read_position, write_position
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, may_act, offers, start
from engine.result import Ending, Result
from engine.shuffle import open_deal
from engine.state import State
from tests.engine.random_play import NUMBERS, apply, everything, matches
from tests.examples import examples

DEALS = 6


def own(result: Result) -> GinOwn:
    assert isinstance(result.own, GinOwn)
    return result.own


@examples(25)
@given(match=matches("gin"), number=NUMBERS)
def test_gin_14_holds_through_a_game(match: Any, number: int) -> None:
    rules, chance = match.game, Random(number)
    state = start(rules, 2)
    before: list[Result] = []
    for _ in range(DEALS):
        state = apply(state, (open_deal(rules, state, chance.randbytes(32)),))
        careless = chance.random() / 2
        while state.phase is not Phase.OVER:
            check_moment(rules, state)
            state = apply(state, move(rules, state, chance, careless))
        assert state.result is not None
        check_end(rules, state, state.result)
        before.append(state.result)
        check_columns(before)
        if state.result.game_over:
            break


def move(rules: Game, state: State, chance: Random, careless: float) -> tuple[Event, ...]:
    """What a computer does, or now and then anything that is allowed."""
    [seat] = may_act(rules, state)
    if chance.random() < careless:
        made = chance.choice(list(offers(rules, state, seat)))
    else:
        made = choose(Observation.at(rules, state, seat))
    return decide(rules, state, seat, made)


def check_moment(rules: Game, state: State) -> None:
    """Nobody has knocked, or the other player is asked to show."""
    assert sum(everything(state).values()) == 52
    assert set(everything(state).values()) == {1}
    assert len(state.stock) >= 2
    if state.phase is Phase.SHOW:
        return
    playing = state.phase is Phase.PLAY
    assert len(state.hands[state.turn]) == 10 + playing
    assert len(state.hands[1 - state.turn]) == 10
    assert state.melds == ()


def check_end(rules: Game, state: State, result: Result) -> None:
    told = own(result)
    assert sum(everything(state).values()) == 52
    assert min(result.scores) == 0 <= max(result.scores)
    assert [bool(boxes) for boxes in told.boxes] == [seat == result.winner for seat in (0, 1)]
    assert sum(line.points for line in result.lines) == sum(result.scores)
    assert {line.seat for line in result.lines} <= {result.winner}
    for meld in state.melds:
        reading = read(meld.cards, rules.melds)
        assert reading is not None
        assert reading.kind is meld.kind
    if result.ended_by is Ending.VOID:
        assert (result.winner, told.knocker, told.deadwood, state.melds) == (None, None, None, ())
        return
    assert told.knocker is not None
    assert told.deadwood is not None
    assert told.deadwood[told.knocker] <= knock_limit(rules.options)(state)
    assert (told.deadwood[told.knocker] == 0) is (result.ended_by is not Ending.KNOCK)
    for meld in state.melds:
        added = {by for by in meld.laid_by if by != meld.owner}
        assert not added or meld.owner == told.knocker


def check_columns(results: list[Result]) -> None:
    """A closed column never changes."""
    if len(results) > 1:
        for old, new in zip(own(results[-2]).columns, own(results[-1]).columns, strict=True):
            assert old.final is None or old == new


@examples(25)
@given(match=matches("gin"), number=NUMBERS)
def test_positions_of_gin_survive_writing_and_reading(match: Any, number: int) -> None:
    rules, state, chance = match.game, match.state, Random(number)
    for _ in range(chance.randint(0, 30)):
        if state.phase is Phase.OVER:
            break
        state = apply(state, move(rules, state, chance, 0.3))
    if state.phase is not Phase.OVER:
        at = Position(rules, match.options, ("A", "B"), state)
        assert read_position(write_position(at)).state == state


@pytest.mark.parametrize(
    "book",
    [
        pytest.param(book, marks=[pytest.mark.long] * (book not in ("hollywood", "standard")))
        for book in sorted(REGISTRY["gin"].presets)
    ],
)
def test_games_of_computers_end_under_every_rulebook(book: str) -> None:
    rules, chance = game("gin", REGISTRY["gin"].presets[book]), Random(book)
    state, deals = start(rules, 2), 0
    while state.result is None or not state.result.game_over:
        state = apply(state, (open_deal(rules, state, chance.randbytes(32)),))
        deals += 1
        while state.phase is not Phase.OVER:
            assert state.turn_no < 80
            state = apply(state, move(rules, state, chance, 0))
    assert 2 <= deals < 60
    assert own(state.result).final == state.result.standing
    assert state.result.winners
