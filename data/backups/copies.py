"""Copies of the database at an address, of either kind."""

import asyncio
import re
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
    """Copy the database to a file while the bot plays. Return a report in one line.

    Raises DatabaseError.
    """
    if file.exists() and not overwrite:
        raise DatabaseError(f"{file} is there already: name another file, or add --overwrite.")
    if not file.parent.is_dir():
        raise DatabaseError(f"The folder of {file} does not exist: make {file.parent}.")
    parsed, dialect = find_dialect(url)
    if isinstance(dialect, Postgres):
        where, copied = postgres_backups.back_up(parsed, file)
    else:
        where, copied = sqlite_backups.back_up(Path(str(parsed.database)), file)
    size = file.stat().st_size / 2**20
    return f"{where} was copied to {file.resolve()} ({size:.1f} MB): {copied}."


def put_back(url: str, file: Path) -> str:
    """Replace the database by a copy while no bot runs. Return a report in one line.

    Raises DatabaseError if nothing was changed.
    """
    parsed, dialect = find_dialect(url)
    if isinstance(dialect, Postgres):
        work = partial(postgres_backups.put_back, parsed, file)
    else:
        work = partial(sqlite_backups.put_back, Path(str(parsed.database)), file)

    async def alone() -> str:
        async with only_one(url):
            # In a thread, because parts of the work have their own event loop.
            return await asyncio.to_thread(work)

    return asyncio.run(alone())


def contents(url: str) -> Contents | None:
    """Return the database's contents, or None if it is empty. Nothing is changed.

    Raises DatabaseError.
    """
    parsed, dialect = find_dialect(url)
    if isinstance(dialect, Postgres):
        return postgres_backups.Server(parsed).contents
    return sqlite_backups.contents(Path(str(parsed.database)))


_NAME, _OURS = "upcard-%Y-%m-%d-%H%M%S.copy", re.compile(r"upcard-\d{4}-\d\d-\d\d-\d{6}\.copy")


def back_up_into(url: str, folder: Path, keep: int | None) -> str:
    """Copy the database into a folder, as ``back_up`` does. The moment (UTC) names the file.

    Then the oldest files with such names are deleted until ``keep`` are left. If ``keep`` is None,
    no file is deleted.
    """
    new_folder(folder)
    copy = folder / strftime(_NAME, gmtime())
    report = back_up(url, copy)
    others = sorted(
        path for path in folder.iterdir() if _OURS.fullmatch(path.name) and path != copy
    )
    old = [] if keep is None else others[: max(0, len(others) + 1 - keep)]
    for path in old:
        path.unlink()
    return f"{report} Older copies deleted: {len(old)}." if old else report
