"""That a bot runs on the database, and how it is: for whoever watches over it from outside."""

from collections.abc import Callable, Sequence
from time import time

from sqlalchemy import ColumnElement, Connection, func, insert, select, tuple_, update

from data.database.database import Database, run_to_completion
from data.database.schema import pulse
from data.database.shards import Shards

__all__ = ["PulseStore", "last_beat", "note_beat"]

_KEY = (pulse.c.shard_count, pulse.c.shard)


class PulseStore:
    """One row for each shard of this process, which is overwritten again and again. ``clock`` gives
    Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def beat(self, troubles: Sequence[str]) -> None:
        """The bot runs now, with these troubles (names of bot.health). Raises StorageTrouble."""
        now, shards, told = int(self._clock()), self._database.shards, " ".join(troubles)
        await self._database.together(
            lambda connection: note_beat(connection, shards, now, troubles=told)
        )


def note_beat(connection: Connection, shards: Shards, at: int, **told: str) -> None:
    """A process that serves these shards runs at this moment (Unix seconds); its ``troubles`` stay
    as they are if they are not told."""
    change = update(pulse).where(_are(shards)).values(beat_at=at, **told)
    if connection.execute(change).rowcount == len(shards.keys):
        return
    known = {tuple(row) for row in connection.execute(select(*_KEY).where(_are(shards)))}
    rows = [
        {"shard_count": count, "shard": number, "beat_at": at, **told}
        for count, number in shards.keys
        if (count, number) not in known
    ]
    connection.execute(insert(pulse), rows)


def last_beat(connection: Connection, shards: Shards) -> int | None:
    """When somebody was last seen to serve all of these shards (Unix seconds); None if never.

    Shards that were counted otherwise before were served when any of those were.
    """
    query = select(func.min(pulse.c.beat_at)).where(_are(shards), pulse.c.beat_at > 0)
    found: int | None = connection.execute(query).scalar_one()
    if found is None:
        others = pulse.c.shard_count != shards.count
        found = connection.execute(select(func.max(pulse.c.beat_at)).where(others)).scalar_one()
    return found or None


def _are(shards: Shards) -> ColumnElement[bool]:
    return tuple_(*_KEY).in_(shards.keys)
