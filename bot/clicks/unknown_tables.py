"""Clicks at tables that this database does not know: perhaps another bot plays with this token."""

import time
from collections.abc import Callable

import structlog

__all__ = ["UnknownTables"]

_log = structlog.get_logger()
_QUIET = 600.0
"""Seconds between two lines of the log."""


class UnknownTables:
    """Warns of them, seldom: old messages of a database that was deleted look the same."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: float | None = None

    def warn(self, table_id: str) -> None:
        """Somebody has clicked at this table."""
        now = self._now()
        if self._told is None or now - self._told >= _QUIET:
            self._told = now
            _log.warning(
                "unknown_table",
                table=table_id,
                hint="If its message is new, another Upcard runs with this DISCORD_TOKEN and"
                " another database: end one of them.",
            )
