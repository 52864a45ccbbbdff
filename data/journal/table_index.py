"""How open tables stand, a row each beside their journals, so that a start need not read them."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, select

from data.database.database import Database, run_to_completion
from data.database.schema import index_rows, journal, tables
from data.database.upsert import upsert_into
from engine.table.record import IndexRow, OpenTable

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


class TableIndex:
    """The rows of open tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def keep(self, marks: Sequence[IndexRow]) -> None:
        """Keep these in the place of those before; none for a table that is closed."""
        await self.keep_rows(index_rows, [*map(_row, marks)])

    async def keep_rows(self, of_tables: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """The same with rows of any such table."""
        named = [row["table_id"] for row in rows]
        is_open = select(tables.c.table_id).where(tables.c.table_id.in_(named), tables.c.is_open)

        def work(connection: Connection) -> None:
            known = set(connection.execute(is_open).scalars())
            kept = [row for row in rows if row["table_id"] in known]
            if kept:
                connection.execute(upsert_into(of_tables, connection.dialect.name), kept)

        await self._database.together(work)

    async def open_tables(self, here: ColumnElement[bool]) -> Sequence[OpenTable]:
        """All tables ``here`` that are not closed, those first at which something happened last."""
        place = tables.c.table_id, tables.c.guild_id, tables.c.channel_id, tables.c.created_at
        noted = [column for column in index_rows.c if column.name not in ("table_id", "version")]
        columns = (
            *(*place, tables.c.game, tables.c.terms, _VERSION.label("newest")),
            *(index_rows.c.version, *noted),
        )
        order = _STORED_AT.desc(), tables.c.created_at.desc(), tables.c.table_id
        query = select(*columns).outerjoin_from(tables, index_rows).where(tables.c.is_open, here)
        rows = await self._database.rows(query.order_by(*order))
        return [_open_table(row) for row in rows]


def _row(mark: IndexRow) -> dict[str, Any]:
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
        mark = IndexRow(
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
    branch, board = kept.get("branch") is not None, kept.get("board")
    board_id = None if board is None else str(board["board_id"])
    return OpenTable(*place, practice, game, newest or 0, after, mark, branch, board_id)
