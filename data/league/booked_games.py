"""The games that a server has booked, read again in their order to count ladders from them."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, RowMapping, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import corrections, games, results
from data.league.ladder import Scope
from data.league.ladder_rows import Ladders
from data.league.rating import Rating
from data.league.standings import stored_style
from engine.table.record import Standing, Unrated

__all__ = ["BookedGame", "FinishedGames"]

_AT_ONCE = 20
_BETWEEN = 2
"""Games that are made of rows before the event loop goes on."""

_GAMES = (
    select(games)
    .where(games.c.guild_id == bindparam("guild"), games.c.game_no > bindparam("last"))
    .order_by(games.c.game_no)
    .limit(_AT_ONCE)
)
_TENURES = (
    select(results)
    .where(results.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(results.c.table_id, results.c.tenure)
)


class BookedGame(NamedTuple):
    """A finished game as it is stored; ``ratings`` are those after it, by tenure."""

    game_no: int
    table_id: str
    game: str
    season: int
    finished_at: int
    void: bool
    standings: tuple[Standing, ...]
    ratings: tuple[Rating | None, ...]


class FinishedGames:
    """New ladders for a server, from its games: all, or ``only`` some of them. The event loop goes
    on between two games.

    ``begin``, then ``games`` as often as there may be more. What was calculated may be written
    once ``is_current`` says, in the transaction that writes it, that nobody has corrected anything
    since.
    """

    def __init__(self, guild_id: int, only: Collection[Scope] | None = None) -> None:
        self.guild_id = guild_id
        self.ladders = Ladders(guild_id, only)
        self._last = 0
        self._state: tuple[int | None, int] | None = None

    async def begin(self, connection: AsyncConnection) -> None:
        """Remember how things stand."""
        self._state = await self._marks(connection)

    async def is_current(self, connection: AsyncConnection) -> bool:
        """Whether neither a game has been corrected nor a person been forgotten since."""
        return await self._marks(connection) == self._state

    async def games(self, connection: AsyncConnection) -> AsyncIterator[BookedGame]:
        """The games after those that were read already, the void ones too."""
        while found := await self._read(connection):
            for game in found:
                self._last = game.game_no
                yield game

    async def _read(self, connection: AsyncConnection) -> list[BookedGame]:
        asked = {"guild": self.guild_id, "last": self._last}
        found = (await connection.execute(_GAMES, asked)).all()
        rows: dict[str, list[RowMapping]] = {row.table_id: [] for row in found}
        for row in (await connection.execute(_TENURES, {"tables": list(rows)})).mappings():
            rows[row["table_id"]].append(row)
        booked = []
        for number, one in enumerate(found, 1):
            booked.append(_booked(one, rows[one.table_id]))
            if number % _BETWEEN == 0:
                await asyncio.sleep(0)
        return booked

    async def _marks(self, connection: AsyncConnection) -> tuple[int | None, int]:
        """What is another when the past has been changed."""
        here = corrections.c.guild_id == self.guild_id
        former = (results.c.user_id < 0, results.c.guild_id == self.guild_id)
        latest = await connection.execute(select(func.max(corrections.c.number)).where(here))
        forgotten = await connection.execute(select(func.count()).where(*former))
        return latest.scalar_one(), forgotten.scalar_one()


def _booked(game: Row[Any], tenures: Sequence[RowMapping]) -> BookedGame:
    why = None if game.unrated is None else Unrated(game.unrated)
    return BookedGame(
        game_no=game.game_no,
        table_id=game.table_id,
        game=game.game,
        season=game.season_id,
        finished_at=game.finished_at,
        void=game.void,
        standings=tuple(
            Standing(
                user=row["user_id"],
                name=row["name"],
                place=row["place"],
                total=row["total"],
                won=row["won"],
                left=row["left"],
                rules=row["rules"],
                seat=row["seat"],
                began=row["began"],
                points=row["points"],
                deals=row["deals"],
                timeouts=row["timeouts"],
                unrated=why,
                style=stored_style(row["strength"], row["version"]),
            )
            for row in tenures
        ),
        ratings=tuple(
            None if row["mu"] is None else Rating(row["mu"], row["sigma"]) for row in tenures
        ),
    )
