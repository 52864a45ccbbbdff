"""What is kept of a person: all of it for them to read, and none of it if they wish."""

import secrets
from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database
from data.database.run_to_completion import run_to_completion
from data.database.schema import (
    corrections,
    forming,
    journal,
    ladder,
    people,
    players,
    results,
    servers,
    standing_orders,
    tables,
)
from data.journal.mentions import StoredStep, open_tables_naming, steps_naming, with_other_number
from data.league.recalculation import request_restart
from data.news.news import News, Topic, told

__all__ = ["Privacy", "StillPlaying"]

_KEPT: Mapping[str, tuple[Table, ColumnElement[int]]] = {
    "settings": (people, people.c.user_id),
    "names": (players, players.c.user_id),
    "results": (results, results.c.user_id),
    "ladder": (ladder, ladder.c.player),
    "standing_orders": (standing_orders, standing_orders.c.user_id),
    "corrections": (corrections, corrections.c.by_user),
    "table_pings": (forming, forming.c.user_id),
}
"""Where a person's id stands outside the journals. A new such table is one more line."""


_DELETED = ("settings", "names", "ladder", "table_pings")
"""What of it goes with them; the rest is renamed, or goes with its table."""

_AT_ONCE = 20
"""Rows that are read before the event loop goes on."""


class StillPlaying(ValueError):
    """This person is named at tables that have to end first (``tables``: their ids)."""

    def __init__(self, tables: tuple[str, ...]) -> None:
        super().__init__(f"{len(tables)} open tables name this person")
        self.tables = tables


class Privacy:
    """The data of single people, in all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept of a person, as JSON values, by where it is kept.

        ``barred_in`` are the servers whose managers barred them from tables. ``journals`` are the
        steps that name them; what was played from their seat is in the journal of the table, which
        /replay shows.
        """
        told: dict[str, Any] = {"user_id": user_id}
        async with self._database.read(patient=True) as connection:
            for name, (table, user) in _KEPT.items():
                told[name] = []
                # Somebody who plays every day has thousands: no more at once than others can wait.
                async with connection.stream(select(table).where(user == user_id)) as rows:
                    async for part in rows.mappings().partitions(_AT_ONCE):
                        told[name] += map(dict, part)
            kept = await connection.execute(select(servers.c.guild_id, servers.c.settings))
            told["barred_in"] = [
                row.guild_id for row in kept if user_id in row.settings.get("barred", ())
            ]
            hosted = select(tables.c.table_id).where(tables.c.host == user_id)
            told["hosted"] = list((await connection.execute(hosted)).scalars())
            told["journals"] = [
                {"table_id": step.table_id, "version": step.version, "events": step.events}
                async for step in steps_naming(connection, user_id)
            ]
        return told

    @run_to_completion
    async def forget(self, user_id: int) -> None:
        """Delete what is kept of a person.

        Others keep the games that they were in: there they become a former player, without a name
        and under a number that nobody can lead back to them, another in each server. Raises
        StillPlaying.
        """
        numbers: dict[int, int] = {}
        while steps := await self._steps(user_id):
            # A table may have closed since they were read: look once more.
            await self._forget(user_id, numbers, steps)
        await self._forget(user_id, numbers, [])

    async def _steps(self, user_id: int) -> list[StoredStep]:
        async with self._database.read(patient=True) as connection:
            return [step async for step in steps_naming(connection, user_id)]

    async def _forget(self, user_id: int, numbers: dict[int, int], steps: list[StoredStep]) -> None:
        async with self._database.write(patient=True) as connection:
            still = await open_tables_naming(connection, user_id)
            if still:
                raise StillPlaying(still)
            for guild_id in await _servers(connection, user_id, steps):
                await self._database.lock_league(connection, guild_id)
                await request_restart(connection, guild_id)
                number = numbers.setdefault(guild_id, -1 - secrets.randbelow(2**62))
                await _rename(connection, guild_id, user_id, number)
                for step in steps:
                    if step.guild_id == guild_id:
                        here = journal.c.table_id == step.table_id
                        this = here & (journal.c.version == step.version)
                        text = with_other_number(step, user_id, number)
                        await connection.execute(update(journal).where(this).values(events=text))
            for table, user in (_KEPT[name] for name in _DELETED):
                await connection.execute(delete(table).where(user == user_id))
            await told(connection, News(Topic.FORGOTTEN, user_id))


async def _servers(connection: AsyncConnection, user_id: int, steps: list[StoredStep]) -> list[int]:
    """The servers in which others keep something of them, in the order in which all lock them."""
    found = {step.guild_id for step in steps}
    for column, user in (
        (results.c.guild_id, results.c.user_id),
        (corrections.c.guild_id, corrections.c.by_user),
        (tables.c.guild_id, tables.c.host),
    ):
        query = select(column).where(user == user_id).distinct()
        found.update((await connection.execute(query)).scalars())
    return sorted(found)


async def _rename(connection: AsyncConnection, guild_id: int, user_id: int, number: int) -> None:
    """Put the number and no name in their place in the tables that others need."""
    changes: tuple[tuple[Table, ColumnElement[bool], dict[str, object]], ...] = (
        (results, results.c.user_id == user_id, {"user_id": number, "name": ""}),
        (corrections, corrections.c.by_user == user_id, {"by_user": number}),
        (tables, tables.c.host == user_id, {"host": number, "host_name": ""}),
    )
    for table, theirs, values in changes:
        here = table.c.guild_id == guild_id
        await connection.execute(update(table).where(theirs, here).values(**values))
