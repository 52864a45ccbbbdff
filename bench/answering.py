"""``python -m bench.answering FILE``: the bot of the environment's settings, with a meter.

It is ``python -m bot`` on Discord, in a process of its own. For each request with which it answers
an interaction one line of JSON is written to FILE: the interaction's id, the kind of the answer,
seconds from the interaction's arrival until Discord has taken the answer (of the processor, all
threads of this process; by the clock), and the longest that the event loop was held meanwhile
(of the processor). Nothing else may be asked of the bot meanwhile.
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, TextIO
from unittest.mock import patch

from discord.webhook.async_ import AsyncWebhookAdapter

from bench.hold import Held, watching
from bot.app import Upcard
from bot.discordpy.connection import point_at
from bot.discordpy.gateway_events import hear_event
from bot.logs import configure
from bot.settings import Settings, load
from bot.start import live
from bot.wiring import Wiring


class _Meter:
    """From what arrives to what is sent."""

    def __init__(self, held: Held, out: TextIO) -> None:
        self._held, self._out = held, out
        self._arrived = ("", 0.0, 0.0)

    def arrive(self, interaction: str) -> None:
        """An interaction is about to be read."""
        self._held.clear()
        self._arrived = (interaction, process_time(), perf_counter())

    def sent(self, kind: str) -> None:
        """Discord has taken an answer."""
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
    """Tell the meter of each answer meanwhile."""
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
    # Drawing the emojis would go on while the first answers are measured.
    async with Upcard(settings, Wiring(emojis=False)) as bot:
        hear_event(bot, "INTERACTION_CREATE", lambda data: meter.arrive(str(data["id"])))
        await live(bot, settings.token.get_secret_value())


if __name__ == "__main__":
    main(sys.argv[1])
