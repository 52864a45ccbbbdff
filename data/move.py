"""All of a database copied into another one of either kind, such as from SQLite to PostgreSQL.

The new database has a mark in place of its schema version until it is complete: no version of the
bot starts on it. Rows are copied in the order of their keys, so those that are there after an
interruption are the first ones. They are compared with the old ones, and the rest follows.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.backups import rows
from data.backups.sqlite_backups import Contents, read_contents
from data.database.database import find_dialect
from data.database.migrate import (
    HALF_MOVED,
    NEWEST,
    HalfMoved,
    check,
    note,
    revision,
)
from data.database.sqlite_files import give_to_owner, is_missing
from data.database.trouble import DatabaseError
from data.leases.advisory_locks import IDENTITY
from data.leases.process_lock import only_one

_EVERY = 100_000
"""Rows between two lines about a long table."""

Say = Callable[[str], None]
Digests = dict[str, str]
"""Counts and hashes by table."""


def move(source: str, target: str, say: Say) -> str:
    """Copy a database into an empty one, or continue a copy that was interrupted.

    Both are addresses. ``say`` gets a line about each table. Returns the closing sentence. Raises
    DatabaseError; the same call continues then. The source is never changed.
    """
    return asyncio.run(_move(source, target, say))


async def _move(source: str, target: str, say: Say) -> str:
    old, new = _Side(source, "--from", copies=True), _Side(target, "--to")
    try:
        if old.file is not None and is_missing(old.file):
            raise DatabaseError(f"There is no database {old.file}: nothing was moved.")
        identity = await old.identity()
        if identity == await new.identity():
            raise DatabaseError(f"--from and --to are one database, {old.where}: name two.")
        mark = f"{NEWEST} {HALF_MOVED} {sha256(identity.encode()).hexdigest()[:12]}"
        async with only_one(source), only_one(target):
            async with old.transaction() as reading:
                parts = await _parts(reading, old.where)
                is_whole = await new.begin(mark)
                copy = _digests(reading, parts) if is_whole else _copy(reading, new, parts, say)
                moved = await copy
            async with new.transaction() as reading:
                if await _digests(reading, parts) != moved:
                    raise DatabaseError(
                        f"{new.where} has other rows than {old.where}: name an empty database."
                    )
            async with new.transaction(writes=True) as connection:
                contents = await connection.run_sync(_finish)
    finally:
        await old.dispose()
        await new.dispose()
    return (
        f"{old.where} was moved to {new.where}: {contents}. Both have the same rows by count and"
        " hash. Now name the new one in DATABASE_URL."
    )


class _Side:
    """One of the two databases. Its errors name the option that its address came from."""

    def __init__(self, url: str, option: str, *, copies: bool = False) -> None:
        """Raise DatabaseError if the address cannot be right."""
        self._option = option
        try:
            parsed, self._dialect = find_dialect(url)
        except DatabaseError as error:
            raise self._error(str(error)) from None
        wrong = self._dialect.unusable()
        if wrong:
            raise self._error(wrong)
        is_file = parsed.get_backend_name() == "sqlite"
        self.file = Path(str(parsed.database)) if is_file else None
        self.where = self._dialect.whereabouts()
        self._engine = self._dialect.make_engine(copies=copies)
        self.dispose = self._engine.dispose

    async def identity(self) -> str:
        """Return a text that only this database has."""
        if self.file is not None:
            return str(self.file.resolve())
        async with self.transaction() as connection:
            return str(await connection.scalar(IDENTITY))

    @asynccontextmanager
    async def transaction(self, *, writes: bool = False) -> AsyncIterator[AsyncConnection]:
        """Run a transaction, and raise DatabaseError for errors of its driver."""
        choose = self._dialect.for_writing if writes else self._dialect.for_reading
        try:
            async with choose(self._engine, patient=True).begin() as connection:
                yield connection
        except self._dialect.driver_errors() as error:
            raise self._error(self._dialect.problem(error)) from None

    async def begin(self, mark: str) -> bool:
        """Make the tables of an empty database, and mark it. Return True for a complete one.

        Raises DatabaseError for other marks and other versions.
        """

        def make(connection: Connection) -> bool:
            schema = revision(connection)
            if schema is None:
                rows.make_tables(connection, NEWEST)
                note(connection, mark)
            elif schema != mark:
                check(schema, self.where, as_it_is=False)
                if schema != NEWEST:
                    raise DatabaseError(f"{self.where} is in use: name an empty database.")
            return schema == NEWEST

        try:
            # The bot's own look at a file: whose it is, and that no one else can read it.
            with suppress(HalfMoved):
                await self._dialect.probe(as_it_is=False)
        except self._dialect.driver_errors() as error:
            raise self._error(self._dialect.problem(error)) from None
        async with self.transaction(writes=True) as connection:
            is_complete = await connection.run_sync(make)
        if self.file is not None and not is_complete:
            give_to_owner(self.file, self.file.parent)
        return is_complete

    async def insert(self, part: rows.Part, page: Sequence[Row[Any]]) -> None:
        """Insert rows in a transaction."""
        values = [dict(row._mapping) for row in page]
        async with self.transaction(writes=True) as connection:
            try:
                await connection.execute(part.table.insert(), values)
            except DBAPIError as error:
                if self._dialect.trouble(error) is not None:
                    raise
                # Its own words may quote the row.
                raise DatabaseError(
                    f"{self.where} refuses rows of the table {part.table.name}"
                    f" ({type(error.orig).__name__}): correct them in the old database, then run"
                    " the same command again."
                ) from None

    def _error(self, words: str) -> DatabaseError:
        return DatabaseError(words.replace("DATABASE_URL", self._option))


class _Differs(Exception):
    """The rows of the target are not the first ones of the source."""


async def _parts(reading: AsyncConnection, where: str) -> Sequence[rows.Part]:
    schema = await reading.run_sync(revision)
    if schema is None:
        raise DatabaseError(f"{where} holds no database of Upcard: nothing was moved.")
    check(schema, where, as_it_is=True)
    return await reading.run_sync(rows.parts)


async def _copy(
    reading: AsyncConnection, new: _Side, parts: Sequence[rows.Part], say: Say
) -> Digests:
    while True:
        try:
            return {part.table.name: await _copy_table(reading, new, part, say) for part in parts}
        except _Differs:
            say(f"{new.where} has rows that the old database has not by now: it starts over.")
            async with new.transaction(writes=True) as connection:
                await connection.run_sync(rows.remove_rows)


async def _copy_table(reading: AsyncConnection, new: _Side, part: rows.Part, say: Say) -> str:
    async with new.transaction() as connection:
        there = await rows.digest(connection, part)
    name, found = part.table.name, rows.Digest()
    async with aclosing(rows.pages(reading, part)) as pages:
        async for page in pages:
            known = max(0, there.count - found.count)
            found.add(page[:known])
            if found.count == there.count and str(found) != str(there):
                raise _Differs
            if len(page) > known:
                await new.insert(part, page[known:])
                found.add(page[known:])
            if found.count % _EVERY == 0:
                say(f"{name}: {found.count} rows, and more")
    if found.count < there.count:
        raise _Differs
    if found.count:
        say(f"{name}: {found.count} rows, {found.count - there.count} of them new")
    return str(found)


async def _digests(reading: AsyncConnection, parts: Sequence[rows.Part]) -> Digests:
    return {part.table.name: str(await rows.digest(reading, part)) for part in parts}


def _finish(connection: Connection) -> Contents:
    """Let a bot start on the target."""
    rows.continue_numbers(connection)
    note(connection, NEWEST)
    return read_contents(lambda question: connection.scalar(text(question)))
