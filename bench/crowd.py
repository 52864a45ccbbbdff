"""A server with a great many finished games, made through the real store for benches.

The games end through data.league.booking, like the games of tables. Several end in one transaction,
so that it takes minutes and not hours. There are 1,500 people. Each has a strength, and some play
far more than others. They play three games, with one season per month. One table in eight has
computers, and at one in twenty someone leaves.
"""

from dataclasses import dataclass, replace
from random import Random

from sqlalchemy import insert

from data.database.database import Database
from data.database.schema import journal, tables
from data.journal.codec import write_events
from data.journal.store import table_row
from data.league.booking import Booking, GameResult
from engine.table.record import Header, Standing, Unrated
from engine.table.roster import Sitter
from engine.table.table_events import Sat
from tests.discord.payloads import GUILD_ID, PLAYERS

PEOPLE = 1_500
SERVER = GUILD_ID
FIRST = 1_700_000_000
"""Unix seconds of the first game."""

SPAN = 730 * 24 * 60 * 60
"""Seconds from the first game to the last."""

_AT_ONCE = 250
_SEED = 20
_KINDS = {"basic": (2, 6), "contract": (3, 5), "dummy": (2, 4)}


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a strength, as the model of the ratings understands it."""

    user: int
    name: str
    strength: float


class Crowd:
    """The people of a server, and the endings of their games."""

    def __init__(self, chance: Random, people: int = PEOPLE) -> None:
        self._chance = chance
        self.people = [
            Person(user, f"Player {number}", chance.gauss(25, 6))
            for number, user in enumerate(_users(people))
        ]
        # Few play a lot, and many play little.
        self._zeal = [1 / (1 + number) ** 0.6 for number in range(people)]

    def ending(self) -> tuple[str, tuple[Standing, ...]]:
        """Return the game that someone opened, and its standings at the end."""
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
        """Return the standing of a person (None: a computer) at the end."""
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
        """Let the last player give up their seat, and a computer play it to the end."""
        why = Unrated.HANDED_OVER
        told = [replace(one, unrated=why) for one in rows]
        last = max(range(len(told)), key=lambda at: told[at].place)
        gone = replace(told[last], left=True, won=False, deals=3)
        told[last] = replace(told[last], user=None, name="Ada", began=False, deals=4, points=0)
        return (*told, gone)


def _users(count: int) -> list[int]:
    """Return this many user ids. The first are the people of Discord on the loopback."""
    return [*PLAYERS.values(), *range(10**17, 10**17 + count)][:count]


def people_of(people: int = PEOPLE) -> Crowd:
    """Return the people of the server before its first game."""
    return Crowd(Random(_SEED), people)


async def played(database: Database, games: int, people: int = PEOPLE) -> Crowd:
    """Let this many games end in the server, in order. Return the people who played them."""
    crowd = people_of(people)
    for first in range(0, games, _AT_ONCE):
        numbers = range(first, min(games, first + _AT_ONCE))
        ended = [GameResult(f"t{number:07}", *crowd.ending()) for number in numbers]
        async with database.write(league_of=SERVER) as connection:
            over = {"is_open": False}
            rows = [table_row(_header(one)) | over for one in ended]
            await connection.execute(insert(tables), rows)
            await connection.execute(insert(journal), [_lobby(one) for one in ended])
            booking = Booking(SERVER, ended, FIRST + SPAN * first // games)
            await booking.calculate(connection)
            await connection.run_sync(booking.write)
    return crowd


def _header(one: GameResult) -> Header:
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


def _lobby(one: GameResult) -> dict[str, object]:
    """Return the only stored step of a table, in which people sat down."""
    events = [Sat(Sitter(each.user, each.name)) for each in one.standings if each.began]
    return {
        "table_id": one.table_id,
        "version": 1,
        "events": write_events(events),
        "stored_at": FIRST,
    }
