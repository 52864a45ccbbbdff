"""How open tables stand, beside their journals, and the times in which no bot was running."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, select

from data.database.database import Database, run_to_completion
from data.database.schema import bookmarks, journal, outages, tables
from data.database.shards import ALL
from data.database.upsert import upsert, upsert_into
from engine.table.record import Bookmark, OpenTable, Outage

__all__ = ["BookmarkStore"]

_REMEMBERED = 30 * 24 * 60 * 60
"""Seconds for which a time without the bot is kept: no turn is as long."""

_VERSION = (
    select(journal.c.version)
    .where(journal.c.table_id == tables.c.table_id)
    .order_by(journal.c.version.desc())
    .limit(1)
    .scalar_subquery()
)
_STORED_AT = (
    select(journal.c.stored_at)
    .where(journal.c.table_id == tables.c.table_id)
    .order_by(journal.c.version.desc())
    .limit(1)
    .scalar_subquery()
)


class BookmarkStore:
    """Bookmarks in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def keep(self, marks: Sequence[Bookmark]) -> None:
        """Keep these in the place of those before; none for a table that is closed."""
        named = [mark.table_id for mark in marks]
        is_open = select(tables.c.table_id).where(tables.c.table_id.in_(named), tables.c.is_open)

        def work(connection: Connection) -> None:
            known = set(connection.execute(is_open).scalars())
            rows = [_row(mark) for mark in marks if mark.table_id in known]
            if rows:
                connection.execute(upsert_into(bookmarks, connection.dialect.name), rows)

        await self._database.together(work)

    @run_to_completion
    async def open_tables(self, here: ColumnElement[bool]) -> Sequence[OpenTable]:
        """All tables ``here`` that are not closed, those first at which something happened last."""
        place = tables.c.table_id, tables.c.guild_id, tables.c.channel_id, tables.c.created_at
        noted = [column for column in bookmarks.c if column.name not in ("table_id", "version")]
        columns = (
            *(*place, tables.c.game, tables.c.terms, _VERSION.label("newest")),
            *(bookmarks.c.version, *noted),
        )
        order = _STORED_AT.desc(), tables.c.created_at.desc(), tables.c.table_id
        query = select(*columns).outerjoin_from(tables, bookmarks).where(tables.c.is_open, here)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(*order))).all()
        return [_open_table(row) for row in rows]

    @run_to_completion
    async def note_outage(self, outage: Outage) -> None:
        """Remember a time in which no bot was running for the shards of this process, or for one
        server, and forget those that are long ago."""
        long_ago = outages.c.ended < outage.ended - _REMEMBERED
        keys = ALL.keys if outage.guild_id else self._database.shards.keys
        told = outage._asdict()
        rows = [{**told, "shard_count": count, "shard": number} for count, number in keys]
        async with self._database.write(patient=True) as connection:
            await upsert(connection, outages, rows)
            await connection.execute(delete(outages).where(long_ago))

    @run_to_completion
    async def outages(self) -> Sequence[Outage]:
        """Those that are remembered, apart from those of shards that other processes serve."""
        shards = self._database.shards
        mine = outages.c.shard.in_([number for _, number in shards.keys])
        of_others = outages.c.guild_id == 0, outages.c.shard_count == shards.count, ~mine
        columns = outages.c.guild_id, outages.c.began, outages.c.ended
        query = select(*columns).where(~and_(*of_others)).distinct()
        async with self._database.read() as connection:
            return [Outage(*row) for row in await connection.execute(query)]


def _row(mark: Bookmark) -> dict[str, Any]:
    people = {
        name: value
        for name, value in (
            *(("users", mark.users), ("invited", mark.invited), ("lobby_of", mark.lobby_of)),
            *(("is_lobby", mark.is_lobby), ("stuck", mark.stuck)),
        )
        if value or value == 0
    }
    return {
        "table_id": mark.table_id,
        "version": mark.version,
        "people": people,
        "settled": mark.settled,
        "deadline": mark.deadline,
        "closes_at": mark.closes_at,
        "touched_at": mark.touched_at,
    }


def _open_table(row: Row[Any]) -> OpenTable:
    table_id, guild_id, channel_id, created_at, game, terms, newest, version, *noted = row
    mark = None
    if version is not None:
        people, *rest = noted
        mark = Bookmark(
            table_id,
            version,
            people.get("is_lobby", False),
            tuple(people.get("users", ())),
            tuple(people.get("invited", ())),
            people.get("lobby_of"),
            people.get("stuck", False),
            *rest,
        )
    kept = terms if isinstance(terms, dict) else {}
    practice, after = kept.get("practice") is True, kept.get("after")
    place = table_id, guild_id, channel_id, created_at
    return OpenTable(*place, practice, game, newest or 0, after, mark)
