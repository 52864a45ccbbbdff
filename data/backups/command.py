"""Copying the database of an address, whatever kind it is, and putting a copy in its place."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy import URL

from data.backups import postgres_backups, sqlite_backups
from data.database.database import find_dialect
from data.database.postgres import Postgres
from data.database.trouble import DatabaseError
from data.leases.process_lock import only_one

__all__ = ["back_up", "put_back"]


def back_up(url: str, file: Path, *, overwrite: bool = False) -> str:
    """Copy it to a file while the bot plays; what was done, in one line. Raises DatabaseError."""
    if file.exists() and not overwrite:
        raise DatabaseError(f"{file} is there already: name another file, or add --overwrite.")
    parsed, is_postgres = _address(url)
    if is_postgres:
        return postgres_backups.back_up(parsed, file)
    return sqlite_backups.back_up(Path(str(parsed.database)), file)


def put_back(url: str, file: Path) -> str:
    """Put a copy in its place while no bot runs; what was done, in one line.

    Raises DatabaseError; nothing is changed then.
    """
    parsed, is_postgres = _address(url)
    if is_postgres:
        return asyncio.run(_alone(url, partial(postgres_backups.put_back, parsed, file)))
    database = Path(str(parsed.database))
    return asyncio.run(_alone(url, partial(sqlite_backups.put_back, database, file)))


async def _alone(url: str, work: Callable[[], str]) -> str:
    """While no bot has the database. It runs in a thread: parts of it ask the server themselves."""
    async with only_one(url):
        return await asyncio.to_thread(work)


def _address(url: str) -> tuple[URL, bool]:
    """The address, and whether it is PostgreSQL's. Raises DatabaseError if it cannot be right."""
    parsed, dialect = find_dialect(url)
    wrong = dialect.unusable()
    if wrong is not None:
        raise DatabaseError(wrong)
    return parsed, isinstance(dialect, Postgres)
