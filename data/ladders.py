"""Ladders in the database: read to be climbed, and written where somebody has."""

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ladder import Rung, Scope, climb, scopes, worth
from data.rating import COMPUTER, Rating
from data.schema import ladder, players
from data.upsert import batches, upsert
from engine.record import Standing

__all__ = ["Ladders", "Ratings", "rung_columns"]

Ratings = list[Rating | None]
"""Ratings after a game, by tenure; None where it did not count."""

_SUMS = tuple(field.name for field in fields(Rung))
rung_columns = tuple(ladder.c[name] for name in _SUMS)
"""The columns of a rung, in the order of its fields."""


class Ladders:
    """The ladders of one server, as far as they are in memory, and what its players are called.

    A former player has a place here, because others have played him; he is never written.
    """

    def __init__(self, guild_id: int) -> None:
        self.guild_id = guild_id
        self._rungs: dict[Scope, dict[int, Rung]] = {}
        self._names: dict[int, str] = {}
        # In the order in which they changed: sorting many would take too long.
        self._changed: dict[tuple[Scope, int], None] = {}
        self._named: dict[int, None] = {}

    async def load(
        self, connection: AsyncConnection, wanted: Collection[Scope], who: Collection[int]
    ) -> None:
        """Read what these players have reached in these ladders."""
        query = select(ladder.c.game, ladder.c.season_id, ladder.c.player, *rung_columns).where(
            ladder.c.guild_id == self.guild_id,
            ladder.c.game.in_({scope.game for scope in wanted}),
            ladder.c.season_id.in_({scope.season for scope in wanted}),
            ladder.c.player.in_(who),
        )
        for game, season, player, *values in await connection.execute(query):
            self._rungs.setdefault(Scope(game, season), {})[player] = Rung(*values)

    async def enter(self, game: str, season: int, standings: Sequence[Standing]) -> Ratings:
        """Count a game. The rating of each standing after it, None where it did not count for it.

        The event loop goes on between two ladders.
        """
        ratings: Ratings = []
        for number, scope in enumerate(scopes(game, season)):
            if number:
                await asyncio.sleep(0)
            rungs = self._rungs.setdefault(scope, {})
            after = climb(rungs, standings)
            if not number:
                ratings = [_new(rungs, after, one) for one in standings]
            rungs.update(after)
            self._changed.update(((scope, player), None) for player in after)
        for one in standings:
            if one.user is not None and self._names.get(one.user) != one.name:
                self._names[one.user] = one.name
                self._named[one.user] = None
        return ratings

    async def write(self, connection: AsyncConnection) -> None:
        """Write what has changed."""
        await upsert(connection, ladder, self._rows(self._changed))
        await upsert(connection, players, self._people(self._named))
        self._changed.clear()
        self._named.clear()

    async def replace(self, connection: AsyncConnection) -> None:
        """Write all that was entered in the place of what is stored of this server.

        What is the same is left as it is.
        """
        query = select(ladder.c.game, ladder.c.season_id, ladder.c.player, *rung_columns)
        stored = await connection.execute(query.where(ladder.c.guild_id == self.guild_id))
        gone: list[tuple[Scope, int]] = []
        for batch in batches(stored):
            for game, season, player, *values in batch:
                scope = Scope(game, season)
                rung = self._rungs.get(scope, {}).get(player)
                if rung is None:
                    gone.append((scope, player))
                elif rung == Rung(*values):
                    self._changed.pop((scope, player), None)
            await asyncio.sleep(0)
        for scope, player in gone:
            here = (ladder.c.guild_id == self.guild_id, ladder.c.player == player)
            this = (ladder.c.game == scope.game, ladder.c.season_id == scope.season)
            await connection.execute(delete(ladder).where(*here, *this))
        await self.write(connection)

    def _rows(self, at: Iterable[tuple[Scope, int]]) -> Iterator[Mapping[str, Any]]:
        for scope, player in at:
            if player < COMPUTER:
                continue
            rung = self._rungs[scope][player]
            yield {
                "guild_id": self.guild_id,
                "game": scope.game,
                "season_id": scope.season,
                "player": player,
                **{name: getattr(rung, name) for name in _SUMS},
                "rating": rung.height,
                "worth": worth(rung, scope.game),
            }

    def _people(self, users: Iterable[int]) -> Iterator[Mapping[str, Any]]:
        for user in users:
            if user > COMPUTER:
                yield {"guild_id": self.guild_id, "user_id": user, "name": self._names[user]}


def _new(before: Mapping[int, Rung], after: Mapping[int, Rung], one: Standing) -> Rating | None:
    """The rating after a game, if it counted for whoever this is."""
    player = COMPUTER if one.user is None else one.user
    old = before.get(player, Rung())
    changed = after[player].rated_games != old.rated_games
    return after[player].rating if changed and one.began else None
