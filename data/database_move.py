"""Copying a whole database into another of either kind, such as SQLite to PostgreSQL.

Until the new database is complete, it has a mark instead of its schema version. No version of the
bot starts on it then. After an interruption, rows that are there already stay. At the end the rows
of both databases are compared. If the old database has changed since the copy started, the copy
starts over.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.backups import rows
from data.backups.sqlite_backups import Contents, read_contents
from data.database.database import find_dialect
from data.database.migrate import HALF_MOVED, NEWEST, HalfMoved, check, note, revision
from data.database.schema import metadata
from data.database.sqlite_files import give_to_owner, is_missing
from data.database.trouble import DatabaseError
from data.database.upsert import insert_new
from data.leases.advisory_locks import IDENTITY
from data.leases.process_lock import only_one

Say = Callable[[str], None]
_EVERY = 100_000
"""Rows between two lines about a long table."""


def move(source: str, target: str, say: Say) -> str:
    """Copy a database into an empty database, or continue an interrupted copy.

    Both are addresses. ``say`` gets a line about each table. Returns the closing sentence. Raises
    DatabaseError. After an error, the same call continues the copy. The source is never changed.
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
        async with only_one(source), only_one(target):
            contents = await _moved(old, new, identity, say)
    finally:
        await old.engine.dispose()
        await new.engine.dispose()
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
        is_file = parsed.get_backend_name() == "sqlite"
        self.file = Path(str(parsed.database)) if is_file else None
        self.where = self._dialect.whereabouts()
        self.engine = self._dialect.make_engine(copies=copies)

    async def identity(self) -> str:
        """Return a text that only this database has."""
        if self.file is not None:
            return str(self.file.resolve())
        async with self.transaction() as connection:
            return str(await connection.scalar(IDENTITY))

    @asynccontextmanager
    async def transaction(self, *, writes: bool = False) -> AsyncIterator[AsyncConnection]:
        """Run a transaction."""
        choose = self._dialect.for_writing if writes else self._dialect.for_reading
        with self._errors():
            async with choose(self.engine, patient=True).begin() as connection:
                yield connection

    async def begin(self, mark: str) -> bool:
        """Make the tables of an empty database, and mark it. Return True if it is complete.

        Raises DatabaseError for another mark or version.
        """

        def make(connection: Connection) -> bool:
            schema = revision(connection)
            if schema is None:
                rows.make_tables(connection, NEWEST)
                note(connection, mark)
            elif schema != mark:
                check(schema, self.where, as_it_is=True)
            return schema == NEWEST

        # A bot checks a file in the same way, and makes it private.
        with suppress(HalfMoved), self._errors():
            await self._dialect.probe(as_it_is=False)
        async with self.transaction(writes=True) as connection:
            is_complete = await connection.run_sync(make)
        if self.file is not None and not is_complete:
            file = self.file.resolve()
            for part in ("", ".lock"):
                give_to_owner(file.with_name(f"{file.name}{part}"), file.parent)
        return is_complete

    async def insert(self, table: str, page: Sequence[Row[Any]]) -> None:
        """Insert the rows that are missing, in a transaction."""
        statement = insert_new(metadata.tables[table], self.engine.name)
        values = [dict(row._mapping) for row in page]
        async with self.transaction(writes=True) as connection:
            await connection.execute(statement, values)

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except self._dialect.driver_errors() as error:
            raise self._error(self._dialect.problem(error)) from None

    def _error(self, words: str) -> DatabaseError:
        return DatabaseError(words.replace("DATABASE_URL", self._option))


async def _moved(old: _Side, new: _Side, identity: str, say: Say) -> Contents:
    """Copy, compare, and let a bot start on the new database."""
    mark = f"{NEWEST} {HALF_MOVED} {sha256(identity.encode()).hexdigest()[:12]}"
    for is_last in (False, True):
        async with old.transaction() as reading:
            schema = await reading.run_sync(revision)
            if schema is None:
                raise DatabaseError(f"{old.where} holds no database of Upcard: nothing was moved.")
            check(schema, old.where, as_it_is=True)
            tables = await reading.run_sync(rows.tables)
            is_complete = await new.begin(mark)
            digests = {
                name: await _copy(reading, name, query, None if is_complete else new, say)
                for name, query in tables.items()
            }
        async with new.transaction() as reading:
            is_same = await rows.digests(reading, tables) == digests
        if is_same:
            break
        if is_complete or is_last:
            raise DatabaseError(
                f"{new.where} has other rows than {old.where}: name an empty database."
            )
        say(f"{new.where} has rows that the old database has not by now: it starts over.")
        async with new.transaction(writes=True) as connection:
            await connection.run_sync(rows.remove_rows)
    async with new.transaction(writes=True) as connection:
        await connection.run_sync(rows.continue_numbers)
        await connection.run_sync(note, NEWEST)
        return await connection.run_sync(
            lambda sync: read_contents(lambda question: sync.scalar(text(question)))
        )


async def _copy(
    reading: AsyncConnection, table: str, query: Select[Any], new: _Side | None, say: Say
) -> str:
    """Copy a table. Return the digest of its rows in the old database."""
    digest = rows.Digest()
    async for page in rows.pages(reading, query):
        if new is not None:
            await new.insert(table, page)
        digest.add(page)
        if digest.count % _EVERY == 0:
            say(f"{table}: {digest.count} rows, and more")
    if digest.count:
        say(f"{table}: {digest.count} rows")
    return str(digest)
