"""All that is counted, put together: what the bot begins and ends with."""

from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
from discord.ext import commands
from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    ProcessCollector,
    disable_created_metrics,
)

from bot.clicks.services import Services
from bot.clicks.visit import Actions
from bot.discordpy.gateway_events import hear_event
from bot.metrics.interactions import Interactions
from bot.metrics.journal import CountedStore
from bot.metrics.log_lines import LogLines
from bot.metrics.loop import LoopLag
from bot.metrics.page import Page
from bot.metrics.play import Play
from bot.metrics.present import Present
from bot.metrics.requests import Requests
from bot.settings import Settings
from data.database.database import Database

_GATEWAY = ("connect", "disconnect", "resumed", "ready")
"""Each of them is told of a shard."""


class Metrics:
    """The counts of one bot.

    ``trace`` goes to the client that asks Discord for things, ``watch`` is a watcher of its tables,
    and ``store`` its journal. Whoever
    has begun ``serve`` calls ``close`` at the end.
    """

    def __init__(self) -> None:
        # When a count began would be a second line for every line.
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
            "What happened to the connection with Discord's gateway.",
            ["event"],
            registry=self.registry,
        )
        for event in _GATEWAY:
            self._gateway.labels(event)
        self._interactions = Interactions(self.registry)
        self._requests = Requests(self.registry, self._interactions)
        self._present: Present | None = None
        self._page = Page(self.registry, self._look)

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What is told of each request to Discord."""
        return self._requests.trace

    def store(self, database: Database, clock: Callable[[], float]) -> CountedStore:
        """The journal, counted."""
        return CountedStore(database, clock, self._play)

    async def serve(
        self,
        bot: commands.AutoShardedBot,
        services: Services,
        actions: Actions,
        database: Database,
        settings: Settings,
    ) -> None:
        """Count from now on, and tell whoever asks at the port of the settings.

        Raises MetricsError.
        """
        await self._page.serve(settings.metrics_host, settings.metrics_port or 0)
        storage = database.engine.dialect.name
        self._present = Present(bot, services, storage, self.registry)
        self._interactions.knows(bot, actions)
        hear_event(bot, "INTERACTION_CREATE", self._interactions.came)
        for event in _GATEWAY:
            bot.add_listener(self._happened(event), f"on_shard_{event}")
        self._lag.start()
        self._lines.start()

    async def close(self) -> None:
        """Count and serve no more."""
        self._lines.stop()
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
