"""How long the league takes to answer a server that has played 100,000 games.

``python -m bench league [--games N] [--database FILE]`` uses a server of bench.crowd. It is made
first, unless the file exists already. The first part measures the storage, by the processor time
from the question to the value, with the database's own thread. The second part measures the whole
answers of a bot (bench.answers).
"""

import argparse
import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from bench import answers
from bench.crowd import FIRST, SERVER, SPAN, Crowd, people_of, played
from bench.measure import anchor, line, times
from data.choices.settings import SettingsStore
from data.database.database import Database, open_database
from data.league.booking import meetings
from data.league.ladder import climb
from data.league.queries import League
from data.league.seasons import Seasons
from data.league.standings import MONTHLY, LeaderboardKind, Measure

GAMES = 100_000

_SEED = 20
_ASKED = 200
_KINDS = ("basic", "contract", "dummy")


Ask = Callable[[Random], Awaitable[object]]


def questions(database: Database, crowd: Crowd, season: int) -> dict[str, Ask]:
    """Return the questions of /leaderboard, /stats and /history, about random people or pages."""
    league = League(database, lambda: FIRST + SPAN)

    def somebody(chance: Random) -> int:
        return chance.choice(crowd.people).user

    async def board(
        chance: Random,
        season: int | None,
        measure: Measure,
        kind: LeaderboardKind = LeaderboardKind.RATED,
    ) -> None:
        """Ask for a page of the leaderboard, and for the asker's row."""
        game = chance.choice(list(_KINDS))
        page = chance.randrange(len(crowd.people) // 10)
        await league.leaderboard(SERVER, game, season, measure, page, kind=kind)
        await league.standing_of(SERVER, somebody(chance), game, season, measure, kind=kind)

    async def rivals(chance: Random) -> None:
        """Ask how often people at a table have met, as its game ends."""
        people = [one.user for one in chance.sample(crowd.people, 4)]
        async with database.read() as connection:
            await connection.run_sync(meetings, SERVER, people)

    busiest = crowd.people[0].user
    return {
        **{
            f"leaderboard by {measure}": partial(board, season=None, measure=measure)
            for measure in Measure
        },
        "leaderboard of a season": lambda chance: board(chance, season, Measure.RATING),
        **{
            f"leaderboard, {kind}": partial(board, season=None, measure=Measure.WINS, kind=kind)
            for kind in (LeaderboardKind.ALL, LeaderboardKind.TONIGHT, LeaderboardKind.MONTH)
        },
        "rivals": rivals,
        "leaderboard of all games": lambda _: league.leaderboard(SERVER, None),
        "rank": lambda chance: league.standing_of(SERVER, somebody(chance), "dummy"),
        "stats": lambda chance: league.stats(SERVER, somebody(chance)),
        "stats of the busiest": lambda _: league.stats(SERVER, busiest),
        "history of the server": lambda chance: league.history(SERVER, None, chance.randrange(50)),
        "history of a person": lambda chance: league.history(SERVER, somebody(chance)),
        "history of the busiest": lambda _: league.history(SERVER, busiest),
        "seasons": lambda _: Seasons(database).of(SERVER),
    }


async def _timed(ask: Ask, chance: Random) -> list[float]:
    found = []
    for _ in range(_ASKED):
        before = process_time()
        await ask(chance)
        found.append(process_time() - before)
    return found


async def _made(file: Path, games: int) -> tuple[Crowd, str]:
    """Create the server in a new file. Return its people, and how long that took."""
    database = await open_database(f"sqlite:///{file}")
    # Every month is a season, as a server can have it.
    await SettingsStore(database).keep_server(SERVER, {MONTHLY: True})
    before = perf_counter()
    crowd = await played(database, games)
    spent = perf_counter() - before
    await database.dispose()
    return crowd, f"booked in {spent:,.0f} s, {spent / games * 1e3:.2f} ms a game"


async def _stored(database: Database, crowd: Crowd) -> list[str]:
    """Measure the answers of the storage."""
    seasons = await Seasons(database, lambda: FIRST + SPAN).of(SERVER)
    unit, chance = anchor(), Random(_SEED)
    lines = [
        (
            f"  storage, {len(crowd.people):,} people in {len(seasons)} seasons"
            f" (beside a loop of 10,000: {unit * 1e3:.3f} ms)"
        )
    ]
    six = tuple(crowd.standing(seat, crowd.people[seat], seat + 1, None) for seat in range(6))
    one = times(lambda standings: climb({}, standings, rated=True), [(six,)] * _ASKED)
    lines.append(line("  one ladder climbed by six", one, unit))
    for name, ask in questions(database, crowd, seasons[1].season_id).items():
        lines.append(line(f"  {name}", await _timed(ask, chance), unit))
    return lines


async def _figures(file: Path, games: int, *, is_there: bool) -> list[str]:
    crowd, made = (people_of(), "made before") if is_there else await _made(file, games)
    lines = [f"league: {games:,} finished games, {made}"]
    database = await open_database(f"sqlite:///{file}")
    # The bot does the same once it has started.
    gc.collect()
    gc.freeze()
    try:
        lines += await _stored(database, crowd)
        lines += await answers.report(f"sqlite+aiosqlite:///{file}")
    finally:
        await database.dispose()
    return lines


def report(games: int = GAMES, file: Path | None = None) -> Iterator[str]:
    """Yield lines of results, on a new SQLite file unless one is named."""
    with tempfile.TemporaryDirectory() as folder:
        place = file or Path(folder) / "league.db"
        yield from asyncio.run(_figures(place, games, is_there=place.exists()))


def main(arguments: Sequence[str]) -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench league", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--database", type=Path, metavar="FILE", help="made, and used again")
    chosen = parser.parse_args(arguments)
    for told in report(chosen.games, chosen.database):
        print(told)
