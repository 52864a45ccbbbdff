"""``python -m data rebuild``: book all finished games anew, from their journals.

``python -m data privacy`` prints docs/privacy.md: what is kept, why, and for how long.
"""

import argparse
import asyncio
import os
import sys

from dotenv import dotenv_values

from data.database.database import DatabaseError, open_database
from data.privacy_page import privacy_page
from data.rebuild_league import rebuild

_USUAL = "sqlite+aiosqlite:///upcard.db"


def main() -> int:
    """0 if it is done, 1 with a sentence if the database cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m data", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    again = commands.add_parser("rebuild", help="book all finished games anew")
    again.add_argument(
        "--database-url",
        help="the database; if it is not given, DATABASE_URL as the bot has it",
    )
    commands.add_parser("privacy", help="print what is kept, why, and for how long")
    chosen = parser.parse_args()
    if chosen.command == "privacy":
        print(privacy_page(), end="")
        return 0
    given = chosen.database_url
    try:
        asyncio.run(_rebuild(given or _of_the_bot()))
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _of_the_bot() -> str:
    """The environment wins over the file, as it does for the bot."""
    name = "DATABASE_URL"
    return os.environ.get(name) or dotenv_values(".env").get(name) or _USUAL


def _report(guild_id: int, count: int, kept: int) -> None:
    untold = f", {kept} kept as they were: their journals do not tell how they ended"
    print(f"server {guild_id}: {count} games{untold if kept else ''}")


async def _rebuild(url: str) -> None:
    database = await open_database(url)
    try:
        await rebuild(database, _report)
    finally:
        await database.dispose()


if __name__ == "__main__":
    sys.exit(main())
