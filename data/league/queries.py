"""Queries to the league for leaderboards, finished games and people's statistics."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from itertools import groupby
from time import time
from typing import Any

from sqlalchemy import Column, Row, Select, and_, bindparam, case, func, null, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import games, ladder, players, results
from data.league.durations import durations, last_length, medians
from data.league.history import game_at, games_of, season_table
from data.league.ladder import EVER, EVERY_GAME, Rung, displayed
from data.league.ladder_rows import rung_columns
from data.league.recent import recent_board, together
from data.league.standings import (
    COMPUTER,
    MOST_PLACES,
    ComputersRow,
    Figures,
    FinishedGame,
    GamesPage,
    LeaderboardKind,
    LeaderboardPage,
    LeaderboardRow,
    Measure,
    Played,
    RatingPoint,
    Stats,
    style_of,
)
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.table.length import Usual

CURVE = 100
"""A rating curve has at most this many points."""

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

    ``game`` is a name in the registry, or None for all games together. ``season`` is a season id
    (data.league.seasons), or None for all time. Pages count from 0. Evenings and months belong to
    no season. ``clock`` gives Unix seconds.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def leaderboard(
        self,
        guild_id: int,
        game: str | None,
        season: int | None = None,
        measure: Measure = Measure.RATING,
        page: int = 0,
        size: int = 10,
        *,
        kind: LeaderboardKind = LeaderboardKind.RATED,
    ) -> LeaderboardPage:
        """Return a page of the best players.

        Raises ValueError for a measure that this leaderboard doesn't have.
        """
        by, first = _by(game, measure, kind), page * size
        size = max(0, min(size, MOST_PLACES - first))
        asked, part = _ladder(guild_id, game, season, kind), {"first": first, "size": size}
        async with self._database.read() as connection:
            if kind.is_recent:
                recent = guild_id, game, measure, kind, self._clock()
                whole = await recent_board(connection, *recent)
                return replace(whole, rows=whole.rows[first : first + size])
            total = (await connection.execute(_counted(by), asked)).scalar_one()
            people = (await connection.execute(_page(by), asked | part)).all()
            rank, before = 1, people[0].by if people else 0
            if page and people:
                above = await connection.execute(_better(by), asked | {"than": before})
                rank += above.scalar_one()
            rows = []
            for place, row in enumerate(people, page * size + 1):
                rank = rank if row.by == before else place
                before = row.by
                rows.append(_row(row, rank))
            machines = () if asked["rated"] else await connection.execute(_COMPUTERS, asked)
            computers = together(
                (None if style is None else style.strength, number, wins)
                for player, number, wins in machines
                for style in [style_of(player)]
            )
        return LeaderboardPage(tuple(rows), total, computers)

    @run_to_completion
    async def standing_of(
        self,
        guild_id: int,
        user_id: int,
        game: str | None,
        season: int | None = None,
        measure: Measure = Measure.RATING,
        *,
        kind: LeaderboardKind = LeaderboardKind.RATED,
    ) -> LeaderboardRow | None:
        """Return a person's row with their rank, or None if they finished no game of this kind.

        Raises ValueError for a measure that this leaderboard doesn't have.
        """
        by = _by(game, measure, kind)
        asked = _ladder(guild_id, game, season, kind) | {"player": user_id}
        async with self._database.read() as connection:
            if kind.is_recent:
                recent = guild_id, game, measure, kind, self._clock()
                whole = await recent_board(connection, *recent)
                return next((row for row in whole.rows if row.user_id == user_id), None)
            row = (await connection.execute(_of_player(by), asked)).one_or_none()
        return None if row is None else _ranked(row)

    @run_to_completion
    async def stats(self, guild_id: int, user_id: int, season: int | None = None) -> Stats | None:
        """Return a person's statistics, or None if they have finished no game."""
        query = _of_player(_BY[Measure.RATING], several=True)
        asked = {"guild": guild_id, "games": (EVERY_GAME, *REGISTRY), "season": season or EVER}
        asked["above"] = COMPUTER
        async with self._database.read() as connection:
            stored = await connection.execute(query, asked | {"player": user_id})
            rows = {(row.game, row.rated): _ranked(row) for row in stored}

            def of(game: str) -> Played | None:
                every, rated = rows.get((game, False)), rows.get((game, True))
                return None if every is None else Played(rated, _rest(every, rated))

            every = of(EVERY_GAME)
            if every is None:
                return None
            against = await _against(connection, guild_id, user_id)
            figures = [
                Figures(
                    game,
                    played,
                    await _curve(connection, guild_id, user_id, game),
                    against.get(game, ()),
                )
                for game in REGISTRY
                if (played := of(game)) is not None
            ]
        return Stats(every, tuple(figures), against.get(EVERY_GAME, ()))

    @run_to_completion
    async def last_length(self, guild_id: int, channel_id: int | None) -> Length | None:
        """Return the length of the latest game in this channel, or in the whole server for None."""
        name = await self._database.value(last_length(guild_id, channel_id))
        return None if name is None else Length(name)

    @run_to_completion
    async def durations(self, guild_id: int) -> Usual:
        """Return the usual minutes of games in a server, by game and length."""
        return medians(await self._database.rows(durations(guild_id)))

    @run_to_completion
    async def history(
        self, guild_id: int | None, user_id: int | None = None, page: int = 0, size: int = 10
    ) -> GamesPage:
        """Return the latest games of a server, or of one person in it, left games included.

        Without a server, return the person's games in all servers.
        """
        async with self._database.read() as connection:
            return await games_of(connection, guild_id, user_id, page * size, size)

    @run_to_completion
    async def finished_game(self, guild_id: int, table_id: str) -> FinishedGame | None:
        """Return a finished game of this server, or None."""
        async with self._database.read() as connection:
            return await game_at(connection, guild_id, table_id)

    async def server_of(self, user_id: int, table_id: str) -> int | None:
        """Return the server of a finished game that this person played, or None."""
        theirs = (results.c.table_id == table_id, results.c.user_id == user_id)
        query = select(results.c.guild_id).where(*theirs).limit(1)
        server: int | None = await self._database.value(query)
        return server

    @run_to_completion
    async def season_csv(self, guild_id: int, season: int) -> bytes:
        """Return all seat periods of a season's games as CSV in UTF-8, in the order they ended."""
        async with self._database.read() as connection:
            return await season_table(connection, guild_id, season)


# Each statement is built once, because building it takes longer than SQLite takes to answer it.
_GUILD = ladder.c.guild_id == bindparam("guild")
_SEASON = ladder.c.season_id == bindparam("season")
_RATED = ladder.c.rated == bindparam("rated")
_ONE = and_(_GUILD, ladder.c.game == bindparam("game"), _SEASON, _RATED)
"""The condition for one ladder."""

_SHOWN = ladder.c.player + 0 > bindparam("above")
"""The condition for people, because only they are on the board.

The ``+ 0`` keeps SQLite from the index by player. SQLite then uses the index in the page's order.
"""

_SEVERAL = and_(
    _GUILD,
    ladder.c.game.in_(bindparam("games", expanding=True)),
    _SEASON,
    # Both values, written out so that all columns before the player in the key are known.
    ladder.c.rated.in_((True, False)),
)


def _ladder(
    guild_id: int, game: str | None, season: int | None, kind: LeaderboardKind
) -> dict[str, object]:
    """Return the parameters that select a ladder and the people on its board."""
    asked = {"guild": guild_id, "game": game or EVERY_GAME, "season": season or EVER}
    return asked | {"rated": kind is LeaderboardKind.RATED, "above": COMPUTER}


@cache
def _counted(by: Column[Any]) -> Select[tuple[int]]:
    """Count the people who are ranked, up to ``MOST_PLACES``."""
    some = select(ladder.c.player).where(_ONE, _SHOWN, by.is_not(None)).limit(MOST_PLACES)
    return select(func.count()).select_from(some.subquery())


@cache
def _better(by: Column[Any]) -> Select[tuple[int]]:
    """Count the people above ``than``."""
    above = select(func.count()).select_from(ladder).where(_ONE)
    return above.where(_SHOWN, by > bindparam("than"))


@cache
def _page(by: Column[Any]) -> Select[Any]:
    """Select ``size`` rows from the ``first`` on, the best first.

    ``by`` is the measure's column, in the query and in its rows.
    """
    best = (
        select(*_COLUMNS, by.label("by"))
        .where(_ONE, _SHOWN, by.is_not(None))
        .order_by(by.desc(), ladder.c.player.desc())
        .offset(bindparam("first"))
        .limit(bindparam("size"))
        .subquery()
    )
    in_server = players.c.guild_id == bindparam("guild")
    # Names are looked up only for the rows of the page.
    return (
        select(best, players.c.name)
        .join(players, and_(in_server, players.c.user_id == best.c.player), isouter=True)
        .order_by(best.c.by.desc(), best.c.player.desc())
    )


_COMPUTERS = select(ladder.c.player, ladder.c.games, ladder.c.wins).where(
    _ONE, ladder.c.player <= COMPUTER
)


@cache
def _of_player(by: Column[Any], *, several: bool = False) -> Select[Any]:
    """Select the rows of ``player`` in one ladder, or in the ladders of several games.

    Each row has the number of people ``above`` it, or null if they are ``MOST_PLACES`` or more.
    """
    named = and_(players.c.guild_id == ladder.c.guild_id, players.c.user_id == ladder.c.player)
    other = ladder.alias()
    theirs = other.c[by.name]
    same_ladder = and_(
        other.c.guild_id == bindparam("guild"),
        other.c.game == ladder.c.game,
        other.c.season_id == ladder.c.season_id,
        other.c.rated == ladder.c.rated,
        other.c.player + 0 > bindparam("above"),
    )
    last = (
        select(theirs).where(same_ladder).order_by(theirs.desc()).offset(MOST_PLACES - 1).limit(1)
    )
    better = select(func.count()).select_from(other).where(same_ladder, theirs > by)
    # People below the last place aren't counted at all.
    above = case(
        (by < last.correlate(ladder).scalar_subquery(), null()),
        else_=better.correlate(ladder).scalar_subquery(),
    )
    own = select(*_COLUMNS, ladder.c.game, ladder.c.rated, by.label("by"), above.label("above"))
    whole = own.add_columns(players.c.name).join(players, named, isouter=True)
    which = _SEVERAL if several else _ONE
    return whole.where(which, ladder.c.player == bindparam("player"))


_CURVE = (
    select(results.c.game_no, results.c.finished_at, results.c.mu, results.c.sigma)
    .where(
        results.c.user_id == bindparam("player"),
        results.c.guild_id == bindparam("guild"),
        results.c.game == bindparam("game"),
        results.c.mu.is_not(None),
    )
    .order_by(results.c.game_no.desc())
    .limit(CURVE)
)


async def _curve(
    connection: AsyncConnection, guild_id: int, user_id: int, game: str
) -> tuple[RatingPoint, ...]:
    asked = {"player": user_id, "guild": guild_id, "game": game}
    rows = (await connection.execute(_CURVE, asked)).all()
    return tuple(
        RatingPoint(row.game_no, row.finished_at, *displayed(row.mu, row.sigma, CURVE)[:2])
        for row in reversed(rows)
    )


_MET = 1_000
"""At most this many games against computers, the latest, count for wins and streak."""

# Only unrated games are read. In a game that rated a person, they met no computer, or they left.
_UNRATED = (
    select(results.c.table_id, results.c.game, results.c.game_no, results.c.won)
    .join(games, games.c.game_no == results.c.game_no)
    .where(
        results.c.user_id == bindparam("player"),
        results.c.guild_id == bindparam("guild"),
        results.c.mu.is_(None),
        ~games.c.void,
    )
    .order_by(results.c.game_no.desc())
    .limit(_MET)
    .subquery()
)
_AGAINST = (
    select(_UNRATED.c.game, _UNRATED.c.game_no, _UNRATED.c.won, results.c.strength)
    .join(results, results.c.table_id == _UNRATED.c.table_id)
    .where(results.c.strength.is_not(None), results.c.began, ~results.c.left)
    .order_by(_UNRATED.c.game_no)
)


async def _against(
    connection: AsyncConnection, guild_id: int, user_id: int
) -> dict[str, tuple[ComputersRow, ...]]:
    """Return a person's results against computers of each strength, by game and in all games."""
    met = dict[tuple[str, str], dict[int, bool]]()
    asked = {"player": user_id, "guild": guild_id}
    for game, game_no, won, strength in await connection.execute(_AGAINST, asked):
        for which in (game, EVERY_GAME):
            ended = met.setdefault((which, strength), {})
            ended[game_no] = won or ended.get(game_no, False)
    rows = dict[str, tuple[ComputersRow, ...]]()
    for which, strength in (
        (which, level) for level in Strength for which in (EVERY_GAME, *REGISTRY)
    ):
        if wins := [*met.get((which, strength), {}).values()]:
            best = max((len([*row]) for won, row in groupby(wins) if won), default=0)
            row = ComputersRow(strength, len(wins), sum(wins), best)
            rows[which] = (*rows.get(which, ()), row)
    return rows


def _by(game: str | None, measure: Measure, kind: LeaderboardKind) -> Column[Any]:
    if measure not in kind.measures:
        raise ValueError(f"{kind} play has no {measure}")
    if game is None and measure is Measure.POINTS:
        raise ValueError("points a deal mean nothing over all games together")
    return _BY[measure]


def _rest(every: LeaderboardRow, rated: LeaderboardRow | None) -> LeaderboardRow | None:
    """Return all play minus rated play, or None if nothing is left. Streaks are of all play."""
    if rated is None or every.games == rated.games:
        return every if rated is None else None
    sums = {name: getattr(every, name) - getattr(rated, name) for name in _PARTS}
    return replace(every, **sums)


_PARTS = ("games", "wins", "places", "points", "deals", "left", "timeouts")
"""The sums that add up from rated and unrated play."""


def _ranked(row: Row[Any]) -> LeaderboardRow:
    return _row(row, None if row.by is None or row.above is None else row.above + 1)


def _row(row: Row[Any], rank: int | None) -> LeaderboardRow:
    player, *values = row[: len(_COLUMNS)]
    rung = Rung(*values)
    sums = {name: getattr(rung, name) for name in _SUMS}
    rating = None if rung.rating is None else displayed(*rung.rating, rung.rated_games)
    return LeaderboardRow(user_id=player, name=row.name or "", rank=rank, rating=rating, **sums)
