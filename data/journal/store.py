"""The journal of every table. What a call has written is on the disk when it returns."""

from collections.abc import Callable, Sequence
from time import time

from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from data.database.database import Database
from data.database.run_to_completion import run_to_completion, settled
from data.database.schema import bookmarks, departures, journal, tables
from data.journal.bookmarks import BookmarkStore
from data.journal.codec import write_events, write_terms
from data.journal.known_steps import KnownSteps
from data.journal.last_steps import store_end
from data.journal.message_notes import MessageNotes
from data.journal.pulse import last_beat, note_beat
from data.journal.step_batches import PostgresSteps, SqliteSteps
from data.journal.stored_steps import NextStep, UnknownTable
from data.journal.stored_table import read_table
from data.league.verdict import verdict_of
from engine.deal import commitment
from engine.events import Event
from engine.table.record import (
    RULES_REVISION,
    Bookmark,
    Header,
    JournalChanged,
    OpenTable,
    Outage,
    Standing,
    StoredTable,
    Verdict,
    VersionTaken,
)

__all__ = ["Store", "UnknownTable", "table_row"]


class Store:
    """Tables in the database. ``clock`` gives Unix seconds.

    A caller that is cancelled goes on waiting until the step is stored or refused.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database = database
        self._clock = clock
        self._known = KnownSteps()
        batches = SqliteSteps if database.kind == "sqlite" else PostgresSteps
        self._steps = batches(self._known)
        self._notes = MessageNotes(database)
        self._bookmarks = BookmarkStore(database)

    @run_to_completion
    async def create(self, header: Header, events: Sequence[Event]) -> None:
        """Store a new table with its first events as version 1.

        Raises VersionTaken if there is a table of this id.
        """
        table_id, text = header.table_id, write_events(events)
        first = {"table_id": table_id, "version": 1, "events": text}
        first["stored_at"] = int(self._clock())
        row = table_row(header)

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(row))
            connection.execute(insert(journal).values(first))

        try:
            await self._database.together(work)
        except IntegrityError:
            if await self._is_stored(table_id):
                raise VersionTaken(f"there is a table {table_id}") from None
            raise
        self._known.add(table_id, 1, text)

    async def append(
        self,
        table_id: str,
        version: int,
        events: Sequence[Event],
        *,
        closes: bool = False,
        standings: Sequence[Standing] = (),
    ) -> Verdict | None:
        """Store a step under its version, in one transaction with what it means for the league.

        ``closes``: nothing will follow; standing orders and bookmark go. Returns what it did to
        ratings if it ended the game. Raises VersionTaken if that version is stored already or is
        not the next one, or if the table is closed, JournalChanged if another program has changed
        the steps before it; UnknownTable if there is none of this id.
        """
        known, now = self._known.of(table_id), int(self._clock())
        step = NextStep(table_id, version, write_events(events), now, known)
        if closes or standings:
            return await self._append_end(step, standings, closes=closes)
        await settled(self._database.batched(self._steps, step))
        return None

    @run_to_completion
    async def _append_end(
        self, step: NextStep, standings: Sequence[Standing], *, closes: bool
    ) -> Verdict | None:
        """Store a step that closes the table, or that ends its game."""
        try:
            verdict = await store_end(self._database, step, standings, closes=closes)
        except JournalChanged:
            self._steps.forget_changed(step.table_id)
            raise
        if closes:
            self._known.forget(step.table_id)
        else:
            self._known.add(step.table_id, step.version, step.text)
        return verdict

    @run_to_completion
    async def load(self, table_id: str) -> StoredTable | None:
        """The table with its steps in order of version, or None if it is unknown.

        Raises UnreadableJournal if a step or the terms cannot be read.
        """
        return await read_table(self._database, table_id, self._known.learn, strictly=True)

    @run_to_completion
    async def salvage(self, table_id: str) -> StoredTable | None:
        """The same as far as it can be read: the steps before the first that cannot, and no terms
        where those cannot."""
        return await read_table(self._database, table_id, self._known.learn, strictly=False)

    @run_to_completion
    async def verdict(self, table_id: str) -> Verdict | None:
        """What the finished game of a table did to ratings; None if it has none that is booked."""
        async with self._database.read() as connection:
            return await verdict_of(connection, table_id)

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        """All tables that are not closed, with their bookmarks, those first at which something
        happened last: of one server, or of all that the bot is in and that are of this process's
        shards."""
        return await self._bookmarks.open_tables(self._of(guild_id))

    async def keep_bookmarks(self, marks: Sequence[Bookmark]) -> None:
        """Keep these bookmarks of open tables, in the place of those before."""
        await self._bookmarks.keep(marks)

    async def note_outage(self, outage: Outage) -> None:
        """Remember a time in which no bot was running."""
        await self._bookmarks.note_outage(outage)

    async def outages(self) -> Sequence[Outage]:
        """Those that are remembered, for longer than any turn can be."""
        return await self._bookmarks.outages()

    @run_to_completion
    async def unshown_ends(self, guild_id: int | None = None) -> Sequence[str]:
        """Ids of closed tables whose messages may not say so yet: of one server, or of all that
        ``open_tables`` looks through."""
        here = self._of(guild_id)
        query = select(tables.c.table_id).where(tables.c.end_unshown, here)
        async with self._database.read() as connection:
            return (await connection.execute(query.order_by(tables.c.created_at))).scalars().all()

    def _of(self, guild_id: int | None) -> ColumnElement[bool]:
        """Tables of this server, or of all that this process serves and the bot has not left."""
        if guild_id is not None:
            return tables.c.guild_id == guild_id
        present = tables.c.guild_id.not_in(select(departures.c.guild_id))
        return present & self._database.shards.where(tables.c.guild_id)

    @run_to_completion
    async def end_shown(self, table_id: str) -> None:
        """Remember that the message of a closed table says so, as ``show_at`` does."""
        await self._notes.keep(table_id, "end_unshown", False)

    @run_to_completion
    async def show_at(self, table_id: str, message_id: int | None) -> None:
        """Remember which message of the channel shows the table. Raises UnknownTable.

        While the storage is in trouble it is remembered in memory only, until ``catch_up``.
        """
        await self._notes.keep(table_id, "message_id", message_id)

    @run_to_completion
    async def call_at(self, table_id: str, message_id: int | None) -> None:
        """Remember which message calls the player to their turn, as ``show_at`` does."""
        await self._notes.keep(table_id, "call_id", message_id)

    @run_to_completion
    async def catch_up(self) -> None:
        """Store the notes about messages that could not be stored. Raises StorageTrouble."""
        await self._notes.catch_up()

    async def forget_messages(self) -> None:
        """No message of an open table is there any more: each is posted anew."""
        change = update(tables).where(tables.c.is_open).values(message_id=None, call_id=None)
        async with self._database.write(patient=True) as connection:
            await connection.execute(change)
            await connection.execute(update(bookmarks).values(settled=False))

    @run_to_completion
    async def beat(self) -> None:
        """Note that the bot is running now."""
        now, shards = int(self._clock()), self._database.shards
        await self._database.together(lambda connection: note_beat(connection, shards, now))

    @run_to_completion
    async def last_beat(self) -> int | None:
        """When it was last noted of this process's shards, in Unix seconds; None if never."""
        async with self._database.read() as connection:
            return await connection.run_sync(last_beat, self._database.shards)

    async def _is_stored(self, table_id: str) -> bool:
        query = select(tables.c.table_id).where(tables.c.table_id == table_id)
        async with self._database.read() as connection:
            return (await connection.execute(query)).one_or_none() is not None


def table_row(header: Header) -> dict[str, object]:
    """What is stored of a table as its lobby opens."""
    return {
        "table_id": header.table_id,
        "guild_id": header.guild_id,
        "channel_id": header.channel_id,
        "game": header.game,
        "options": dict(header.options),
        "host": header.host,
        "host_name": header.host_name,
        "seed": header.seed,
        "commitment": commitment(header.seed),
        "rules_revision": RULES_REVISION,
        "created_at": header.created_at,
        "is_open": True,
        "message_id": None,
        "terms": write_terms(header.terms),
    }
