"""The words for what the database keeps: columns, tables, and how long they stay."""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = [
    "ALWAYS",
    "ANONYMOUS",
    "CLOSED",
    "DELETED",
    "GAME",
    "RUN",
    "SERVER",
    "TABLE",
    "THINNED",
    "Column",
    "KeptTable",
]

ALWAYS = "as long as the bot is in the server"
THINNED = f"{ALWAYS}, or for the days after the table closed that the operator has set"
RUN = "as long as the bot runs"
ANONYMOUS = f"{ALWAYS}; after `/privacy delete` under a random number"
DELETED = "until `/privacy delete`"
CLOSED = "until the table closes"


class Column(NamedTuple):
    """``what`` stands in a column, and ``why``. ``until``: how long, None: as the table says."""

    what: str
    why: str
    until: str | None = None


class KeptTable(NamedTuple):
    """A table in one sentence, how long its rows are kept, and its columns by name."""

    about: str
    until: str
    columns: Mapping[str, Column]


SERVER = Column("the server's id on Discord", "everything belongs to a server")
GAME = Column("which game", "standings are by game")
TABLE = Column("the table's id", "it connects the parts of a game")
