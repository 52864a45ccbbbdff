"""Rows that are written whether or not they are there already."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

__all__ = ["batches", "upsert", "upsert_into"]

T = TypeVar("T")
_AT_ONCE = 100


async def upsert(
    connection: AsyncConnection, table: Table, rows: Iterable[Mapping[str, Any]]
) -> None:
    """Insert these rows; one of the same primary key is overwritten, whole.

    They go in batches, between which the event loop goes on.
    """
    statement = upsert_into(table, connection.dialect.name)
    for batch in batches(rows):
        await connection.execute(statement, batch)


@cache
def upsert_into(table: Table, dialect: str) -> Insert:
    """The statement for it; ``dialect`` is SQLAlchemy's name of the kind of database."""
    new = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    keys = [column.name for column in table.primary_key]
    values = {one.name: one for one in new.excluded if one.name not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=values)


def batches(rows: Iterable[T], size: int = _AT_ONCE) -> Iterator[Sequence[T]]:
    """The rows in lists of so many."""
    left = iter(rows)
    while batch := list(islice(left, size)):
        yield batch
