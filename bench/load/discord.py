"""Discord on the loopback for many clicks per second, which keeps nothing without need."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from tests.discord.loopback import Loopback, Request
from tests.discord.loopback_http import read
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json

_SHOWS = (4, 7, 9)
"""Kinds of a first answer that show the result. After other kinds, it follows later."""
_REMEMBERED = 20_000
"""Interactions whose tokens live, far more than there are open panels and tables."""


@dataclass
class Recorded:
    """A click, and the requests until the next click in its channel."""

    event: Json
    """The gateway's event for the click."""
    requests: list[Request] = field(default_factory=list)
    tokens: dict[str, Asked] = field(default_factory=dict)
    """The interactions whose tokens the requests use."""
    messages: list[Json] = field(default_factory=list)
    """The messages that the requests change, as they were before."""


class CountedLoopback(Loopback):
    """A loopback that counts requests and pictures.

    ``counts`` has the requests by kind. ``pictures`` has the pictures by the same kinds, those that
    the message showed already (``unchanged``), and their ``bytes``. ``recorded`` has the clicks
    since it was emptied, with their requests, or is None if no one needs them. Of the latest ones,
    ``picture_bytes`` has the sizes of pictures, and ``answers`` the components of answers.
    """

    def __init__(self, shards: int = 1, certificate: Path | None = None) -> None:
        super().__init__(shards=shards, certificate=certificate)
        self.counts: Counter[str] = Counter()
        self.pictures: Counter[str] = Counter()
        self.picture_bytes: deque[int] = deque(maxlen=2_000)
        self.answers: deque[list[Json]] = deque(maxlen=500)
        self._shown: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self.recorded: list[Recorded] | None = None
        self._old: deque[Asked] = deque()
        # The latest click in a channel, and the pictures that a message shows.
        self._latest: dict[str, Asked] = {}
        self._shows: dict[str, set[int]] = {}

    async def shown(self, asked: Asked, seconds: float) -> float:
        """Wait until the result of a click is shown. Return the seconds since the click.

        A first answer that only announces another one doesn't count.
        """
        if asked.token not in self._shown:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting[asked.token] = waiting
            await asyncio.wait_for(waiting, seconds)
        self._forget(asked)
        return self._shown.pop(asked.token) - asked.at

    def know(self, asked: Asked) -> None:
        """Make an interaction that was sent elsewhere answerable here."""
        self.asked[asked.id] = self._by_token[asked.token] = asked

    def _forget(self, asked: Asked) -> None:
        """Keep only what its token needs, and only the latest interactions."""
        asked.event = {"channel_id": asked.event["channel_id"]}
        answer = asked.answered.result()
        answer.data, answer.files = {}, []
        self._old.append(asked)
        while len(self._old) > _REMEMBERED:
            old = self._old.popleft()
            del self.asked[old.id], self._by_token[old.token]

    async def _rest(self, http: web.Request) -> web.StreamResponse:
        request = await read(http)
        kind, token = _kind(request)
        asked = self._by_token.get(token)
        before = self._meant(request, asked)
        response = await self._answer(request, http)
        if kind == "callbacks" and asked is not None:
            self._latest[asked.event["channel_id"]] = asked
            kind = kind if request.payload["type"] in _SHOWS else "deferrals"
        elif kind == "edits by token" and before is not None:
            kind = self._edit(before, token)
        self.counts[kind] += 1
        self._count_pictures(kind, self._meant(request, asked), request)
        if response.status >= 400:
            self.counts[f"refused {response.status}"] += 1
            return response
        if self.recorded is not None and kind != "others":
            self._record(self.recorded, request, asked, before)
        if token and kind not in ("deferrals", "deletions by token"):
            self._show(token, request.at)
            if kind == "callbacks":
                self.answers.append(request.payload["data"].get("components", []))
        if token:
            self.picture_bytes.extend(len(data) for _, data in request.files)
        return response

    def _meant(self, request: Request, asked: Asked | None) -> Json | None:
        """Return the message that a request changes or deletes.

        An answer without its own message changes the clicked one.
        """
        number = self.edited(request) or request.path.rpartition("/")[2]
        if number in self.messages:
            return self.messages[number]
        return None if asked is None else asked.source

    def _edit(self, message: Json, token: str) -> str:
        """Return the kind of an edit by a token.

        With the token of the latest click in its channel, it belongs to the answer. With another
        token, it's another person's panel.
        """
        if not message["flags"] & EPHEMERAL:
            return "table edits by token"
        latest = self._latest.get(message["channel_id"])
        is_own = latest is not None and latest.token == token
        return "own panel later" if is_own else "panel pushes"

    def _record(
        self, recorded: list[Recorded], request: Request, asked: Asked | None, before: Json | None
    ) -> None:
        _, kind, where, *rest = request.path.split("/")
        if asked is not None:
            where = asked.event["channel_id"]
            if rest[-1] == "callback":
                recorded.append(Recorded(asked.event))
        elif kind != "channels":
            return
        clicks = (one for one in reversed(recorded) if one.event["channel_id"] == where)
        if (click := next(clicks, None)) is not None:
            click.requests.append(request)
            click.tokens |= {} if asked is None else {asked.token: asked}
            click.messages += [] if before is None else [before]

    def _count_pictures(self, kind: str, message: Json | None, request: Request) -> None:
        told = {hash(data) for _, data in request.files}
        self.pictures[kind] += len(request.files)
        self.pictures["bytes"] += sum(len(data) for _, data in request.files)
        if message is not None:
            self.pictures["unchanged"] += len(told & self._shows.get(message["id"], set()))
            self._shows[message["id"]] = told

    def _show(self, token: str, at: float) -> None:
        asked = self._by_token[token]
        if token in self._shown or "token" not in asked.event:
            return
        self._shown[token] = at
        if token in self._waiting:
            self._waiting.pop(token).set_result(None)


def _kind(request: Request) -> tuple[str, str]:
    """Return the kind of a request, and the token of the interaction that it answers."""
    match request.method, *request.path.strip("/").split("/"):
        case "POST", "interactions", _, token, "callback":
            return "callbacks", token
        case "POST", "webhooks", _, token:
            return "follow-ups", token
        case "PATCH", "webhooks", _, token, "messages", _:
            return "edits by token", token
        case "DELETE", "webhooks", _, token, *_:
            return "deletions by token", token
        case "PATCH", "channels", _, "messages", _:
            return "channel edits", ""
        case "POST", "channels", _, "messages":
            return "channel posts", ""
    return "others", ""
