"""Steps with which a game ends or a table closes: stored with what they mean for the league."""

from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Connection, delete, func, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database
from data.database.schema import bookmarks, standing_orders, tables
from data.journal.stored_steps import NextStep, look_up, store_step
from data.league.booking import Booking, GameResult, Outdated
from engine.table.record import TAKEN_DOWN, Standing, Verdict

__all__ = ["store_end"]

_TRIES = 3
"""How often a game is booked without holding others off."""


async def store_end(
    database: Database, step: NextStep, standings: Sequence[Standing], *, closes: bool
) -> Verdict | None:
    """Store a step in one transaction with what it means; what it did to ratings if it ended the
    game. Raises what ``store_step`` raises.

    What a game means is calculated before that transaction, in as many tries as it takes until
    nobody changes in between what it was calculated from; the last one holds others off.
    """

    def store(connection: Connection) -> None:
        store_step(connection, step)
        if closes:
            _close(connection, step.table_id)

    if not standings:
        await database.together(store)
        return None
    for _ in range(_TRIES):
        async with database.read() as connection:
            guild_id, booking = await _calculated(connection, step, standings)

        def work(writer: Connection, booking: Booking = booking) -> None:
            store(writer)
            booking.write(writer)

        with suppress(Outdated):
            await database.together(work, league_of=guild_id)
            return booking.verdict()
    async with database.write() as connection:
        await connection.run_sync(store)
        guild_id, _ = await connection.run_sync(look_up, step.table_id)
        await database.lock_league(connection, guild_id)
        _, booking = await _calculated(connection, step, standings)
        await connection.run_sync(booking.write)
    return booking.verdict()


async def _calculated(
    connection: AsyncConnection, step: NextStep, standings: Sequence[Standing]
) -> tuple[int, Booking]:
    """The server of the table, and its game as it is to be booked. Raises UnknownTable."""
    guild_id, game = await connection.run_sync(look_up, step.table_id)
    booking = Booking(guild_id, [GameResult(step.table_id, game, standings)], step.now)
    await booking.calculate(connection)
    return guild_id, booking


def _close(connection: Connection, table_id: str) -> None:
    """Nothing will follow; nobody knows yet that the table's message says so, if it has one."""
    stands = func.coalesce(tables.c.message_id, TAKEN_DOWN) != TAKEN_DOWN
    end = {"is_open": False, "end_unshown": stands}
    connection.execute(update(tables).where(tables.c.table_id == table_id).values(end))
    for gone in (standing_orders, bookmarks):
        connection.execute(delete(gone).where(gone.c.table_id == table_id))
