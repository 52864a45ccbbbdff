"""The check of a new table in Manipulation Rummy, and the search for the best one."""

from collections.abc import Iterator
from hashlib import sha256
from time import process_time
from typing import NamedTuple

from bench.measure import anchor, line, times
from engine.analysis.players import choose
from engine.cards import Card
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.melds import Meld
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, start
from engine.rearranging.new_table import NewTable, checked_table
from engine.rearranging.search import Best, best_table
from engine.shuffle import open_deal

DEALS = 4
"""Deals of computers that supply the tables, for each number of seats."""
LIMIT = 0.8
"""Seconds that a search may take. The output says how often that is too short."""
LARGE = range(50, 71)
"""The numbers of cards on the tables whose check is timed."""


class Moment(NamedTuple):
    """A table and the hand of the player to move, who may lay."""

    melds: tuple[Meld, ...]
    hand: tuple[Card, ...]

    @property
    def size(self) -> int:
        """Cards on the table."""
        return sum(len(meld.cards) for meld in self.melds)


def report() -> Iterator[str]:
    """Yield lines of results. The moments are the same in every run."""
    unit = anchor()
    rules = game("manipulation", REGISTRY["manipulation"].presets["carousel"])
    yield f"rearranging: processor time of one call (beside a loop of 10,000: {unit * 1e3:.3f} ms)"
    some = [one for seats in rules.seats for one in _moments(rules, seats)]
    found = [(one, _searched(rules, one, quick=True).table) for one in some]
    laid = [(rules, one, table) for one, table in found if table and one.size in LARGE]
    yield line(f"  check of {LARGE[0]} to {LARGE[-1]} cards", times(_checked, laid), unit)
    for quick, name in ((True, "quick search"), (False, "exact search")):
        yield line(f"  {name}", times(_searched, ((rules, one, quick) for one in some)), unit)
    exact = [_searched(rules, one, quick=False).exact for one in some]
    yield f"  of {len(exact)} exact searches {exact.count(False)} took longer than {LIMIT} s"


def _moments(rules: Game, seats: int) -> Iterator[Moment]:
    for number in range(DEALS):
        state = start(rules, seats)
        seed = sha256(f"rearranging {seats} {number}".encode()).digest()
        state = evolve(state, open_deal(rules, state, seed))
        while state.phase is not Phase.OVER:
            seat = state.turn
            if state.phase is Phase.PLAY:
                yield Moment(state.melds, state.hands[seat])
            _, state = advance(rules, state, seat, choose(Observation.at(rules, state, seat)))


def _checked(rules: Game, moment: Moment, table: tuple[tuple[Card, ...], ...]) -> NewTable:
    assert rules.common is not None
    melds, hand = moment
    return checked_table(table, melds, hand, rules.melds, rules.common, opened=True)


def _searched(rules: Game, moment: Moment, quick: bool) -> Best:
    assert rules.common is not None
    until = process_time() + LIMIT
    return best_table(
        moment.melds,
        moment.hand,
        rules.melds,
        rules.common,
        rules.points,
        opened=True,
        late=None if quick else lambda: process_time() > until,
    )
