"""`kill -9` between any two transactions of the league: nothing is lost or counted twice."""

import signal
from pathlib import Path

import pytest

from data.database.database import open_database
from data.rebuild_league import rebuild
from tests.data.evenings import HERE, Evening
from tests.processes import PYTHON, heard
from tests.ready import ready_database

pytestmark = [pytest.mark.timing, pytest.mark.long]

PLAYS = """
import asyncio, sys
from data.database.database import open_database
from data.league.standings import CorrectionKind
from tests.data.evenings import HERE, Evening

async def main():
    evening = Evening(await open_database(sys.argv[1]))
    evening.games = int(sys.argv[2])
    evening.now += 60 * evening.games
    await evening.corrections.finish()
    while True:
        users = [[1, 2, 3], [2, 3, 1], [3, 1, 4]][evening.games % 3]
        table = await evening.ranked(*users)
        print(table, flush=True)
        if evening.games % 2:
            await evening.corrections.correct(HERE, table, 9, "told so", CorrectionKind.VOID)
            print(table, "void", flush=True)
        if evening.games % 4 == 1:
            back = CorrectionKind.RESTORE
            await evening.corrections.correct(HERE, table, 9, "told otherwise", back)
            print(table, "restored", flush=True)
        if evening.games % 5 == 0:
            await evening.seasons.open(HERE)

asyncio.run(main())
"""


LINES = (26, 17)
"""So many are read from a process before it is killed."""


async def test_kill_9_loses_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    url, told, unsure = ready_database(tmp_path), list[str](), set[str]()
    for number in LINES:
        games = len({line.split()[0] for line in told})
        # One more may have been stored whose line was not printed any more.
        with heard(PYTHON, "-c", PLAYS, url, str(games + 1 if told else 0)) as (player, lines):
            told += [lines.readline() for _ in range(number)]
            player.send_signal(signal.SIGKILL)
            told += lines.read().splitlines()
            assert player.wait() == -signal.SIGKILL
        # What was begun after its last line may be stored or not.
        unsure.add(told[-1].split()[0])
    database = await open_database(url)
    evening = Evening(database)
    await evening.corrections.finish()
    stored = await evening.whole()
    booked = {game["table_id"]: game["void"] for game in stored[0]}
    done: dict[str, bool] = {}
    for line in told:
        table, *what = line.split()
        done[table] = what == ["void"]
    assert {one: void for one, void in done.items() if one not in unsure}.items() <= booked.items()
    assert unsure <= booked.keys()
    assert len(booked) <= len(done) + len(LINES)
    assert len(stored[1]) == 3 * len(booked)
    await rebuild(database)
    assert await evening.whole() == stored
    assert len(await evening.seasons.of(HERE)) > 1
    await database.dispose()
