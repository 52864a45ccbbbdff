"""What was played before a soak begins: a database with games of every kind, over and in play.

``python -m tests.soak.earlier_games tests/data/database/stored/0.1.0.sqlite.gz`` keeps one as what
a version stored.
"""

import asyncio
import gzip
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from data.database.database import open_database
from engine.games.registry import REGISTRY
from engine.games.registry import game as rules_of
from engine.live.table import Table
from engine.phase import Phase
from engine.table.terms import Terms, slow
from tests.data.played_games import Club
from tests.short_games import SHORT_GAMES

EARLIER_GUILD = 1082315524880932904
"""A server that has finished games of every kind."""
_OTHER_GUILD = 1174029365512806461
_LONG_AGO = 24 * 60 * 60
"""Seconds before now at which the first game begins."""
_PEOPLE = 8001, 8002, 8003


async def play_earlier_games(file: Path) -> None:
    """Write the database. Open tables go on slowly, and have messages in their channels."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    begin = int(time()) - _LONG_AGO
    here = Club(database, begin, EARLIER_GUILD, EARLIER_GUILD + 1, ids="e000cafe")
    there = Club(database, begin, _OTHER_GUILD, _OTHER_GUILD + 1, ids="e000bead")
    for game, options in SHORT_GAMES.items():
        await here.played(*_people(game), game=game, options=options)
    await there.played(*_people("basic"))
    in_play = [await _begun(here, game, _in_its_first_deal) for game in REGISTRY]
    in_play.append(await _begun(here, "contract", _after_a_deal))
    in_play.append(await _begun(there, "basic", _in_its_first_deal))
    for number, table_id in enumerate(in_play):
        await here.store.show_at(table_id, 1_300_000_001_789_000_000 + number)
    await here.store.beat()
    await database.dispose()


async def _begun(club: Club, game: str, is_enough: Callable[[Table], bool]) -> str:
    return await club.begun(*_people(game), game=game, terms=Terms(slow(3)), is_enough=is_enough)


def _people(game: str) -> Sequence[int]:
    """As few as can play it."""
    return _PEOPLE[: rules_of(game, REGISTRY[game].options()).seats[0]]


def _in_its_first_deal(table: Table) -> bool:
    return table.version > 12


def _after_a_deal(table: Table) -> bool:
    return table.phase is Phase.OVER


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        made = Path(folder) / "upcard.db"
        asyncio.run(play_earlier_games(made))
        with closing(sqlite3.connect(made)) as read:
            Path(sys.argv[1]).write_bytes(gzip.compress(read.serialize(), mtime=0))
