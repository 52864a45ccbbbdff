"""Corrections by managers: a game taken out of the league, or put back. Each is logged."""

import asyncio
from collections.abc import Callable
from dataclasses import fields
from time import time
from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import corrections, games, reckonings
from data.league.recalculation import recalculate, request, take_over
from data.league.standings import (
    LONGEST_REASON,
    AlreadyCorrected,
    Correction,
    CorrectionKind,
    NotInLeague,
)


class Corrections:
    """Games that count, and games that do not. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock
        self._one = asyncio.Lock()
        self._goes_on = True

    @run_to_completion
    async def correct(
        self, guild_id: int, table_id: str, by_user: int, reason: str, kind: CorrectionKind
    ) -> Correction:
        """Take a game out of all standings, as if it had not been played, or put it back.

        All ratings after it are calculated anew (data.league.recalculation); that takes seconds
        where thousands of games were played. Raises NotInLeague, AlreadyCorrected.
        """
        # One after the other: each would begin the recalculation of the one before once more.
        async with self._one:
            async with self._database.write(league_of=guild_id) as connection:
                await _change(connection, guild_id, table_id, void=kind is CorrectionKind.VOID)
                mark = await request(connection, guild_id, table_id)
                new = insert(corrections).values(
                    guild_id=guild_id,
                    table_id=table_id,
                    by_user=by_user,
                    at=int(self._clock()),
                    reason=" ".join(reason.split())[:LONGEST_REASON],
                    kind=kind,
                )
                row = (await connection.execute(new.returning(*_COLUMNS))).one()
            await recalculate(self._database, guild_id, mark, self._may_go_on)
            return _correction(row)

    async def of(self, guild_id: int, limit: int = 20) -> tuple[Correction, ...]:
        """The latest corrections of a server, the newest first."""
        rows = await self._database.rows(_LATEST, guild=guild_id, most=limit)
        return tuple(map(_correction, rows))

    @run_to_completion
    async def finish(self) -> None:
        """Recalculate what was not done when a process ended, in servers of this one's shards."""
        mine = self._database.shards.where(reckonings.c.guild_id)
        async with self._database.read(patient=True) as connection:
            servers = (await connection.scalars(select(reckonings.c.guild_id).where(mine))).all()
        async with self._one:
            for guild_id in servers:
                async with self._database.write(patient=True) as connection:
                    mark = await take_over(connection, guild_id)
                await recalculate(self._database, guild_id, mark, self._may_go_on)

    async def stop(self) -> None:
        """Recalculate no more; ``finish`` does what is left when the next process begins."""
        self._goes_on = False
        async with self._one:
            return

    def _may_go_on(self) -> bool:
        return self._goes_on


async def _change(connection: AsyncConnection, guild_id: int, table_id: str, *, void: bool) -> None:
    """Raises NotInLeague, AlreadyCorrected."""
    here = (games.c.table_id == table_id, games.c.guild_id == guild_id)
    is_void = (await connection.execute(select(games.c.void).where(*here))).scalar_one_or_none()
    if is_void is None:
        raise NotInLeague(f"server {guild_id} has no finished game {table_id}")
    if is_void is void:
        raise AlreadyCorrected(f"game {table_id} is {'void already' if is_void else 'not void'}")
    await connection.execute(update(games).where(*here).values(void=void))


_COLUMNS = tuple(corrections.c[field.name] for field in fields(Correction))
_LATEST = (
    select(*_COLUMNS)
    .where(corrections.c.guild_id == bindparam("guild"))
    .order_by(corrections.c.number.desc())
    .limit(bindparam("most"))
)


def _correction(row: Row[Any]) -> Correction:
    return Correction(**{**row._mapping, "kind": CorrectionKind(row.kind)})
