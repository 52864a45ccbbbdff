"""The storage ports of the live tables."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.events import Event
from engine.table.record import (
    BoardPlay,
    Entry,
    Header,
    IndexRow,
    Noted,
    OpenTable,
    Outage,
    Snapshot,
    Standing,
    StoredTable,
    Verdict,
)
from engine.table.standing_orders import Orders


class Journal(Protocol):
    """Durable storage of tables. After a call returns, its writes survive a crash."""

    async def create(
        self, header: Header, events: Sequence[Event], then: Sequence[Entry] = ()
    ) -> None:
        """Store a new table with its first events as version 1, and these steps after it."""

    async def append(  # noqa: PLR0913  each by its name
        self,
        table_id: str,
        version: int,
        events: Sequence[Event],
        *,
        closes: bool = False,
        standings: Sequence[Standing] = (),
        board: BoardPlay | None = None,
        shown: Mapping[int, bool] | None = None,
        drops_draft: bool = False,
    ) -> Verdict | None:
        """Store a step under its version, with its standings and its board, in one transaction.

        ``shown`` has, by user id, whether this person sees the cards of the board from now on.
        ``closes`` is True if no step will follow. ``drops_draft`` is True if the draft's turn is
        over. Return the verdict if the step ended the game. Raises VersionTaken if this version is
        stored already, and IllegalMove if a person in ``shown`` has seen the cards elsewhere.
        """

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table with its steps in order of version, or None if it is unknown.

        Raises UnreadableJournal if this version of the bot cannot read the stored steps.
        """

    async def load_latest(self, table_id: str) -> StoredTable | None:
        """Return a table with its latest snapshot, if any, and only the steps since then."""

    async def keep_snapshots(self, taken: Mapping[str, Snapshot]) -> None:
        """Save these snapshots of open tables (by id). They replace earlier ones."""

    async def salvage(self, table_id: str) -> StoredTable | None:
        """Return a table with only the steps before the first that cannot be read."""

    async def verdict(self, table_id: str) -> Verdict | None:
        """Return the verdict on the finished game of a table, or None if none was stored."""

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        """Return all open tables of one server, or of all servers that the bot is in.

        They have their index rows. The table with the latest change comes first.
        """

    async def unshown_ends(self, guild_id: int | None = None) -> Sequence[str]:
        """Return ids of closed tables whose messages may still show them open."""

    async def beat(self) -> None:
        """Record that the bot is running now."""

    async def last_beat(self) -> int | None:
        """Return when ``beat`` was last called, in Unix seconds, or None."""

    async def keep_index_rows(self, marks: Sequence[IndexRow]) -> None:
        """Save these index rows of open tables. They replace earlier ones."""

    async def note_outage(self, outage: Outage) -> None:
        """Save an outage. It replaces one with the same start."""

    async def outages(self) -> Sequence[Outage]:
        """Return the saved outages. They are kept longer than any turn can last."""

    async def keep(self, table_id: str, field: Noted, value: int | bool | str | None) -> None:
        """Save this field of a ``StoredTable``."""


class OrderBook(Protocol):
    """Durable storage of standing orders, for as long as their tables are open."""

    async def load(self, table_id: str) -> Mapping[int, Orders]:
        """Return the orders at this table by user id."""

    async def store(self, table_id: str, user: int, orders: Orders) -> None:
        """Save a person's orders. They replace earlier ones. A closed table keeps none."""
