"""Deletion of servers that the bot has left, in many short transactions.

The time at which the bot left a server is noted first. While a server is deleted, people in other
servers can play. Each transaction checks that the server is still away. If it has come back, its
remaining data stays, and its ladders are calculated from the remaining games
(data.league.recalculation). If the process ends, the next process continues.
"""

import re
from asyncio import sleep
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, delete, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import (
    board_plays,
    boards,
    corrections,
    daily_here,
    daily_tries,
    departures,
    faults,
    forming,
    games,
    index_rows,
    journal,
    ladder,
    ledgers,
    outages,
    people,
    players,
    presets,
    reckonings,
    registrations,
    results,
    seasons,
    seen,
    servers,
    snapshots,
    standing_orders,
    tables,
)
from data.database.upsert import batches, upsert
from data.league.recalculation import request
from data.pubsub import Notification, Topic, publish

_KNOWN = union(
    *(select(table.c.guild_id) for table in (games, seasons, players, presets, servers, forming)),
    # Practice has no message. People also practise in servers that the bot has never been in.
    select(tables.c.guild_id).where(tables.c.message_id.is_not(None)),
)
"""Servers in which the bot has been, and that have stored data."""


class Movements(NamedTuple):
    """The servers (ids) that have removed or added the bot since the last comparison."""

    gone: tuple[int, ...]
    """Servers that the bot has left, and that weren't away before."""
    back: Mapping[int, int]
    """Servers that the bot is in again, with the moment (Unix seconds) when it left."""
    away: frozenset[int]
    """All servers that are away now."""


class Departures:
    """The servers that the bot has left, and when. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def compare(self, present: Collection[int]) -> Movements:
        """Note the servers that left or came back while no one watched.

        ``present`` has all servers that the bot is in, also those with an outage. Servers of other
        processes' shards are left out.
        """
        now = int(self._clock())
        async with self._database.write(patient=True) as connection:
            away = await self._away(connection)
            known = set(filter(self._database.shards.has, await connection.scalars(_KNOWN)))
            gone = tuple(sorted(known - away.keys() - set(present)))
            back = {guild_id: left_at for guild_id, left_at in away.items() if guild_id in present}
            rows = [{"guild_id": guild_id, "left_at": now} for guild_id in gone]
            await upsert(connection, departures, rows)
            for guild_id in back:
                await _take_away(connection, guild_id)
        return Movements(gone, back, frozenset({*away, *gone} - back.keys()))

    @run_to_completion
    async def note(self, guild_id: int) -> None:
        """Note that the bot has just been removed from a server."""
        row = {"guild_id": guild_id, "left_at": int(self._clock())}
        async with self._database.write(patient=True) as connection:
            await upsert(connection, departures, [row])

    @run_to_completion
    async def withdraw(self, guild_id: int) -> int | None:
        """Note that the bot is in a server. Return when it had left (Unix seconds), or None."""
        async with self._database.read(patient=True) as connection:
            if await is_away_since(connection, guild_id) is None:
                return None
        async with self._database.write(patient=True) as connection:
            since = await is_away_since(connection, guild_id)
            await _take_away(connection, guild_id)
        return since

    @run_to_completion
    async def before(self, moment: float) -> Mapping[int, int]:
        """Return this process's servers that the bot left before a moment, with the times.

        The earliest comes first.
        """
        async with self._database.read(patient=True) as connection:
            away = await self._away(connection)
        return {guild_id: left_at for guild_id, left_at in away.items() if left_at <= moment}

    async def _away(self, connection: AsyncConnection) -> dict[int, int]:
        """Return the departed servers that this process looks after."""
        query = select(departures).order_by(departures.c.left_at, departures.c.guild_id)
        own = query.where(self._database.shards.where(departures.c.guild_id))
        return {row.guild_id: row.left_at for row in await connection.execute(own)}


async def is_away_since(connection: AsyncConnection, guild_id: int) -> int | None:
    """Return when a server was left (Unix seconds), or None if the bot is in it."""
    query = select(departures.c.left_at).where(departures.c.guild_id == guild_id)
    left_at: int | None = (await connection.execute(query)).scalar_one_or_none()
    return left_at


async def _take_away(connection: AsyncConnection, guild_id: int) -> None:
    await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))


OF_GAMES = (corrections, results, games)
BY_SERVER = (
    *(ladder, players, reckonings, seasons, presets, forming, registrations, outages, servers),
    *(boards, seen, daily_here),
)
OF_TABLES = (
    standing_orders,
    index_rows,
    ledgers,
    snapshots,
    faults,
    board_plays,
    daily_tries,
    journal,
    tables,
)

_GAMES, _TABLES, _PEOPLE = 50, 5, 100
"""How many games, tables and people go in one transaction."""


@dataclass(slots=True)
class Deletion:
    """The extent of a deletion."""

    tables: int = 0
    """How many tables were deleted."""
    games: int = 0
    """How many finished games were deleted."""
    people: tuple[int, ...] = ()
    """People (user ids) who were known only there, and whose settings were deleted."""
    whole: bool = False
    """Whether it was not interrupted."""

    @property
    def counts(self) -> dict[str, int]:
        """The numbers of deleted tables, games and people, for a line in the log."""
        return {"tables": self.tables, "games": self.games, "people": len(self.people)}


class _StillThere(Exception):
    """The server is back, or the bot stops and the server stays for now."""


class Removal:
    """Deletes the servers that the bot has left."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._goes_on = True

    def stop(self) -> None:
        """Stop deleting. The next process continues."""
        self._goes_on = False

    @run_to_completion
    async def delete(self, guild_id: int) -> Deletion:
        """Delete all of a server, and the settings of people who were known nowhere else.

        Tables that were opened after the bot left are practice, which needs no bot in its server.
        They stay. Nothing is deleted if the server was not left, or is back.
        """
        done = Deletion()
        with suppress(_StillThere):
            await self._people(guild_id, done)
            await self._games(guild_id, done)
            await self._tables(guild_id, done)
            async with self._database.write(patient=True) as connection:
                await self._since(connection, guild_id)
                of_server = departures.c.guild_id == guild_id
                await connection.execute(delete(departures).where(of_server))
            done.whole = True
        return done

    async def _people(self, guild_id: int, done: Deletion) -> None:
        async with self._database.read(patient=True) as connection:
            await self._since(connection, guild_id)
            strangers = await strangers_without(connection, guild_id, self._breathe)
        for some in batches(strangers, _PEOPLE):
            async with self._database.write(patient=True) as connection:
                await self._since(connection, guild_id)
                await connection.execute(delete(people).where(people.c.user_id.in_(some)))
                await publish(
                    connection, *(Notification(Topic.PERSON, user_id) for user_id in some)
                )
            done.people += tuple(some)

    async def _games(self, guild_id: int, done: Deletion) -> None:
        """Delete the league and the managers' settings, the games first."""
        async with self._database.write(league_of=guild_id, patient=True) as connection:
            await self._since(connection, guild_id)
            # Until all games are gone, the ladders cover more games than there are.
            await request(connection, guild_id, "")
        query = select(games.c.table_id).where(games.c.guild_id == guild_id).limit(_GAMES)
        more = True
        while more:
            async with self._database.write(league_of=guild_id, patient=True) as connection:
                await self._since(connection, guild_id)
                some = (await connection.execute(query.order_by(games.c.game_no))).scalars().all()
                await _delete(connection, OF_GAMES, some)
                done.games += len(some)
                if not some:
                    for table in BY_SERVER:
                        of_server = table.c.guild_id == guild_id
                        await connection.execute(delete(table).where(of_server))
                    await publish(connection, Notification(Topic.SERVER, guild_id))
                    more = False

    async def _tables(self, guild_id: int, done: Deletion) -> None:
        async with self._database.read(patient=True) as connection:
            since = await self._since(connection, guild_id)
            conditions = (tables.c.guild_id == guild_id, tables.c.created_at <= since)
            result = (
                await connection.execute(select(tables.c.table_id).where(*conditions))
            ).scalars()
            all_of_them = result.all()
        for some in batches(all_of_them, _TABLES):
            async with self._database.write(patient=True) as connection:
                await self._since(connection, guild_id)
                await _delete(connection, OF_TABLES, some)
            done.tables += len(some)

    async def _since(self, connection: AsyncConnection, guild_id: int) -> int:
        """Return since when the server is away. Raises _StillThere."""
        await self._breathe()
        since = await is_away_since(connection, guild_id)
        if since is None:
            raise _StillThere
        return since

    async def _breathe(self) -> None:
        await sleep(0)
        if not self._goes_on:
            raise _StillThere


async def _delete(
    connection: AsyncConnection, of_tables: Sequence[Table], table_ids: Sequence[str]
) -> None:
    for table in of_tables:
        await connection.execute(delete(table).where(table.c.table_id.in_(table_ids)))


_NAMED = (
    (results.c.user_id, results.c.guild_id),
    (players.c.user_id, players.c.guild_id),
    (ladder.c.player, ladder.c.guild_id),
    (forming.c.user_id, forming.c.guild_id),
    (daily_here.c.user_id, daily_here.c.guild_id),
    (corrections.c.by_user, corrections.c.guild_id),
    (tables.c.host, tables.c.guild_id),
)
"""The columns that name people, and their servers.

Standing orders are left out, because they name only people at open tables.
"""

_IN_STEPS = re.compile(r'"(?:user|host)":(\d+)')
_AT_ONCE = 50
"""Steps that are checked before the event loop can do other work."""


Breath = Callable[[], Awaitable[None]]
"""Lets the event loop do other work. It may raise an error to end the deletion."""


async def strangers_without(
    connection: AsyncConnection, guild_id: int, breathe: Breath
) -> list[int]:
    """Return people (user ids) with settings who are named in this server and nowhere else.

    Practice outside of servers counts as elsewhere. Journals are read for this, a part at a
    time.
    """
    known = set((await connection.execute(select(people.c.user_id))).scalars())
    known_here = known & await _named(connection, guild_id, inside=True)
    if known - known_here:
        known_here |= await _in_steps(
            connection, tables.c.guild_id == guild_id, known - known_here, breathe
        )
    alone = known_here - await _named(connection, guild_id, inside=False)
    if alone:
        alone -= await _in_steps(connection, tables.c.guild_id != guild_id, alone, breathe)
    return sorted(alone)


async def _named(connection: AsyncConnection, guild_id: int, *, inside: bool) -> set[int]:
    """Return people who are named outside of journals, in this server or in other servers."""
    named: set[int] = set()
    for user, guild in _NAMED:
        where = guild == guild_id if inside else guild != guild_id
        query = select(user).where(where, user.is_not(None)).distinct()
        named.update((await connection.execute(query)).scalars())
    return named


async def _in_steps(
    connection: AsyncConnection, where: ColumnElement[bool], wanted: set[int], breathe: Breath
) -> set[int]:
    """Return which of these people the journals of some tables name."""
    said = journal.c.events
    naming = said.contains('"user":') | said.contains('"host":')
    query = select(said).join(tables).where(where, naming)
    named: set[int] = set()
    async with connection.stream(query) as rows:
        async for part in rows.scalars().partitions(_AT_ONCE):
            for events in part:
                named.update(wanted.intersection(map(int, _IN_STEPS.findall(events))))
            if named == wanted:
                break
            await breathe()
    return named
