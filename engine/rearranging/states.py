"""How the state of a search is written as one number: most of its time goes into looking it up.

Four suits, jokers used, cards of the rank that go into sets (how many suits with one, with two),
jokers that are still to be made up for, what is laid so far.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

ACE, QUEEN, KING = 0, 11, 12
SUITS = range(4)

BITS = 11
SUIT = (1 << BITS) - 1
TWO_SUITS = (1 << 2 * BITS) - 1
USED = 4 * BITS
ONES = USED + 3
TWOS = ONES + 3
DEBT = TWOS + 3
WORTH = DEBT + 5
NO_DEBT = 16 << DEBT
OF_RANK = (1 << WORTH) - (1 << ONES)


# The runs of one suit that are being built, as far as it matters for what comes next.
#
# A run in the making is ``(length, naturals)``, the length counted up to 3 and the natural cards
# up to as many as a meld needs. One with both is finished: it may end here or go on.

Run = tuple[int, int]
Runs = tuple[Run, ...]
"""The runs that have a card of the rank just passed, the shortest first."""

LONG_ENOUGH = 3


class Growth(NamedTuple):
    """One way to lay cards of the next rank on runs.

    ``naturals`` and ``jokers`` are the places in the old runs that go on with such a card;
    ``begun`` are the runs that begin with a natural card and with a joker.
    """

    after: Runs
    naturals: tuple[int, ...]
    jokers: tuple[int, ...]
    begun: tuple[int, int]


def finished(run: Run, least: int) -> bool:
    """Whether a run may end; ``least`` is how many natural cards a meld needs."""
    return run == (LONG_ENOUGH, least)


def longer(run: Run, natural: bool, least: int) -> Run:
    """The run with one card more."""
    return min(run[0] + 1, LONG_ENOUGH), min(run[1] + natural, least)


@lru_cache(maxsize=1 << 12)
def unfinished(runs: Runs) -> tuple[int, int]:
    """How many of these runs need one card more at least, and how many need two."""
    return sum(run[0] < LONG_ENOUGH for run in runs), sum(run[0] == 1 for run in runs)


@lru_cache(maxsize=1 << 12)
def growths(runs: Runs, naturals: int, jokers: int, least: int) -> tuple[Growth, ...]:
    """All that can become of these runs with so many cards of the next rank, one way for each.

    A run that is not finished must go on. Finished ones go on before a new run is begun: whatever
    a new run can do, they can too.
    """
    found: dict[Runs, Growth] = {}
    for growth in _growths(runs, naturals, jokers, least):
        found.setdefault(growth.after, growth)
    return tuple(found.values())


def _growths(runs: Runs, naturals: int, jokers: int, least: int) -> Iterator[Growth]:
    must = [place for place, run in enumerate(runs) if not finished(run, least)]
    may = [place for place, run in enumerate(runs) if finished(run, least)]
    spare = naturals + jokers - len(must)
    if spare < 0:
        return
    going = [*must, *may[:spare]]
    new = naturals + jokers - len(going)
    for count in range(max(0, len(going) - jokers), min(naturals, len(going)) + 1):
        for chosen in combinations(going, count):
            others = tuple(place for place in going if place not in chosen)
            begun = naturals - count, jokers - len(others)
            assert sum(begun) == new
            after = [longer(runs[place], True, least) for place in chosen]
            after += [longer(runs[place], False, least) for place in others]
            after += [(1, min(1, least))] * begun[0] + [(1, 0)] * begun[1]
            yield Growth(tuple(sorted(after)), chosen, others, begun)
