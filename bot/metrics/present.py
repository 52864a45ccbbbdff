"""What is read off the bot when somebody asks: gauges, and counts that the bot keeps by itself."""

import math
import platform
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import discord
from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.registry import Collector

from bot.clicks.services import Services
from bot.discordpy.sharded_bot import ShardedBot
from bot.settings import VERSION
from data.database.database import Database
from data.database.sqlite_files import BACKED_UP
from engine.errors import Reason

STANDING_BY = "Whether the process waits until no other process serves its shards."


class Present(Collector):
    """The bot as the event loop has seen it when ``look`` was called, for any thread."""

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
        """Read everything off."""
        self._seen = [*self._discord(), *self._workers(), *self._told()]
        build = InfoMetricFamily("upcard_build", "Which Upcard runs, and on what.")
        build.add_metric([], self._build)
        self._seen.append(build)

    def collect(self) -> Iterator[Metric]:
        yield from self._seen
        if self._file is not None:
            # A thread calls this, so that the event loop waits for no disk.
            yield from _room(self._file.resolve())

    def _discord(self) -> Iterator[Metric]:
        bot = self._bot
        ready = bot.is_connected and not bot.is_closed()
        yield GaugeMetricFamily(
            "upcard_ready", "Whether people can reach the bot on every shard.", ready
        )
        yield GaugeMetricFamily(
            "upcard_answered_elsewhere",
            "Whether another process has answered as this bot within ten minutes.",
            bot.shared_token.is_found,
        )
        yield GaugeMetricFamily("upcard_standing_by", STANDING_BY, 0)
        yield GaugeMetricFamily("upcard_servers", "Servers that have the bot.", len(bot.guilds))
        # Infinite or no number at all before the first heartbeat.
        latencies = [one for _, one in bot.latencies if math.isfinite(one)]
        yield GaugeMetricFamily(
            "upcard_gateway_latency_seconds",
            "Between a heartbeat and its answer, on the slowest shard.",
            max(latencies, default=0.0),
        )

    def _workers(self) -> Iterator[Metric]:
        painter, thinker = self._services.painter, self._services.thinker
        strong = thinker.strong
        loads = {"painter": painter.load, "thinker": thinker.load, "strong": strong.load}
        loads["pages"] = thinker.pages.load
        jobs = GaugeMetricFamily(
            "upcard_worker_jobs", "Jobs that a worker has to do.", labels=["worker", "state"]
        )
        for worker, load in loads.items():
            jobs.add_metric([worker, "waiting"], load.waiting)
            jobs.add_metric([worker, "running"], load.running)
        yield jobs
        replaced = "Processes that were started; more than one: a worker was replaced."
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
            "Pictures that were drawn, or kept from before.",
            "source",
            {"drawn": painter.times_drawn, "kept": painter.times_kept},
        )
        yield _counts(
            "upcard_strong_decisions",
            "What strong computers were asked: thought out, or left for a crowd or lateness.",
            "outcome",
            {"thought": strong.in_time, "crowded": strong.crowded, "late": strong.late},
        )

    def _told(self) -> Iterator[Metric]:
        tally = self._services.tally
        refused = {reason.value: tally.refused[reason] for reason in Reason}
        meaning = "What people were told they may not do."
        yield _counts("upcard_refusals", meaning, "reason", refused)
        yield CounterMetricFamily(
            "upcard_stale_clicks", "Clicks on what was out of date.", tally.stale
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
    yield GaugeMetricFamily("upcard_disk_free_bytes", "Room left on the database's disk.", free)
    yield GaugeMetricFamily("upcard_last_backup_timestamp_seconds", "Last backup, or 0.", last)
