"""``python -m data rebuild``: recalculate all standings and ratings from the journals.

``backup FILE`` copies the database while the bot plays, ``restore FILE`` puts a copy back.
``privacy`` prints docs/privacy.md: what is stored, why, and for how long.

``position NAME`` prints everything needed to reproduce a bug, by the reference that players were
shown or by the id of the table. That includes the hands and the seed: with ``--output`` it goes
into a new file that nobody else can read.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy import URL

from data.backups import postgres_backups, sqlite_backups
from data.database.address import USUAL, set_value
from data.database.data_inventory import privacy_page
from data.database.database import find_dialect, open_database
from data.database.postgres import Postgres
from data.database.trouble import DatabaseError
from data.faults import position, save
from data.leases.process_lock import only_one
from data.rebuild_league import rebuild

_OF_A_BOT = Path("upcard.db"), Path("upcard.db.lock")
"""The files that a bot without settings leaves in its folder."""


def main() -> int:
    """0 if it is done, 1 with a sentence if the database cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m data", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    again = commands.add_parser(
        "rebuild", help="recalculate all standings and ratings from the journals"
    )
    copy = commands.add_parser("backup", help="copy the database to a file, while the bot plays")
    copy.add_argument("file", type=Path, metavar="FILE")
    copy.add_argument("--overwrite", action="store_true", help="replace an existing file")
    back = commands.add_parser("restore", help="put a copy back, while no bot runs")
    back.add_argument("file", type=Path, metavar="FILE")
    commands.add_parser("privacy", help="print what is stored, why, and for how long")
    where = commands.add_parser("position", help="print everything needed to reproduce a bug")
    where.add_argument("name", help="the reference of a bug, or the id of a table")
    where.add_argument("--output", type=Path, help="a new file that nobody else can read")
    for command in (again, copy, back, where):
        command.add_argument(
            *("--database", "--database-url"), metavar="ADDRESS", help="instead of DATABASE_URL"
        )
    chosen = parser.parse_args()
    if chosen.command == "privacy":
        print(privacy_page(), end="")
        return 0
    try:
        url = _database(chosen)
        if chosen.command == "position":
            return asyncio.run(_position(url, chosen.name, chosen.output))
        if chosen.command == "backup":
            print(back_up(url, chosen.file, overwrite=chosen.overwrite))
        elif chosen.command == "restore":
            print(put_back(url, chosen.file))
        else:
            asyncio.run(_rebuild(url))
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _database(chosen: argparse.Namespace) -> str:
    """Return the address. No restore makes a database that neither a bot nor a person named."""
    named = chosen.database or set_value("DATABASE_URL")
    if chosen.command == "restore" and not (named or any(map(Path.exists, _OF_A_BOT))):
        raise DatabaseError(
            f"There is no {_OF_A_BOT[0]} here, and DATABASE_URL is not set: add --database with"
            " the address of the bot's database. Nothing was changed."
        )
    return named or USUAL


def _report(guild_id: int, count: int, kept: int) -> None:
    untold = f", {kept} kept as they were: their journals are thinned or do not tell how they ended"
    print(f"server {guild_id}: {count} games{untold if kept else ''}")


async def _position(url: str, name: str, output: Path | None) -> int:
    database = await open_database(url, as_it_is=True)
    try:
        told = await position(database, name)
    finally:
        await database.dispose()
    if told is None:
        print(f"No table and no fault is called {name}.", file=sys.stderr)
        return 1
    if output is None:
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    try:
        save(told, output)
    except OSError as error:
        print(f"{output} cannot be written ({error.strerror}): name a new file.", file=sys.stderr)
        return 1
    return 0


async def _rebuild(url: str) -> None:
    database = await open_database(url, as_it_is=True)
    try:
        await rebuild(database, _report)
    finally:
        await database.dispose()


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


if __name__ == "__main__":
    sys.exit(main())
