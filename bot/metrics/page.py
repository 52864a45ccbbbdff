"""The page that Prometheus fetches, on a port of its own."""

import asyncio
from collections.abc import Callable
from errno import EADDRINUSE

import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.metrics import MetricsError

_log = structlog.get_logger()
_LET_GO = 0.2
"""Seconds that an answer may take when the bot ends."""


class Page:
    """Serves ``/metrics``. ``look`` is called before each answer, by the event loop."""

    def __init__(self, registry: CollectorRegistry, look: Callable[[], None]) -> None:
        self._registry, self._look = registry, look
        app = web.Application()
        app.router.add_get("/metrics", self._answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=_LET_GO)

    async def serve(self, host: str, port: int) -> None:
        """Begin. Raises MetricsError."""
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
        """End it."""
        await self._runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        self._look()
        # Writing it takes a few milliseconds.
        text = await asyncio.to_thread(generate_latest, self._registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})
