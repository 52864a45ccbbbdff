"""How long the league takes to answer a server that has played 100,000 games.

``python -m bench.league [--games N]``. The games end through data.booking, which is what a table
that ends calls, several of them in one transaction so that it takes minutes and not hours: 1,500
people of whom some play far more than others and each has a strength, in three games and a season
a month, one table in eight with computers, one in twenty with somebody who left. The time of an
answer is the processor time from the question to the value, with that of the database's own thread.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter, process_time

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from bench.measure import anchor, line, times
from data.booking import Finished, book
from data.corrections import Corrections
from data.database import open_database, writing
from data.ladder import climb
from data.league import League, Measure
from data.schema import tables
from data.seasons import MONTHLY, Seasons
from data.settings import SettingsStore
from data.store import table_row
from engine.record import Header, Standing, Unrated

GAMES = 100_000
PEOPLE = 1_500
SERVER = 41771983423143937
FIRST = 1_700_000_000
"""Unix seconds of the first game."""

SPAN = 730 * 24 * 60 * 60
"""Seconds over which they were played."""

_AT_ONCE = 250
_SEED = 20
_ASKED = 200
_KINDS = {"basic": (2, 6), "contract": (3, 5), "dummy": (2, 4)}


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a strength, as the model of the ratings understands it."""

    user: int
    name: str
    strength: float


class Crowd:
    """The people of a server and how their games end."""

    def __init__(self, chance: Random, people: int = PEOPLE) -> None:
        self._chance = chance
        self.people = [
            Person(10**17 + number, f"Player {number}", chance.gauss(25, 6))
            for number in range(people)
        ]
        # Few play much and many play little.
        self._zeal = [1 / (1 + number) ** 0.6 for number in range(people)]

    def ending(self) -> tuple[str, tuple[Standing, ...]]:
        """A game that somebody opened, and how it ended."""
        chance = self._chance
        game = chance.choice(list(_KINDS))
        size = chance.randint(*_KINDS[game])
        seated: list[Person | None] = [*self._seated(size)]
        unrated = None
        if chance.random() < 1 / 8:
            seated[1:] = [None] * (size - 1)
            unrated = Unrated.COMPUTER
        leaver = chance.random() < 1 / 20 and unrated is None
        played = {seat: self._form(who) for seat, who in enumerate(seated)}
        order = sorted(played, key=played.__getitem__, reverse=True)
        rows = [
            self.standing(seat, seated[seat], place, unrated) for place, seat in enumerate(order, 1)
        ]
        rows.sort(key=lambda one: one.seat)
        return game, self._left(rows) if leaver else tuple(rows)

    def _seated(self, size: int) -> list[Person]:
        found: dict[int, Person] = {}
        while len(found) < size:
            [one] = self._chance.choices(self.people, self._zeal)
            found[one.user] = one
        return list(found.values())

    def _form(self, who: Person | None) -> float:
        return self._chance.gauss(22 if who is None else who.strength, 8)

    def standing(
        self, seat: int, who: Person | None, place: int, unrated: Unrated | None
    ) -> Standing:
        """How somebody ended (None: a computer)."""
        total = self._chance.randint(0, 60) * place
        return Standing(
            user=None if who is None else who.user,
            name="Ada" if who is None else who.name,
            place=place,
            total=total,
            won=place == 1,
            seat=seat,
            points=total,
            deals=7,
            timeouts=self._chance.random() < 1 / 10,
            unrated=unrated,
        )

    def _left(self, rows: list[Standing]) -> tuple[Standing, ...]:
        """The last one gave up his seat, and a computer played it to the end."""
        why = Unrated.HANDED_OVER
        told = [replace(one, unrated=why) for one in rows]
        last = max(range(len(told)), key=lambda at: told[at].place)
        gone = replace(told[last], left=True, won=False, deals=3)
        told[last] = replace(told[last], user=None, name="Ada", began=False, deals=4, points=0)
        return (*told, gone)


async def played(engine: AsyncEngine, games: int, people: int = PEOPLE) -> Crowd:
    """Let so many games end in the server, in order; the people that played them."""
    chance = Random(_SEED)
    crowd = Crowd(chance, people)
    writer, places = writing(engine)
    for first in range(0, games, _AT_ONCE):
        numbers = range(first, min(games, first + _AT_ONCE))
        ended = [Finished(f"t{number:07}", *crowd.ending()) for number in numbers]
        async with places, writer.begin() as connection:
            rows = [table_row(_header(one)) for one in ended]
            await connection.execute(insert(tables), rows)
            await book(connection, SERVER, ended, FIRST + SPAN * first // games)
    return crowd


def _header(one: Finished) -> Header:
    return Header(
        table_id=one.table_id,
        guild_id=SERVER,
        channel_id=SERVER + 1,
        game=one.game,
        options={},
        host=one.standings[0].user or 0,
        host_name=one.standings[0].name,
        seed=bytes(32),
        created_at=FIRST,
    )


Ask = Callable[[Random], Awaitable[object]]


def questions(engine: AsyncEngine, crowd: Crowd, season: int) -> dict[str, Ask]:
    """What /leaderboard, /stats and /history ask, about a person or page of chance."""
    league = League(engine)

    def somebody(chance: Random) -> int:
        return chance.choice(crowd.people).user

    async def board(chance: Random, season: int | None, measure: Measure) -> None:
        """A page of the leaderboard, and where the asker stands."""
        game = chance.choice(list(_KINDS))
        page = chance.randrange(len(crowd.people) // 10)
        await league.leaderboard(SERVER, game, season, measure, page)
        await league.standing_of(SERVER, somebody(chance), game, season, measure)

    busiest = crowd.people[0].user
    return {
        **{
            f"leaderboard by {measure}": lambda chance, by=measure: board(chance, None, by)  # type: ignore[misc]
            for measure in Measure
        },
        "leaderboard of a season": lambda chance: board(chance, season, Measure.RATING),
        "leaderboard of all games": lambda _: league.leaderboard(SERVER, None),
        "rank": lambda chance: league.standing_of(SERVER, somebody(chance), "dummy"),
        "stats": lambda chance: league.stats(SERVER, somebody(chance)),
        "stats of the busiest": lambda _: league.stats(SERVER, busiest),
        "history of the server": lambda chance: league.history(SERVER, None, chance.randrange(50)),
        "history of a person": lambda chance: league.history(SERVER, somebody(chance)),
        "history of the busiest": lambda _: league.history(SERVER, busiest),
        "seasons": lambda _: Seasons(engine).of(SERVER),
    }


async def _timed(ask: Ask, chance: Random) -> list[float]:
    found = []
    for _ in range(_ASKED):
        before = process_time()
        await ask(chance)
        found.append(process_time() - before)
    return found


async def _figures(url: str, games: int) -> list[str]:
    engine = await open_database(url)
    # Every month is a season, as a server can have it.
    await SettingsStore(engine).keep_server(SERVER, {MONTHLY: True})
    before = perf_counter()
    crowd = await played(engine, games)
    booked = perf_counter() - before
    seasons = await Seasons(engine, lambda: FIRST + SPAN).of(SERVER)
    unit, chance = anchor(), Random(_SEED)
    told = (
        f"league: answers about {games:,} games of {len(crowd.people):,} people in"
        f" {len(seasons)} seasons (beside a loop of 10,000: {unit * 1e3:.3f} ms)"
    )
    lines = [told, f"  booked in {booked:,.0f} s, {booked / games * 1e3:.2f} ms a game"]
    six = tuple(crowd.standing(seat, crowd.people[seat], seat + 1, None) for seat in range(6))
    one = times(lambda standings: climb({}, standings), [(six,)] * _ASKED)
    lines.append(line("  one ladder climbed by six", one, unit))
    for name, ask in questions(engine, crowd, seasons[1].season_id).items():
        lines.append(line(f"  {name}", await _timed(ask, chance), unit))
    before = process_time()
    await Corrections(engine).void(SERVER, f"t{games // 2:07}", crowd.people[0].user, "")
    spent = process_time() - before
    lines.append(f"  a game made void, all reckoned anew: {spent:,.1f} s in steps")
    await engine.dispose()
    return lines


def report(games: int = GAMES) -> Iterator[str]:
    """Lines of figures, over a new SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_figures(f"sqlite:///{folder}/league.db", games))


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.league", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    for told in report(parser.parse_args().games):
        print(told)


if __name__ == "__main__":
    main()
