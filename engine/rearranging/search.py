"""The search for the rearrangement that lays most cards of a hand (MANIPULATION 5)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.melds import CommonTable, Meld, MeldRules, Reading
from engine.rearranging.building import build_melds
from engine.rearranging.places import best_with_places
from engine.rearranging.sweep import Late, best_sweep
from engine.rearranging.task import task_of


class LookLimit:
    """A limit of calls instead of a time limit, so that a search always has the same answer."""

    def __init__(self, looks: int) -> None:
        self._left = looks

    def __call__(self) -> bool:
        self._left -= 1
        return self._left < 0


class Best(NamedTuple):
    """The result of a search."""

    table: tuple[tuple[Card, ...], ...] | None
    """The table with most cards from the hand, or None if no card can be laid."""
    exact: bool
    """True if no better table exists.

    False if that isn't known, for example because time ran out.
    """


def best_table(
    melds: Sequence[Meld],
    hand: Sequence[Card],
    rules: MeldRules,
    common: CommonTable,
    points: Callable[[Card], int],
    *,
    opened: bool,
    late: Late | None,
) -> Best:
    """Return the table with most cards from the hand.

    Ties are decided by the fewest points that stay in the hand, then by the fewest changes. The
    search stops when ``late`` says so. With None the search is quick and always finds the same
    table.
    """
    if common.places is not None:
        return Best(*best_with_places(melds, hand, rules, common, points, opened=opened, late=late))
    opening = common.initial_meld > 0 and not opened
    lie: Sequence[Meld] = () if opening else melds
    least = common.initial_meld if opening else 0
    task = task_of(lie, hand, rules, common, points, least=least)
    if not task.may and task.jokers == task.must_jokers:
        return Best(None, exact=True)
    result, exact = best_sweep(task, late, hurried=True)
    if result is None:
        return Best(None, exact)
    new = build_melds(result, lie, rules)
    if sum(len(meld.cards) for meld in new) == sum(len(meld.cards) for meld in lie):
        return Best(None, exact)
    untouched: Sequence[Meld | Reading] = melds if opening else ()
    return Best(tuple(meld.cards for meld in (*untouched, *new)), exact)
