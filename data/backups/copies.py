"""Copies of the database that an address names, whichever kind it is."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import gmtime, strftime

from data.backups import postgres_backups, sqlite_backups
from data.backups.sqlite_backups import Contents
from data.database.database import find_dialect
from data.database.postgres import Postgres
from data.database.sqlite_files import new_folder
from data.database.trouble import DatabaseError
from data.leases.process_lock import only_one


def back_up(url: str, file: Path, *, overwrite: bool = False) -> str:
    """Copy it to a file while the bot plays. Return a report in one line. Raises DatabaseError."""
    if file.exists() and not overwrite:
        raise DatabaseError(f"{file} is there already: name another file, or add --overwrite.")
    parsed, dialect = find_dialect(url)
    if isinstance(dialect, Postgres):
        return postgres_backups.back_up(parsed, file)
    return sqlite_backups.back_up(Path(str(parsed.database)), file)


def put_back(url: str, file: Path) -> str:
    """Put a copy in its place while no bot runs. Return a report in one line.

    Raises DatabaseError if nothing was changed.
    """
    parsed, dialect = find_dialect(url)
    if isinstance(dialect, Postgres):
        return asyncio.run(_alone(url, partial(postgres_backups.put_back, parsed, file)))
    database = Path(str(parsed.database))
    return asyncio.run(_alone(url, partial(sqlite_backups.put_back, database, file)))


def contents(url: str) -> Contents | None:
    """Count its contents and change nothing. None if it is empty. Raises DatabaseError."""
    parsed, dialect = find_dialect(url)
    if isinstance(dialect, Postgres):
        return postgres_backups.Server(parsed).contents
    return sqlite_backups.contents(Path(str(parsed.database)))


_NAME, _OURS = "upcard-%Y-%m-%d-%H%M%S.copy", re.compile(r"upcard-\d{4}-\d\d-\d\d-\d{6}\.copy")


def back_up_into(url: str, folder: Path, keep: int | None) -> str:
    """Copy it to a file of this folder that is named after the moment (UTC), as ``back_up`` does.

    Then delete the oldest files of such names until ``keep`` are left. None deletes none.
    """
    new_folder(folder)
    copy = folder / strftime(_NAME, gmtime())
    told = back_up(url, copy)
    others = sorted(one for one in folder.iterdir() if _OURS.fullmatch(one.name) and one != copy)
    old = [] if keep is None else others[: max(0, len(others) + 1 - keep)]
    for one in old:
        one.unlink()
    return f"{told} Older copies deleted: {len(old)}." if old else told


async def _alone(url: str, work: Callable[[], str]) -> str:
    """Work while no bot has the database, in a thread, as parts of it have their own loop."""
    async with only_one(url):
        return await asyncio.to_thread(work)
