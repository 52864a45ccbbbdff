"""Streams of all rows of a SQLite or PostgreSQL database, and copies written from them.

A written copy is lines of JSON in gzip. First comes a header with the number of this format, the
schema, and each table with its columns and the number of its rows. Then each row is a list of
values. Bytes are base64, and numbers have all digits. The last line has a digest of each table. The
file has hands and seeds in it, so its mode is 0600.
"""

import gzip
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import AsyncGenerator, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, Row, Select, Table, delete, func, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.migrate import revision, upgrade
from data.database.schema import metadata
from data.database.trouble import DatabaseError
from data.database.upsert import batches

_FORM = 1
_PAGE = 500
"""How many rows are in memory at a time, and in one transaction."""
_ALL = 1 << 256


Tables = Mapping[str, Select[Any]]
"""The query for all rows of each table, in the order of its key, by the table's name."""


class Digest:
    """The count of some rows, and the sum of their SHA-256, whatever their order."""

    def __init__(self) -> None:
        self.count = self._sum = 0

    def add(self, rows: Iterable[Row[Any]]) -> list[str]:
        """Add rows. Return them as lines of JSON."""
        lines = [_line(tuple(row)) for row in rows]
        for line in lines:
            self._sum += int.from_bytes(sha256(line.encode()).digest())
        self.count += len(lines)
        return lines

    def __str__(self) -> str:
        return f"{self.count} {self._sum % _ALL:064x}"


def tables(connection: Connection) -> Tables:
    """Return the tables that the database has, in an order in which rows can be inserted.

    An older schema has fewer tables or columns. Raises DatabaseError for an unknown column, which
    would be lost.
    """
    look = inspect(connection)
    queries = {}
    for table in filter(lambda table: look.has_table(table.name), metadata.sorted_tables):
        names = {column["name"] for column in look.get_columns(table.name)}
        if strange := names.difference(table.columns.keys()):
            raise DatabaseError(
                f"The table {table.name} has a column {min(strange)} that this version of Upcard"
                " does not know: nothing was copied."
            )
        query = select(*(column for column in table.columns if column.name in names))
        queries[table.name] = query.order_by(
            *(key for key in table.primary_key if key.name in names)
        )
    return queries


async def pages(
    connection: AsyncConnection, query: Select[Any]
) -> AsyncGenerator[Sequence[Row[Any]]]:
    """Yield the rows, some hundred at a time."""
    async with connection.stream(query, execution_options={"yield_per": _PAGE}) as result:
        async for rows in result.partitions():
            yield rows


async def digests(connection: AsyncConnection, queries: Tables) -> dict[str, str]:
    """Return the digest of each table."""
    by_table = {name: Digest() for name in queries}
    for name, query in queries.items():
        async for rows in pages(connection, query):
            by_table[name].add(rows)
    return {name: str(digest) for name, digest in by_table.items()}


def make_tables(connection: Connection, schema: str) -> None:
    """Make the tables of a revision in an empty database, but no rows."""
    upgrade(connection, schema)
    remove_rows(connection)


def remove_rows(connection: Connection) -> None:
    """Delete all rows."""
    for name in reversed([*tables(connection)]):
        connection.execute(delete(metadata.tables[name]))


def continue_numbers(connection: Connection) -> None:
    """Let PostgreSQL number new rows after the highest number, as SQLite does."""
    for name in tables(connection) if connection.dialect.name == "postgresql" else ():
        column = metadata.tables[name].autoincrement_column
        highest = None if column is None else connection.scalar(select(func.max(column)))
        if column is not None and highest is not None:
            numbers = func.pg_get_serial_sequence(name, column.name)
            connection.execute(select(func.setval(numbers, highest)))


async def write(connection: AsyncConnection, file: Path) -> None:
    """Write all rows into an empty file, as the transaction of the connection sees them."""
    queries = await connection.run_sync(tables)
    header = {}
    for name, query in queries.items():
        count = await connection.scalar(select(func.count()).select_from(metadata.tables[name]))
        header[name] = {"columns": query.selected_columns.keys(), "rows": count}
    schema, ends = await connection.run_sync(revision), {}
    try:
        with gzip.open(file, "wt", encoding="ascii") as copy:
            print(_line({"form": _FORM, "schema": schema, "tables": header}), file=copy)
            for name, query in queries.items():
                digest = Digest()
                async for rows in pages(connection, query):
                    print(*digest.add(rows), sep="\n", file=copy)
                ends[name] = str(digest)
            print(_line(ends), file=copy)
    except OSError as error:
        raise DatabaseError(f"The copy cannot be written ({error}): nothing was copied.") from None


def schema_of(file: Path) -> str:
    """Return the revision of a written copy.

    Raises DatabaseError if the file isn't a written copy.
    """
    return str(_header(_read(file), file)["schema"])


async def put_back(connection: AsyncConnection, file: Path) -> None:
    """Insert all rows of a written copy into empty tables of its schema.

    Reads them back, and raises DatabaseError if a row differs.
    """
    lines = _read(file)
    for name, part in _header(lines, file)["tables"].items():
        table = metadata.tables[name]
        for rows in batches(islice(lines, part["rows"]), _PAGE):
            new = [_values(table, part["columns"], row) for row in rows]
            await connection.execute(table.insert(), new)
    read = await digests(connection, await connection.run_sync(tables))
    if next(lines, None) != read:
        raise DatabaseError(f"{file} is damaged (its rows are not complete): nothing was changed.")
    await connection.run_sync(continue_numbers)


def _read(file: Path) -> Iterator[Any]:
    """Yield each line."""
    try:
        with gzip.open(file, "rt", encoding="ascii") as lines:
            yield from map(json.loads, lines)
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise DatabaseError(f"{file} is damaged ({error}): nothing was changed.") from None


def _header(lines: Iterator[Any], file: Path) -> Mapping[str, Any]:
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("form") != _FORM:
        raise DatabaseError(f"{file} is no copy that this version of Upcard can read.")
    return header


def _values(table: Table, columns: Sequence[str], row: Sequence[Any]) -> dict[str, Any]:
    values = dict(zip(columns, row, strict=True))
    for name, value in values.items():
        if value is not None and isinstance(table.columns[name].type, LargeBinary):
            values[name] = b64decode(value)
    return values


_line = json.JSONEncoder(
    separators=(",", ":"), default=lambda value: b64encode(value).decode("ascii")
).encode
