"""Settings in the database: a JSON object a person and a server; bot/people says what is in it."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, Table, select

from data.database.database import Database
from data.database.run_to_completion import run_to_completion
from data.database.schema import people, servers
from data.database.upsert import upsert
from data.news.news import News, Topic, told

__all__ = ["SettingsStore"]

Json = Mapping[str, Any]


class SettingsStore:
    """The settings of all people (by Discord user id) and servers (by guild id)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, user_id: int) -> Json | None:
        """What a person has set; None if nothing ever."""
        return await self._load(people, people.c.user_id, user_id)

    async def server(self, guild_id: int) -> Json | None:
        """What a server has set; None if nothing ever."""
        return await self._load(servers, servers.c.guild_id, guild_id)

    async def keep_person(self, user_id: int, settings: Json) -> None:
        """Keep what a person has set, in the place of what was there."""
        news = News(Topic.PERSON, user_id)
        await self._keep(people, people.c.user_id, settings, news)

    async def keep_server(self, guild_id: int, settings: Json) -> None:
        """Keep what a server has set, in the place of what was there."""
        news = News(Topic.SERVER, guild_id)
        await self._keep(servers, servers.c.guild_id, settings, news)

    @run_to_completion
    async def people(self) -> dict[int, Json]:
        """Everybody who has set something."""
        async with self._database.read() as connection:
            rows = await connection.execute(select(people.c.user_id, people.c.settings))
            return {row.user_id: row.settings for row in rows}

    @run_to_completion
    async def servers(self) -> dict[int, Json]:
        """Every server that has set something."""
        async with self._database.read() as connection:
            rows = await connection.execute(select(servers.c.guild_id, servers.c.settings))
            return {row.guild_id: row.settings for row in rows}

    @run_to_completion
    async def _load(self, table: Table, key: Column[int], number: int) -> Json | None:
        query = select(table.c.settings).where(key == number)
        async with self._database.read() as connection:
            found: Json | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    @run_to_completion
    async def _keep(self, table: Table, key: Column[int], settings: Json, news: News) -> None:
        row = {key.name: news.number, "settings": dict(settings)}
        async with self._database.write() as connection:
            await upsert(connection, table, [row])
            await told(connection, news)
