"""The effort that a search may spend before its answer is due."""

AT_ONCE = 160
"""Looks that take no noticeable time.

For hands as they are dealt, these looks are enough to find the best result. In a huge hand, the
search ends after them, which takes a millisecond or two.
"""


class Effort:
    """A budget of looks. Looks are counted and not timed, so that results are repeatable.

    With ``None`` the budget has no limit.
    """

    __slots__ = ("_left", "limited")

    def __init__(self, looks: int | None) -> None:
        self.limited = looks is not None
        self._left = looks or 0

    def is_spent(self, looks: int = 1) -> bool:
        """Spend ``looks`` looks. Return True if fewer were left."""
        if not self.limited:
            return False
        self._left -= looks
        return self._left < 0
