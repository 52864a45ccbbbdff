"""Deletion of journals of tables that closed long ago, to save space. Results stay.

The league stores a result on its own (data.league.booking), so that standings can be rebuilt
without the journal. The game can no longer be replayed, and its shuffles can't be checked. The
journals of a board stay as long as the board isn't closed, or is played at a table.
"""

from asyncio import sleep
from collections.abc import Callable, Sequence
from time import time

from sqlalchemy import ColumnElement, delete, select, update

from data.database.database import Database, run_to_completion
from data.database.schema import board_plays, boards, journal, ledgers, snapshots, tables
from data.database.upsert import batches
from data.journal.boards import OF_A_GAME

_FOUND, _AT_ONCE = 500, 5
"""How many tables are looked up in one go, and how many journals go in one transaction."""


class Thinning:
    """Deletes old journals. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock
        self._goes_on = True

    def stop(self) -> None:
        """Stop deleting. The next process continues."""
        self._goes_on = False

    @run_to_completion
    async def thin(self, before: float) -> int:
        """Delete the journals of closed tables without a step since this moment (Unix seconds).

        Only tables of this process's shards count. Journals are deleted a few at a time. Returns
        how many were deleted.
        """
        count, last = 0, ""
        while self._goes_on and (table_ids := await self._find(int(before), last)):
            last = table_ids[-1]
            for some in batches(table_ids, _AT_ONCE):
                if self._goes_on:
                    await self._delete(some)
                    count += len(some)
        return count

    async def _find(self, before: int, after: str) -> Sequence[str]:
        """Return the ids of the next tables to thin, in order. They come after the id ``after``."""
        lately = (journal.c.table_id == tables.c.table_id) & (journal.c.stored_at > before)
        query = (
            select(tables.c.table_id)
            .where(self._database.shards.where(tables.c.guild_id))
            .where(~tables.c.is_open, tables.c.thinned_at.is_(None), tables.c.table_id > after)
            .where(tables.c.created_at <= before, ~select(journal).where(lately).exists())
            .where(~_plays_on())
            .order_by(tables.c.table_id)
            .limit(_FOUND)
        )
        async with self._database.read(patient=True) as connection:
            return (await connection.execute(query)).scalars().all()

    async def _delete(self, table_ids: Sequence[str]) -> None:
        now = int(self._clock())
        noted = update(tables).where(tables.c.table_id.in_(table_ids)).values(thinned_at=now)
        async with self._database.write(patient=True) as connection:
            for table in (ledgers, snapshots, journal):
                await connection.execute(delete(table).where(table.c.table_id.in_(table_ids)))
            await connection.execute(noted)
        await sleep(0)


def _plays_on() -> ColumnElement[bool]:
    """Match tables with a board that isn't closed, or is still played at another table."""
    also = tables.alias()
    plays = select(board_plays.c.board_id).where(board_plays.c.table_id == tables.c.table_id)
    own_boards = (boards.c.board_id == tables.c.board_id) | boards.c.board_id.in_(
        plays.correlate(tables)
    )
    played = select(also).where(also.c.is_open, also.c.board_id == boards.c.board_id)
    goes_on = played.correlate(boards).exists()
    waits = boards.c.closed_at.is_(None) & (boards.c.source != OF_A_GAME)
    return select(boards).where(own_boards, waits | goes_on).correlate(tables).exists()
