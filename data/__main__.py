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
import os
import sys
from pathlib import Path

from dotenv import dotenv_values

from data.backups.command import back_up, put_back
from data.database.database import DatabaseError, open_database
from data.faults import position, save
from data.privacy_page import privacy_page
from data.rebuild_league import rebuild

_USUAL = "sqlite+aiosqlite:///upcard.db"


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
    for one in (again, copy, back):
        one.add_argument(
            "--database-url",
            help="the database; DATABASE_URL if left out",
        )
    commands.add_parser("privacy", help="print what is stored, why, and for how long")
    where = commands.add_parser("position", help="print everything needed to reproduce a bug")
    where.add_argument("name", help="the reference of a bug, or the id of a table")
    where.add_argument("--output", type=Path, help="a new file that nobody else can read")
    where.add_argument("--database-url", help="as for rebuild")
    chosen = parser.parse_args()
    if chosen.command == "privacy":
        print(privacy_page(), end="")
        return 0
    url = chosen.database_url or _of_the_bot()
    try:
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


def _of_the_bot() -> str:
    """The environment wins over the file, as it does for the bot."""
    name = "DATABASE_URL"
    return os.environ.get(name) or dotenv_values(".env").get(name) or _USUAL


def _report(guild_id: int, count: int, kept: int) -> None:
    untold = f", {kept} kept as they were: their journals are thinned or do not tell how they ended"
    print(f"server {guild_id}: {count} games{untold if kept else ''}")


async def _position(url: str, name: str, output: Path | None) -> int:
    database = await open_database(url)
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
    database = await open_database(url)
    try:
        await rebuild(database, _report)
    finally:
        await database.dispose()


if __name__ == "__main__":
    sys.exit(main())
