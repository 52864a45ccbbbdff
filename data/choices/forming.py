"""Who wants to be pinged when a table opens in a server; bot/people/table_pings.py says how."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, select

from data.database.database import Database
from data.database.run_to_completion import run_to_completion
from data.database.schema import forming
from data.database.upsert import upsert

__all__ = ["FormingStore"]

Json = Mapping[str, Any]


class FormingStore:
    """What people (Discord user ids) have set for the tables of servers (guild ids)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def of_server(self, guild_id: int) -> dict[int, Json]:
        """Everybody who wants to be pinged there."""
        query = select(forming.c.user_id, forming.c.settings)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(forming.c.guild_id == guild_id))
            return {row.user_id: row.settings for row in rows}

    @run_to_completion
    async def of_person(self, guild_id: int, user_id: int) -> Json | None:
        """What a person has set; None if they do not want to be pinged."""
        mine = (forming.c.guild_id == guild_id, forming.c.user_id == user_id)
        async with self._database.read() as connection:
            found = await connection.execute(select(forming.c.settings).where(*mine))
            settings: Json | None = found.scalar_one_or_none()
        return settings

    @run_to_completion
    async def keep(self, guild_id: int, user_id: int, settings: Json | None) -> None:
        """Keep it from now on; None: they are not pinged any more."""
        mine = (forming.c.guild_id == guild_id, forming.c.user_id == user_id)
        async with self._database.write() as connection:
            if settings is None:
                await connection.execute(delete(forming).where(*mine))
                return
            row = {"guild_id": guild_id, "user_id": user_id, "settings": dict(settings)}
            await upsert(connection, forming, [row])
