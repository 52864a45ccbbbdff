"""All of a database copied into another one of either kind, such as from SQLite to PostgreSQL.

The new database has a mark in place of its schema version until it is complete: no version of the
bot starts on it. Rows are copied in the order of their keys, so those that are there after an
interruption are the first ones. They are compared with the old ones, and the rest follows.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import aclosing, asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.backups import rows
from data.backups.sqlite_backups import Contents, read_contents
from data.database.database import Database, find_dialect
from data.database.dialect import Dialect
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


class _Side(NamedTuple):
    database: Database
    dialect: Dialect
    file: Path | None
    identity: str

    @property
    def where(self) -> str:
        return self.dialect.whereabouts()


class _Differs(Exception):
    """The rows of the target are not the first ones of the source."""


async def _move(source: str, target: str, say: Say) -> str:
    async with _opened(source, "--from", copies=True) as old, _opened(target, "--to") as new:
        if old.identity == new.identity:
            raise DatabaseError(f"--from and --to are one database, {old.where}: name two.")
        async with only_one(source), only_one(target):
            async with old.database.read(patient=True) as reading:
                with _named("--from"):
                    parts = await _parts(reading, old.where)
                with _named("--to"):
                    is_whole = await _begin(new, _mark(old))
                copy = _digests(reading, parts) if is_whole else _copy(reading, new, parts, say)
                moved = await copy
            async with new.database.read(patient=True) as reading:
                if await _digests(reading, parts) != moved:
                    raise DatabaseError(
                        f"{new.where} has other rows than {old.where}: name an empty database."
                    )
            async with new.database.write(patient=True) as connection:
                contents = await connection.run_sync(_finish)
    return (
        f"{old.where} was moved to {new.where}: {contents}. Both have the same rows by count and"
        " hash. Now name the new one in DATABASE_URL."
    )


@asynccontextmanager
async def _opened(url: str, option: str, *, copies: bool = False) -> AsyncIterator[_Side]:
    with _named(option):
        parsed, dialect = find_dialect(url)
        wrong = dialect.unusable()
        file = Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None
        if copies and not wrong and file is not None and is_missing(file):
            wrong = f"There is no database {file}: nothing was moved."
        if wrong:
            raise DatabaseError(wrong)
    database = Database(dialect.make_engine(copies=copies), dialect)
    try:
        with _named(option):
            if file is not None:
                identity = str(file.resolve())
            else:
                async with database.read(patient=True) as connection:
                    identity = str(await connection.scalar(IDENTITY))
        yield _Side(database, dialect, file, identity)
    finally:
        await database.dispose()


@contextmanager
def _named(option: str) -> Iterator[None]:
    """Name the option in sentences about its address."""
    try:
        yield
    except DatabaseError as error:
        raise DatabaseError(str(error).replace("DATABASE_URL", option)) from None


def _mark(old: _Side) -> str:
    """Return the mark of a target that is half moved from this source."""
    return f"{NEWEST} {HALF_MOVED} {sha256(old.identity.encode()).hexdigest()[:12]}"


async def _parts(reading: AsyncConnection, where: str) -> Sequence[rows.Part]:
    schema = await reading.run_sync(revision)
    if schema is None:
        raise DatabaseError(f"{where} holds no database of Upcard: nothing was moved.")
    check(schema, where, as_it_is=True)
    return await reading.run_sync(rows.parts)


async def _begin(new: _Side, mark: str) -> bool:
    """Make the tables of an empty target. Return True if it is no half-moved one.

    Raises DatabaseError if it is half moved from another source.
    """
    # The bot's own look at a file: whose it is, and that no one else can read it.
    with suppress(HalfMoved):
        try:
            await new.dialect.probe(as_it_is=False)
        except new.dialect.driver_errors() as error:
            raise DatabaseError(new.dialect.problem(error)) from None

    def begin(connection: Connection) -> bool:
        schema = revision(connection)
        if schema is None:
            rows.make_tables(connection, NEWEST)
            note(connection, mark)
        elif schema != mark:
            check(schema, new.where, as_it_is=False)
            if schema != NEWEST:
                raise DatabaseError(f"{new.where} is in use: name an empty database.")
        return schema == NEWEST

    async with new.database.write(patient=True) as connection:
        is_whole = await connection.run_sync(begin)
    if new.file is not None and not is_whole:
        give_to_owner(new.file, new.file.parent)
    return is_whole


async def _copy(
    reading: AsyncConnection, new: _Side, parts: Sequence[rows.Part], say: Say
) -> Digests:
    while True:
        try:
            return {part.table.name: await _copy_table(reading, new, part, say) for part in parts}
        except _Differs:
            say(f"{new.where} has rows that the old database has not by now: it starts over.")
            async with new.database.write(patient=True) as connection:
                await connection.run_sync(rows.remove_rows)


async def _copy_table(reading: AsyncConnection, new: _Side, part: rows.Part, say: Say) -> str:
    async with new.database.read(patient=True) as connection:
        there = await rows.digest(connection, part)
    name, found = part.table.name, rows.Digest()
    async with aclosing(rows.pages(reading, part)) as pages:
        async for page in pages:
            known = max(0, there.count - found.count)
            found.add(page[:known])
            if found.count == there.count and str(found) != str(there):
                raise _Differs
            if len(page) > known:
                await _insert(new, part, page[known:])
                found.add(page[known:])
            if found.count % _EVERY == 0:
                say(f"{name}: {found.count} rows, and more")
    if found.count < there.count:
        raise _Differs
    if found.count:
        say(f"{name}: {found.count} rows, {found.count - there.count} of them new")
    return str(found)


async def _insert(new: _Side, part: rows.Part, page: Sequence[Row[Any]]) -> None:
    try:
        async with new.database.write(patient=True) as connection:
            await connection.execute(part.table.insert(), [dict(row._mapping) for row in page])
    except DBAPIError as error:
        # Without its own words, which may quote the row.
        raise DatabaseError(
            f"{new.where} refuses rows of the table {part.table.name}"
            f" ({type(error.orig).__name__}): correct them in the old database, then run the same"
            " command again."
        ) from None


async def _digests(reading: AsyncConnection, parts: Sequence[rows.Part]) -> Digests:
    return {part.table.name: str(await rows.digest(reading, part)) for part in parts}


def _finish(connection: Connection) -> Contents:
    """Let a bot start on the target."""
    rows.continue_numbers(connection)
    note(connection, NEWEST)
    return read_contents(lambda question: connection.scalar(text(question)))
