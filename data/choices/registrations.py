"""In which servers the commands were registered by themselves: Discord keeps them there, and would
be asked about each server otherwise."""

from sqlalchemy import Delete, delete, insert, select

from data.database.database import Database
from data.database.run_to_completion import run_to_completion
from data.database.schema import registrations
from data.news.news import News, Topic, told

__all__ = ["Registrations"]


class Registrations:
    """Servers (guild ids) that have commands of their own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def servers(self) -> frozenset[int]:
        """All of them."""
        async with self._database.read() as connection:
            return frozenset(await connection.scalars(select(registrations.c.guild_id)))

    @run_to_completion
    async def remember(self, guild_id: int) -> None:
        """This server has some, or is about to."""
        async with self._database.write() as connection:
            await connection.execute(_row_of(guild_id))
            await connection.execute(insert(registrations).values(guild_id=guild_id))

    @run_to_completion
    async def forget(self, guild_id: int) -> None:
        """This one has none any more."""
        async with self._database.write() as connection:
            await connection.execute(_row_of(guild_id))

    @run_to_completion
    async def tell(self, topic: Topic) -> None:
        """Tell other processes what was registered: they ask Discord for it."""
        async with self._database.write() as connection:
            await told(connection, News(topic))


def _row_of(guild_id: int) -> Delete:
    """What takes the row of a server out."""
    return delete(registrations).where(registrations.c.guild_id == guild_id)
