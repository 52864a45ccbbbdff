"""What follows from the melds on a table, worked out once for as long as they lie so."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from engine.melds import Meld, MeldRules

Found = TypeVar("Found")


class LastTable(Generic[Found]):
    """What was found of the table that was looked at last, which stays the same for many moves.

    It is known by being the same object, a tuple: to hash all its melds would take long.
    """

    def __init__(self, find: Callable[[tuple[Meld, ...], MeldRules], Found]) -> None:
        self._find = find
        self._last: tuple[object, MeldRules, Found] | None = None

    def of(self, melds: Sequence[Meld], rules: MeldRules) -> Found:
        """What is to be found on these very melds."""
        last = self._last
        if last is not None and last[0] is melds and last[1] is rules:
            return last[2]
        found = self._find(tuple(melds), rules)
        if isinstance(melds, tuple):
            self._last = melds, rules, found
        return found
