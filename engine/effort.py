"""How far a search may look before its answer is due."""

AT_ONCE = 160
"""Looks that are done before anybody notices: of hands as they are dealt the best is among them, of
enormous ones what a millisecond or two allow."""


class Effort:
    """So many looks and no more: counted and not timed, so that the same is found every time.

    ``None`` for ``looks`` is as many as it takes.
    """

    __slots__ = ("_left", "limited")

    def __init__(self, looks: int | None) -> None:
        self.limited = looks is not None
        self._left = looks or 0

    def is_spent(self, looks: int = 1) -> bool:
        """Take so many looks; whether there were not enough left."""
        if not self.limited:
            return False
        self._left -= looks
        return self._left < 0
