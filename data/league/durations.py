"""The length of the latest game in a channel, and the usual minutes of games in a server."""

from collections import defaultdict
from functools import cache
from statistics import median

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, journal, results, tables
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.options import rules_hash
from engine.table.length import Usual
from engine.table.record import RULES_REVISION
from engine.table.terms import ClockKind

ENOUGH = 5
"""The fewest games of a length that give its usual minutes."""
_LATEST = 300
"""Games of a server that are read at most."""

_OWN_DEALS = tables.c.board_id.is_(None)
"""A table that plays given cards has their length."""
_BEGAN = (
    select(journal.c.stored_at)
    .where(journal.c.table_id == games.c.table_id, journal.c.events.contains('"event":"began"'))
    .order_by(journal.c.version)
    .limit(1)
    .scalar_subquery()
)
"""The start of a table's game, null if its journal was deleted."""


async def last_length(
    connection: AsyncConnection, guild_id: int, channel_id: int | None
) -> Length | None:
    """Return the length of the latest game in this channel, or in the whole server for None."""
    here = [] if channel_id is None else [tables.c.channel_id == channel_id]
    query = (
        select(games.c.length)
        .join(tables)
        .where(games.c.guild_id == guild_id, games.c.length.is_not(None), _OWN_DEALS, *here)
        .order_by(games.c.game_no.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else Length(found)


async def durations(connection: AsyncConnection, guild_id: int) -> Usual:
    """Return the median minutes of each length with ``ENOUGH`` games.

    Games with days for a turn don't count, nor games under former options of a length.
    """
    took = games.c.finished_at - _BEGAN
    query = (
        select(games.c.game, games.c.length, tables.c.terms, took)
        .select_from(games)
        .join(tables)
        .join(results, (results.c.table_id == games.c.table_id) & (results.c.seat_period == 0))
        .where(games.c.guild_id == guild_id, games.c.length.is_not(None), _OWN_DEALS)
        .where(results.c.rules.is_(None) | results.c.rules.not_in(_former()))
        .order_by(games.c.game_no.desc())
        .limit(_LATEST)
    )
    found = defaultdict[tuple[str, Length], list[int]](list)
    for name, length, terms, seconds in (await connection.execute(query)).all():
        if seconds is not None and terms["clock"]["kind"] != ClockKind.SLOW:
            found[name, Length(length)].append(seconds)
    return {
        key: max(1, round(median(some) / 60)) for key, some in found.items() if len(some) >= ENOUGH
    }


@cache
def _former() -> frozenset[str]:
    """Return the hashes of all rules with former options."""
    return frozenset(
        rules_hash(listing.name, RULES_REVISION, rules)
        for listing in REGISTRY.values()
        for preset in listing.presets.values()
        for length, rules in listing.at_lengths(preset)
        if listing.at_length(preset, length) != rules
    )
