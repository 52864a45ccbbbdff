"""Statements that insert rows, and overwrite or keep those that exist already."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, Table, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
_AT_ONCE = 100


async def upsert(
    connection: AsyncConnection, table: Table, rows: Iterable[Mapping[str, Any]]
) -> None:
    """Insert rows. A row with the same primary key is overwritten as a whole.

    The rows go in batches, so that the event loop can do other work in between.
    """
    statement = upsert_into(table, connection.dialect.name)
    for batch in batches(rows):
        await connection.execute(statement, batch)


def write_at_once(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]], *, over: bool = False
) -> None:
    """Insert a few rows with the same columns. With ``over``, overwrite those that exist."""
    if not rows:
        return
    dialect = connection.dialect.name
    if dialect != "sqlite":
        connection.execute(upsert_into(table, dialect) if over else insert(table), rows)
        return
    # One statement for all rows. The driver would run many statements one by one, and wait for the
    # event loop after each.
    begin, row, end, columns = _in_sqlite(table, tuple(rows[0]), over)
    values = tuple(record[column] for record in rows for column in columns)
    connection.exec_driver_sql(begin + ", ".join([row] * len(rows)) + end, values)


@cache
def _in_sqlite(
    table: Table, given: tuple[str, ...], over: bool
) -> tuple[str, str, str, Sequence[str]]:
    """Return the SQL before the rows, per row and after them, and the order of the columns."""
    statement = upsert_into(table, "sqlite") if over else insert(table)
    compiled = statement.compile(dialect=_SQLITE, column_keys=list(given))
    begin, values, rest = str(compiled).partition(" VALUES ")
    row, bracket, end = rest.partition(")")
    return begin + values, row + bracket, end, tuple(compiled.positiontup or ())


_SQLITE = sqlite.dialect()


@cache
def upsert_into(table: Table, dialect: str) -> Insert:
    """Return the statement that inserts rows, or overwrites those with the same primary key.

    ``dialect`` is SQLAlchemy's name for the kind of database.
    """
    # Import only the dialect of the database in use.
    new: sqlite.Insert = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    keys = [column.name for column in table.primary_key]
    values = {excluded.name: excluded for excluded in new.excluded if excluded.name not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=values)


@cache
def insert_new(table: Table, dialect: str) -> Insert:
    """Return the statement that inserts rows, and keeps those with the same primary key."""
    new: sqlite.Insert = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    return new.on_conflict_do_nothing()


def batches(rows: Iterable[T], size: int = _AT_ONCE) -> Iterator[Sequence[T]]:
    """Yield the rows in lists of at most ``size``."""
    left = iter(rows)
    while batch := list(islice(left, size)):
        yield batch
