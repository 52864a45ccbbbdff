"""What the processes of one bot tell each other, so that none goes by what has been changed: sent
with the change, heard on a connection of its own that comes back automatically.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from typing import NamedTuple, Self

from sqlalchemy import URL, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import run_to_completion
from data.database.postgres import APPLICATION
from data.leases.advisory_locks import LockSession
from data.leases.process_lock import postgres_of

_log = logging.getLogger(__name__)

CHANNEL = "upcard_news"
"""Heard by all who have the database open, those of another schema too: whoever hears of somebody
they do not know has nothing to read again."""


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


class Notification(NamedTuple):
    """What was changed, and whose it is."""

    topic: Topic
    number: int = 0

    def write(self) -> str:
        """One line: ``person 42``."""
        return f"{self.topic} {self.number}"

    @classmethod
    def read(cls, line: str) -> Self:
        """Raises ValueError for what a newer version says."""
        topic, _, number = line.partition(" ")
        return cls(Topic(topic), int(number))


_TELL = text(
    "SELECT pg_notify(:channel, line) FROM unnest(string_to_array(:lines, CHR(10))) AS line"
)


async def publish(connection: AsyncConnection, *notifications: Notification) -> None:
    """Tell all processes, this one included, as soon as the transaction is stored."""
    if notifications and connection.dialect.name == "postgresql":
        lines = "\n".join(one.write() for one in notifications)
        await connection.execute(_TELL, {"channel": CHANNEL, "lines": lines})


_BEAT = 20.0
"""Seconds after which the server is asked for a sign of life: a connection may break unnoticed."""
_ANSWER, _TIMEOUT = 5.0, 15.0
"""Seconds that it has for an answer, and for all of a new connection."""
_PAUSE, _LONGEST_PAUSE = 0.1, 10.0
"""Seconds between two tries to reach a server that is down: more and more, at most so many."""

Hear = Callable[[Notification | None], Awaitable[None]]
"""Told one after the other what was changed. None: anything may have been changed unheard."""


class Subscriber:
    """Hears notifications from ``start`` to ``stop``.

    ``hear`` is first told that anything may have been changed, as soon as news can be heard, and
    again after each break of the connection.
    """

    def __init__(self, url: URL, hear: Hear) -> None:
        self._session, self._hear = LockSession(url, f"{APPLICATION}-news"), hear
        self._notifications: asyncio.Queue[Notification | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]

    async def stop(self) -> None:
        """Hear no more."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._session.dispose()

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                await self._open()
            except self._session.errors as error:
                failures += 1
                if failures == 1:
                    why = self._session.problem(error)
                    _log.warning("Changes made by other processes are not received: %s", why)
                await asyncio.sleep(min(_LONGEST_PAUSE, _PAUSE * 2**failures))
            else:
                failures = 0
                # Before it was heard, and while the connection was broken.
                self._notifications.put_nowait(None)
                await self._until_broken()

    @run_to_completion
    async def _open(self) -> None:
        async with asyncio.timeout(_TIMEOUT):
            await self._session.close()
            await self._session.open()
            await self._session.listen(CHANNEL, self._note)

    async def _until_broken(self) -> None:
        session = self._session
        with suppress(*session.errors):
            while session.is_open:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_BEAT):
                        await session.broken.wait()
                if session.is_open:
                    async with asyncio.timeout(_ANSWER):
                        await session.ask(select(1))

    def _note(self, line: str) -> None:
        try:
            self._notifications.put_nowait(Notification.read(line))
        except ValueError:
            # Said by a newer version: whatever it is, it may be remembered here.
            self._notifications.put_nowait(None)

    async def _tell(self) -> None:
        while True:
            await self._hear(await self._notifications.get())


def subscriber_of(url: str, hear: Hear) -> Subscriber | None:
    """What hears the news of a database; None where only one process can have it."""
    parsed = postgres_of(url)
    return None if parsed is None else Subscriber(parsed, hear)
