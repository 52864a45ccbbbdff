"""Servers in which games are played, one a minute, for the tests of the league."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table, select, text

from data.database.database import Database
from data.database.schema import games, ladder, players, results, seen
from data.journal.store import Store
from data.league.queries import League
from data.league.recalculation import Corrections
from data.league.seasons import Seasons
from data.league.standings import LeaderboardRow
from engine.table.record import EveningScore, Standing, Unrated
from engine.table.terms import NO_CLOCK, Terms
from tests.data.samples import OPENING, header, standing

HERE, THERE = 41771983423143937, 41771983423143938
CHANNEL = 127121515262115840
NOON = 1_790_000_000
"""21 September 2026, in Unix seconds."""


@dataclass
class Evening:
    """Finished games, one a minute."""

    database: Database
    now: int = NOON
    games: int = 0
    league: League = field(init=False)
    seasons: Seasons = field(init=False)
    corrections: Corrections = field(init=False)
    store: Store = field(init=False)
    evening: EveningScore | None = None
    """The score that was told with the last game."""

    def __post_init__(self) -> None:
        self.league = League(self.database, lambda: self.now)
        self.seasons = Seasons(self.database, lambda: self.now)
        self.corrections = Corrections(self.database, lambda: self.now)
        self.store = Store(self.database, lambda: self.now)

    async def played(
        self,
        *standings: Standing,
        game: str = "contract",
        guild_id: int = HERE,
        channel_id: int = CHANNEL,
        terms: Terms = NO_CLOCK,
    ) -> str:
        """A game that ended so; the id of its table."""
        self.games += 1
        self.now += 60
        table_id = f"table{self.games:03}"
        place = {"guild_id": guild_id, "channel_id": channel_id}
        opened = header(table_id, game=game, **place, terms=terms, options={})
        await self.store.create(opened, OPENING)
        ended = await self.store.append(table_id, 2, (), closes=True, standings=standings)
        self.evening = None if ended is None else ended.evening
        return table_id

    async def ranked(self, *users: int | None, **how: Any) -> str:
        """A game that these have ended in this order."""
        return await self.played(*in_order(*users), **how)

    async def board(self, *asked: Any, **more: Any) -> tuple[LeaderboardRow, ...]:
        """The first page of a leaderboard."""
        return (await self.league.leaderboard(HERE, *asked, **more)).rows

    async def all_of(self, table: Table) -> list[Mapping[str, Any]]:
        """Every row of a table, in the order of its key."""
        async with self.database.read() as connection:
            found = await connection.execute(select(table).order_by(*table.primary_key))
            return [dict(row) for row in found.mappings()]

    async def whole(self) -> list[list[Mapping[str, Any]]]:
        """All that the league has stored."""
        return [await self.all_of(table) for table in (games, results, ladder, players)]


def in_order(*users: int | None, unrated: Unrated | None = None) -> tuple[Standing, ...]:
    """Standings of a game that these have ended in this order, one deal long."""
    if None in users and unrated is None:
        unrated = Unrated.COMPUTER
    return tuple(
        standing(user, place, seat=place - 1, deals=1, points=40 * place, unrated=unrated)
        for place, user in enumerate(users, 1)
    )


@asynccontextmanager
async def both_held(one: Database, two: Database, table: str) -> AsyncIterator[None]:
    """Until the end of this two processes can read a table and neither can write it; both are
    waiting then. SQLite has only one writer anyway."""
    if one.kind == "sqlite":
        yield
        return
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with two.engine.connect() as holder:
        await holder.execute(text(f"LOCK TABLE {table} IN EXCLUSIVE MODE"))
        yield
        while (await holder.execute(waiting)).scalar_one() < 2:  # noqa: ASYNC110  only it tells
            await asyncio.sleep(0)
        await holder.rollback()


async def marks(evening: Evening) -> list[Mapping[str, Any]]:
    """What is left of deleted people who have seen cards."""
    return [row for row in await evening.all_of(seen) if row["until"] is not None]
