"""What is read off the bot when somebody asks: gauges, and counts that the bot keeps by itself."""

import math
import platform
from collections.abc import Iterator, Mapping

import discord
from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.registry import Collector

from bot.clicks.services import Services
from bot.discordpy.sharded_bot import ShardedBot
from bot.settings import VERSION
from engine.errors import Reason


class Present(Collector):
    """The bot as it was when ``look`` was called.

    Looking is done by the event loop, to which all of it belongs, and telling by whatever thread
    writes the answer.
    """

    def __init__(
        self,
        bot: ShardedBot,
        services: Services,
        storage: str,
        registry: CollectorRegistry,
    ) -> None:
        self._bot, self._services = bot, services
        self._build = {
            "version": VERSION,
            "python": platform.python_version(),
            "discord_py": discord.__version__,
            "storage": storage,
        }
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

    def _discord(self) -> Iterator[Metric]:
        bot = self._bot
        ready = bot.is_connected and not bot.is_closed()
        yield GaugeMetricFamily(
            "upcard_ready", "Whether people can reach the bot on every shard.", ready
        )
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
        yield _of_workers(
            "upcard_worker_jobs_done",
            "Jobs that were done.",
            {worker: load.done for worker, load in loads.items()},
        )
        yield _of_workers(
            "upcard_worker_starts",
            "Processes that were started; more than one: a worker was replaced.",
            {worker: load.started for worker, load in loads.items()},
        )
        yield _of_workers(
            "upcard_worker_lost",
            "Processes that died over a job or took too long.",
            {worker: load.lost for worker, load in loads.items()},
        )
        pictures = CounterMetricFamily(
            "upcard_pictures", "Pictures that were drawn, or kept from before.", labels=["source"]
        )
        pictures.add_metric(["drawn"], painter.times_drawn)
        pictures.add_metric(["kept"], painter.times_kept)
        yield pictures
        decisions = CounterMetricFamily(
            "upcard_strong_decisions",
            "What strong computers were asked: thought out, or left for a crowd or lateness.",
            labels=["outcome"],
        )
        decisions.add_metric(["thought"], strong.in_time)
        decisions.add_metric(["crowded"], strong.crowded)
        decisions.add_metric(["late"], strong.late)
        yield decisions

    def _told(self) -> Iterator[Metric]:
        tally = self._services.tally
        refusals = CounterMetricFamily(
            "upcard_refusals", "What people were told they may not do.", labels=["reason"]
        )
        for reason in Reason:
            refusals.add_metric([reason.value], tally.refused[reason])
        yield refusals
        yield CounterMetricFamily(
            "upcard_stale_clicks", "Clicks on what was out of date.", tally.stale
        )


def _of_workers(name: str, meaning: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, meaning, labels=["worker"])
    for worker, count in counts.items():
        family.add_metric([worker], count)
    return family
