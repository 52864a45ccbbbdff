"""How late the event loop comes to what is due: everybody waits as long."""

import asyncio
from contextvars import Context

from prometheus_client import CollectorRegistry, Histogram

_EVERY = 0.25
"""Seconds between two looks: what holds up the loop for longer is never missed."""
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class LoopLag:
    """Measures it from ``start`` to ``stop``."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._late = Histogram(
            "upcard_loop_lag_seconds",
            "How much later than it should the event loop did something.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Measure from now on."""
        loop = asyncio.get_running_loop()
        # Nobody's work: local play would wait with each click for a timer of the bot.
        self._next = Context().run(loop.call_later, _EVERY, self._look, loop, loop.time() + _EVERY)

    def stop(self) -> None:
        """Measure no more."""
        if self._next is not None:
            self._next.cancel()

    def _look(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._late.observe(max(0.0, loop.time() - due))
        self.start()
