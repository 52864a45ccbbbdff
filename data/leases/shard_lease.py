"""Leases on shards, so that one process at a time serves a shard, even if one hangs.

A PostgreSQL session holds shards by advisory locks. The second process stands by until they are
free. If a process gives no sign of life, the server ends its session. If the old process writes
after a new process has started, the database refuses the write (data.database.epoch). By its own
clock, the old process stops sending messages before that.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sqlalchemy import URL, func, select, text

from data.database.epoch import Lease, Replaced, begin, look
from data.database.migrate import NEWEST, revision
from data.database.shards import Shards, serves, stands_by
from data.database.trouble import DatabaseError
from data.leases import advisory_locks
from data.leases.advisory_locks import LockSession
from data.leases.process_lock import lock_of_file, postgres_of

if TYPE_CHECKING:
    from data.database.database import Database
    from data.leases.process_lock import LockFile

_log = logging.getLogger(__name__)

_AGAIN = 0.5
"""Seconds between two tries of a process that stands by, or that can't reach the server."""
_BEAT = 0.45
"""Seconds between two signs of life, and seconds to wait for the answer to a sign.

So a silent connection is given up within a second.
"""
_IN_FLIGHT = 1.0
"""Seconds that a new owner waits before it ends the writes of earlier owners."""
_OLDEST = 140000
"""The first version of PostgreSQL that ends sessions without a sign of life."""

Tell = Callable[[str], None]
"""Gets the reason why a process stands by, each time that the reason changes.

The words follow "Standing by: ".
"""


class ShardLease(Protocol):
    """The shards that this process serves, from ``take`` to ``release``."""

    identity: str
    """A text that all processes on the same database share, whatever its address.

    It is known once the shards are taken.
    """

    async def take(self, tell: Tell) -> None:
        """Wait until this process has the shards. Raises DatabaseError."""

    async def enter(self, database: "Database") -> None:
        """Make this process the only one that writes for the shards. Raises DatabaseError."""

    @property
    def is_silent(self) -> bool:
        """Whether another process may have served the shards without this process noticing it.

        Then the data in memory may be out of date, and this process should send nothing.
        """

    async def taken_away(self) -> str:
        """Wait until another process has the shards, which may never happen.

        Return why this process has to end.
        """

    async def release(self) -> None:
        """Let other processes take the shards."""


def lease_of(url: str, shards: Shards, seconds: float) -> ShardLease:
    """Return the lease on these shards, which ends after ``seconds`` without a sign of life."""
    parsed = postgres_of(url)
    return _OfFile(url, shards) if parsed is None else _OfSession(parsed, shards, seconds)


class _OfFile:
    """A lease on an SQLite file, which one process has as long as it runs."""

    def __init__(self, url: str, shards: Shards) -> None:
        self._url, self._shards = url, shards
        self._lock: LockFile | None = None
        self._replaced = asyncio.Event()
        # No other process has the file. In a container, the same path may be another file.
        self.identity = secrets.token_hex()

    @property
    def is_silent(self) -> bool:
        return self._replaced.is_set()

    async def take(self, tell: Tell) -> None:
        if not self._shards.are_all:
            raise DatabaseError(
                f"SHARDS={self._shards} leaves shards to other processes, which need the same"
                " database: name one of PostgreSQL in DATABASE_URL, or leave SHARDS empty."
            )
        self._lock = lock_of_file(self._url)

    async def enter(self, database: "Database") -> None:
        async with database.write(patient=True) as connection:
            lease = await connection.run_sync(begin, self._shards)
        database.lease, database.replaced = lease, self._replaced

    async def taken_away(self) -> str:
        # This happens only if the disk has no locks.
        await self._replaced.wait()
        return f"{Replaced(self._shards)} This process ends."

    async def release(self) -> None:
        if self._lock is not None:
            self._lock.close()


class _Obstacle(NamedTuple):
    """The reason why shards can't be taken."""

    words: str
    passes: bool = False
    """Whether it passes in a moment, whatever other processes do."""


class _OfSession:
    """A lease by locks in a PostgreSQL session."""

    def __init__(self, url: URL, shards: Shards, seconds: float) -> None:
        self._shards, self._seconds = shards, seconds
        self._session = LockSession(url)
        self._sessions: set[int] = set()
        self._turn = asyncio.Lock()
        self._lease: Lease | None = None
        self._replaced = asyncio.Event()
        # The last moment at which no one else can have had the shards.
        self._sure = -1e9
        self.identity = ""

    @property
    def is_silent(self) -> bool:
        return self._replaced.is_set() or _now() > self._sure + self._seconds

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
            # The server may come and go meanwhile, because this process doesn't serve anyone yet.
            with suppress(*self._session.errors):
                obstacle = await self._attempt()

    async def enter(self, database: "Database") -> None:
        # The session that has the locks starts the epoch. So a process without them can't start
        # one.
        async with self._turn:
            beginning = asyncio.create_task(self._session.run(partial(begin, shards=self._shards)))
            try:
                while not (await asyncio.wait([beginning], timeout=_IN_FLIGHT))[0]:
                    await self._session.cut_off()
                self._lease = beginning.result()
            except self._session.errors as error:
                raise DatabaseError(self._session.problem(error)) from None
            finally:
                beginning.cancel()
        database.lease, database.replaced = self._lease, self._replaced

    async def taken_away(self) -> str:
        words, seconds = "", min(_BEAT, self._seconds / 5)
        while not self._replaced.is_set() and not words:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._session.broken.wait()
            async with self._turn:
                if not await self._hears(seconds):
                    words = await self._regain()
        self._replaced.set()
        return words or f"{Replaced(self._shards)} This process ends."

    async def release(self) -> None:
        await self._session.dispose()

    async def _hears(self, seconds: float) -> bool:
        """Give a sign of life. Return whether the session is still there."""
        asked = _now()
        asking = asyncio.create_task(self._session.ask(select(1)))
        # The caller may be gone when this fails.
        asking.add_done_callback(lambda late: late.cancelled() or late.exception())
        # Don't cancel the question, because that would close the connection and free the locks.
        await asyncio.wait([asking], timeout=seconds)
        if not asking.done():
            return False
        try:
            asking.result()
        except self._session.errors:
            return False
        self._sure = asked
        return True

    async def _regain(self) -> str:
        """Take the shards in another session. Return why that is impossible, or an empty text."""
        _log.warning("the connection that holds the shards %s is lost", self._shards)
        # The old connection is closed only when another connection has the shards. Until then no
        # other process can take them.
        self._session.broken.set()
        while True:
            try:
                obstacle = await self._attempt()
            except TimeoutError:
                # Perhaps only this process doesn't reach the server.
                pass
            except self._session.errors:
                # There is no server, so no one has the shards meanwhile. But this process may have
                # been frozen. Then it stays silent until the server has answered.
                if not self.is_silent:
                    self._sure = _now()
            else:
                if obstacle is None:
                    _log.warning("the shards %s are held again", self._shards)
                    return ""
                if not obstacle.passes:
                    return (
                        f"This process was without its shards {self._shards} for a moment, and"
                        f" now {obstacle.words}: it ends."
                    )
            await asyncio.sleep(_AGAIN)

    # -- taking -------------------------------------------------------------------------------

    async def _attempt(self) -> _Obstacle | None:
        """Take all of the shards or none. Return the obstacle, or None."""
        try:
            async with asyncio.timeout(self._seconds / 2):
                return await self._try()
        except self._session.errors:
            if self._session.is_open:
                await self._session.close()
            raise

    async def _try(self) -> _Obstacle | None:
        session = self._session
        if not session.is_open:
            await self._open()
        # Most calls end here, and don't keep anyone else from deciding.
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
            await self._end_own()
            await session.close_before()
            await session.ask(advisory_locks.TAKE, {"shards": advisory_locks.keys(self._shards)})
            try:
                await session.run(partial(look, lease=self._lease))
            except Replaced:
                await session.close()
                return _Obstacle("another process has served them")
            await self._name(serves(self._shards))
            self._sure = asked
        await session.says(advisory_locks.DECIDED)
        return obstacle

    async def _open(self) -> None:
        session = self._session
        await session.open()
        self._sessions.add(session.number)
        await self._name(stands_by(self._shards))
        self.identity = await session.says(advisory_locks.IDENTITY)
        if int(await session.says(text("SHOW server_version_num"))) >= _OLDEST:
            setting = func.set_config("idle_session_timeout", f"{self._seconds * 1000:.0f}", False)
            await session.says(select(setting))
        else:
            _log.warning(
                "PostgreSQL before version 14 does not end the session of a process that hangs:"
                " nobody takes over its shards until its connection breaks."
            )

    async def _name(self, name: str) -> None:
        """Set the name under which the server shows the session."""
        await self._session.says(select(func.set_config("application_name", name, False)))

    async def _end_own(self) -> None:
        """End this process's old sessions that the server takes for alive."""
        for _, session in advisory_locks.shards_of(await self._session.ask(advisory_locks.HELD)):
            if session in self._sessions:
                await self._session.says(select(func.pg_terminate_backend(session)))

    async def _obstacle(self) -> _Obstacle | None:
        """Return the reason why these shards can't be taken now, or None."""
        held = advisory_locks.shards_of(await self._session.ask(advisory_locks.HELD))
        others = [served for served, session in held if session not in self._sessions]
        for served in others:
            if served.count != self._shards.count:
                return _Obstacle(
                    f"another process serves {served}: until all of those have ended, none begins"
                    " that counts shards otherwise"
                )
            if served.meet(self._shards):
                return _Obstacle(f"another process serves {served}")
        if others and (await self._session.run(revision) or NEWEST) < NEWEST:
            return _Obstacle(
                f"another process serves {others[0]} on a database that is to be brought up to"
                " date, which waits until all of those have ended"
            )
        return None


def _now() -> float:
    """Return the seconds of a clock that also runs while the machine sleeps, if there is one."""
    return _clock()


_clock: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic
)
