"""Moves tried out: each is made on the same sampled tables, which are then played to their end by a
quick policy, and what the seat gets is compared table by table.

    tables = list(samples(question, luck(question, seed), 40))
    tried = trials(question, moves, policy, tables, most_turns=60)
    move = better(tried, sure=1.6).move   # moves[0] unless another is surely better
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engine.computer.question import Question
from engine.deal import order
from engine.game import Game
from engine.moves import Move
from engine.phase import Phase
from engine.play import advance, may_act
from engine.state import State

Policy = Callable[[Game, State, int], Move]
"""A legal move for a seat that may act, found in little time (engine.computer.choose is one)."""


class Trial(NamedTuple):
    """A move that was tried out: ``gains`` are what it brought the seat on each table
    (``advantage``)."""

    move: Move
    gains: tuple[float, ...]

    @property
    def mean(self) -> float:
        """What it brings on average."""
        return fmean(self.gains) if self.gains else 0.0


def played_out(
    game: Game, state: State, policy: Policy, most_turns: int, shuffle: bytes = b""
) -> tuple[int, ...]:
    """The points of every seat, the more the better, when the policy plays all of them.

    A deal that takes more than ``most_turns`` further turns brings nobody any. New stocks are in
    the order that ``shuffle`` gives. The state is a whole one, without hidden cards.
    """
    last, recycled = state.turn_no + most_turns, 0
    seats = state.seats
    while state.phase is not Phase.OVER:
        if state.turn_no > last:
            return (0,) * seats
        turn = state.turn
        acting = may_act(game, state)
        seat = turn if turn in acting else min(acting, key=lambda at: (at - turn) % seats)
        recycled += not state.stock
        chance = partial(order, shuffle, f"playout/{recycled}")
        _, state = advance(game, state, seat, policy(game, state, seat), chance)
    assert state.result is not None, "a deal that is over has a result"
    sign = -1 if game.lowest_wins else 1
    return tuple(sign * points for points in state.result.scores)


def advantage(points: Sequence[float], seat: int) -> float:
    """What a seat has more than the others have on average."""
    others = [one for at, one in enumerate(points) if at != seat]
    return points[seat] - fmean(others)


def trials(
    question: Question,
    moves: Sequence[Move],
    policy: Policy,
    tables: Sequence[State],
    most_turns: int,
) -> list[Trial]:
    """Every move tried on every table; the new stocks of one table are the same for all moves."""
    game, seat = question.game, question.seat
    gains: list[list[float]] = [[] for _ in moves]
    for number, table in enumerate(tables):
        shuffle = number.to_bytes(4, "big")
        chance = partial(order, shuffle, "playout/move")
        for at, move in enumerate(moves):
            _, after = advance(game, table, seat, move, chance)
            points = played_out(game, after, policy, most_turns, shuffle)
            gains[at].append(advantage(points, seat))
    return [Trial(move, tuple(own)) for move, own in zip(moves, gains, strict=True)]


def better(tried: Sequence[Trial], sure: float) -> Trial:
    """The first, unless another beats it by more than ``sure`` standard errors of their difference
    table by table: of those the one with the best mean."""
    first = tried[0]
    found = [one for one in tried[1:] if _ahead(one, first) > sure]
    return max([first, *found], key=lambda one: one.mean)


def _ahead(one: Trial, other: Trial) -> float:
    """The mean difference in its standard errors; 0 where there is too little to compare."""
    differences = [a - b for a, b in zip(one.gains, other.gains, strict=True)]
    if len(differences) < 2:
        return 0.0
    mean, error = fmean(differences), stdev(differences) / sqrt(len(differences))
    if error:
        return mean / error
    return 0.0 if not mean else float("inf") if mean > 0 else float("-inf")
