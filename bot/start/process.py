"""Starting the bot on Discord or on this machine. Failures are reported in one sentence."""

import asyncio
import gc
from contextlib import suppress
from functools import partial

import structlog

from bot.discordpy.connection import end_of, point_at
from bot.discordpy.outcome import pause
from bot.discordpy.sharded_bot import calm_reconnects
from bot.health import BEAT, DISCORD, PAINTER, THINKER, TOKEN, TROUBLES
from bot.logs import log_start
from bot.metrics import MetricsError
from bot.settings import Settings
from bot.start.app import Upcard
from bot.start.stopping import feed_watchdog, notify
from bot.start.wiring import Wiring
from data.database.database import find_dialect
from data.database.shards import ALL, STOPPED, Shards
from data.database.trouble import DatabaseError, StorageTrouble
from data.leases.process_lock import only_one, only_one_with
from data.leases.shard_lease import ShardLease, lease_of

_log = structlog.get_logger()

_NOT_LOCAL = (
    "What local play needs is not installed: run 'make local', or install requirements/local.lock,"
    " or set DISCORD_TOKEN to play on Discord."
)

_BELOW = """\
It is a simulated Discord: nothing leaves this computer. Ctrl-C ends it.
Tables and results are kept in {place}.
To play on your own server set DISCORD_TOKEN; README.md says how.
"""
"""Printed below the address of local play."""

_GARBAGE = 4_000, 5, 10
"""Thresholds of Python's collector of reference cycles.

Clicks leave almost no cycles (release in internals/discordpy.py), so a collection mostly scans work
in progress. With rare collections most of that work is already over. The three numbers together
limit uncollected garbage to about twenty megabytes.
"""

_CANCEL_TIMEOUT = 1.0
"""Seconds for a cancelled start or connection to end."""


async def on_discord(settings: Settings, stop: asyncio.Event) -> str | None:
    """Run until a stop is asked for. Return a sentence if it could not start or continue.

    Wrong settings end the run. If Discord is away, the bot tries again less and less often, but at
    least once a minute. A supervisor that restarts the process could not do better.
    """
    log_start(settings)
    calm_reconnects()
    point_at(settings.discord_api_url, settings.discord_gateway_url)
    if settings.token is None:
        return "DISCORD_TOKEN is empty: set it in the environment or in .env."
    token, url = settings.token.get_secret_value(), settings.database_url
    owned = lease_of(url, settings.shards or ALL, settings.takeover_seconds)
    feeding = asyncio.create_task(feed_watchdog())
    try:
        if not await _take_shards(owned, settings, stop):
            return None
        with only_one_with(token, settings.discord_api_url, owned.identity):
            taken = asyncio.create_task(owned.taken_away())
            try:
                return await _with_retries(settings, stop, token, owned, taken)
            finally:
                taken.cancel()
                await asyncio.wait([taken], timeout=_CANCEL_TIMEOUT)
    except (DatabaseError, MetricsError) as error:
        return str(error)
    finally:
        feeding.cancel()
        await owned.release()


async def _take_shards(owned: ShardLease, settings: Settings, stop: asyncio.Event) -> bool:
    """Wait until this process owns the shards. Return False if it is stopped first."""
    waits = asyncio.Event()

    def stand_by(why: str) -> None:
        waits.set()
        _log.warning("standing_by", waits_because=why)
        # A standby process works as intended, even for months.
        notify("READY=1", f"STATUS=Standing by: {why}.")

    taking = asyncio.create_task(owned.take(stand_by))
    end = asyncio.create_task(stop.wait())
    page = asyncio.create_task(_show_waiting(settings, waits))
    try:
        await asyncio.wait([taking, end], return_when=asyncio.FIRST_COMPLETED)
        if taking.done():
            taking.result()
        return taking.done()
    finally:
        for task in (taking, end, page):
            task.cancel()
        await asyncio.wait([taking, page], timeout=_CANCEL_TIMEOUT)


async def _show_waiting(settings: Settings, waits: asyncio.Event) -> None:
    """Serve a metrics page while the process is on standby."""
    await waits.wait()
    if settings.metrics_port is not None:
        from bot.metrics.metrics import show_waiting  # noqa: PLC0415  as in bot.start.app

        await show_waiting(settings.metrics_host, settings.metrics_port)


async def _with_retries(
    settings: Settings,
    stop: asyncio.Event,
    token: str,
    owned: ShardLease,
    taken: asyncio.Task[str],
) -> str | None:
    failures = 0
    while True:
        # A migration may take long.
        notify("STATUS=Starting.", "EXTEND_TIMEOUT_USEC=300000000")
        bot = Upcard(settings, owned=owned)
        try:
            async with bot:
                return await _until(stop, bot, token, taken)
        except Exception as error:
            end = end_of(error)
            if end is None:
                raise
        if not end.passes:
            return end.sentence
        failures = 1 if bot.has_begun else failures + 1
        seconds = pause(failures)
        _log.warning("waiting_for_discord", reason=end.sentence, seconds=seconds)
        notify(f"STATUS={end.sentence}", f"EXTEND_TIMEOUT_USEC={int((seconds + 60) * 1e6)}")
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds)
            return None


async def live(bot: Upcard, token: str) -> None:
    """Log in, connect, and run until stopped."""
    await bot.login(token)
    # Objects that exist now will stay. Without the freeze, each collection would scan all of them,
    # and block the event loop for a tenth of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    await bot.connect()


async def _until(
    stop: asyncio.Event, bot: Upcard, token: str, taken: asyncio.Task[str]
) -> str | None:
    """Run until a stop is asked for, or until another process has the shards or the token.

    In the second case return a sentence. Work in progress is finished while Discord still listens.
    """
    life = asyncio.create_task(live(bot, token))
    end = asyncio.create_task(stop.wait())
    shared = asyncio.create_task(bot.shared_token.ended_by())
    heartbeat = Heartbeat(bot)
    beating = asyncio.create_task(heartbeat.beat_on())
    try:
        await asyncio.wait([life, end, taken, shared], return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            life.result()
            return None
        beating.cancel()
        if bot.has_begun:
            with suppress(TimeoutError):
                await asyncio.wait_for(heartbeat.stop(), _CANCEL_TIMEOUT)
            await (bot.drain() if end.done() else bot.close())
        return next((task.result() for task in (taken, shared) if task.done()), None)
    finally:
        for task in (life, end, shared, beating):
            task.cancel()
        # If the connection does not end when cancelled, the process ends without it.
        await asyncio.wait([life], timeout=_CANCEL_TIMEOUT)


class _LocalBot(Upcard):
    """A bot with a heartbeat from its start to its end."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        # `upcard health` asks without a number of shards.
        self.heartbeat.shards = ALL
        self._heart = Heartbeat(self)
        self._beating = asyncio.create_task(self._heart.beat_on())

    async def close(self) -> None:
        if self.has_begun and self._beating.cancel():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._heart.stop(), _CANCEL_TIMEOUT)
        await super().close()


async def on_this_machine(settings: Settings, port: int, stop: asyncio.Event) -> str | None:
    """Serve local play until a stop is asked for. Return a sentence if it could not start."""
    try:
        from bot.local.local_session import play_locally  # noqa: PLC0415  only local play needs SimCord
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        return _NOT_LOCAL
    # People here read the page. Logs for operators are shown only on demand (DEBUG).
    quiet = {"log_level": "WARNING"} if settings.log_level == "INFO" else {}
    log_start(settings.model_copy(update=quiet))
    # The one server of a simulated Discord belongs to any shard.
    settings = settings.model_copy(update={"shards": Shards((0,), 1)})
    try:
        wiring = Wiring(same_discord=False)
        async with only_one(settings.database_url):
            place = find_dialect(settings.database_url)[1].whereabouts()
            below = _BELOW.format(place=place).splitlines()
            make = partial(_LocalBot, settings, wiring)
            await play_locally(make, port=port, stop=stop, below=below)
    except (DatabaseError, MetricsError) as error:
        return str(error)
    except SystemExit as refused:
        return str(refused)
    return None


class Heartbeat:
    """Beats every ten seconds into the database and to systemd, once the tables are restored.

    The status of the service has the troubles, and ``upcard health`` reports them.
    """

    def __init__(self, bot: Upcard) -> None:
        self._bot = bot

    async def beat_on(self) -> None:
        """Beat until cancelled."""
        await self._bot.restored.wait()
        notify("READY=1")
        while True:
            troubles = self._troubles()
            words = " ".join(TROUBLES[trouble] for trouble in troubles) or "Playing."
            notify(f"STATUS={words}")
            await self._beat(*troubles)
            await asyncio.sleep(BEAT)

    async def stop(self) -> None:
        """Note that the bot ends because it was stopped."""
        if self._bot.restored.is_set():
            await self._beat(STOPPED)

    async def _beat(self, *troubles: str) -> None:
        try:
            await self._bot.heartbeat.beat(troubles)
        except StorageTrouble:
            # The storage logs it. A missing heartbeat is enough for health.
            return
        except Exception as fault:  # noqa: BLE001  no one waits for it, and the next may succeed
            _log.error("fault", doing="the heartbeat", exc_info=fault)

    def _troubles(self) -> list[str]:
        painter, thinker = self._bot.services.painter, self._bot.services.thinker
        checks = {
            DISCORD: self._bot.is_connected,
            TOKEN: not self._bot.shared_token.is_found,
            PAINTER: painter.is_alive,
            THINKER: thinker.is_alive,
        }
        return [name for name, is_well in checks.items() if not is_well]
