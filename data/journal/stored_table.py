"""A stored table read from the database, as a whole or as far as it can be read."""

from asyncio import sleep
from collections.abc import Callable

from sqlalchemy import select

from data.database.database import Database
from data.database.schema import journal, tables
from data.journal.codec import read_entry, read_terms
from engine.table.record import Entry, Header, StoredTable, UnreadableJournal
from engine.table.terms import NO_CLOCK

__all__ = ["read_table"]

Learn = Callable[[str, int, list[str]], None]

_AT_ONCE = 8
"""Steps that are read before the event loop goes on: a long game has thousands."""


async def read_table(
    database: Database, table_id: str, learn: Learn, *, strictly: bool
) -> StoredTable | None:
    """The table with its steps in order of version, or None if it is unknown.

    If a step or the terms cannot be read it raises UnreadableJournal; unless ``strictly``: then the
    steps before that one are told, and no terms where those cannot be read. ``learn`` is told the
    steps of an open table as they are stored.
    """
    # Whether it is open is read with the steps, so that the two belong together.
    steps = (
        select(journal.c.version, journal.c.events, journal.c.stored_at, tables.c.is_open)
        .join(tables)
        .where(journal.c.table_id == table_id)
        .order_by(journal.c.version)
    )
    async with database.read() as connection:
        header = (
            await connection.execute(select(tables).where(tables.c.table_id == table_id))
        ).one_or_none()
        rows = (await connection.execute(steps)).all()
    if header is None:
        return None
    if header.is_open and rows:
        learn(table_id, rows[-1].version, [row.events for row in rows])
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
            table_id=header.table_id,
            guild_id=header.guild_id,
            channel_id=header.channel_id,
            game=header.game,
            options=header.options,
            host=header.host,
            host_name=header.host_name,
            seed=header.seed,
            created_at=header.created_at,
            terms=terms,
        ),
        entries=tuple(entries),
        message_id=header.message_id,
        is_open=rows[-1].is_open if rows else header.is_open,
        call_id=header.call_id,
        is_thinned=header.thinned_at is not None,
        last=None if strictly or not rows else rows[-1].version,
    )
