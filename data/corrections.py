"""Corrections by managers: a game taken out of the league, or put back. Each is logged."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.again import Again, Booked
from data.database import alone_in, writing
from data.schema import corrections, games, results
from data.whole import whole

if TYPE_CHECKING:
    from data.ladders import Ratings

__all__ = ["LONGEST_REASON", "Correction", "Corrections", "Done", "Kind", "NoSuchGame"]

LONGEST_REASON = 200
"""Characters of a reason that are kept."""


class Kind(StrEnum):
    """What a correction did."""

    VOID = "void"
    RESTORE = "restore"


class NoSuchGame(LookupError):
    """No finished game of this server has this table id."""


class Done(ValueError):
    """The game is void already, or was not void."""


@dataclass(frozen=True, slots=True)
class Correction:
    """What a manager did to a game, when (Unix seconds) and why.

    ``by_user`` is negative for somebody who had himself forgotten since.
    """

    number: int
    table_id: str
    by_user: int
    at: int
    reason: str
    kind: Kind


class Corrections:
    """Games that count, and games that do not. ``clock`` gives Unix seconds."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time) -> None:
        self._engine, self._clock = engine, clock
        self._writer, self._places = writing(engine)

    async def void(self, guild_id: int, table_id: str, by_user: int, reason: str) -> Correction:
        """Take a game out of all standings, as if it had not been played.

        All ratings after it are reckoned anew; that takes seconds where thousands of games were
        played. Raises NoSuchGame, Done.
        """
        return await self._correct(guild_id, table_id, by_user, reason, Kind.VOID)

    async def restore(self, guild_id: int, table_id: str, by_user: int, reason: str) -> Correction:
        """Put a void game back. Raises NoSuchGame, Done."""
        return await self._correct(guild_id, table_id, by_user, reason, Kind.RESTORE)

    @whole
    async def of(self, guild_id: int, limit: int = 20) -> tuple[Correction, ...]:
        """The latest corrections of a server, the newest first."""
        query = select(*_COLUMNS).where(corrections.c.guild_id == guild_id)
        latest = query.order_by(corrections.c.number.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = await connection.execute(latest)
            return tuple(_correction(*row) for row in rows)

    @whole
    async def _correct(
        self, guild_id: int, table_id: str, by_user: int, reason: str, kind: Kind
    ) -> Correction:
        while True:
            reckoning = _Reckoning(guild_id, table_id, void=kind is Kind.VOID)
            # Most is done before anybody has to wait for it.
            async with self._engine.connect() as connection:
                await reckoning.check(connection)
                await reckoning.begin(connection)
                await reckoning.go_on(connection)
            async with self._places, self._writer.begin() as connection:
                await alone_in(connection, guild_id)
                await reckoning.check(connection)
                if not await reckoning.holds(connection):
                    continue
                await reckoning.go_on(connection)
                await reckoning.write(connection)
                new = insert(corrections).values(
                    guild_id=guild_id,
                    table_id=table_id,
                    by_user=by_user,
                    at=int(self._clock()),
                    reason=" ".join(reason.split())[:LONGEST_REASON],
                    kind=kind,
                )
                row = (await connection.execute(new.returning(*_COLUMNS))).one()
                return _correction(*row)


class _Reckoning(Again):
    """The league of a server as it would be with one game void, or not."""

    def __init__(self, guild_id: int, table_id: str, *, void: bool) -> None:
        super().__init__(guild_id)
        self._table_id, self._void = table_id, void
        self._other: list[tuple[Booked, Ratings]] = []

    async def check(self, connection: AsyncConnection) -> None:
        """Raises NoSuchGame, Done."""
        query = select(games.c.void).where(
            games.c.table_id == self._table_id, games.c.guild_id == self.guild_id
        )
        is_void = (await connection.execute(query)).scalar_one_or_none()
        if is_void is None:
            raise NoSuchGame(f"server {self.guild_id} has no finished game {self._table_id}")
        if is_void is self._void:
            raise Done(f"game {self._table_id} is {'void already' if is_void else 'not void'}")

    async def go_on(self, connection: AsyncConnection) -> None:
        """Count the games that are not counted yet."""
        async for game in self.games(connection):
            ratings: Ratings = [None] * len(game.standings)
            if not (self._void if game.table_id == self._table_id else game.void):
                ratings = await self.ladders.enter(game.game, game.season, game.standings)
            if tuple(ratings) != game.ratings:
                self._other.append((game, ratings))

    async def write(self, connection: AsyncConnection) -> None:
        """Write what has become different."""
        here = update(games).where(games.c.table_id == self._table_id)
        await connection.execute(here.values(void=self._void))
        for game, ratings in self._other:
            for tenure, rating in enumerate(ratings):
                row = (results.c.table_id == game.table_id) & (results.c.tenure == tenure)
                mu, sigma = rating or (None, None)
                await connection.execute(update(results).where(row).values(mu=mu, sigma=sigma))
        await self.ladders.replace(connection)


_COLUMNS = (
    corrections.c.number,
    corrections.c.table_id,
    corrections.c.by_user,
    corrections.c.at,
    corrections.c.reason,
    corrections.c.kind,
)


def _correction(
    number: int, table_id: str, by_user: int, at: int, reason: str, kind: str
) -> Correction:
    return Correction(number, table_id, by_user, at, reason, Kind(kind))
