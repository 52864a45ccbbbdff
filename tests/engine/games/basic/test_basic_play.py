"""Basic Rummy played: its invariants, trees of moves, computers, deals without an end."""

from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.players import choose
from engine.cards import names
from engine.events import Discarded, Drew, Took, TurnStarted
from engine.evolve import evolve
from engine.game import AnyStep, Ask, Game
from engine.games.basic.rules import BasicOptions, FixedDeals, basic_rummy
from engine.moves import Move
from engine.notation.position import read_position
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, is_legal, offers, start
from engine.result import Ending
from engine.shuffle import open_deal
from engine.state import State
from engine.table.ending import MOST_TURNS, called_off, takes_too_long
from tests.each import each
from tests.engine.games.basic.basic_tables import RUN, table
from tests.engine.random_play import NUMBERS, shuffled, tables
from tests.engine.tables import Json
from tests.examples import examples


@examples(60)
@given(data=st.data())
def test_basic_11_invariants(data: st.DataObject) -> None:
    match, state = data.draw(tables("basic", steps=40))
    chance = Random(data.draw(NUMBERS))
    draws = discards = 0
    for _ in range(30):
        if state.phase is Phase.OVER:
            break
        if state.phase is Phase.DRAW:
            assert state.hands[state.turn], "whoever begins a turn holds a card"
        moves = list(offers(match.game, state, state.turn))
        move = chance.choice(moves)
        before = state.scores
        events, state = advance(match.game, state, state.turn, move, shuffled(match.seed, state))
        for event in events:
            draws += isinstance(event, Drew | Took)
            discards += isinstance(event, Discarded)
            if isinstance(event, TurnStarted):
                assert (draws <= 1, discards) == (True, 1)
                draws = discards = 0
        gained = [new - old for new, old in zip(state.scores, before, strict=True)]
        assert min(gained) >= 0
        assert sum(points > 0 for points in gained) <= 1
    if state.result is not None and state.result.winner is not None:
        assert state.hands[state.result.winner] == ()


@pytest.mark.parametrize("name", ["basic", "contract"])
@examples(60)
@given(data=st.data())
def test_what_is_offered_is_what_is_found_by_asking_for_each(
    name: str, data: st.DataObject
) -> None:
    match, state = data.draw(tables(name, steps=60))
    for seat in range(state.seats):
        tried = [
            move
            for step in match.game.turn.get(state.phase, ())
            for move in tried_one_by_one(match.game, state, seat, step)
        ]
        assert list(offers(match.game, state, seat)) == tried


def tried_one_by_one(game: Game, state: State, seat: int, step: AnyStep) -> list[Move]:
    return [
        move for move in step.offers(Ask(game, state, seat)) if is_legal(game, state, seat, move)
    ]


# A draws or takes: 2. Then with 6S: four discards; with QC three, for it may not be thrown itself.
DRAW = table("7S 7H 4C")
# Melds 5-6-7, 6-7-8, 5-6-7-8: 3. The lay-off of 7H: 1. Discards: 5.
PLAY = table("5S 6S 7S 8S 7H", melds=[RUN], phase="play")
# The meld would leave the queen that was taken: what may be done is to throw one of the sevens.
STUCK = table("7S 7H 7D QC", phase="play", taken="QC", discard="2S")
# The stock is empty: either the upcard, or the end of the deal.
VOID = table("7S 4C", stock="", discard="9D 2S", max_reshuffles=0)


def tree(at: Json, depth: int) -> list[int]:
    """Numbers of sequences of 1, 2 … moves; a deal that is over has none."""
    given = read_position(at)
    level: list[State] = [given.state]
    counted = []
    for _ in range(depth):
        level = [
            advance(given.game, state, state.turn, move)[1]
            for state in level
            for move in offers(given.game, state, state.turn)
        ]
        counted.append(len(level))
    return counted


@each(
    ("at", "counted"),
    [
        (DRAW, [2, 7, 14, 35]),
        (PLAY, [9, 27, 54, 96]),
        (STUCK, [3, 6, 15, 30]),
        (VOID, [2, 2, 4, 4]),
    ],
    ids=["draw", "play", "stuck", "void"],
)
def test_basic_move_tree(at: Json, counted: list[int]) -> None:
    assert tree(at, len(counted)) == counted


ROUNDS = 60
"""Turns each that no deal of computers in these tests comes near."""


@pytest.mark.parametrize(
    "seats", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4, 5)), 6]
)
@pytest.mark.parametrize(
    "options",
    [
        BasicOptions(end=FixedDeals(3)),
        BasicOptions(end=FixedDeals(3), ace_high_low=True, must_discard_to_go_out=True),
        BasicOptions(end=FixedDeals(3), melds_per_turn=1, reshuffle_timing="on_empty"),
        BasicOptions(end=FixedDeals(3), max_reshuffles=1),
        BasicOptions(end=FixedDeals(3), melds_per_turn=1, melds_free_when_out=True),
    ],
    ids=["standard", "discard", "one meld", "one stock", "more melds to go out"],
)
def test_computers_play_to_the_end(options: BasicOptions, seats: int) -> None:
    game = basic_rummy(options)
    seed = sha256(repr((options, seats, 1)).encode()).digest()
    state = start(game, seats)
    while state.result is None or not state.result.game_over:
        state = evolve(state, open_deal(game, state, seed))
        while state.phase is not Phase.OVER:
            assert state.turn_no <= ROUNDS * seats, [names(hand) for hand in state.hands]
            move = choose(Observation.at(game, state, state.turn))
            _, state = advance(game, state, state.turn, move, shuffled(seed, state))
    assert state.deal_no == 3


ENDLESS = table({"A": "AS", "B": "KD"}, stock="3C 5D", discard="QC", melds=["A set 9S 9H 9D 9C"])


def test_basic_ba_9_a_deal_that_cannot_end_is_called_off() -> None:
    at = read_position(ENDLESS)
    state = at.state
    while not takes_too_long(state):
        moves = list(offers(at.game, state, state.turn))
        # With two cards nothing can be melded, and nothing fits: only draws and discards.
        assert state.phase is not Phase.OVER
        _, state = advance(at.game, state, state.turn, moves[0])
    assert state.turn_no == MOST_TURNS * 2 + 1
    (ended,) = called_off(at.game, state)
    state = evolve(state, ended)
    assert state.result is not None
    assert (state.result.ended_by, state.result.winner) == (Ending.EXHAUSTED, None)
    assert (state.phase, state.scores) == (Phase.OVER, (0, 0))
