"""Who is known in one server alone: with it go the settings of these people."""

import re
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import (
    corrections,
    forming,
    journal,
    ladder,
    people,
    players,
    results,
    tables,
)

__all__ = ["strangers_without"]

_NAMED = (
    (results.c.user_id, results.c.guild_id),
    (players.c.user_id, players.c.guild_id),
    (ladder.c.player, ladder.c.guild_id),
    (forming.c.user_id, forming.c.guild_id),
    (corrections.c.by_user, corrections.c.guild_id),
    (tables.c.host, tables.c.guild_id),
)
"""Where people are named, and of which server. Orders of open tables name who sits there."""

_IN_STEPS = re.compile(r'"(?:user|host)":(\d+)')
_AT_ONCE = 50
"""Steps that are looked at before the event loop goes on."""


Breath = Callable[[], Awaitable[None]]
"""Lets others go on; it may raise to end the work."""


async def strangers_without(
    connection: AsyncConnection, guild_id: int, breathe: Breath
) -> list[int]:
    """The people (user ids) who have set something and are named in this server and nowhere else.

    Practice outside of servers counts as elsewhere. Journals are read through for it, a part at a
    time.
    """
    known = set((await connection.execute(select(people.c.user_id))).scalars())
    here = known & await _named(connection, guild_id, here=True)
    if known - here:
        here |= await _in_steps(connection, tables.c.guild_id == guild_id, known - here, breathe)
    alone = here - await _named(connection, guild_id, here=False)
    if alone:
        alone -= await _in_steps(connection, tables.c.guild_id != guild_id, alone, breathe)
    return sorted(alone)


async def _named(connection: AsyncConnection, guild_id: int, *, here: bool) -> set[int]:
    """Those who are named in this server, or in another; not in journals."""
    found: set[int] = set()
    for user, guild in _NAMED:
        where = guild == guild_id if here else guild != guild_id
        query = select(user).where(where, user.is_not(None)).distinct()
        found.update((await connection.execute(query)).scalars())
    return found


async def _in_steps(
    connection: AsyncConnection, where: ColumnElement[bool], wanted: set[int], breathe: Breath
) -> set[int]:
    """Which of these people the journals of some tables name."""
    said = journal.c.events
    naming = said.contains('"user":') | said.contains('"host":')
    query = select(said).join(tables).where(where, naming)
    found: set[int] = set()
    async with connection.stream(query) as rows:
        async for part in rows.scalars().partitions(_AT_ONCE):
            for events in part:
                found.update(wanted.intersection(map(int, _IN_STEPS.findall(events))))
            if found == wanted:
                break
            await breathe()
    return found
