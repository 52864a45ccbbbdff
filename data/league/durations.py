"""The length of the latest game in a channel, and the usual minutes of games in a server."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from statistics import median
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, select

from data.database.schema import games, journal, results, tables
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.options import rules_hash
from engine.table.length import Usual
from engine.table.record import RULES_REVISION
from engine.table.terms import ClockKind

ENOUGH = 5
"""The usual minutes of a length need at least this many games."""
_LATEST = 300
"""At most this many games of a server are read."""

_BEGAN = (
    select(journal.c.stored_at)
    .where(journal.c.table_id == games.c.table_id, journal.c.events.contains('"event":"began"'))
    .order_by(journal.c.version)
    .limit(1)
    .scalar_subquery()
)
"""The start of a table's game, null if its journal was deleted."""


def last_length(guild_id: int, channel_id: int | None) -> Select[Any]:
    """Ask for the length of the latest game in this channel, or in the whole server for None."""
    query = _lengths(guild_id, games.c.length).limit(1)
    return query if channel_id is None else query.where(tables.c.channel_id == channel_id)


def durations(guild_id: int) -> Select[Any]:
    """Ask for the durations of the latest games.

    Games with days per turn don't count. Games whose length had other options than now don't count
    either.
    """
    kind = tables.c.terms["clock"]["kind"].as_string()
    asked = games.c.game, games.c.length, (games.c.finished_at - _BEGAN).label("seconds")
    return (
        _lengths(guild_id, *asked)
        .join(results, (results.c.table_id == games.c.table_id) & (results.c.seat_period == 0))
        .where(results.c.rules.is_(None) | results.c.rules.not_in(_former()))
        .where(kind != ClockKind.SLOW.value, _BEGAN.is_not(None))
        .limit(_LATEST)
    )


def medians(rows: Iterable[Row[Any]]) -> Usual:
    """Return the median minutes of each length with ``ENOUGH`` games."""
    took = defaultdict[tuple[str, Length], list[int]](list)
    for row in rows:
        took[row.game, Length(row.length)].append(row.seconds)
    enough = {key: some for key, some in took.items() if len(some) >= ENOUGH}
    return {key: max(1, round(median(some) / 60)) for key, some in enough.items()}


def _lengths(guild_id: int, *columns: ColumnElement[Any]) -> Select[Any]:
    """Ask for games at a named length, the latest first.

    Games on a board don't count, because they have their own length.
    """
    conditions = (
        games.c.guild_id == guild_id,
        games.c.length.is_not(None),
        tables.c.board_id.is_(None),
    )
    query = select(*columns).select_from(games).join(tables).where(*conditions)
    return query.order_by(games.c.game_no.desc())


@cache
def _former() -> frozenset[str]:
    """Return the hashes of all rules that a preset once had at a length, but no longer has."""
    return frozenset(
        rules_hash(listing.name, RULES_REVISION, rules)
        for listing in REGISTRY.values()
        for preset in listing.presets.values()
        for length, rules in listing.at_lengths(preset)
        if listing.at_length(preset, length) != rules
    )
