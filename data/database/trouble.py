"""Trouble with the storage: not our fault, not a player's mistake, and over sooner or later.

The database is locked by another program, its disk is full or broken, its server is gone. Whoever
wanted something of it is told so, and nothing has changed. Where the server was asked and did not
answer that is not known: it is found out before anybody is told (docs/decisions/0038).
"""

import logging
from collections.abc import Callable
from time import monotonic

_log = logging.getLogger(__name__)

_QUIET = 60.0
"""Seconds between two lines about the same trouble."""
_JUST_NOW = 0.5
"""Seconds after a failure in which nobody else tries: those who queue would each wait in turn."""


class DatabaseError(Exception):
    """The database cannot be used: one sentence that says which, why and what to do.

    No password is ever in it.
    """


class StorageTrouble(DatabaseError):
    """Nothing could be stored, or read, just now. The sentence is for whoever runs the bot."""


class OutcomeUnknown(StorageTrouble):
    """It is stored or not, and that could not be found out."""


class TroubleLog:
    """What the log is told: a line a minute at most, however many ask, and one when it is over.

    ``doing`` completes "Nothing can be …": stored, or read.
    """

    def __init__(self, doing: str, clock: Callable[[], float] = monotonic) -> None:
        self._doing, self._clock = doing, clock
        self._since: float | None = None
        self._latest = self._told = float("-inf")
        self._failures = 0

    def failed(self, why: str) -> None:
        """It has failed once more."""
        self._latest = now = self._clock()
        self._failures += 1
        if self._since is None:
            self._since = now
        if now - self._told < _QUIET:
            return
        self._told = now
        _log.error(
            "Nothing can be %s (failures: %d): %s Nothing is lost: players who click are asked to"
            " try again, and the bot recovers automatically.",
            *(self._doing, self._failures, why),
        )

    def worked(self) -> None:
        """It can be done, perhaps again."""
        if self._since is None:
            return
        if self._told >= self._since:
            _log.warning(
                "The database can be used again: for %.0f seconds nothing was %s (failures: %d).",
                *(self._clock() - self._since, self._doing, self._failures),
            )
        self._since, self._failures = None, 0

    @property
    def just_failed(self) -> bool:
        """Whether trying again at once would only make others wait."""
        return self._since is not None and self._clock() - self._latest < _JUST_NOW
