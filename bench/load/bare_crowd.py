"""People who click at the bare bot.

Each clicks repeatedly on their own message, or they repeat the clicks at another bot.
"""

import asyncio
import json
from base64 import b64encode
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from bench.load.bare import SAME, TEXT
from bench.load.crowd import Slice
from bench.load.discord import CountedLoopback, Recorded
from bench.load.process import NotMeasured
from tests.discord import payloads
from tests.discord.loopback import Request
from tests.discord.payloads import CHANNEL_ID, Json

_TIMEOUT = 60.0
_UNANSWERED = f"bare has not answered within {_TIMEOUT:.0f} s"


async def play_bare(
    server: CountedLoopback,
    at_once: int,
    seconds: float,
    picture: int | None = None,
    components: list[Json] | None = None,
    places: Sequence[int] = (CHANNEL_ID,),
) -> Slice:
    """Click for some seconds in these channels, with ``at_once`` clicks under way at a time.

    Each answer has a PNG of ``picture`` bytes, and these components if they are given.
    """
    slice_, begun = Slice(at_once), monotonic()
    custom_id = TEXT if picture is None else str(picture)
    custom_id = custom_id if components is None else SAME + custom_id
    shown = {"flags": 1 << 15, "components": components}

    async def click(number: int) -> None:
        place = places[number % len(places)]
        message = server.world.keep(payloads.message(shown, [], channel_id=place))
        while monotonic() < begun + seconds:
            message = server.messages[message["id"]]
            asked = await server.click(message, custom_id, by=f"Bare {number}")
            slice_.took["click"].append(await server.shown(asked, _TIMEOUT))

    try:
        await asyncio.gather(*map(click, range(at_once)))
    except TimeoutError:
        raise NotMeasured(_UNANSWERED) from None
    slice_.seconds = monotonic() - begun
    return slice_


class Replay:
    """Clicks and requests of another bot, which the bare bot repeats."""

    def __init__(self, server: CountedLoopback, clicks: Sequence[Recorded]) -> None:
        self._server, self._clicks = server, clicks
        self.requests = [request for click in clicks for request in click.requests]

    async def prepare(self, source: CountedLoopback, file: Path) -> None:
        """Give Discord and the bare bot all that they need to do the same."""
        server, world = self._server, source.world
        guilds = set(world.guilds) - set(server.world.guilds)
        server.world.channels |= world.channels
        for guild in guilds:
            await server.dispatch("GUILD_CREATE", server.world.guild(guild))
        messages = [one for click in self._clicks for one in click.messages]
        server.messages |= {one["id"]: one for one in messages}
        loop = asyncio.get_running_loop()
        for asked in [one for click in self._clicks for one in click.tokens.values()]:
            server.know(replace(asked, answered=asked.answered, at=monotonic()))
        for click in self._clicks:
            again = server.asked[click.event["id"]]
            again.event, again.source = click.event, click.event.get("message")
            again.answered = loop.create_future()
        self._write(file)
        asked = await server.command("replay", file=str(file))
        await asyncio.wait_for(asked.answered, _TIMEOUT)

    def _write(self, file: Path) -> None:
        told = {}
        for one in self._clicks:
            clicked = one.event.get("message") or {}
            shown = clicked.get("id"), clicked.get("components", [])
            told[one.event["id"]] = *shown, [*map(_told, one.requests)]
        file.write_text(json.dumps(told), "utf-8")

    async def play(self, at_once: int) -> Slice:
        """Repeat the clicks, ``at_once`` at a time. Wait until all requests have been sent."""
        slice_, begun, server = Slice(at_once), monotonic(), self._server
        left, sent = iter(self._clicks), server.counts.copy()
        tables: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

        async def click() -> None:
            for one in left:
                # The next click at a table comes after this one.
                async with tables[one.event["channel_id"]]:
                    asked = server.asked[one.event["id"]]
                    asked.at = monotonic()
                    await server.dispatch("INTERACTION_CREATE", one.event)
                    await asyncio.wait_for(asyncio.shield(asked.answered), _TIMEOUT)
                    slice_.took["click"].append(monotonic() - asked.at)

        try:
            await asyncio.gather(*(click() for _ in range(at_once)))
        except TimeoutError:
            raise NotMeasured(_UNANSWERED) from None
        slice_.seconds = monotonic() - begun
        until = monotonic() + _TIMEOUT
        while (told := (server.counts - sent).total()) < len(self.requests):
            if monotonic() > until:
                raise NotMeasured(f"bare has sent {told} of {len(self.requests)} requests")
            await asyncio.sleep(0.01)  # no event says so
        if told > len(self.requests):
            raise NotMeasured(f"bare has sent {told} requests instead of {len(self.requests)}")
        return slice_


def _told(request: Request) -> tuple[str, str, Json | None, list[tuple[str, str]]]:
    files = [(name, b64encode(content).decode()) for name, content in request.files]
    return request.method, request.path, request.payload, files
