"""The sweep over the ranks, which finds the best possible melds of given cards.

Runs continue from rank to rank, and sets stay within one. So later ranks need to know only which
runs are under way in each suit, how many jokers are used, and which aces are kept for above the
kings. Among all ways to the same state, only the best is kept.
"""

from collections.abc import Callable
from functools import lru_cache
from heapq import nlargest
from itertools import product
from typing import NamedTuple

from engine.cards import JOKER
from engine.rearranging.suits import (
    ACE,
    BITS,
    DEBT,
    EMPTY,
    NO_DEBT,
    OF_RANK,
    ONES,
    SUIT,
    SUITS,
    TWO_SUITS,
    TWOS,
    USED,
    WORTH,
    Growth,
    PairBounds,
    SuitCards,
    SuitWays,
    Way,
)
from engine.rearranging.task import CARD, Task

_STATES = 1024
"""The number of states after which a search asks whether it is late."""

Late = Callable[[], bool]
"""Returns whether the time of a search is over."""


class GaveUp(Exception):
    """The time was over before the search had finished."""


class Sets(NamedTuple):
    """The sets of a rank, with their number and the jokers in them."""

    number: int
    jokers: int


class SweepResult(NamedTuple):
    """The best result of a sweep."""

    suits: tuple[tuple[Way, ...], ...]
    """The ways of the four suits, by rank."""
    sets: tuple[Sets, ...]
    """The sets by rank."""
    high: tuple[Growth, ...]
    """The growth of runs above the king, by suit."""
    value: int
    exact: bool
    """True if no better result exists."""


_Entry = tuple[int, int, Way | Sets | None]
"""The value of a state, the previous state, and the step from there."""
_Layer = dict[int, _Entry]


class RankSweep:
    """A search that raises GaveUp once it is ``late``."""

    def __init__(self, task: Task, late: Late) -> None:
        self._task, self._late = task, late
        self._cards = cards = SuitCards(task)
        self._suits = SuitWays(task, cards)
        self._pairs: dict[tuple[int, int, int], PairBounds] = {}
        self._width: int | None = None
        self._above = -1
        self._looks = 0
        self._exact = True

    def run(self, width: int | None = None, above: int = -1) -> SweepResult | None:
        """Return the best way to lay these cards with a value over ``above``, or None.

        ``width``: only this many states are kept after each rank and suit, and these are the most
        promising states. Raises GaveUp if the time is over.
        """
        if self._late():
            raise GaveUp
        self._width, self._above, self._exact = width, above, True
        nothing = self._suits.number(EMPTY)
        start = sum(nothing << BITS * suit for suit in SUITS) | NO_DEBT
        layer: _Layer = {start: (0, 0, None)}
        trail = [layer]
        for rank in range(13):
            for suit in SUITS:
                layer = self._promising(self._lay(layer, rank, suit), rank, suit)
                trail.append(layer)
            layer = self._in_sets(layer, rank)
            trail.append(layer)
        return self._traced(trail)

    def _promising(self, layer: _Layer, rank: int, suit: int) -> _Layer:
        """Return the states that can still reach a good enough end, at most ``width`` of them."""
        most = self._task.jokers
        # Each joker from the hand may still be laid, or has been laid already.
        above = self._above - (most - self._task.must_jokers) * self._task.gains(JOKER)
        reach: list[tuple[int, int, int]] = []
        pair, other = (self._of_pair(first, rank, suit) for first in (0, 2))
        more = [min(2, self._cards.there[later][rank]) for later in SUITS[suit + 1 :]]
        suits, cards = sum(map(bool, more)), sum(more)
        for key, (value, _, _) in layer.items():
            used = key >> USED & 7
            left = most - used
            ones, twos = key >> ONES & 7, key >> TWOS & 7
            if twos:
                if ones + 2 * twos + cards + left < 6:
                    continue
            elif ones and ones + suits + left < 3:
                continue
            bound, other_bound = pair[key & TWO_SUITS], other[key >> 2 * BITS & TWO_SUITS]
            # This is written out, because it is the most frequent computation.
            ahead = bound[0] + other_bound[left]
            for jokers in range(1, left + 1):
                ahead = max(ahead, bound[jokers] + other_bound[left - jokers])
            if value + ahead > above:
                reach.append((value + ahead, -used, key))
        if self._width is not None and len(reach) > self._width:
            self._exact = False
            reach = nlargest(self._width, reach)
        return {key: layer[key] for _, _, key in reach}

    def _of_pair(self, first: int, rank: int, suit: int) -> PairBounds:
        """Return the bounds of two suits. The suits up to ``suit`` are done with this rank."""
        first_rank, second_rank = (
            rank if index <= suit else rank - 1 for index in (first, first + 1)
        )
        known = self._pairs.get((first, first_rank, second_rank))
        if known is None:
            known = self._pairs[first, first_rank, second_rank] = PairBounds(
                self._suits, first, first_rank, second_rank
            )
        return known

    def _lay(self, layer: _Layer, rank: int, suit: int) -> _Layer:
        """Return all states that follow from these with the cards of one rank and suit."""
        after: _Layer = {}
        shift, least, most = BITS * suit, self._task.least, self._task.jokers
        for key, (value, _, _) in layer.items():
            self._looks += 1
            if not self._looks % _STATES and self._late():
                raise GaveUp
            spare = most - (key >> USED & 7)
            for way in self._suits.ways(key >> shift & SUIT, rank, suit):
                if way.jokers > spare:
                    continue
                new = key + way.delta
                if least:
                    new = _worth_more(new, way.worth, least)
                before, total = after.get(new), value + way.gain
                if before is None or before[0] < total:
                    after[new] = total, key, way
        return after

    def _in_sets(self, layer: _Layer, rank: int) -> _Layer:
        """Return the states after the sets of a rank, which is done then."""
        task, after = self._task, _Layer()
        stood, moves = task.stood_in[rank], task.joker_moves
        for key, (value, _, _) in layer.items():
            ones, twos = key >> ONES & 7, key >> TWOS & 7
            debt = (key >> DEBT & 31) - 16
            spare = task.jokers - (key >> USED & 7)
            rest = key & ~OF_RANK | NO_DEBT
            for sets in possible_sets(ones, twos, spare, self._task.rules.min_naturals):
                lost = max(0, stood - sets.jokers)
                if lost and moves == "fixed":
                    continue
                if rank in self._cards.replaced and debt + lost > 0:
                    continue
                new = rest + (sets.jokers << USED)
                if task.least:
                    new = _worth_more(new, sets.jokers * task.pips[rank], task.least)
                before = after.get(new)
                if before is None or before[0] < value:
                    after[new] = value, key, sets
        return after

    def _traced(self, trail: list[_Layer]) -> SweepResult | None:
        """Return the best end state and the steps to it."""
        best: tuple[int, int, tuple[Growth, ...]] | None = None
        task = self._task
        for key, (value, _, _) in trail[-1].items():
            states = [self._suits.states[key >> BITS * suit & SUIT] for suit in SUITS]
            for ends in product(*map(self._suits.ends, states, SUITS)):
                late = sum(jokers for jokers, _, _ in ends)
                used = (key >> USED & 7) + late
                laid = (key >> WORTH) + late * task.pips[ACE]
                if not task.must_jokers <= used <= task.jokers or laid < task.least:
                    continue
                total = value + sum(gain for _, gain, _ in ends)
                total += (used - task.must_jokers) * task.gains(JOKER)
                if total > self._above and (best is None or best[0] < total):
                    best = total, key, tuple(growth for _, _, growth in ends)
        if best is None:
            return None
        value, key, high = best
        done: list[Way | Sets] = []
        for layer in reversed(trail[1:]):
            _, key, what = layer[key]
            assert what is not None, "only the first layer comes from nothing"
            done.append(what)
        done.reverse()
        return SweepResult(
            suits=tuple(
                tuple(step for step in done[start : start + 4] if isinstance(step, Way))
                for start in range(0, len(done), 5)
            ),
            sets=tuple(step for step in done[4::5] if isinstance(step, Sets)),
            high=high,
            value=value,
            exact=self._exact,
        )


def _worth_more(key: int, worth: int, enough: int) -> int:
    """Return the state with more laid worth, counted only up to ``enough``."""
    laid = min(enough, (key >> WORTH) + worth)
    return key & ((1 << WORTH) - 1) | laid << WORTH


@lru_cache(maxsize=4096)
def possible_sets(ones: int, twos: int, spare: int, least: int) -> tuple[Sets, ...]:
    """Return the sets of ``ones`` suits with one card and ``twos`` suits with two cards.

    There is one result for each number of jokers, up to ``spare``. A set has 3 or 4 cards of
    different suits. At least ``least`` of these are natural. Cards are spread evenly over the sets.
    """
    cards = ones + 2 * twos
    if not cards:
        return (Sets(0, 0),)
    by_jokers: dict[int, Sets] = {}
    for count in range(2 if twos else 1, cards // least + 1):
        for jokers in range(max(0, 3 * count - cards), min(spare, 4 * count - cards) + 1):
            by_jokers.setdefault(jokers, Sets(count, jokers))
    return tuple(by_jokers.values())


QUICK = 40
"""A quick look keeps this many states from rank to rank.

It finds the best table 9 times in 10.
"""


def best_sweep(task: Task, late: Late | None, *, hurried: bool) -> tuple[SweepResult | None, bool]:
    """Return the best result that was found, and whether it is the best that exists.

    A quick look comes first. If ``late`` is None, no long search follows. If ``hurried``, even the
    quick look stops when ``late`` says so.
    """
    sweep = RankSweep(task, late if hurried and late else lambda: False)
    quick: SweepResult | None = None
    try:
        quick = sweep.run(QUICK)
        if late is None or (quick is not None and quick.exact):
            return quick, quick is not None and quick.exact
        # From here on, only more cards or more expensive cards matter, and unchanged melds don't.
        above = -1 if quick is None else quick.value // CARD * CARD + CARD - 1
        sweep = sweep if hurried else RankSweep(task, late)
        return sweep.run(above=above) or quick, True
    except GaveUp:
        return quick, False
