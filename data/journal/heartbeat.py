"""When a bot ran on the database and how it was, for those who watch it from outside; and the times
in which none was running."""

from collections.abc import Callable, Sequence
from time import time
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

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


def write_outage(connection: Connection, outage: Outage, shards: Shards) -> None:
    """Remember a time without the bot, and forget those that are long ago."""
    keys = ALL.keys if outage.guild_id else shards.keys
    if any(outage.shard):
        keys = [outage.shard]
    told = outage._asdict()
    rows = [{**told, "shard_count": count, "shard": number} for count, number in keys]
    write_at_once(connection, outages, rows, over=True)
    connection.execute(delete(outages).where(outages.c.ended < outage.ended - _REMEMBERED))


def outages_of(shards: Shards) -> Select[Any]:
    """The query for all of them, apart from those of shards that other processes serve."""
    mine = outages.c.shard.in_([number for _, number in shards.keys])
    of_others = outages.c.guild_id == 0, outages.c.shard_count == shards.count, ~mine
    return select(outages).where(~and_(*of_others))


def read_outage(row: Row[Any]) -> Outage:
    """A time as it is stored."""
    return Outage(row.guild_id, row.began, row.ended, (row.shard_count, row.shard))


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
