"""What is chosen on a workbench: cards of the hand, melds that are opened, and cards of them.

``bot.screens.workbench_buttons`` writes it into clicks.
"""

from collections.abc import Iterable
from typing import NamedTuple

from bot.workbench.draft import Draft
from bot.workbench.pieces import Place

MOST = 25
"""Cards of the hand, and of the table, that are chosen at once: as many as a menu has lines."""
OPENED = 8
"""Melds that are open at once; with the cards of more a click would be too long."""


class Picks(NamedTuple):
    """Places in the hand (``held``), numbers of ``opened`` groups, and ``places`` in these."""

    held: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    places: tuple[Place, ...] = ()

    @property
    def any(self) -> bool:
        """Whether cards are chosen."""
        return bool(self.held or self.places)

    def within(self, draft: Draft) -> "Picks":
        """What of it can be chosen on this draft, as much as a click carries."""
        laid = draft.laid
        opened: list[int] = []
        for number in dict.fromkeys(self.opened):
            is_there = number < len(draft.groups) and draft.groups[number]
            if is_there and len(opened) < OPENED and _count(draft, [*opened, number]) <= MOST:
                opened.append(number)
        there = open_places(draft, opened)
        return Picks(
            tuple(at for at in self.held if at < len(draft.hand) and at not in laid)[:MOST],
            tuple(sorted(opened)),
            tuple(place for place in dict.fromkeys(self.places) if place in there),
        )


def open_places(draft: Draft, opened: Iterable[int]) -> tuple[Place, ...]:
    """All cards of these groups, group by group."""
    return tuple(
        Place(number, at) for number in sorted(opened) for at in range(len(draft.groups[number]))
    )


def _count(draft: Draft, opened: Iterable[int]) -> int:
    return sum(len(draft.groups[number]) for number in opened)
