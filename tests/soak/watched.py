"""Discord on the loopback that remembers who was shown what, and what came of each request."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

from aiohttp import web

from tests.discord.loopback import Loopback, Request
from tests.discord.loopback_faults import Fault
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, GUILD_ID, Json


@dataclass(frozen=True)
class Body:
    """Something that was shown: to one person (``reader``, a user id), or to a channel (None).

    ``asked``: the interaction that it answers, if it answers one. ``at``: seconds, monotonic.
    """

    at: float
    reader: int | None
    message_id: str | None
    payload: Any
    files: list[tuple[str, bytes]]
    asked: Asked | None = None

    @property
    def cause(self) -> str:
        """The command or the custom_id that it answers; empty if it answers none."""
        return "" if self.asked is None else cause_of(self.asked)


@dataclass
class Delivery:
    """An interaction, and when it was answered first. ``reached``: a client was there to hear."""

    asked: Asked
    reached: bool = True
    answered: float | None = None

    @property
    def seconds(self) -> float:
        """From when it was sent until now, or until it was answered."""
        return (self.answered or monotonic()) - self.asked.at


class WatchedLoopback(Loopback):
    """The loopback of tests/discord, watched.

    ``bodies``: what was shown, in order. ``answered``: all requests; ``injected``: those that
    a fault of ours has met.
    ``taken``: ids of messages and channels that we have taken away, and of what its reader has
    closed; ``gone``: messages of channels that were taken away whole. ``repeats``: every
    interaction is delivered twice.
    """

    def __init__(self, shards: int = 1) -> None:
        super().__init__(shards=shards)
        self.bodies: list[Body] = []
        self.deliveries: dict[str, Delivery] = {}
        self.injected: set[Request] = set()
        self.answered: list[Request] = []
        self.taken: set[str] = set()
        self.gone: set[str] = set()
        self.repeats = False
        self._owners: dict[str, int] = {}

    async def dispatch(self, event: str, data: Json) -> None:
        """Note what is asked before it can be answered."""
        if event == "INTERACTION_CREATE":
            asked = self.asked[data["id"]]
            shard = (int(data["guild_id"]) >> 22) % self.shards
            reached = any(
                not socket.closed for socket, number in self._sockets.items() if number == shard
            )
            self.deliveries.setdefault(asked.id, Delivery(asked, reached))
        for _ in range(2 if self.repeats and event == "INTERACTION_CREATE" else 1):
            # Who has just been killed hears nothing.
            with contextlib.suppress(ConnectionResetError):
                await super().dispatch(event, data)

    def delete(self, message: Json) -> None:
        self.taken.add(message["id"])
        super().delete(message)

    async def remove_guild(self, guild: int = GUILD_ID) -> None:
        for channel, where in self.world.channels.items():
            if where == guild:
                self._lose(channel)
        await super().remove_guild(guild)

    async def remove_channel(self, channel: int) -> None:
        self._lose(channel)
        await super().remove_channel(channel)

    def _lose(self, channel: int) -> None:
        """Nothing that stands there needs to be true any more."""
        self.taken.add(str(channel))
        here = [one for one in self.messages.values() if one["channel_id"] == str(channel)]
        self.gone |= {one["id"] for one in here}
        self.taken |= self.gone

    def close_channel(self, channel: int, status: int, code: int) -> None:
        self.taken.add(str(channel))
        super().close_channel(channel, status, code)

    def _next(self, request: Request) -> Fault | None:
        fault = super()._next(request)
        self.answered.append(request)
        if fault is not None:
            self.injected.add(request)
        return fault

    def _route(self, request: Request, headers: Mapping[str, str]) -> web.Response:
        response = super()._route(request, headers)
        if response.status < 300:
            self._note(request, response)
        return response

    def _note(self, request: Request, response: web.Response) -> None:
        """Keep what was shown by a request that was carried out."""
        body = request.payload or {}
        match request.method, *request.path.strip("/").split("/"):
            case "POST", "interactions", number, _, "callback":
                asked = self.asked[number]
                self.deliveries[number].answered = monotonic()
                made = asked.source if body["type"] in (4, 5, 7) else None
                self._show(request, body.get("data"), made, asked)
            case "DELETE", "webhooks", _, token, *_ if "|close|" in cause_of(self._by_token[token]):
                source = self._by_token[token].source
                assert source is not None, "Close stands in a message"
                self.taken.add(source["id"])
            case "POST" | "PATCH", "webhooks", _, token, *_:
                self._show(request, body, _served(response), self._by_token[token])
            case "POST" | "PATCH", "channels", _, "messages", *rest if len(rest) < 2:
                self._show(request, body, _served(response), None)

    def _show(self, request: Request, payload: Any, made: Json | None, asked: Asked | None) -> None:
        if not payload:
            return
        number = None if made is None else str(made["id"])
        reader = None if asked is None else user_of(asked)
        if made is not None and number is not None:
            if made["flags"] & EPHEMERAL:
                assert reader is not None, "a channel cannot hold what one person alone sees"
                reader = self._owners.setdefault(number, reader)
            else:
                reader = None
        self.bodies.append(Body(monotonic(), reader, number, payload, request.files, asked))


def user_of(asked: Asked) -> int:
    """Who has done it."""
    return int(asked.event["member"]["user"]["id"])


def cause_of(asked: Asked) -> str:
    """What somebody used: ``/rummy new contract``, or the custom_id of a component."""
    inner = asked.event["data"]
    if "custom_id" in inner:
        return str(inner["custom_id"])
    words, options = [str(inner["name"])], inner.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return "/" + " ".join(words)


def _served(response: web.Response) -> Json:
    body = response.body
    assert isinstance(body, bytes)
    made: Json = json.loads(body)
    return made


async def until(condition: Callable[[], bool], seconds: float, every: float = 0.02) -> bool:
    """Wait until something is so, at most so long; whether it is."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            return False
        await asyncio.sleep(every)
    return True


async def end(tasks: Iterable[asyncio.Task[None]]) -> list[BaseException]:
    """Cancel them until they have ended, and say what faults they ended with.

    One cancellation is not enough: asyncio.wait_for of Python 3.11 may lose it.
    """
    left, done = set(tasks), set[asyncio.Task[None]]()
    while left:
        for task in left:
            task.cancel()
        ended, left = await asyncio.wait(left, timeout=1.0)
        done |= ended
    faults = [task.exception() for task in done if not task.cancelled()]
    return [fault for fault in faults if fault is not None]
