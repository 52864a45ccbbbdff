"""Index rows with the state of open tables, so that a start doesn't have to read journals."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, ScalarSelect, Table, select

from data.database.database import Database
from data.database.schema import index_rows, journal, tables
from data.database.upsert import upsert_into
from engine.table.record import IndexRow, OpenTable


def _of_newest_step(column: Column[int]) -> ScalarSelect[int]:
    query = select(column).where(journal.c.table_id == tables.c.table_id)
    return query.order_by(journal.c.version.desc()).limit(1).scalar_subquery()


_VERSION, _STORED_AT = _of_newest_step(journal.c.version), _of_newest_step(journal.c.stored_at)
_PEOPLE = ("users", "invited", "lobby_of", "is_lobby", "stuck")
"""The fields of an IndexRow that are stored together. Empty ones are left out."""


async def keep_rows(
    database: Database, of_tables: Table, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Store rows of open tables in place of their old ones. Rows of closed tables are ignored."""
    named = [row["table_id"] for row in rows]
    is_open = select(tables.c.table_id).where(tables.c.table_id.in_(named), tables.c.is_open)

    def work(connection: Connection) -> None:
        known = set(connection.execute(is_open).scalars())
        open_rows = [row for row in rows if row["table_id"] in known]
        if open_rows:
            connection.execute(upsert_into(of_tables, connection.dialect.name), open_rows)

    await database.together(work)


async def open_tables(database: Database, condition: ColumnElement[bool]) -> Sequence[OpenTable]:
    """Return all open tables that match ``condition``, the most recently active first."""
    place = tables.c.table_id, tables.c.guild_id, tables.c.channel_id, tables.c.created_at
    noted = [column for column in index_rows.c if column.name not in ("table_id", "version")]
    columns = (
        *(*place, tables.c.game, tables.c.terms, _VERSION.label("newest")),
        *(index_rows.c.version, *noted),
    )
    order = _STORED_AT.desc(), tables.c.created_at.desc(), tables.c.table_id
    query = select(*columns).outerjoin_from(tables, index_rows).where(tables.c.is_open, condition)
    rows = await database.rows(query.order_by(*order))
    return [_open_table(row) for row in rows]


def index_row(mark: IndexRow) -> dict[str, Any]:
    """Return an index row as it is stored."""
    row = mark._asdict()
    people = {name: row.pop(name) for name in _PEOPLE}
    row["people"] = {name: value for name, value in people.items() if value or value == 0}
    return row


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
    stored_terms = terms if isinstance(terms, dict) else {}
    practice, after = stored_terms.get("practice") is True, stored_terms.get("after")
    place = table_id, guild_id, channel_id, created_at
    branch, board = stored_terms.get("branch") is not None, stored_terms.get("board")
    board_id = None if board is None else str(board["board_id"])
    return OpenTable(*place, practice, game, newest or 0, after, mark, branch, board_id)
