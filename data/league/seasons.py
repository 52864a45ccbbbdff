"""The seasons of a server. Every finished game belongs to one season."""

from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from time import time

from sqlalchemy import Connection, bindparam, func, insert, select, update

from data.database.database import Database, run_to_completion
from data.database.schema import seasons, servers
from data.league.standings import (
    LONGEST_SEASON_NAME,
    MONTHLY,
    NoSuchSeason,
    Season,
    WrongSeasonName,
)
from engine.names import readable


class Seasons:
    """The seasons of all servers. ``clock`` gives Unix seconds.

    The first season opens with the first result. If months are seasons, the season of an earlier
    month is closed when someone looks or a game ends.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def of(self, guild_id: int) -> tuple[Season, ...]:
        """Return all seasons of a server, the latest first."""
        now = int(self._clock())
        async with self._database.read() as connection:
            all_seasons = await connection.run_sync(_all, guild_id)
            present = all_seasons[0] if all_seasons and all_seasons[0].closed_at is None else None
            if present is None:
                return all_seasons
            if await connection.run_sync(in_which, guild_id, now) is not None:
                return all_seasons
        async with self._database.write(league_of=guild_id) as connection:
            await connection.run_sync(running, guild_id, now)
            return await connection.run_sync(_all, guild_id)

    @run_to_completion
    async def open(self, guild_id: int, name: str = "") -> Season:
        """Close the open season, if there is one, and open the next season.

        Raises WrongSeasonName.
        """
        named, now = _checked(name), int(self._clock())
        async with self._database.write(league_of=guild_id) as connection:
            present = await connection.run_sync(_open, guild_id)
            if present is not None:
                await connection.run_sync(_close, present, now)
            return await connection.run_sync(_next, guild_id, named, now)

    @run_to_completion
    async def rename(self, guild_id: int, season_id: int, name: str) -> Season:
        """Name a season. An empty name removes its name.

        Raises NoSuchSeason, or WrongSeasonName.
        """
        change = (
            update(seasons)
            .where(seasons.c.guild_id == guild_id, seasons.c.season_id == season_id)
            .values(name=_checked(name))
            .returning(*_COLUMNS)
        )
        async with self._database.write() as connection:
            row = (await connection.execute(change)).one_or_none()
        if row is None:
            raise NoSuchSeason(f"server {guild_id} has no season {season_id}")
        return Season(*row)


def running(connection: Connection, guild_id: int, now: int) -> int:
    """Return the id of the season for a game that ends now, and open the season if needed.

    The caller holds the lock of the league.
    """
    season_id = in_which(connection, guild_id, now)
    if season_id is not None:
        return season_id
    present = _open(connection, guild_id)
    if present is not None:
        _close(connection, present, _next_month(present.opened_at))
        begin = int(month_of(now).timestamp())
        return (_next(connection, guild_id, f"{month_of(now):%Y-%m}", begin)).season_id
    named = f"{month_of(now):%Y-%m}" if _is_monthly(connection, guild_id) else ""
    return (_next(connection, guild_id, named, now)).season_id


def in_which(connection: Connection, guild_id: int, now: int) -> int | None:
    """Return the id of the season for a game that ends now. None if the season must be opened."""
    present = _open(connection, guild_id)
    if present is None:
        return None
    of_earlier_month = month_of(present.opened_at) < month_of(now)
    is_over = of_earlier_month and _is_monthly(connection, guild_id)
    return None if is_over else present.season_id


_COLUMNS = tuple(seasons.c[field.name] for field in fields(Season))
_LATEST_FIRST = (
    select(*_COLUMNS)
    .where(seasons.c.guild_id == bindparam("guild"))
    .order_by(seasons.c.number.desc())
)


def _all(connection: Connection, guild_id: int) -> tuple[Season, ...]:
    rows = connection.execute(_LATEST_FIRST, {"guild": guild_id})
    return tuple(Season(*row) for row in rows)


def _open(connection: Connection, guild_id: int) -> Season | None:
    result = connection.execute(_LATEST_FIRST.limit(1), {"guild": guild_id})
    row = result.one_or_none()
    return None if row is None or row.closed_at is not None else Season(*row)


def _close(connection: Connection, season: Season, moment: int) -> None:
    change = update(seasons).where(seasons.c.season_id == season.season_id)
    connection.execute(change.values(closed_at=moment))


def _next(connection: Connection, guild_id: int, name: str, moment: int) -> Season:
    latest = select(func.max(seasons.c.number)).where(seasons.c.guild_id == guild_id)
    number = ((connection.execute(latest)).scalar_one() or 0) + 1
    new = insert(seasons).values(guild_id=guild_id, number=number, name=name, opened_at=moment)
    return Season(*(connection.execute(new.returning(*_COLUMNS))).one())


def _is_monthly(connection: Connection, guild_id: int) -> bool:
    """Whether months are seasons in this server."""
    query = select(servers.c.settings).where(servers.c.guild_id == guild_id)
    settings = (connection.execute(query)).scalar_one_or_none() or {}
    return settings.get(MONTHLY) is True


def month_of(moment: int) -> datetime:
    """Return the start of a moment's month, in UTC."""
    return datetime.fromtimestamp(moment, UTC).replace(
        day=1, hour=0, minute=0, second=0, microsecond=0
    )


def _next_month(moment: int) -> int:
    """Return the start of the month after a moment's month, in Unix seconds."""
    month = month_of(moment)
    year, number = divmod(12 * month.year + month.month, 12)
    return int(month.replace(year=year, month=number + 1).timestamp())


def _checked(name: str) -> str:
    named = readable(name)
    if len(named) > LONGEST_SEASON_NAME:
        raise WrongSeasonName(
            f"a name has at most {LONGEST_SEASON_NAME} characters, not {len(named)}"
        )
    return named
