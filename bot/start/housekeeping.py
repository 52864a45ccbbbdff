"""Background work while the bot runs, such as retention, sweeps and retries.

If a server removes the bot, its tables rest, and are deleted after some days. First only the time
of the removal is stored. A missing server is not a reason to delete, because Discord may have an
outage. On the due date Discord is asked again. Only the definite answer that the bot is not in that
server counts.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from bot.clicks.services import Services
from bot.discordpy.outcome import MISSING_ACCESS, TIMEOUT, UNKNOWN_SERVER
from bot.halts import log_lost_table
from data.database.database import Database
from data.database.trouble import StorageTrouble
from data.journal.store import Store
from data.league.recalculation import Corrections
from data.retention.removal import Departures, Removal
from data.retention.thinning import Thinning
from engine.live.faults import reporting
from engine.live.table_tasks import RETRY
from engine.live.tables import TableRegistry
from engine.live.timing import Now

_NOT_THERE = frozenset({UNKNOWN_SERVER, MISSING_ACCESS})
"""Discord's error codes for a server that is gone, or that the bot is not in."""


class Retention:
    """Deletes data of servers some time after the bot was removed, and thins old journals.

    ``servers``: days until a server's data is deleted after the removal. ``journals``: days until
    the journal of a closed table is thinned, or None for never.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        services: Services,
        servers: int,
        journals: int | None,
        now: Now,
    ) -> None:
        self._client, self._services, self._now = client, services, now
        self._database, self._servers, self._journals = database, servers, journals
        self._departures = Departures(database, lambda: now().timestamp())
        self._removal = Removal(database)
        self._thinning = Thinning(database, lambda: now().timestamp())
        self._away: set[int] = set()
        self._lock, self._compared = asyncio.Lock(), asyncio.Event()

    async def compare(self) -> None:
        """Compare the database's servers with Discord's servers. Discord has named all by now."""
        present = {guild.id for guild in self._client.guilds}
        gone, back, away = await self._departures.compare(present)
        self._away = set(away)
        for guild_id in gone:
            self._rest(guild_id)
        for guild_id, since in back.items():
            await self._restore_server(guild_id, since)
        self._compared.set()
        # The bot may have been added to a server meanwhile.
        for guild in self._client.guilds:
            await self.joined(guild.id)

    async def left(self, guild_id: int) -> None:
        """Note that the bot was removed from this server."""
        await self._departures.note(guild_id)
        self._away.add(guild_id)
        self._rest(guild_id)

    async def joined(self, guild_id: int) -> None:
        """Note that the bot is in this server, perhaps again."""
        if guild_id in self._away:
            since = await self._departures.withdraw(guild_id)
            self._away.discard(guild_id)
            if since is not None:
                await self._restore_server(guild_id, since)

    async def delete_due(self) -> None:
        """Delete the data of servers that is due, delete expired marks, and thin old journals."""
        await self._compared.wait()
        async with self._lock:
            due = (self._now() - timedelta(days=self._servers)).timestamp()
            for guild_id in await self._departures.before(due):
                if self._client.get_guild(guild_id) is not None:
                    await self.joined(guild_id)
                elif await self._is_gone(guild_id):
                    await self._delete(guild_id)
            await self._services.boards.drop_marks()
            if self._journals is not None:
                await self._thin(self._now() - timedelta(days=self._journals))

    def stop(self) -> None:
        """Stop deleting. The next process continues the deletions."""
        self._removal.stop()
        self._thinning.stop()

    async def _is_gone(self, guild_id: int) -> bool:
        """Return whether Discord says definitely that the bot is not in this server."""
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._client.fetch_guild(guild_id, with_counts=False)
        except discord.HTTPException as error:
            _log.info("server_asked_for", guild=guild_id, status=error.status, code=error.code)
            return error.code in _NOT_THERE
        except (TimeoutError, OSError, aiohttp.ClientError) as fault:
            _log.info("server_asked_for", guild=guild_id, fault=type(fault).__name__)
        else:
            _log.warning("server_still_there", guild=guild_id)
        return False

    async def _delete(self, guild_id: int) -> None:
        self._services.registry.unload_server(guild_id)
        done = await self._removal.delete(guild_id)
        if done.whole:
            self._away.discard(guild_id)
        else:
            await self._services.corrections.finish()
        self._services.people.forget_server(guild_id)
        for user_id in done.people:
            self._services.people.forget(user_id)
        self._services.archive.forget()
        await self._database.give_back()
        event = "server_deleted" if done.whole else "server_is_back"
        _log.warning(event, guild=guild_id, **done.counts)

    async def _thin(self, before: datetime) -> None:
        count = await self._thinning.thin(before.timestamp())
        if count:
            _log.info("journals_thinned", tables=count, closed_before=before.date().isoformat())
            await self._database.give_back()

    def _rest(self, guild_id: int) -> None:
        self._services.registry.unload_server(guild_id)
        until = (self._now() + timedelta(days=self._servers)).date().isoformat()
        _log.warning("server_left", guild=guild_id, kept_until=until)

    async def _restore_server(self, guild_id: int, since: int) -> None:
        tables = await self._services.registry.restore_server(guild_id, since, log_lost_table)
        _log.info("server_is_back", guild=guild_id, tables=tables)


_log = structlog.get_logger()
_SWEEP_SECONDS = 60
_LOOK_SECONDS = 30
"""Seconds between two checks of the database.

Local play and tests wait after each click for timers that are due within seconds. With a short
interval, most clicks would wait for a check.
"""
_NOTE_SECONDS = 10
_DELETE_SECONDS = 60 * 60
_Result = TypeVar("_Result")


class Upkeep:
    """Runs the background work of a process.

    Idle tables leave memory, unfinished work of an earlier process or of storage trouble is
    finished, and old data is deleted.
    """

    def __init__(
        self,
        registry: TableRegistry,
        database: Database,
        store: Store,
        corrections: Corrections,
        retention: Retention,
    ) -> None:
        self._registry, self._store, self._corrections = registry, store, corrections
        self._database, self._retention = database, retention
        self._tasks: list[asyncio.Task[Any]] = []
        self._finishing: asyncio.Task[None] | None = None
        self._is_over = self._knows_tables = False

    def start(self) -> None:
        """Start all background work."""
        for work in (
            _repeat(self._sweep, _SWEEP_SECONDS),
            _repeat(self._look, _LOOK_SECONDS),
            _repeat(self._registry.index_rows.write, _NOTE_SECONDS),
            _repeat(self._retention.delete_due, _DELETE_SECONDS, at_once=True),
        ):
            self._tasks.append(asyncio.create_task(work))
        self._finishing = asyncio.create_task(self._finish())

    async def restore(self) -> int:
        """Return the number of open tables. Start to read the tables that must be in memory."""
        knowing = asyncio.create_task(until_stored(self._registry.know))
        self._tasks.append(knowing)
        count = await knowing
        self._knows_tables = True
        if not self._is_over:
            self._tasks.append(asyncio.create_task(read_tables(self._registry)))
        return count

    async def stop(self) -> None:
        """Stop all work. The next process continues corrections and deletions."""
        self._is_over = True
        self._retention.stop()
        for task in self._tasks:
            task.cancel()
        await self._corrections.stop()
        if self._finishing is not None:
            # Database work that has started is finished first.
            await asyncio.wait([self._finishing, *self._tasks])

    async def _sweep(self) -> None:
        # The sweep stores that the bot runs. Before restore, that would hide how long the bot did
        # not run.
        if self._knows_tables:
            await self._registry.sweep(log_lost_table)

    async def _look(self) -> None:
        """Check the database, and store what it could not take before."""
        await self._database.look()
        await self._store.catch_up()

    async def _finish(self) -> None:
        """Finish corrections, which take minutes for a server with many games.

        Play continues meanwhile.
        """
        try:
            await until_stored(self._corrections.finish)
        except Exception as fault:  # noqa: BLE001  no one waits for it
            _log.error("fault", doing="corrections", exc_info=fault)


async def _repeat(
    work: Callable[[], Awaitable[object]], seconds: float, *, at_once: bool = False
) -> None:
    """Repeat work, with this number of seconds in between."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        with reporting(log_lost_table, ""):
            await work()
        await asyncio.sleep(seconds)


async def until_stored(work: Callable[[], Awaitable[_Result]]) -> _Result:
    """Repeat work until the storage is no longer in trouble. No person waits for it."""
    while True:
        try:
            return await work()
        except StorageTrouble:
            await asyncio.sleep(RETRY)


async def read_tables(registry: TableRegistry) -> None:
    """Read the tables that must be in memory.

    After storage trouble, try again to read the tables that failed.
    """
    trouble: list[str] = []

    def lost(table_id: str, fault: Exception) -> None:
        log_lost_table(table_id, fault)
        if isinstance(fault, StorageTrouble):
            trouble.append(table_id)

    while True:
        async for _ in registry.read(lost):
            pass
        if not trouble:
            return
        registry.read_again(trouble)
        trouble.clear()
        await asyncio.sleep(RETRY)
