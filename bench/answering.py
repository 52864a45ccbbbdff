"""Run the bot with a meter: ``python -m bench.answering FILE``.

Its settings come from the environment. It is ``python -m bot`` on Discord, in its own process. For
each request that answers an interaction, it writes one line of JSON to FILE. The line has the
interaction's id and the kind of the answer. It has the seconds from the interaction's arrival until
Discord has taken the answer, of the processor (all threads of this process) and by the clock. It
also has the longest time of the processor for which the event loop was held meanwhile. The bot must
get no other requests meanwhile.
"""

import asyncio
import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from heapq import heappush, heappushpop
from pathlib import Path
from time import perf_counter, process_time, thread_time
from typing import Any, TextIO
from unittest.mock import patch

from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discordpy.connection import point_at
from bot.discordpy.gateway_events import hear_event
from bot.logs import configure
from bot.settings import Settings, load
from bot.start.app import Upcard
from bot.start.process import live
from bot.start.wiring import Wiring

_KEPT = 10


@dataclass
class Held:
    """The longest callbacks in the loop's own thread, for which everything else waits.

    They are measured in processor time, so that a busy machine doesn't count.
    """

    longest: list[tuple[float, str]] = field(default_factory=list)
    """Their seconds, and the code that ran in them."""

    @property
    def most(self) -> float:
        """The seconds of the longest callback."""
        return max((seconds for seconds, _ in self.longest), default=0.0)

    def first(self, count: int) -> list[tuple[float, str]]:
        """Return the ``count`` longest callbacks, the longest first."""
        return sorted(self.longest, reverse=True)[:count]

    def note(self, seconds: float, handle: asyncio.Handle, *, swept: bool) -> None:
        """Note a callback that has run. ``swept`` says that Python swept all its memory in it."""
        if len(self.longest) == _KEPT and seconds <= self.longest[0][0]:
            return
        name = _name(handle) + " (all memory swept)" * swept
        keep = heappush if len(self.longest) < _KEPT else heappushpop
        keep(self.longest, (seconds, name))


@contextmanager
def watching() -> Iterator[Held]:
    """Measure the callbacks of every loop in this process during the block."""
    held, run = Held(), asyncio.Handle._run
    swept = 0

    def sweep(phase: str, about: dict[str, int]) -> None:
        nonlocal swept
        swept += phase == "start" and about["generation"] == 2

    def timed(self: asyncio.Handle) -> None:
        before, clean = thread_time(), swept
        run(self)
        held.note(thread_time() - before, self, swept=swept > clean)

    gc.callbacks.append(sweep)
    try:
        with patch.object(asyncio.Handle, "_run", timed):
            yield held
    finally:
        gc.callbacks.remove(sweep)


def _name(handle: asyncio.Handle) -> str:
    """Return the name of a callback, or a task's coroutines down to the one that waits now."""
    called: Any = getattr(handle, "_callback", None)
    task = getattr(called, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(called, "__qualname__", type(called).__name__))
    work: Any = task.get_coro()
    names = []
    while work is not None and hasattr(work, "cr_await"):
        names.append(work.__qualname__)
        work = work.cr_await
    return " > ".join(names[-4:])


class _Meter:
    """Measures the time from an interaction's arrival to each answer."""

    def __init__(self, held: Held, out: TextIO) -> None:
        self._held, self._out = held, out
        self._arrived = ("", 0.0, 0.0)

    def arrive(self, interaction: str) -> None:
        """Start measuring, because an interaction is about to be read."""
        self._held.longest.clear()
        self._arrived = (interaction, process_time(), perf_counter())

    def sent(self, kind: str) -> None:
        """Write a line, because Discord has taken an answer."""
        interaction, cpu, wall = self._arrived
        told = {
            "interaction": interaction,
            "kind": kind,
            "cpu": process_time() - cpu,
            "wall": perf_counter() - wall,
            "held": self._held.most,
            "longest": self._held.first(3),
        }
        self._out.write(json.dumps(told) + "\n")
        self._out.flush()


@contextmanager
def _sending(meter: _Meter) -> Iterator[None]:
    """Report each answer to the meter during the block."""
    request = AsyncWebhookAdapter.request

    async def requested(self: AsyncWebhookAdapter, route: Any, *args: Any, **named: Any) -> Any:
        answer = await request(self, route, *args, **named)
        meter.sent(f"{route.method} {route.path.rsplit('/', 1)[-1]}")
        return answer

    with patch.object(AsyncWebhookAdapter, "request", requested):
        yield


def main(file: str) -> None:
    """Run the bot until it is interrupted."""
    with watching() as held, Path(file).open("a", encoding="utf-8") as out:
        meter = _Meter(held, out)
        with suppress(KeyboardInterrupt), _sending(meter):
            asyncio.run(_run(load(), meter))


async def _run(settings: Settings, meter: _Meter) -> None:
    configure(settings)
    point_at(settings.discord_api_url, settings.discord_gateway_url)
    assert settings.token is not None
    # Drawing the emojis would continue while the first answers are measured.
    async with Upcard(settings, Wiring(emojis=False)) as bot:
        hear_event(bot, "INTERACTION_CREATE", lambda data: meter.arrive(str(data["id"])))
        await live(bot, settings.token.get_secret_value())


if __name__ == "__main__":
    main(sys.argv[1])
