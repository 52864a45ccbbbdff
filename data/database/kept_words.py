"""How it is told what the database keeps: columns and tables in words, and how long they stay."""

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
THINNED = f"{ALWAYS}, or as many days after the table closed as whoever runs it has set"
RUN = "as long as the bot is run"
ANONYMOUS = f"{ALWAYS}; after `/privacy delete` under a number of chance"
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


SERVER = Column("the server's id on Discord", "tables and standings belong to a server")
GAME = Column("which game", "standings are by game")
TABLE = Column("the table's id", "it ties together what belongs to one game")
