"""The journals of all tables. A call's changes are on the disk when it returns."""

from asyncio import sleep
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion, settled
from data.database.schema import departures, index_rows, journal, snapshots, standing_orders, tables
from data.database.trouble import OutcomeUnknown, StorageTrouble
from data.journal.boards import write_play, write_seats
from data.journal.codec import (
    read_entry,
    read_snapshot,
    read_terms,
    write_events,
    write_snapshot,
    write_terms,
)
from data.journal.daily import take_try
from data.journal.heartbeat import last_beat, note_beat, outages_of, read_outage, write_outage
from data.journal.shown_messages import ShownMessages
from data.journal.steps import NextStep, StepBatches, is_stored, look_up, store_step
from data.journal.table_index import index_row, keep_rows, open_tables
from data.league.booking import Booking, GameResult, Outdated, verdict_of
from engine.events import Event
from engine.shuffle import RECIPE, commitment
from engine.table.day import AlreadyTried
from engine.table.record import (
    RULES_REVISION,
    TAKEN_DOWN,
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
    UnreadableJournal,
    Verdict,
    VersionTaken,
)
from engine.table.terms import NO_CLOCK


class Store:
    """The tables in the database. ``clock`` gives Unix seconds.

    A cancelled caller waits until the step is stored or refused.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database = database
        self._clock = clock
        self._steps = StepBatches(lambda: database.lease)
        self._notes = ShownMessages(database)

    @run_to_completion
    async def create(
        self, header: Header, events: Sequence[Event], then: Sequence[Entry] = ()
    ) -> None:
        """Store a new table in one transaction, with its first events as version 1.

        ``then`` are the steps after version 1. Raises VersionTaken if a table with this id exists,
        and AlreadyTried if its host has had their try at this deal of the day.
        """
        table_id = header.table_id
        steps, now = list[dict[str, object]](), int(self._clock())
        for step in (Entry(1, tuple(events)), *then):
            written = {"version": step.version, "events": write_events(step.events)}
            steps.append({"table_id": table_id, **written, "stored_at": now})
            if len(steps) % _AT_ONCE == 0:
                await sleep(0)
        row = table_row(header)

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(row))
            connection.execute(insert(journal), steps)
            if header.terms.day is not None:
                take_try(connection, header, now)

        try:
            await self._database.together(work)
        except IntegrityError:
            if await self._is_stored(table_id):
                raise VersionTaken(f"there is a table {table_id}") from None
            if header.terms.day is not None:
                raise AlreadyTried from None
            raise
        except OutcomeUnknown as unknown:
            if not await self._is_stored(table_id):
                raise StorageTrouble(*unknown.args) from unknown

    async def append(  # noqa: PLR0913  all by name
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
        """Store a step in one transaction with its effects on the league and on its board.

        ``standings`` are the game's final standings, if the step ends the game. ``board`` is the
        result of the table's board. ``shown`` says for people (user ids) whether they are shown the
        board's cards, False if no longer. ``closes`` means that no step will follow, so standing
        orders and the index row are deleted. ``drops_draft`` means that the turn of the draft is
        over.

        Returns the changes to ratings if the step ends the game. Raises VersionTaken if the version
        is stored already or isn't the next version, or if the table is closed. Raises UnknownTable
        if no table has this id, and IllegalMove if a person to whom cards are shown has seen them
        elsewhere.
        """
        step = NextStep(table_id, version, write_events(events), int(self._clock()))
        if drops_draft:
            self._notes.drop_draft(table_id)
        if closes or standings or shown or drops_draft:
            means = Meaning(tuple(standings), board, shown, closes, drops_draft)
            return await self._append_end(step, means)
        await settled(self._database.batched(self._steps, step))
        return None

    @run_to_completion
    async def _append_end(self, step: NextStep, means: "Meaning") -> Verdict | None:
        """Store a step that has other effects as well."""
        try:
            return await store_end(self._database, step, means)
        except OutcomeUnknown as unknown:
            if not await self._database.ask(
                lambda connection: connection.run_sync(is_stored, step)
            ):
                raise StorageTrouble(*unknown.args) from unknown
            return await self._database.ask(
                lambda connection: verdict_of(connection, step.table_id)
            )

    @run_to_completion
    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table with its steps in order of version, or None if it is unknown.

        Raises UnreadableJournal if a step or the terms can't be read.
        """
        return await read_table(self._database, table_id, strictly=True)

    @run_to_completion
    async def salvage(self, table_id: str) -> StoredTable | None:
        """Return as much of a table as can be read.

        The table has the steps before the first step that can't be read. It has the terms if they
        can be read.
        """
        return await read_table(self._database, table_id, strictly=False)

    @run_to_completion
    async def load_latest(self, table_id: str) -> StoredTable | None:
        """Return a table with its latest snapshot and only the steps since then.

        If no snapshot can be read, it has all steps. Raises the same as ``load``.
        """
        text = await self._database.value(_SNAPSHOT, of_table=table_id)
        snapshot = None if text is None else await _read_snapshot(text)
        page = await read_table(self._database, table_id, strictly=True, snapshot=snapshot)
        if page is not None and snapshot is not None and not page.entries:
            return await self.load(table_id)  # someone has removed steps by hand
        return page

    @run_to_completion
    async def keep_snapshots(self, taken: Mapping[str, Snapshot]) -> None:
        """Store snapshots (by table id) of open tables, and replace their old ones."""
        rows = []
        for key, snapshot in taken.items():
            pieces = []
            for piece in write_snapshot(snapshot):
                pieces.append(piece)
                await sleep(0)
            rows.append({"table_id": key, "version": snapshot.version, "state": "".join(pieces)})
        await keep_rows(self._database, snapshots, rows)

    @run_to_completion
    async def verdict(self, table_id: str) -> Verdict | None:
        """Return the changes to ratings by a table's game, or None if it isn't booked."""
        async with self._database.read() as connection:
            return await verdict_of(connection, table_id)

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        """Return all open tables with their index rows, the most recently active first.

        These are the tables of one server, or of all servers that this process serves.
        """
        return await open_tables(self._database, self._of(guild_id))

    @run_to_completion
    async def keep_index_rows(self, marks: Sequence[IndexRow]) -> None:
        """Store index rows of open tables, and replace their old ones."""
        await keep_rows(self._database, index_rows, [*map(index_row, marks)])

    @run_to_completion
    async def note_outage(self, outage: Outage) -> None:
        """Store an outage, and delete expired outages.

        An outage is of this process's shards, of one shard, or of one server.
        """
        async with self._database.write(patient=True) as connection:
            await connection.run_sync(write_outage, outage, self._database.shards)

    async def outages(self) -> Sequence[Outage]:
        """Return the stored outages, except for shards that other processes serve."""
        return [*map(read_outage, await self._database.rows(outages_of(self._database.shards)))]

    async def unshown_ends(self, guild_id: int | None = None) -> Sequence[str]:
        """Return the ids of closed tables whose messages may not show that yet.

        The tables are of one server, or of the servers in ``open_tables``.
        """
        in_server = self._of(guild_id)
        query = select(tables.c.table_id).where(tables.c.end_unshown, in_server)
        rows = await self._database.rows(query.order_by(tables.c.created_at))
        return [row.table_id for row in rows]

    def _of(self, guild_id: int | None) -> ColumnElement[bool]:
        """Match the tables of one server, or of all servers that this process serves.

        Without ``guild_id``, servers that the bot has left are left out.
        """
        if guild_id is not None:
            return tables.c.guild_id == guild_id
        present = tables.c.guild_id.not_in(select(departures.c.guild_id))
        return present & self._database.shards.where(tables.c.guild_id)

    @run_to_completion
    async def keep(self, table_id: str, field: Noted, value: int | bool | str | None) -> None:
        """Store a field of ``StoredTable``. Raises UnknownTable.

        The fields are the message that shows the table, the message that calls the player to their
        turn, whether a closed table's message doesn't show that yet, and the draft of the player to
        move. While the storage is in trouble, the value stays in memory until ``catch_up``.
        """
        await self._notes.keep(table_id, field, value)

    @run_to_completion
    async def catch_up(self) -> None:
        """Store the notes about messages that could not be stored. Raises StorageTrouble."""
        await self._notes.catch_up()

    async def forget_messages(self) -> None:
        """Forget the messages of all open tables, so that each table is posted again."""
        change = update(tables).where(tables.c.is_open).values(message_id=None, call_id=None)
        async with self._database.write(patient=True) as connection:
            await connection.execute(change)
            await connection.execute(update(index_rows).values(settled=False))

    @run_to_completion
    async def beat(self) -> None:
        """Note that the bot is running now."""
        now, shards = int(self._clock()), self._database.shards
        await self._database.together(lambda connection: note_beat(connection, shards, now))

    @run_to_completion
    async def last_beat(self) -> int | None:
        """Return when this process's shards were last noted, in Unix seconds, or None if never."""
        async with self._database.read() as connection:
            return await connection.run_sync(last_beat, self._database.shards)

    async def _is_stored(self, table_id: str) -> bool:
        query = select(tables.c.table_id).where(tables.c.table_id == table_id)
        return (await self._database.ask(lambda connection: connection.scalar(query))) is not None


_OF_A_HEADER = (
    *("table_id", "guild_id", "channel_id", "game"),
    *("host", "host_name", "seed", "created_at"),
)
"""The fields of a Header that are stored under their own names."""


def table_row(header: Header) -> dict[str, object]:
    """Return the row of a table whose lobby opens."""
    return {
        **{name: getattr(header, name) for name in _OF_A_HEADER},
        "options": dict(header.options),
        "seal": commitment(header.seed),
        "rules_revision": RULES_REVISION,
        "recipe": RECIPE,
        "is_open": True,
        "message_id": None,
        "terms": write_terms(header.terms),
        "board_id": None if header.terms.board is None else header.terms.board.board_id,
    }


_TRIES = 3
"""How often a game is booked without locking others out."""


class Meaning(NamedTuple):
    """The effects of a step apart from the journal."""

    standings: Sequence[Standing] = ()
    """The game's final standings, if the step ends it."""
    board: BoardPlay | None = None
    """The result of the table's board, if the step ends it."""
    shown: Mapping[int, bool] | None = None
    """The people (user ids) who are shown the board's cards, with False if no longer."""
    closes: bool = False
    """Whether no step will follow."""
    drops_draft: bool = False
    """Whether the turn of the stored draft is over."""


async def store_end(database: Database, step: NextStep, means: Meaning) -> Verdict | None:
    """Store a step in one transaction with its effects.

    Returns the changes to ratings if the step ends the game. Raises the same as ``store_step``.

    The effects of a game are calculated before that transaction. If someone changes the input of
    the calculation in between, it is repeated. The last try locks others out.
    """

    def store(connection: Connection) -> None:
        store_step(connection, step, database.lease)
        if means.closes:
            _close(connection, step.table_id)
        if means.drops_draft:
            of_table = tables.c.table_id == step.table_id
            connection.execute(update(tables).where(of_table).values(draft=None))
        _note_board(connection, step, means)

    standings = means.standings
    if not standings:
        await database.together(store)
        return None
    for _ in range(_TRIES):
        async with database.read() as connection:
            guild_id, booking = await _calculated(connection, step, standings)

        def work(writer: Connection, booking: Booking = booking) -> None:
            store(writer)
            booking.write(writer)

        with suppress(Outdated):
            await database.together(work, league_of=guild_id)
            return booking.verdict()
    async with database.write() as connection:
        await connection.run_sync(store)
        guild_id, _ = await connection.run_sync(look_up, step.table_id)
        await database.lock_league(connection, guild_id)
        _, booking = await _calculated(connection, step, standings)
        await connection.run_sync(booking.write)
    return booking.verdict()


async def _calculated(
    connection: AsyncConnection, step: NextStep, standings: Sequence[Standing]
) -> tuple[int, Booking]:
    """Return the server of a table, and the booking of its game. Raises UnknownTable."""
    guild_id, game = await connection.run_sync(look_up, step.table_id)
    booking = Booking(guild_id, [GameResult(step.table_id, game, standings)], step.now)
    await booking.calculate(connection)
    return guild_id, booking


def _note_board(connection: Connection, step: NextStep, means: Meaning) -> None:
    """Store the result of the board, and the people who are dealt its cards."""
    if means.board is None and not means.shown:
        return
    query = select(tables.c.board_id, tables.c.guild_id).where(tables.c.table_id == step.table_id)
    row = connection.execute(query).one()
    if means.board is not None:
        write_play(connection, row.guild_id, step.table_id, means.board, step.now)
    if means.shown:
        write_seats(connection, row.board_id, step, row.guild_id, means.shown)


def _close(connection: Connection, table_id: str) -> None:
    """Close a table, and note that its message, if any, may not show the end yet."""
    stands = func.coalesce(tables.c.message_id, TAKEN_DOWN) != TAKEN_DOWN
    end = {"is_open": False, "end_unshown": stands}
    connection.execute(update(tables).where(tables.c.table_id == table_id).values(end))
    for gone in (standing_orders, index_rows):
        connection.execute(delete(gone).where(gone.c.table_id == table_id))


_AT_ONCE = 8
"""Steps that are read before the event loop can do other work. Long games have thousands."""


_SNAPSHOT = select(snapshots.c.state).where(snapshots.c.table_id == bindparam("of_table"))


async def _read_snapshot(text: str) -> Snapshot | None:
    """Return a stored snapshot, or None if another version of the bot wrote it differently."""
    snapshot = None
    with suppress(UnreadableJournal):
        for snapshot in read_snapshot(text):  # noqa: B007  the last one is the snapshot
            await sleep(0)
    return snapshot


async def read_table(
    database: Database, table_id: str, *, strictly: bool, snapshot: Snapshot | None = None
) -> StoredTable | None:
    """Return a table with its steps in order of version, or None if it is unknown.

    With a ``snapshot``, only the steps after it are read. Raises UnreadableJournal if a step or the
    terms can't be read. If not ``strictly``, nothing is raised. The table then has the steps before
    the unreadable step, or NO_CLOCK as terms.
    """
    since = 0 if snapshot is None else snapshot.version
    # Whether the table is open is read with the steps, so that the two match.
    steps = (
        select(journal, tables.c.is_open, tables.c.end_unshown)
        .join(tables)
        .where(journal.c.table_id == table_id, journal.c.version > since)
        .order_by(journal.c.version)
    )
    async with database.read() as connection:
        header = (
            await connection.execute(select(tables).where(tables.c.table_id == table_id))
        ).one_or_none()
        rows = (await connection.execute(steps)).all()
    if header is None:
        return None
    try:
        terms = read_terms(table_id, header.terms)
    except UnreadableJournal:
        if strictly:
            raise
        terms = NO_CLOCK
    entries: list[Entry] = []
    for row in rows:
        try:
            entries.append(read_entry(table_id, row.version, row.events, row.stored_at))
        except UnreadableJournal:
            if strictly:
                raise
            break
        if len(entries) % _AT_ONCE == 0:
            await sleep(0)
    return StoredTable(
        header=Header(
            **{name: getattr(header, name) for name in _OF_A_HEADER},
            options=header.options,
            terms=terms,
        ),
        entries=tuple(entries),
        message_id=header.message_id,
        is_open=rows[-1].is_open if rows else header.is_open,
        call_id=header.call_id,
        is_thinned=header.thinned_at is not None,
        snapshot=snapshot,
        end_unshown=rows[-1].end_unshown if rows else header.end_unshown,
        draft=header.draft,
        last=None if strictly or not rows else rows[-1].version,
    )
