"""The deals of a duel, played by one process or by several."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from multiprocessing.util import Finalize
from statistics import fmean
from typing import NamedTuple

from bench.duel.contender import Contender
from bench.duel.deal import Shuffle, play
from bench.duel.opponents import opponent
from bench.duel.outside import CLOCK_S, LIMIT_S
from bench.duel.program import MEMORY
from bench.duel.supervisor import die_with_parent
from bench.duel.tally import Tally
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.options import WrongOption, read_options

_AT_ONCE = 5
"""Deals that a worker plays before it returns them."""


class Duel(NamedTuple):
    """The players and rules of a duel."""

    game: str
    seats: int
    a: str
    b: str
    deals: int
    seed: int
    options: str = "{}"
    """House rules as JSON, over the usual preset."""
    limit: float = LIMIT_S
    """Seconds that a command may take for a decision."""
    clock: float = CLOCK_S
    """Seconds that a command may take for a game."""
    memory: int = MEMORY
    """Megabytes for a command."""

    def rules(self) -> Game:
        """Return the game. Raises ValueError with a sentence for options that it doesn't have."""
        try:
            options = json.loads(self.options)
        except json.JSONDecodeError as error:
            raise ValueError(f"--options is no JSON: {error}") from None
        if not isinstance(options, dict):
            raise WrongOption(f"--options is a JSON object, not {self.options}")
        return game(self.game, read_options(REGISTRY[self.game], options))

    def players(self) -> tuple[Contender, Contender]:
        """Return A and B. Raises ValueError with a sentence for unknown players."""
        bounds = self.limit, self.clock, self.memory
        a, b = (opponent(name, self.seed, *bounds) for name in (self.a, self.b))
        return a, b


class Table(NamedTuple):
    """A running duel, whose programs are kept from deal to deal."""

    duel: Duel
    rules: Game
    a: Contender
    b: Contender

    def deals(self, first: int, last: int) -> Tally:
        """Play the deals from ``first`` up to ``last`` (exclusive), once for every seat of A."""
        tally = Tally(self.duel.seats)
        for number in range(first, last):
            self._deal(tally, number)
        tally.accounts = self.a.settle(), self.b.settle()
        return tally

    def _deal(self, tally: Tally, number: int) -> None:
        seats = range(self.duel.seats)
        shuffle = Shuffle(self.duel.seed, number)
        done = [
            play(self.rules, shuffle, [self.a if at == seat else self.b for at in seats])
            for seat in seats
        ]
        tally.gains.append(_gain([one.points for one in done]))
        if all(one.made for one in done):
            tally.made.append(_gain([one.made for one in done]))
        winners = [one.winner for one in done]
        won = sum(winner == seat for seat, winner in enumerate(winners))
        tally.shares.append((won, sum(winner is not None for winner in winners)))
        tally.turns += [one.turns for one in done]
        tally.given_up += sum(one.given_up for one in done)


def _gain(done: Sequence[Sequence[int]]) -> float:
    """Return A's lead over B in the same seats, if A has had each seat once."""
    return fmean(
        mine[seat] - fmean(other[seat] for at, other in enumerate(done) if at != seat)
        for seat, mine in enumerate(done)
    )


@contextmanager
def table(duel: Duel) -> Iterator[Table]:
    """Open a table for this duel. At the end its programs are gone."""
    a, b = duel.players()
    with closing(a), closing(b):
        yield Table(duel, duel.rules(), a, b)


_worker: list[Table] = []
"""The table of a worker, which lasts as long as the process."""


def _open(duel: Duel) -> None:
    # Its programs end with the worker.
    die_with_parent()
    kept = ExitStack()
    _worker.append(kept.enter_context(table(duel)))
    # A worker doesn't run functions that are registered elsewhere for its end.
    Finalize(None, kept.close, exitpriority=1)


def _deals(first: int, last: int) -> Tally:
    return _worker[0].deals(first, last)


def fought(duel: Duel, workers: int) -> Iterator[Tally]:
    """Yield the deals in parts, as they are played."""
    firsts = range(0, duel.deals, _AT_ONCE)
    lasts = [min(first + _AT_ONCE, duel.deals) for first in firsts]
    if workers <= 1:
        with table(duel) as here:
            yield from map(here.deals, firsts, lasts)
        return
    with ProcessPoolExecutor(workers, initializer=_open, initargs=(duel,)) as pool:
        yield from pool.map(_deals, firsts, lasts)
