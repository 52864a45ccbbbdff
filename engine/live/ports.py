"""What the live tables need from the world around them."""

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
        """Store a step under its version, in one transaction with what it means for the league and
        for its ``board``, whose cards are ``shown`` to these people (user ids, False if no longer).

        ``closes``: nothing will follow. ``drops_draft``: the turn of the table's draft is over.
        Returns what it did to ratings if it ended the game. Raises VersionTaken if that version is
        stored already, and IllegalMove if a person to whom cards are shown has seen them elsewhere.
        """

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with its steps in order of version, or None if it is unknown.

        Raises UnreadableJournal if this version cannot read what is stored.
        """

    async def load_latest(self, table_id: str) -> StoredTable | None:
        """The same with its latest snapshot, if there is one, and the steps since then alone."""

    async def keep_snapshots(self, taken: Mapping[str, Snapshot]) -> None:
        """Keep these snapshots of open tables (by their ids), in the place of those before."""

    async def salvage(self, table_id: str) -> StoredTable | None:
        """The same as far as it can be read: the steps before the first that cannot."""

    async def verdict(self, table_id: str) -> Verdict | None:
        """What the finished game of a table did to ratings; None if it has none that is booked."""

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        """All tables that are not closed, with their index rows, those first at which something
        happened last: of one server, or of all that the bot is in."""

    async def unshown_ends(self, guild_id: int | None = None) -> Sequence[str]:
        """Ids of closed tables whose messages may not say so yet: of one server, or of all."""

    async def beat(self) -> None:
        """Note that the bot is running now."""

    async def last_beat(self) -> int | None:
        """When it was last noted, in Unix seconds; None if never."""

    async def keep_index_rows(self, marks: Sequence[IndexRow]) -> None:
        """Keep these index rows of open tables, in the place of those before."""

    async def note_outage(self, outage: Outage) -> None:
        """Remember a time in which no bot was running. It replaces one with the same beginning."""

    async def outages(self) -> Sequence[Outage]:
        """Those that are remembered, for longer than any turn can be."""

    async def keep(self, table_id: str, field: Noted, value: int | bool | str | None) -> None:
        """Remember a field of ``StoredTable``: which message of the channel shows the table or
        calls the player to their turn, whether a closed table's does not say so yet, or what the
        player to move tries out."""


class OrderBook(Protocol):
    """Durable storage of standing orders, for as long as their tables are open."""

    async def load(self, table_id: str) -> Mapping[int, Orders]:
        """What people (user ids) have ordered at this table."""

    async def store(self, table_id: str, user: int, orders: Orders) -> None:
        """Keep a person's orders, in the place of those before; none for a table that is closed."""
