"""What is in a database or in a copy of it, in one line for whoever runs the bot."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from data.database.revision import NEWEST
from data.database.schema import VERSION_TABLE
from data.database.trouble import DatabaseError

__all__ = ["Contents", "read_contents", "refuse_newer"]

_FIRST_WITH_GAMES = "0007"
"""The revision since which finished games are numbered."""


class Contents(NamedTuple):
    """``games``: finished ones; ``latest``: Unix seconds of the last move, None: there was none."""

    revision: str
    tables: int
    open_tables: int
    games: int
    latest: int | None

    def __str__(self) -> str:
        last = ""
        if self.latest is not None:
            last = f", last move {datetime.fromtimestamp(self.latest, UTC):%Y-%m-%d %H:%M} UTC"
        older = "" if self.revision == NEWEST else f" (brought to {NEWEST} at the next start)"
        return (
            f"tables {self.tables}, of them open {self.open_tables}, finished games {self.games}"
            f"{last}, schema {self.revision}{older}"
        )


def read_contents(scalar: Callable[[str], Any]) -> Contents:
    """Ask by statements that have one value each."""
    revision = str(scalar(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608  our own name
    games = "games" if revision >= _FIRST_WITH_GAMES else "(SELECT DISTINCT table_id FROM results)"
    return Contents(
        revision,
        scalar("SELECT count(*) FROM tables"),
        scalar("SELECT count(*) FROM tables WHERE is_open"),
        scalar(f"SELECT count(*) FROM {games} AS finished"),  # noqa: S608  one of two of our own
        scalar("SELECT max(stored_at) FROM journal"),
    )


def refuse_newer(what: str, revision: str) -> None:
    """Raise DatabaseError if a later version of Upcard has made it; ``what`` is its name."""
    if revision > NEWEST:
        raise DatabaseError(
            f"{what} is of a newer version of Upcard (schema {revision}, this one knows {NEWEST}):"
            " install that version."
        )
