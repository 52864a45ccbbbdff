"""A database of many open tables, as a stopped bot leaves it for the next start.

Of each twenty-one, five are lobbies, four are games by mail, three have people who have all gone
away, four have no clock, one has a clock of a minute, two have people against computers, one is a
practice deal, and one is closed but its message doesn't show that yet.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

from sqlalchemy import insert, update

from data.database.database import Database, open_database
from data.database.schema import heartbeat, journal, people, tables
from data.journal.codec import write_events
from data.journal.store import Store, table_row
from engine.events import Event
from engine.games.registry import REGISTRY
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts
from engine.table.record import Header
from engine.table.roster import CloseReason
from engine.table.table_events import WentAway
from engine.table.terms import NORMAL, UNTIMED, Terms, slow
from tests.screens.script import ANN, NAMES, Script

GUILDS, CHANNELS = 20, 10
_GUILD = 1_500_000_000_000_000_000
_DISCORD_EPOCH = 1_420_070_400
_AT_ONCE = 500


@dataclass(frozen=True)
class Stored:
    """A kind of stored table, with its steps and its header."""

    entries: Sequence[Sequence[Event]]
    header: Header
    is_open: bool = True


def calm_of(number: int) -> int:
    """Return for how many seconds nothing has happened at a table, up to three days."""
    return 300 + 37 * number % (3 * 24 * 3600)


def guild_of(number: int) -> int:
    """Return the server of the table with this number."""
    return _GUILD + number % GUILDS


def channel_of(number: int) -> int:
    """Return the table's channel."""
    return _GUILD + 1_000 + number % (GUILDS * CHANNELS)


def message_of(number: int) -> int:
    """Return the table's message, which is some minutes old."""
    return (int((time() - 600 - _DISCORD_EPOCH) * 1000) << 22) + number


def _played(name: str, turns: int, seats: int, **given: Any) -> Script:
    script = Script(name, min(seats, REGISTRY[name].most_seats), **given)
    return script.begin().play_on(lambda state: state.turn_no > turns)


def _kinds() -> Iterator[Stored]:
    games = list(REGISTRY)

    def of(script: Script, terms: Terms | None = None, *, is_open: bool = True) -> Stored:
        header = script.header if terms is None else replace(script.header, terms=terms)
        return Stored([entry.events for entry in script.entries], header, is_open)

    for at in range(5):
        yield of(Script(games[at % len(games)], 2))
    for at in range(4):
        yield of(_played(games[at], 5 + 3 * at, 4, clock=slow(1 + at % 3)))
    for at in range(3):
        script = _played(games[at + 1], 8, 3)
        yield of(script.add(*(WentAway(seat) for seat in range(script.seats))))
    for at in range(4):
        yield of(_played(games[(at + 2) % len(games)], 6, 3, clock=UNTIMED))
    yield of(_played(games[1], 7, 4, clock=NORMAL))
    for at in range(2):
        seats = range(1, 2 + at)
        yield of(_played(games[at], 4, 2 + at, computers=seats, clock_chosen=False))
    practice = _played(games[0], 3, 2, computers=(1,))
    yield of(practice, Terms(rated=False, practice=True))
    yield of(Script(games[2], 2).close(CloseReason.EVERYBODY_LEFT), is_open=False)


def _with_other_people(text: str, number: int) -> str:
    """Give a table its own people, of whom some sit at two tables."""
    for seat in range(len(NAMES)):
        text = text.replace(str(ANN + seat), str(ANN + 1_000 + (2 * number + seat)))
    return text


async def store(folder: Path, count: int, quiet: int = 0) -> Database:
    """Create a database with ``count`` open tables, and ``quiet`` people with quiet hours.

    The caller disposes of it.
    """
    database = await open_database(f"sqlite+aiosqlite:///{folder / 'start.db'}")
    kinds = list(_kinds())
    written = [[write_events(events) for events in kind.entries] for kind in kinds]
    now = int(datetime.now(UTC).timestamp())
    for first in range(0, count, _AT_ONCE):
        rows, steps = [], []
        for number in range(first, min(count, first + _AT_ONCE)):
            kind, texts = kinds[number % len(kinds)], written[number % len(kinds)]
            row = table_row(kind.header) | {
                "table_id": f"{number:010x}",
                "guild_id": guild_of(number),
                "channel_id": channel_of(number),
                "created_at": now - 900,
                "is_open": kind.is_open,
                "message_id": None if kind.header.terms.practice else message_of(number),
                "end_unshown": not kind.is_open,
            }
            rows.append(row)
            steps += [
                {
                    "table_id": row["table_id"],
                    "version": at,
                    "events": _with_other_people(text, number),
                    "stored_at": now - calm_of(number),
                }
                for at, text in enumerate(texts, start=1)
            ]
        async with database.write(patient=True) as connection:
            await connection.execute(insert(tables), rows)
            await connection.execute(insert(journal), steps)
    hours = {"quiet": {"begin": 1320, "end": 480, "offset": 420}}
    async with database.write(patient=True) as connection:
        for first in range(1_000, quiet + 1_000, _AT_ONCE):
            users = range(ANN + first, ANN + min(first + _AT_ONCE, quiet + 1_000))
            rows = [{"user_id": user, "settings": hours} for user in users]
            await connection.execute(insert(people), rows)
        await connection.execute(update(heartbeat).values(beat_at=now - 30))
    await _index_row(Store(database), len(kinds), count)
    return database


async def _index_row(journals: Store, kinds: int, count: int) -> None:
    """Note the state of each table, as a bot does when it stops."""
    registry = TableRegistry(journals, lambda: datetime.now(UTC), TableTiming(), Timeouts())
    noted = []
    for kind in range(min(kinds, count)):
        table = await registry.find(f"{kind:010x}")
        mark = None if table is None else registry.index_rows.of(table)
        for number in range(kind, count, kinds) if mark is not None else ():
            moved = 2 * (number - kind)
            noted.append(
                mark._replace(
                    table_id=f"{number:010x}",
                    users=tuple(user + moved for user in mark.users),
                    touched_at=mark.touched_at - calm_of(number),
                    lobby_of=None if mark.lobby_of is None else mark.lobby_of + moved,
                )
            )
    for first in range(0, len(noted), _AT_ONCE):
        await journals.keep_index_rows(noted[first : first + _AT_ONCE])
