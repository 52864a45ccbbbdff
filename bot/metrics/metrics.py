"""All metrics put together, with their start and end in the bot.

Gauges, and counts that the bot keeps anyway, are read whenever the page is requested.
"""

import asyncio
import logging
import math
import platform
import shutil
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextvars import Context
from errno import EADDRINUSE
from pathlib import Path
from typing import Any

import discord
import structlog
from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Metric,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from bot.clicks.context import Actions
from bot.clicks.services import Services
from bot.discordpy.gateway_events import hear_event
from bot.discordpy.sharded_bot import ShardedBot
from bot.metrics import MetricsError
from bot.metrics.interactions import Interactions, Requests
from bot.metrics.play_counts import Play
from bot.settings import VERSION, Settings
from data.database.database import Database
from data.database.sqlite_files import BACKED_UP
from data.journal.store import Store
from engine.errors import Reason
from engine.events import Event
from engine.table.record import Entry, Header, OpenTable, StoredTable, Verdict

STANDING_BY = "1 if the process waits because another process serves its shards."


class Present(Collector):
    """Metrics of the bot at the last ``look``, which any thread may collect."""

    def __init__(
        self, bot: ShardedBot, services: Services, database: Database, registry: CollectorRegistry
    ) -> None:
        self._bot, self._services = bot, services
        self._build = {
            "version": VERSION,
            "python": platform.python_version(),
            "discord_py": discord.__version__,
            "storage": database.kind,
        }
        url = database.engine.url
        self._file = Path(str(url.database)) if database.kind == "sqlite" else None
        self._seen: list[Metric] = []
        self.look()
        registry.register(self)

    def look(self) -> None:
        """Read all values. Call it on the event loop."""
        self._seen = [*self._discord(), *self._workers(), *self._refusals()]
        build = InfoMetricFamily("upcard_build", "Which Upcard runs, and on what.")
        build.add_metric([], self._build)
        self._seen.append(build)

    def collect(self) -> Iterator[Metric]:
        yield from self._seen
        if self._file is not None:
            # A thread calls this, so the event loop does not wait for the disk.
            yield from _room(self._file.resolve())

    def _discord(self) -> Iterator[Metric]:
        bot = self._bot
        ready = bot.is_connected and not bot.is_closed()
        yield GaugeMetricFamily(
            "upcard_ready", "1 if people can reach the bot on every shard, otherwise 0.", ready
        )
        yield GaugeMetricFamily(
            "upcard_answered_elsewhere",
            "1 if another process has answered as this bot in the last ten minutes.",
            bot.shared_token.is_found,
        )
        yield GaugeMetricFamily("upcard_standing_by", STANDING_BY, 0)
        yield GaugeMetricFamily("upcard_servers", "Servers that the bot is in.", len(bot.guilds))
        # A latency is infinite or NaN before the first heartbeat.
        latencies = [latency for _, latency in bot.latencies if math.isfinite(latency)]
        yield GaugeMetricFamily(
            "upcard_gateway_latency_seconds",
            "Seconds between a heartbeat and its answer on the slowest shard.",
            max(latencies, default=0.0),
        )

    def _workers(self) -> Iterator[Metric]:
        painter, thinker = self._services.painter, self._services.thinker
        strong = thinker.strong
        loads = {"painter": painter.load, "thinker": thinker.load, "strong": strong.load}
        loads["pages"] = thinker.pages.load
        jobs = GaugeMetricFamily(
            "upcard_worker_jobs",
            "Jobs that wait for a worker or are running.",
            labels=["worker", "state"],
        )
        for worker, load in loads.items():
            jobs.add_metric([worker, "waiting"], load.waiting)
            jobs.add_metric([worker, "running"], load.running)
        yield jobs
        replaced = "Processes that were started. More than one means that a worker was replaced."
        died = "Processes that died over a job or took too long."
        for name, meaning, counted in (
            ("upcard_worker_jobs_done", "Jobs that were done.", "done"),
            ("upcard_worker_starts", replaced, "started"),
            ("upcard_worker_lost", died, "lost"),
        ):
            counts = {worker: getattr(load, counted) for worker, load in loads.items()}
            yield _counts(name, meaning, "worker", counts)
        yield _counts(
            "upcard_pictures",
            "Pictures that were drawn or came from the cache.",
            "source",
            {"drawn": painter.times_drawn, "kept": painter.cache_hits},
        )
        yield _counts(
            "upcard_strong_decisions",
            "Decisions of strong computers that were made, skipped in a crowd, or late.",
            "outcome",
            {"thought": strong.in_time, "crowded": strong.crowded, "late": strong.late},
        )

    def _refusals(self) -> Iterator[Metric]:
        tally = self._services.tally
        refused = {reason.value: tally.refused[reason] for reason in Reason}
        meaning = "Actions that the bot refused."
        yield _counts("upcard_refusals", meaning, "reason", refused)
        yield CounterMetricFamily(
            "upcard_stale_clicks", "Clicks on messages that were out of date.", tally.stale
        )


def _counts(name: str, meaning: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, meaning, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family


def _room(file: Path) -> Iterator[Metric]:
    parts = [Path(f"{file}{part}") for part in ("", "-wal")]
    size = sum(part.stat().st_size for part in parts if part.exists())
    free = shutil.disk_usage(file.parent).free
    mark = Path(f"{file}{BACKED_UP}")
    last = mark.stat().st_mtime if mark.exists() else 0
    yield GaugeMetricFamily("upcard_database_bytes", "Size of the SQLite database.", size)
    yield GaugeMetricFamily(
        "upcard_disk_free_bytes", "Free space on the disk of the database.", free
    )
    yield GaugeMetricFamily(
        "upcard_last_backup_timestamp_seconds", "Time of the last backup, or 0.", last
    )


_log = structlog.get_logger()
_SHUTDOWN_TIMEOUT = 0.2
"""Seconds that an answer may still take when the bot ends."""


class Page:
    """Serves ``/metrics``. ``look`` is called on the event loop before each answer."""

    def __init__(self, registry: CollectorRegistry, look: Callable[[], None]) -> None:
        self._registry, self._look = registry, look
        app = web.Application()
        app.router.add_get("/metrics", self._answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=_SHUTDOWN_TIMEOUT)

    async def serve(self, host: str, port: int) -> None:
        """Start to serve. Raises MetricsError."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno == EADDRINUSE:
                raise MetricsError(
                    f"METRICS_PORT {port} is taken on {host}: choose another, or leave it empty."
                ) from None
            raise MetricsError(
                f"METRICS_PORT {port} cannot be opened on METRICS_HOST {host}"
                f" ({error.strerror or error}): name an address of this machine, and a port from"
                " 1024."
            ) from None
        _log.info("metrics", host=host, port=self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        self._look()
        # Writing the page takes a few milliseconds, so it runs in a thread.
        text = await asyncio.to_thread(generate_latest, self._registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


async def show_waiting(host: str, port: int) -> None:
    """Serve a page that says that the process is on standby, until cancelled."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    page = Page(registry, lambda: None)
    Gauge("upcard_standing_by", STANDING_BY, registry=registry).set(1)
    try:
        await page.serve(host, port)
        await asyncio.Event().wait()
    except MetricsError as error:
        _log.warning("no_metrics", reason=str(error))
    finally:
        await page.close()


class CountedStore(Store):
    """A store that reports every table and step to ``play``."""

    def __init__(self, database: Database, clock: Callable[[], float], play: Play) -> None:
        super().__init__(database, clock)
        self._play = play

    async def create(
        self, header: Header, events: Sequence[Event], then: Sequence[Entry] = ()
    ) -> None:
        with self._play.storing():
            await super().create(header, events, then)
        self._play.opened(header)

    async def append(
        self, table_id: str, version: int, events: Sequence[Event], **means: Any
    ) -> Verdict | None:
        with self._play.storing():
            verdict = await super().append(table_id, version, events, **means)
        self._play.went_on(table_id, events)
        return verdict

    async def load_latest(self, table_id: str) -> StoredTable | None:
        stored = await super().load_latest(table_id)
        if stored is not None:
            self._play.read(stored)
        return stored

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        tables = await super().open_tables(guild_id)
        for table in tables:
            self._play.known(table)
        return tables


_LEVELS = ("info", "warning", "error", "critical")


class LogLines(logging.Handler):
    """Counts log lines by level, including those that libraries write."""

    def __init__(self, registry: CollectorRegistry) -> None:
        super().__init__(logging.INFO)
        self._lines = Counter(
            "upcard_log_lines", "Log lines by level.", ["level"], registry=registry
        )
        for level in _LEVELS:
            self._lines.labels(level)

    def emit(self, record: logging.LogRecord) -> None:
        level = record.levelname.lower()
        if level in _LEVELS:
            self._lines.labels(level).inc()


_EVERY = 0.25
"""Seconds between two measurements. A longer delay of the loop is never missed."""
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class LoopLag:
    """Measures from ``start`` to ``stop`` how late the event loop runs its timers."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._late = Histogram(
            "upcard_loop_lag_seconds",
            "Seconds by which the event loop was late.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start to measure."""
        loop = asyncio.get_running_loop()
        # An empty context, because local play would otherwise wait for this timer with each click.
        self._next = Context().run(loop.call_later, _EVERY, self._look, loop, loop.time() + _EVERY)

    def stop(self) -> None:
        """Stop measuring."""
        if self._next is not None:
            self._next.cancel()

    def _look(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._late.observe(max(0.0, loop.time() - due))
        self.start()


_GATEWAY = ("connect", "disconnect", "resumed", "ready")
"""Events of discord.py about one shard."""


class Metrics:
    """The metrics of one bot.

    Give ``trace`` to the client that sends requests to Discord. ``watch`` is a watcher of the bot's
    tables, and ``store`` makes the bot's journal. After ``serve``, call ``close`` at the end.
    """

    def __init__(self) -> None:
        # Otherwise the library would add the start of each count as a second line.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library says no types here
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._play = Play(self.registry)
        self.watch = self._play.watch
        self._lag = LoopLag(self.registry)
        self._lines = LogLines(self.registry)
        self._gateway = Counter(
            "upcard_gateway",
            "Events of the connection to Discord's gateway.",
            ["event"],
            registry=self.registry,
        )
        for event in _GATEWAY:
            self._gateway.labels(event)
        self._interactions = Interactions(self.registry)
        self.trace = Requests(self.registry, self._interactions).trace
        self._present: Present | None = None
        self._page = Page(self.registry, self._look)

    def store(self, database: Database, clock: Callable[[], float]) -> CountedStore:
        """Return the journal's store, which counts its steps."""
        return CountedStore(database, clock, self._play)

    async def serve(
        self,
        bot: ShardedBot,
        services: Services,
        actions: Actions,
        database: Database,
        settings: Settings,
    ) -> None:
        """Start to count, and serve the page at the settings' port. Raises MetricsError."""
        await self._page.serve(settings.metrics_host, settings.metrics_port or 0)
        self._present = Present(bot, services, database, self.registry)
        self._interactions.knows(bot, actions)
        hear_event(bot, "INTERACTION_CREATE", self._interactions.came)
        for event in _GATEWAY:
            bot.add_listener(self._happened(event), f"on_shard_{event}")
        self._lag.start()
        logging.getLogger().addHandler(self._lines)

    async def close(self) -> None:
        """Stop counting and serving."""
        logging.getLogger().removeHandler(self._lines)
        self._lag.stop()
        await self._page.close()

    def _happened(self, event: str) -> Callable[[int], Coroutine[Any, Any, None]]:
        async def count(_: int) -> None:
            self._gateway.labels(event).inc()

        return count

    def _look(self) -> None:
        self._play.count_tables()
        self._interactions.give_up()
        if self._present is not None:
            self._present.look()
