"""Somebody who plays alone against a computer, over real sockets, whatever becomes of the bot."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic

from bot.screens.click import Click, read_click
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Answer, Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.processes import LIMIT

TIMEOUT = 3.0
"""Seconds after which Discord says that a click has failed; then they click again."""
_PAUSE = 0.15
_GLADLY = ("discard", "draw", "next", "hand", "start")
"""What they click, the first of these that there is."""


class Player:
    """Somebody in a channel of their own. ``seen``: the newest version that they were shown of each
    of their tables, ``finished``: their moves that they were shown as done, ``failed``: how many of
    their clicks had no answer."""

    def __init__(self, server: Loopback, name: str, place: int, timeouts: float = TIMEOUT) -> None:
        self._server, self.name, self._place = server, name, place
        self._timeouts = timeouts
        self.seen: dict[str, int] = {}
        self.finished = self.failed = 0
        self._panel: Json | None = None
        self._did: deque[str] = deque(maxlen=12)
        self._life: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Open a table, and play from now on."""
        await self._open()
        self._life = asyncio.create_task(self._play())

    async def _open(self) -> None:
        asked = await self._server.command(
            "rummy new basic", by=self.name, place=self._place, computers=1
        )
        answer = await self._server.answer(asked)
        assert answer.message is not None
        [self._table] = {click.table_id for _, click in clicks(answer.message)}
        self.seen[self._table] = 1

    async def plays_on(self, more: int) -> None:
        """Wait until so many more clicks of theirs were answered."""
        wanted, end = self.finished + more, monotonic() + LIMIT
        while self.finished < wanted:
            assert self._life is not None
            if self._life.done():
                self._life.result()
            assert monotonic() < end, f"{self.name} did {list(self._did)}, sees {self._shown()}"
            await asyncio.sleep(_PAUSE)

    async def stop(self) -> None:
        if self._life is not None:
            self._life.cancel()
            with suppress(asyncio.CancelledError):
                await self._life

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(_PAUSE)
            found = self._next()
            if found is None:
                over = [click for _, click in clicks(self._shown()) if click.verb == "again"]
                if over and over[0].table_id == self._table:
                    await self._open()
                continue
            message, component, click = found
            chosen = None
            if component["type"] == 3:
                chosen = [component["options"][0]["value"]]
            asked = await self._server.click(
                message, component["custom_id"], by=self.name, values=chosen
            )
            try:
                answer = await asyncio.wait_for(asyncio.shield(asked.answered), self._timeouts)
            except TimeoutError:
                self._did.append(f"{component['custom_id']}: no answer")
                self.failed += 1
                self._panel = None
            else:
                self._did.append(f"{component['custom_id']} {chosen}: {answer.type} {answer.data}")
                self._look(asked, answer, click)

    def _next(self) -> tuple[Json, Json, Click] | None:
        """What they click next."""
        offers = [
            (message, component, click)
            for message in (self._panel or {}, self._shown())
            for component, click in clicks(message)
            if click.table_id == self._table
        ]
        for verb in _GLADLY:
            for offer in offers:
                is_this = offer[2].verb.rstrip("0123456789") == verb
                if is_this and (verb != "hand" or self._panel is None):
                    return offer
        self._panel = None
        return None

    def _shown(self) -> Json:
        """The newest message of their channel that can be used."""
        here = [
            one
            for one in self._server.messages.values()
            if one["channel_id"] == str(self._place)
            and not one["flags"] & EPHEMERAL
            and one["components"]
        ]
        return max(here, key=lambda one: int(one["id"]), default={})

    def _look(self, asked: Asked, answer: Answer, click: Click) -> None:
        message = answer.message
        if message is None and asked.source is not None:
            message = self._server.messages.get(asked.source["id"])
        if message is None:
            return
        if message["flags"] & EPHEMERAL:
            self._panel = message
        versions = [one.version for _, one in clicks(message) if one.table_id == click.table_id]
        now = max(versions, default=0)
        self.finished += now > click.version and click.verb != "hand"
        self.seen[click.table_id] = max(self.seen[click.table_id], now)


def clicks(message: Json) -> Iterator[tuple[Json, Click]]:
    """What can be used of a message, and what it carries."""
    parts = list(message.get("components") or [])
    while parts:
        part = parts.pop(0)
        parts += part.get("components") or []
        parts += [part["accessory"]] if part.get("accessory") else []
        click = read_click(part.get("custom_id") or "")
        if click is not None and not part.get("disabled"):
            yield part, click
