"""The standings of a server, summed up by the database."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Float, Select, Subquery, cast, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from data.schema import results
from data.whole import whole

__all__ = ["League", "Row"]


@dataclass(frozen=True, slots=True)
class Row:
    """What a person has reached. ``win_rate`` is from 0 to 1, ``average_place`` 1 or more.

    A game that he left counts among his games. ``name`` is the one of his latest game.
    """

    user_id: int
    name: str
    games: int
    wins: int
    win_rate: float
    average_place: float


class League:
    """The results of finished games of people; computers have no standing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @whole
    async def leaderboard(self, guild_id: int, game: str | None, limit: int = 10) -> list[Row]:
        """The best of a server in a game (None: in all of them).

        By wins, then win rate, then fewer games, then average place, then user id.
        """
        query = _named(_sums(guild_id, game), guild_id, limit)
        async with self._engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    @whole
    async def standing_of(self, guild_id: int, user_id: int, game: str | None) -> Row | None:
        """One person's row in a game (None: in all of them), None if he has finished none."""
        sums = _sums(guild_id, game).where(results.c.user_id == user_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(_named(sums, guild_id, 1))).one_or_none()
        return None if row is None else Row(*row)


def _sums(guild_id: int, game: str | None) -> Select[tuple[int | None, int, int, float, float]]:
    games = func.count()
    wins = games.filter(results.c.won)
    sums = (
        select(
            results.c.user_id,
            games.label("games"),
            wins.label("wins"),
            (cast(wins, Float) / games).label("win_rate"),
            func.avg(cast(results.c.place, Float)).label("average_place"),
        )
        .where(results.c.guild_id == guild_id, results.c.user_id.is_not(None))
        .group_by(results.c.user_id)
    )
    return sums if game is None else sums.where(results.c.game == game)


def _named(
    sums: Select[tuple[int | None, int, int, float, float]], guild_id: int, limit: int
) -> Select[tuple[int | None, str, int, int, float, float]]:
    """The first so many of the sums, each with the latest name of its person."""
    every = sums.subquery()
    # Names are looked up only for the few that are shown.
    best = select(every).order_by(*_order(every)).limit(limit).subquery()
    name = (
        select(results.c.name)
        .where(results.c.guild_id == guild_id, results.c.user_id == best.c.user_id)
        .order_by(results.c.finished_at.desc(), results.c.table_id.desc(), results.c.tenure.desc())
        .limit(1)
        .scalar_subquery()
    )
    return select(
        best.c.user_id,
        name.label("name"),
        best.c.games,
        best.c.wins,
        best.c.win_rate,
        best.c.average_place,
    ).order_by(*_order(best))


def _order(sums: Subquery) -> tuple[ColumnElement[Any], ...]:
    of = sums.c
    return (of.wins.desc(), of.win_rate.desc(), of.games, of.average_place, of.user_id)
