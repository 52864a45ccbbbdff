"""Ladders in the database, read before a game counts and written after it."""

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import ladder, players
from data.database.upsert import batches, write_at_once
from data.league.ladder import Rating, Rung, Scope, climb, scopes, worth
from data.league.standings import player_of, style_of
from engine.table.record import Standing, is_former

OPENS = -1
"""The id of a season that a game will open, until it has its own."""

Ratings = list[Rating | None]
"""Ratings after a game, by seat period.

A rating is None if the game didn't count for that seat period.
"""

_SOME = 32
"""Rows that are written in one go.

An unrated game of eight players changes as many rows.
"""

_T = TypeVar("_T")
_SUMS = tuple(field.name for field in fields(Rung))
rung_columns = tuple(ladder.c[name] for name in _SUMS)
"""The columns of a rung, in the order of its fields."""


_KEY = (ladder.c.game, ladder.c.season_id, ladder.c.rated, ladder.c.player)


def _this(scope: Scope) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the rows of a ladder."""
    return (
        ladder.c.game == scope.game,
        ladder.c.season_id == scope.season,
        ladder.c.rated == scope.rated,
    )


class Ladders:
    """The ladders of one server that are in memory, and its players' names.

    ``only`` has the ladders that are wanted, or None for all. Former players have rungs here,
    because others have played them. Those rungs are never written.
    """

    def __init__(self, guild_id: int, only: Collection[Scope] | None = None) -> None:
        self.guild_id = guild_id
        self._only = only
        self._rungs: dict[Scope, dict[int, Rung]] = {}
        self._names: dict[int, str] = {}
        # In the order in which they changed, because sorting many would take too long.
        self._changed: dict[tuple[Scope, int], None] = {}
        self._named: dict[int, None] = {}
        self._gone: dict[tuple[Scope, int], None] = {}

    @property
    def is_written(self) -> bool:
        """Whether nothing is left to write."""
        return not (self._changed or self._named or self._gone)

    async def load(
        self, connection: AsyncConnection, wanted: Collection[Scope], who: Collection[int]
    ) -> None:
        """Read the rungs of these players in these ladders."""
        query = select(*_KEY, *rung_columns).where(
            ladder.c.guild_id == self.guild_id,
            ladder.c.game.in_({scope.game for scope in wanted}),
            ladder.c.season_id.in_({scope.season for scope in wanted}),
            ladder.c.player.in_(who),
        )
        for game, season, rated, player, *values in await connection.execute(query):
            self._rungs.setdefault(Scope(game, season, rated), {})[player] = Rung(*values)

    def rating(self, scope: Scope, player: int) -> Rating | None:
        """Return a player's rating in a ladder."""
        return self._rungs.get(scope, {}).get(player, Rung()).rating

    def open_season(self, season: int) -> None:
        """Replace ``OPENS`` by the id of the season that a game has opened."""
        for scope in [key for key in self._rungs if key.season == OPENS]:
            self._rungs[scope._replace(season=season)] = self._rungs.pop(scope)
        changed = [
            (scope._replace(season=season) if scope.season == OPENS else scope, player)
            for scope, player in self._changed
        ]
        self._changed = dict.fromkeys(changed)

    async def count(self, game: str, season: int, standings: Sequence[Standing]) -> Ratings:
        """Count a game. Return the rating of each standing after it.

        A rating is None if the game didn't count for that standing, or if the game's ladder isn't
        wanted. The event loop does other work between two ladders.
        """
        ratings: Ratings = [None] * len(standings)
        for number, scope in enumerate(scopes(game, season)):
            if self._only is not None and scope not in self._only:
                continue
            await asyncio.sleep(0)
            rungs = self._rungs.setdefault(scope, {})
            after = climb(rungs, standings, rated=scope.rated)
            if not number:
                ratings = [_new(rungs, after, standing) for standing in standings]
            rungs.update(after)
            self._changed.update(((scope, player), None) for player in after)
        for standing in standings:
            if standing.user is not None and self._names.get(standing.user) != standing.name:
                self._names[standing.user] = standing.name
                self._named[standing.user] = None
        return ratings

    def write(self, connection: Connection) -> None:
        """Write all changes."""
        while not self.is_written:
            self.write_some(connection)

    def write_some(self, connection: Connection) -> None:
        """Write a part of the changes, so small that no one waits for this long."""
        if self._gone:
            for scope, player in _taken(self._gone, _SOME):
                of_player = (ladder.c.guild_id == self.guild_id, ladder.c.player == player)
                connection.execute(delete(ladder).where(*of_player, *_this(scope)))
        elif self._changed:
            rows = list(self._rows(_taken(self._changed, _SOME)))
            write_at_once(connection, ladder, rows, over=True)
        else:
            people = list(self._people(_taken(self._named, _SOME)))
            write_at_once(connection, players, people, over=True)

    async def compare(self, connection: AsyncConnection) -> None:
        """Compare with the stored rows, to write only changed rows and delete stale rows."""
        query = select(*_KEY, *rung_columns)
        in_server = query.where(ladder.c.guild_id == self.guild_id)
        for scope in (None,) if self._only is None else self._only:
            this = () if scope is None else _this(scope)
            for batch in batches(await connection.execute(in_server.where(*this))):
                for game, season, rated, player, *values in batch:
                    self._compare(Scope(game, season, rated), player, values)
                await asyncio.sleep(0)
        names = select(players.c.user_id, players.c.name)
        known = await connection.execute(names.where(players.c.guild_id == self.guild_id))
        for batch in batches(known):
            for user, name in batch:
                if self._names.get(user) == name:
                    self._named.pop(user, None)
            await asyncio.sleep(0)

    def _compare(self, scope: Scope, player: int, stored: Sequence[Any]) -> None:
        rung = self._rungs.get(scope, {}).get(player)
        if rung is None:
            self._gone[scope, player] = None
        elif rung == Rung(*stored):
            self._changed.pop((scope, player), None)

    def _rows(self, keys: Iterable[tuple[Scope, int]]) -> Iterator[Mapping[str, Any]]:
        for scope, player in keys:
            if is_former(player) and style_of(player) is None:
                continue
            rung = self._rungs[scope][player]
            yield {
                "guild_id": self.guild_id,
                "game": scope.game,
                "season_id": scope.season,
                "rated": scope.rated,
                "player": player,
                **{name: getattr(rung, name) for name in _SUMS},
                "rating": rung.height,
                "worth": worth(rung, scope.game),
            }

    def _people(self, users: Iterable[int]) -> Iterator[Mapping[str, Any]]:
        for user in users:
            if not is_former(user):
                yield {"guild_id": self.guild_id, "user_id": user, "name": self._names[user]}


def _taken(left: dict[_T, None], most: int) -> list[_T]:
    """Remove and return the first ``most`` keys."""
    keys = list(islice(left, most))
    for key in keys:
        del left[key]
    return keys


def _new(
    before: Mapping[int, Rung], after: Mapping[int, Rung], standing: Standing
) -> Rating | None:
    """Return a player's rating after a game, or None if it didn't count for them."""
    player = player_of(standing)
    old = before.get(player, Rung())
    new = after.get(player, old)
    return new.rating if new.rated_games != old.rated_games and standing.began else None
