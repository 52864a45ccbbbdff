"""Which process serves which shards: one at a time, also when one dies, hangs or is frozen.

Shards of PostgreSQL's databases are held by advisory locks of a session. Whoever comes second
stands by until they are free. A process that gives no sign of life loses its session to the server
itself, and knows by its own clock, before that, that it may not write any more.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sqlalchemy import URL, func, select, text

from data.database.migrate import NEWEST, revision
from data.database.shards import Shards, serves, stands_by
from data.database.trouble import DatabaseError
from data.leases import advisory_locks
from data.leases.advisory_locks import LockSession
from data.leases.process_lock import lock_of_file, postgres_of

if TYPE_CHECKING:
    from data.leases.process_lock import LockFile

__all__ = ["ShardLease", "lease_of"]

_log = logging.getLogger(__name__)

_AGAIN = 0.5
"""Seconds between two looks of who stands by, and between two tries to reach the server."""
_LAST_WRITE = 3.0
"""Seconds that a write may take that began while it was allowed: patient ones apart, all do."""
_OLDEST = 140000
"""The first version of PostgreSQL that ends sessions which give no sign of life."""

Tell = Callable[[str], None]
"""Told why a process stands by, each time that this changes: words that follow "Standing by: "."""


class ShardLease(Protocol):
    """The shards that this process serves, from ``take`` to ``let_go``."""

    async def take(self, tell: Tell) -> None:
        """Wait until they are this process's. Raises DatabaseError."""

    def fence(self) -> str | None:
        """Why this process may not write just now, as a sentence; None: it may."""

    @property
    def is_silent(self) -> bool:
        """Whether others may have been served by somebody else without this process's noticing, so
        that what it knows may be out of date: then it had better say nothing."""

    async def taken_away(self) -> str:
        """Wait until another process has them, which may never be: why this one has to end."""

    async def let_go(self) -> None:
        """Let others take them."""


def lease_of(url: str, shards: Shards, seconds: float) -> ShardLease:
    """What holds these shards of a database. ``seconds``: after so long without a sign of life it
    loses them."""
    parsed = postgres_of(url)
    return _OfFile(url, shards) if parsed is None else _OfSession(parsed, shards, seconds)


class _OfFile:
    """A file of SQLite, which one process has for as long as it runs."""

    is_silent = False

    def __init__(self, url: str, shards: Shards) -> None:
        self._url, self._shards = url, shards
        self._lock: LockFile | None = None

    async def take(self, tell: Tell) -> None:
        if not self._shards.are_all:
            raise DatabaseError(
                f"SHARDS={self._shards} leaves shards to other processes, which need the same"
                " database: name one of PostgreSQL in DATABASE_URL, or leave SHARDS empty."
            )
        self._lock = lock_of_file(self._url)

    def fence(self) -> str | None:
        return None

    async def taken_away(self) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets this event")

    async def let_go(self) -> None:
        if self._lock is not None:
            self._lock.release()


class _Obstacle(NamedTuple):
    """Why shards cannot be had. ``passes``: it is over in a moment, whatever others do."""

    words: str
    passes: bool = False


class _OfSession:
    """Locks of a session of PostgreSQL."""

    def __init__(self, url: URL, shards: Shards, seconds: float) -> None:
        self._shards, self._seconds = shards, seconds
        self._session = LockSession(url)
        self._sessions: set[int] = set()
        self._lost = False
        # When it may write no longer, and when it has last been seen to run.
        self._until = self._ran = -1e9

    # -- what it may do -----------------------------------------------------------------------

    def fence(self) -> str | None:
        if self._lost:
            return f"Another process serves the shards {self._shards} by now."
        if _now() < self._until:
            return None
        return (
            "PostgreSQL was not heard of for so long that another process may serve the shards"
            f" {self._shards} by now."
        )

    @property
    def is_silent(self) -> bool:
        return self._lost or _now() > self._ran + self._seconds

    def _heard(self, asked: float) -> None:
        """The server has answered what was ``asked`` then: from then on at the earliest it counts
        the seconds after which it ends the session."""
        self._until = asked + max(self._seconds / 2, self._seconds - _LAST_WRITE)
        self._ran = _now()

    # -- life ---------------------------------------------------------------------------------

    async def take(self, tell: Tell) -> None:
        said = None
        try:
            obstacle = await self._attempt()
        except self._session.errors as error:
            raise DatabaseError(self._session.problem(error)) from None
        while obstacle is not None:
            if said != obstacle.words and not obstacle.passes:
                said = obstacle.words
                tell(said)
            await asyncio.sleep(_AGAIN)
            # The server may come and go meanwhile: nobody is served by this process yet.
            with suppress(*self._session.errors):
                obstacle = await self._attempt()

    async def taken_away(self) -> str:
        while True:
            await self._beat()
            _log.warning("the connection that holds the shards %s is lost", self._shards)
            obstacle: _Obstacle | None = _Obstacle("", passes=True)
            while obstacle is not None:
                self._run()
                with suppress(*self._session.errors):
                    obstacle = await self._attempt()
                if obstacle is not None and not obstacle.passes:
                    self._lost = True
                    return (
                        f"This process was without its shards {self._shards} for a moment, and"
                        f" now {obstacle.words}: it ends."
                    )
                if obstacle is not None:
                    await asyncio.sleep(_AGAIN)
            _log.warning("the shards %s are held again", self._shards)

    async def let_go(self) -> None:
        await self._session.dispose()

    def _run(self) -> None:
        """It runs; whoever was frozen for longer than others waited says so only once the server
        has told that the shards are still its own."""
        if not self.is_silent:
            self._ran = _now()

    async def _beat(self) -> None:
        """Give signs of life until the session ends, or does not answer any more."""
        session, pause = self._session, min(1.0, self._seconds / 5)
        while session.is_open:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await session.broken.wait()
            self._run()
            asked = _now()
            try:
                async with asyncio.timeout(self._seconds / 2):
                    await session.ask(select(1))
            except session.errors:
                return
            self._heard(asked)

    # -- taking -------------------------------------------------------------------------------

    async def _attempt(self) -> _Obstacle | None:
        """Take all of them or none; what is in the way."""
        try:
            async with asyncio.timeout(self._seconds / 2):
                return await self._try()
        except self._session.errors:
            await self._session.close()
            raise

    async def _try(self) -> _Obstacle | None:
        session = self._session
        if not session.is_open:
            await self._open()
        # Most often it ends here, without keeping anybody from deciding.
        obstacle = await self._obstacle()
        if obstacle is not None:
            return obstacle
        if not await session.says(advisory_locks.DECIDE):
            return _Obstacle("others decide who serves them", passes=True)
        asked = _now()
        obstacle = await self._obstacle()
        if obstacle is None and not await session.says(advisory_locks.SHARE):
            obstacle = _Obstacle("an older Upcard, or a copy that is put back, has the database")
        if obstacle is None:
            for key in advisory_locks.keys(self._shards):
                if not await session.says(advisory_locks.TAKE, {"shard": key}):
                    # All or nothing: what was taken is free with the session.
                    await session.close()
                    return _Obstacle("somebody else has one of them", passes=True)
            await self._name(serves(self._shards))
            self._heard(asked)
        await session.says(advisory_locks.DECIDED)
        return obstacle

    async def _open(self) -> None:
        session = self._session
        await session.open()
        self._sessions.add(await session.says(select(func.pg_backend_pid())))
        await self._name(stands_by(self._shards))
        if int(await session.says(text("SHOW server_version_num"))) >= _OLDEST:
            setting = func.set_config("idle_session_timeout", f"{self._seconds * 1000:.0f}", False)
            await session.says(select(setting))
        else:
            _log.warning(
                "PostgreSQL before version 14 does not end the session of a process that hangs:"
                " nobody takes over its shards until its connection breaks."
            )

    async def _name(self, name: str) -> None:
        """Have the server call the session so."""
        await self._session.says(select(func.set_config("application_name", name, False)))

    async def _obstacle(self) -> _Obstacle | None:
        """Why these shards cannot be taken now."""
        others = advisory_locks.shards_of(await self._session.ask(advisory_locks.HELD))
        for served, session in others:
            if session in self._sessions:
                # A connection of its own that the server takes for alive.
                await self._session.says(select(func.pg_terminate_backend(session)))
                return _Obstacle("its own session has not ended yet", passes=True)
            if served.count != self._shards.count:
                return _Obstacle(
                    f"another process serves {served}: until all of those have ended, none begins"
                    " that counts shards otherwise"
                )
            if served == self._shards or set(served.numbers) & set(self._shards.numbers):
                return _Obstacle(f"another process serves {served}")
        if others and (await self._session.run(revision) or NEWEST) < NEWEST:
            return _Obstacle(
                f"another process serves {others[0][0]} on a database that is to be brought up to"
                " date, which waits until all of those have ended"
            )
        return None


def _now() -> float:
    """Seconds of a clock that also runs while the machine sleeps, where there is one."""
    return _clock()


_clock: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic
)
