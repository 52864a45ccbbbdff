"""The stored settings of people and servers, standing orders, and servers' own commands."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, Table, delete, literal, select

from data.database.database import Database, run_to_completion
from data.database.schema import forming, people, registrations, servers, standing_orders, tables
from data.database.upsert import insert_new, upsert, upsert_into
from data.pubsub import Notification, Topic, publish
from engine.notation.typed_json import STORED
from engine.table.standing_orders import Orders

Json = Mapping[str, Any]


class SettingsStore:
    """The settings of all people (by Discord user id) and servers (by guild id)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, user_id: int) -> Json | None:
        """Return a person's settings, or None if they have never set any."""
        return await self._load(people, people.c.user_id, user_id)

    async def server(self, guild_id: int) -> Json | None:
        """Return a server's settings, or None if it has never set any."""
        return await self._load(servers, servers.c.guild_id, guild_id)

    async def keep_person(self, user_id: int, settings: Json) -> None:
        """Store a person's settings, in place of the old ones."""
        notification = Notification(Topic.PERSON, user_id)
        await self._keep(people, people.c.user_id, settings, notification)

    async def keep_server(self, guild_id: int, settings: Json) -> None:
        """Store a server's settings, in place of the old ones."""
        notification = Notification(Topic.SERVER, guild_id)
        await self._keep(servers, servers.c.guild_id, settings, notification)

    async def people(self, user_ids: Sequence[int]) -> dict[int, Json]:
        """Return the settings of these people, as far as they have any."""
        query = select(people.c.user_id, people.c.settings).where(people.c.user_id.in_(user_ids))
        return {row.user_id: row.settings for row in await self._database.rows(query)}

    async def servers(self) -> dict[int, Json]:
        """Return the settings of all servers that have any."""
        rows = await self._database.rows(select(servers.c.guild_id, servers.c.settings))
        return {row.guild_id: row.settings for row in rows}

    async def _load(self, table: Table, key: Column[int], number: int) -> Json | None:
        query = select(table.c.settings).where(key == number)
        settings: Json | None = await self._database.value(query)
        return settings

    @run_to_completion
    async def _keep(
        self, table: Table, key: Column[int], settings: Json, notification: Notification
    ) -> None:
        row = {key.name: notification.number, "settings": dict(settings)}
        async with self._database.write() as connection:
            await upsert(connection, table, [row])
            await publish(connection, notification)


class FormingStore:
    """What people (Discord user ids) have set for pings in servers (guild ids)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_server(self, guild_id: int) -> dict[int, Json]:
        """Return the settings of everyone who wants to be pinged in a server."""
        query = select(forming.c.user_id, forming.c.settings)
        rows = await self._database.rows(query.where(forming.c.guild_id == guild_id))
        return {row.user_id: row.settings for row in rows}

    async def of_person(self, guild_id: int, user_id: int) -> Json | None:
        """Return a person's settings, or None if they don't want to be pinged."""
        conditions = (forming.c.guild_id == guild_id, forming.c.user_id == user_id)
        settings: Json | None = await self._database.value(
            select(forming.c.settings).where(*conditions)
        )
        return settings

    @run_to_completion
    async def keep(self, guild_id: int, user_id: int, settings: Json | None) -> None:
        """Store a person's settings, or stop their pings if None."""
        conditions = (forming.c.guild_id == guild_id, forming.c.user_id == user_id)
        async with self._database.write() as connection:
            if settings is None:
                await connection.execute(delete(forming).where(*conditions))
                return
            row = {"guild_id": guild_id, "user_id": user_id, "settings": dict(settings)}
            await upsert(connection, forming, [row])


class OrderStore:
    """The standing orders of people (Discord user ids) at their tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table_id: str) -> Mapping[int, Orders]:
        """Return people's orders at a table."""
        query = select(standing_orders.c.user_id, standing_orders.c.orders).where(
            standing_orders.c.table_id == table_id
        )
        return {row.user_id: _ORDERS.read(row.orders) for row in await self._database.rows(query)}

    @run_to_completion
    async def store(self, table_id: str, user: int, orders: Orders) -> None:
        """Store a person's orders, in place of the old ones, unless the table is closed."""
        # One statement, so that the table can't close between the check and the write.
        row = select(
            tables.c.table_id,
            literal(user, standing_orders.c.user_id.type),
            literal(_ORDERS.write(orders), standing_orders.c.orders.type),
        ).where(tables.c.table_id == table_id, tables.c.is_open)
        upsert = upsert_into(standing_orders, self._database.kind)
        change = upsert.from_select(["table_id", "user_id", "orders"], row)
        await self._database.together(lambda connection: connection.execute(change))


_ORDERS = STORED.record(Orders)


class Registrations:
    """The servers (guild ids) that have their own commands."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def servers(self) -> frozenset[int]:
        """Return all these servers."""
        rows = await self._database.rows(select(registrations.c.guild_id))
        return frozenset(row.guild_id for row in rows)

    @run_to_completion
    async def remember(self, guild_id: int) -> None:
        """Note that a server has its own commands, or will have them in a moment."""
        async with self._database.write() as connection:
            new = insert_new(registrations, self._database.kind)
            await connection.execute(new, {"guild_id": guild_id})

    @run_to_completion
    async def forget(self, guild_id: int) -> None:
        """Note that a server no longer has its own commands."""
        async with self._database.write() as connection:
            of_server = registrations.c.guild_id == guild_id
            await connection.execute(delete(registrations).where(of_server))

    @run_to_completion
    async def tell(self, topic: Topic) -> None:
        """Notify other processes of a registration, so that they ask Discord for it."""
        async with self._database.write() as connection:
            await publish(connection, Notification(topic))
