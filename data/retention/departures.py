"""Servers that the bot is no longer in, and since when."""

from collections.abc import Callable, Collection, Mapping
from time import time
from typing import NamedTuple

from sqlalchemy import delete, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import (
    departures,
    forming,
    games,
    players,
    presets,
    seasons,
    servers,
    tables,
)
from data.database.upsert import upsert

_KNOWN = union(
    *(select(table.c.guild_id) for table in (games, seasons, players, presets, servers, forming)),
    # Practice has no message: people practise in servers, too, that the bot has never been in.
    select(tables.c.guild_id).where(tables.c.message_id.is_not(None)),
)
"""Servers in which the bot has been, and of which something is kept."""


class Movements(NamedTuple):
    """Servers (ids) that are ``gone`` without having been so before, and those that are ``back``,
    with the moment (Unix seconds) since which they were away. ``away``: all that are so now."""

    gone: tuple[int, ...]
    back: Mapping[int, int]
    away: frozenset[int]


class Departures:
    """Which servers the bot has left, and when. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def compare(self, present: Collection[int]) -> Movements:
        """Note who has gone and who is back while nobody looked.

        ``present`` are all servers that the bot is in, those that are out of order included. Of
        servers that are not of this process's shards nothing is said, nor noted.
        """
        now = int(self._clock())
        async with self._database.write(patient=True) as connection:
            away = await self._away(connection)
            known = set(filter(self._database.shards.has, await connection.scalars(_KNOWN)))
            gone = tuple(sorted(known - away.keys() - set(present)))
            back = {guild_id: at for guild_id, at in away.items() if guild_id in present}
            rows = [{"guild_id": guild_id, "left_at": now} for guild_id in gone]
            await upsert(connection, departures, rows)
            for guild_id in back:
                await _take_away(connection, guild_id)
        return Movements(gone, back, frozenset({*away, *gone} - back.keys()))

    @run_to_completion
    async def note(self, guild_id: int) -> None:
        """The bot has just been removed from this server."""
        row = {"guild_id": guild_id, "left_at": int(self._clock())}
        async with self._database.write(patient=True) as connection:
            await upsert(connection, departures, [row])

    @run_to_completion
    async def withdraw(self, guild_id: int) -> int | None:
        """The bot is in this server. Since when it was not (Unix seconds); None if it was."""
        async with self._database.read(patient=True) as connection:
            if await is_away_since(connection, guild_id) is None:
                return None
        async with self._database.write(patient=True) as connection:
            since = await is_away_since(connection, guild_id)
            await _take_away(connection, guild_id)
        return since

    @run_to_completion
    async def before(self, moment: float) -> Mapping[int, int]:
        """The servers of this process that were left before this moment, with when, in order."""
        async with self._database.read(patient=True) as connection:
            away = await self._away(connection)
        return {guild_id: at for guild_id, at in away.items() if at <= moment}

    async def _away(self, connection: AsyncConnection) -> dict[int, int]:
        """Those that this process looks after."""
        query = select(departures).order_by(departures.c.left_at, departures.c.guild_id)
        mine = query.where(self._database.shards.where(departures.c.guild_id))
        return {row.guild_id: row.left_at for row in await connection.execute(mine)}


async def is_away_since(connection: AsyncConnection, guild_id: int) -> int | None:
    """When this server was left (Unix seconds); None if the bot is in it."""
    query = select(departures.c.left_at).where(departures.c.guild_id == guild_id)
    found: int | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def _take_away(connection: AsyncConnection, guild_id: int) -> None:
    await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))
