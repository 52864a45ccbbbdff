"""When a bot ran on the database and how it was, for those who watch it from outside; and the times
in which none was running."""

from collections.abc import Callable, Sequence
from time import time

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, tuple_, update

from data.database.database import Database, run_to_completion
from data.database.schema import heartbeat, outages
from data.database.shards import ALL, Shards
from data.database.upsert import write_at_once
from engine.table.record import Outage

_KEY = (heartbeat.c.shard_count, heartbeat.c.shard)

_REMEMBERED = 30 * 24 * 60 * 60
"""Seconds for which a time without the bot is kept: no turn is as long."""


class HeartbeatStore:
    """One row for each shard of this process, which is overwritten again and again; for ``shards``,
    where these are set. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock
        self.shards: Shards | None = None

    @run_to_completion
    async def beat(self, troubles: Sequence[str]) -> None:
        """The bot runs now, with these troubles (names of bot.health). Raises StorageTrouble."""
        now, told = int(self._clock()), " ".join(troubles)
        shards = self.shards or self._database.shards
        await self._database.together(
            lambda connection: note_beat(connection, shards, now, troubles=told)
        )


class OutageStore:
    """The times in which no bot was running, or it was not in a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def note_outage(self, outage: Outage) -> None:
        """Remember a time without the bot for the shards of this process, for one of them, or for
        one server, and forget those that are long ago."""
        long_ago = outages.c.ended < outage.ended - _REMEMBERED
        keys = ALL.keys if outage.guild_id else self._database.shards.keys
        if any(outage.shard):
            keys = [outage.shard]
        told = outage._asdict()
        rows = [{**told, "shard_count": count, "shard": number} for count, number in keys]
        async with self._database.write(patient=True) as connection:
            await connection.run_sync(write_at_once, outages, rows, over=True)
            await connection.execute(delete(outages).where(long_ago))

    async def outages(self) -> Sequence[Outage]:
        """Those that are remembered, apart from those of shards that other processes serve."""
        shards = self._database.shards
        mine = outages.c.shard.in_([number for _, number in shards.keys])
        of_others = outages.c.guild_id == 0, outages.c.shard_count == shards.count, ~mine
        columns = outages.c.guild_id, outages.c.began, outages.c.ended
        shard = outages.c.shard_count, outages.c.shard
        query = select(*columns, *shard).where(~and_(*of_others))
        return [
            Outage(guild_id, began, ended, (count, number))
            for guild_id, began, ended, count, number in await self._database.rows(query)
        ]


def note_beat(connection: Connection, shards: Shards, at: int, **told: str) -> None:
    """A process that serves these shards runs at this moment (Unix seconds); its ``troubles`` stay
    as they are if they are not told."""
    change = update(heartbeat).where(_are(shards)).values(beat_at=at, **told)
    if connection.execute(change).rowcount == len(shards.keys):
        return
    known = {tuple(row) for row in connection.execute(select(*_KEY).where(_are(shards)))}
    rows = [
        {"shard_count": count, "shard": number, "beat_at": at, **told}
        for count, number in shards.keys
        if (count, number) not in known
    ]
    connection.execute(insert(heartbeat), rows)


def last_beat(connection: Connection, shards: Shards) -> int | None:
    """When somebody was last seen to serve all of these shards (Unix seconds); None if never.

    Shards that were counted otherwise before were served when any of those were.
    """
    query = select(func.min(heartbeat.c.beat_at)).where(_are(shards), heartbeat.c.beat_at > 0)
    found: int | None = connection.execute(query).scalar_one()
    if found is None:
        others = heartbeat.c.shard_count != shards.count
        found = connection.execute(select(func.max(heartbeat.c.beat_at)).where(others)).scalar_one()
    return found or None


def _are(shards: Shards) -> ColumnElement[bool]:
    return tuple_(*_KEY).in_(shards.keys)
