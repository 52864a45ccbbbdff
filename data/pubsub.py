"""Notifications between the processes of one bot about changed data.

Notifications are sent in the transaction of the change, so that no process keeps old data in
memory. They arrive on a separate connection. If it breaks, it is opened again automatically.
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
"""The channel of all processes on the database, also of those with another schema.

A process ignores ids that it doesn't know, because it has nothing to read again.
"""


class Topic(StrEnum):
    """The kind of data that was changed."""

    PERSON = "person"
    """The settings of a person (user id)."""
    FORGOTTEN = "forgotten"
    """A person (user id) was removed from all stored data."""
    SERVER = "server"
    """The settings of a server (guild id)."""
    COMMANDS = "commands"
    """The slash commands were registered. The number is 0."""
    EMOJIS = "emojis"
    """The application has all its emojis. The number is 0."""


class Notification(NamedTuple):
    """A change, with the id of the person or server that it is about."""

    topic: Topic
    number: int = 0

    def write(self) -> str:
        """Return the notification as one line, such as ``person 42``."""
        return f"{self.topic} {self.number}"

    @classmethod
    def read(cls, line: str) -> Self:
        """Return the notification in a line. Raises ValueError for a line of a newer version."""
        topic, _, number = line.partition(" ")
        return cls(Topic(topic), int(number))


_TELL = text(
    "SELECT pg_notify(:channel, line) FROM unnest(string_to_array(:lines, CHR(10))) AS line"
)


async def publish(connection: AsyncConnection, *notifications: Notification) -> None:
    """Notify all processes, this process included, as soon as the transaction is stored.

    In SQLite this does nothing, because only one process has the file.
    """
    if notifications and connection.dialect.name == "postgresql":
        lines = "\n".join(notification.write() for notification in notifications)
        await connection.execute(_TELL, {"channel": CHANNEL, "lines": lines})


_BEAT = 20.0
"""Seconds between two checks of the connection, which may break unnoticed."""
_ANSWER, _TIMEOUT = 5.0, 15.0
"""Seconds to wait for an answer, and for a new connection."""
_PAUSE, _LONGEST_PAUSE = 0.1, 10.0
"""The first and the longest seconds between tries to reach a server that is down."""

Hear = Callable[[Notification | None], Awaitable[None]]
"""Gets the changes one by one. None means that any change may have been missed."""


class Subscriber:
    """Receives notifications from ``start`` to ``stop``.

    ``hear`` gets None first, as soon as notifications can be received, and after each break of the
    connection.
    """

    def __init__(self, url: URL, hear: Hear) -> None:
        self._session, self._hear = LockSession(url, f"{APPLICATION}-news"), hear
        self._notifications: asyncio.Queue[Notification | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]

    async def stop(self) -> None:
        """Stop listening."""
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
                # Changes before this, or while the connection was broken, were missed.
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
            # A newer version sent it. This process may have the changed data in memory, whatever it
            # is.
            self._notifications.put_nowait(None)

    async def _tell(self) -> None:
        while True:
            await self._hear(await self._notifications.get())


def subscriber_of(url: str, hear: Hear) -> Subscriber | None:
    """Return a subscriber to a database, or None if only one process can have it."""
    parsed = postgres_of(url)
    return None if parsed is None else Subscriber(parsed, hear)
