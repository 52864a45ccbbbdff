"""What a server has played: leaderboards, and the figures of a person."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from sqlalchemy import Column, Select, and_, func, select
from sqlalchemy import Row as Found
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.figures import Figures, Games, Measure, Page, Played, Point, Row, Seat, Stats
from data.history import game_at, games_of, season_table
from data.ladder import EVER, EVERY_GAME, Rung
from data.ladders import rung_columns
from data.rating import COMPUTER, shown
from data.schema import ladder, players, results
from data.whole import whole
from engine.games.registry import REGISTRY

__all__ = [
    "CURVE",
    "Figures",
    "Games",
    "League",
    "Measure",
    "Page",
    "Played",
    "Point",
    "Row",
    "Seat",
    "Stats",
]

CURVE = 100
"""Points of a rating curve at most."""

_BY: Mapping[Measure, Column[Any]] = {
    Measure.RATING: ladder.c.rating,
    Measure.WINS: ladder.c.wins,
    Measure.POINTS: ladder.c.worth,
    Measure.GAMES: ladder.c.games,
    Measure.STREAK: ladder.c.best_streak,
}
_SUMS = tuple(field.name for field in fields(Rung) if field.name not in ("mu", "sigma"))
_COLUMNS = (ladder.c.player, *rung_columns)


class League:
    """The finished games of servers.

    ``game`` is a name of the registry, None for all games together; ``season`` a season id
    (data.seasons), None for all time; pages count from 0.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @whole
    async def leaderboard(
        self,
        guild_id: int,
        game: str | None,
        season: int | None = None,
        measure: Measure = Measure.RATING,
        page: int = 0,
        size: int = 10,
    ) -> Page:
        """A page of the best. Raises ValueError for POINTS over all games."""
        of, by = _Ladder(guild_id, game, season), _by(game, measure)
        async with self._engine.connect() as connection:
            total = (await connection.execute(of.counted(by))).scalar_one()
            found = (await connection.execute(of.page(by, page * size, size))).all()
            rank, before = 1, found[0].by if found else 0
            if page and found:
                rank += (await connection.execute(of.better(by, before))).scalar_one()
            rows = []
            for place, row in enumerate(found, page * size + 1):
                rank = rank if row.by == before else place
                before = row.by
                rows.append(_row(row, rank))
            computer = (await connection.execute(of.of_player(by, COMPUTER))).one_or_none()
        return Page(tuple(rows), total, None if computer is None else _row(computer, None))

    @whole
    async def standing_of(
        self,
        guild_id: int,
        user_id: int,
        game: str | None,
        season: int | None = None,
        measure: Measure = Measure.RATING,
    ) -> Row | None:
        """One person's row with his rank, None if he has finished no game.

        Raises ValueError for POINTS over all games.
        """
        of, by = _Ladder(guild_id, game, season), _by(game, measure)
        async with self._engine.connect() as connection:
            row = (await connection.execute(of.of_player(by, user_id))).one_or_none()
        return None if row is None else _ranked(row)

    @whole
    async def stats(self, guild_id: int, user_id: int, season: int | None = None) -> Stats | None:
        """A person's figures, None if he has finished no game."""
        of = _Ladder(guild_id, None, season, *REGISTRY)
        query = of.of_player(_BY[Measure.RATING], user_id)
        async with self._engine.connect() as connection:
            rows = {row.game: _ranked(row) for row in await connection.execute(query)}
            if not rows:
                return None
            figures = [
                Figures(game, rows[game], await _curve(connection, guild_id, user_id, game))
                for game in REGISTRY
                if game in rows
            ]
        return Stats(rows[EVERY_GAME], tuple(figures))

    @whole
    async def history(
        self, guild_id: int, user_id: int | None = None, page: int = 0, size: int = 10
    ) -> Games:
        """The latest games of a server, or of one person in it; those that he left too."""
        async with self._engine.connect() as connection:
            return await games_of(connection, guild_id, user_id, page * size, size)

    @whole
    async def played(self, guild_id: int, table_id: str) -> Played | None:
        """One finished game of this server."""
        async with self._engine.connect() as connection:
            return await game_at(connection, guild_id, table_id)

    @whole
    async def season_csv(self, guild_id: int, season: int) -> bytes:
        """Every tenure of a season's games as CSV (UTF-8), in the order in which they ended."""
        async with self._engine.connect() as connection:
            return await season_table(connection, guild_id, season)


class _Ladder:
    """The queries about one ladder, or those of several games. ``by`` is the column of a measure;
    the rows have its value under that name.

    People are told from computers by an inequality: a range would lead SQLite to the index of the
    players, away from the one that is in the order of the page.
    """

    def __init__(self, guild_id: int, game: str | None, season: int | None, *others: str) -> None:
        self._guild_id = guild_id
        name = game or EVERY_GAME
        self._here = and_(
            ladder.c.guild_id == guild_id,
            ladder.c.game.in_((name, *others)) if others else ladder.c.game == name,
            ladder.c.season_id == (season or EVER),
        )

    def counted(self, by: Column[Any]) -> Select[tuple[int]]:
        """How many people are ranked."""
        here = select(func.count()).select_from(ladder).where(self._here)
        return here.where(ladder.c.player != COMPUTER, by.is_not(None))

    def better(self, by: Column[Any], than: float) -> Select[tuple[int]]:
        """How many people stand above this."""
        return self.counted(by).where(by > than)

    def page(self, by: Column[Any], first: int, size: int) -> Select[Any]:
        """So many rows from this one on, the best first."""
        best = (
            select(*_COLUMNS, by.label("by"))
            .where(self._here, ladder.c.player != COMPUTER, by.is_not(None))
            .order_by(by.desc(), ladder.c.player.desc())
            .offset(first)
            .limit(size)
            .subquery()
        )
        # Names are looked up only for those who are shown.
        return (
            select(best, players.c.name)
            .join(
                players,
                and_(players.c.guild_id == self._guild_id, players.c.user_id == best.c.player),
                isouter=True,
            )
            .order_by(best.c.by.desc(), best.c.player.desc())
        )

    def of_player(self, by: Column[Any], player: int) -> Select[Any]:
        """One player's rows, each with how many people stand ``above`` him."""
        named = and_(players.c.guild_id == ladder.c.guild_id, players.c.user_id == ladder.c.player)
        other = ladder.alias()
        above = (
            select(func.count())
            .select_from(other)
            .where(
                other.c.guild_id == self._guild_id,
                other.c.game == ladder.c.game,
                other.c.season_id == ladder.c.season_id,
                other.c[by.name] > by,
                other.c.player != COMPUTER,
            )
            .correlate(ladder)
            .scalar_subquery()
        )
        mine = select(*_COLUMNS, ladder.c.game, by.label("by"), above.label("above"))
        whole = mine.add_columns(players.c.name).join(players, named, isouter=True)
        return whole.where(self._here, ladder.c.player == player)


async def _curve(
    connection: AsyncConnection, guild_id: int, user_id: int, game: str
) -> tuple[Point, ...]:
    query = (
        select(results.c.game_no, results.c.finished_at, results.c.mu, results.c.sigma)
        .where(
            results.c.user_id == user_id,
            results.c.guild_id == guild_id,
            results.c.game == game,
            results.c.mu.is_not(None),
        )
        .order_by(results.c.game_no.desc())
        .limit(CURVE)
    )
    rows = (await connection.execute(query)).all()
    return tuple(
        Point(row.game_no, row.finished_at, *shown(row.mu, row.sigma, CURVE)[:2])
        for row in reversed(rows)
    )


def _by(game: str | None, measure: Measure) -> Column[Any]:
    if game is None and measure is Measure.POINTS:
        raise ValueError("points a deal mean nothing over all games together")
    return _BY[measure]


def _ranked(row: Found[Any]) -> Row:
    return _row(row, None if row.by is None else row.above + 1)


def _row(row: Found[Any], rank: int | None) -> Row:
    player, *values = row[: len(_COLUMNS)]
    rung = Rung(*values)
    sums = {name: getattr(rung, name) for name in _SUMS}
    rating = None if rung.rating is None else shown(*rung.rating, rung.rated_games)
    return Row(user_id=player, name=row.name or "", rank=rank, rating=rating, **sums)
