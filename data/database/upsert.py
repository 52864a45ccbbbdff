"""Rows that are written whether or not they are there already."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

__all__ = ["batches", "upsert"]

T = TypeVar("T")
_AT_ONCE = 100


async def upsert(
    connection: AsyncConnection, table: Table, rows: Iterable[Mapping[str, Any]]
) -> None:
    """Insert these rows; one of the same primary key is overwritten, whole.

    They go in batches, between which the event loop goes on.
    """
    statement = _statement(table, connection.dialect.name)
    for batch in batches(rows):
        await connection.execute(statement, batch)


@cache
def _statement(table: Table, dialect: str) -> Insert:
    kind = postgresql if dialect == "postgresql" else sqlite
    new = kind.insert(table)
    keys = [column.name for column in table.primary_key]
    values = {one.name: one for one in new.excluded if one.name not in keys}
    statement: Insert = new.on_conflict_do_update(index_elements=keys, set_=values)
    return statement


def batches(rows: Iterable[T], size: int = _AT_ONCE) -> Iterator[Sequence[T]]:
    """The rows in lists of so many."""
    left = iter(rows)
    while batch := list(islice(left, size)):
        yield batch
