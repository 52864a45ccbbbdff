"""That something was changed which other processes remember: sent with the change, through
PostgreSQL, to all who listen (data.news.hearing). A file of SQLite has one process alone.

What is read from the database each time needs no news: presets, seasons, corrections, standings.
"""

from enum import StrEnum
from typing import NamedTuple, Self

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

__all__ = ["CHANNEL", "News", "Topic", "told"]

CHANNEL = "upcard_news"
"""Heard by all who have the database open. News of another schema is read there, too: whoever hears
of somebody they do not know has nothing to read anew."""


class Topic(StrEnum):
    """What was changed."""

    PERSON = "person"
    """What a person (user id) has set."""
    FORGOTTEN = "forgotten"
    """A person (user id) was taken out of all that is kept."""
    SERVER = "server"
    """What a server (guild id) has set."""
    COMMANDS = "commands"
    """The slash commands were registered; the number is 0."""
    EMOJIS = "emojis"
    """The application has all its emojis; the number is 0."""


class News(NamedTuple):
    """What was changed, and whose it is."""

    topic: Topic
    number: int = 0

    def write(self) -> str:
        """One line: ``person 42``."""
        return f"{self.topic} {self.number}"

    @classmethod
    def read(cls, line: str) -> Self:
        """The news of a line. Raises ValueError for news of a newer version."""
        topic, _, number = line.partition(" ")
        return cls(Topic(topic), int(number))


_TELL = text(
    "SELECT pg_notify(:channel, line) FROM unnest(string_to_array(:lines, CHR(10))) AS line"
)


async def told(connection: AsyncConnection, *news: News) -> None:
    """Tell all processes, this one included, as soon as the transaction is stored."""
    if news and connection.dialect.name == "postgresql":
        lines = "\n".join(one.write() for one in news)
        await connection.execute(_TELL, {"channel": CHANNEL, "lines": lines})
