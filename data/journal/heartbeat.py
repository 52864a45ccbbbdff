"""The stored outages, and the heartbeats of processes for programs that watch the bot."""

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
"""Seconds that an outage is kept. No turn lasts as long."""


class HeartbeatStore:
    """The heartbeat of this process, with one row for each of its shards.

    ``shards`` replaces the database's shards if it is set. ``clock`` gives Unix seconds.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock
        self.shards: Shards | None = None

    @run_to_completion
    async def beat(self, troubles: Sequence[str]) -> None:
        """Note that the bot runs now, with these troubles (names of bot.health).

        Raises StorageTrouble.
        """
        now, names = int(self._clock()), " ".join(troubles)
        shards = self.shards or self._database.shards
        await self._database.together(
            lambda connection: note_beat(connection, shards, now, troubles=names)
        )


def write_outage(connection: Connection, outage: Outage, shards: Shards) -> None:
    """Store an outage, and delete expired outages.

    An outage of one shard is stored for that shard, and an outage of one server for no shard. Any
    other outage is stored for each of ``shards``.
    """
    keys = ALL.keys if outage.guild_id else shards.keys
    if any(outage.shard):
        keys = [outage.shard]
    columns = outage._asdict()
    rows = [{**columns, "shard_count": count, "shard": number} for count, number in keys]
    write_at_once(connection, outages, rows, over=True)
    connection.execute(delete(outages).where(outages.c.ended < outage.ended - _REMEMBERED))


def outages_of(shards: Shards) -> Select[Any]:
    """Return the query for all outages, except outages of shards of other processes."""
    own = outages.c.shard.in_([number for _, number in shards.keys])
    of_others = outages.c.guild_id == 0, outages.c.shard_count == shards.count, ~own
    return select(outages).where(~and_(*of_others))


def read_outage(row: Row[Any]) -> Outage:
    """Return the outage of a row."""
    return Outage(row.guild_id, row.began, row.ended, (row.shard_count, row.shard))


def note_beat(connection: Connection, shards: Shards, moment: int, **columns: str) -> None:
    """Note that a process with these shards runs at this moment (Unix seconds).

    The ``troubles`` stay as they are unless they are given.
    """
    change = update(heartbeat).where(_are(shards)).values(beat_at=moment, **columns)
    if connection.execute(change).rowcount == len(shards.keys):
        return
    known = {tuple(row) for row in connection.execute(select(*_KEY).where(_are(shards)))}
    rows = [
        {"shard_count": count, "shard": number, "beat_at": moment, **columns}
        for count, number in shards.keys
        if (count, number) not in known
    ]
    connection.execute(insert(heartbeat), rows)


def last_beat(connection: Connection, shards: Shards) -> int | None:
    """Return when all of these shards were last served (Unix seconds), or None if never.

    If the bot had another number of shards before, the latest beat of any of those shards counts.
    """
    query = select(func.min(heartbeat.c.beat_at)).where(_are(shards), heartbeat.c.beat_at > 0)
    beat: int | None = connection.execute(query).scalar_one()
    if beat is None:
        others = heartbeat.c.shard_count != shards.count
        beat = connection.execute(select(func.max(heartbeat.c.beat_at)).where(others)).scalar_one()
    return beat or None


def _are(shards: Shards) -> ColumnElement[bool]:
    return tuple_(*_KEY).in_(shards.keys)
