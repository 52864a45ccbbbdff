"""Discord on the loopback for many clicks a second: nothing is kept that nobody asks for."""

import asyncio
from collections import Counter, deque

from aiohttp import web

from tests.discord.loopback import Asked, Loopback, Request
from tests.discord.loopback_http import read
from tests.discord.payloads import EPHEMERAL, Json

_SHOWS = (4, 7, 9)
"""Kinds of a first answer that show what was asked for; after others it follows."""
_REMEMBERED = 20_000
"""Interactions whose tokens live: far more than there are open panels and tables."""


class CountedLoopback(Loopback):
    """``counts``: requests by kind. Of what came last: ``picture_bytes``, the sizes of pictures,
    and ``answers``, the components with which clicks were answered."""

    def __init__(self, shards: int = 1) -> None:
        super().__init__(shards=shards)
        self.counts: Counter[str] = Counter()
        self.picture_bytes: deque[int] = deque(maxlen=2_000)
        self.answers: deque[list[Json]] = deque(maxlen=500)
        self._shown: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._old: deque[Asked] = deque()

    async def shown(self, asked: Asked, seconds: float) -> float:
        """Wait until what was asked for is shown; seconds since it was asked.

        A first answer that only says that another follows does not count.
        """
        if asked.token not in self._shown:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting[asked.token] = waiting
            await asyncio.wait_for(waiting, seconds)
        self._forget(asked)
        return self._shown.pop(asked.token) - asked.at

    def _forget(self, asked: Asked) -> None:
        """Keep of it what its token needs, and no more than so many."""
        asked.event = {"channel_id": asked.event["channel_id"]}
        answer = asked.answered.result()
        answer.data, answer.files = {}, []
        self._old.append(asked)
        while len(self._old) > _REMEMBERED:
            old = self._old.popleft()
            del self.asked[old.id], self._by_token[old.token]

    async def _rest(self, http: web.Request) -> web.StreamResponse:
        request = await read(http)
        response = await self._answer(request, http)
        kind, token = _kind(request)
        edited = self.messages.get(self.edited(request) or "") if kind == "edits by token" else None
        if edited is not None:
            kind = "panel pushes" if edited["flags"] & EPHEMERAL else "table edits by token"
        self.counts[kind] += 1
        if response.status >= 400:
            self.counts[f"refused {response.status}"] += 1
        elif token and (kind != "callbacks" or request.payload["type"] in _SHOWS):
            self._show(token, request.at)
            if kind == "callbacks":
                self.answers.append(request.payload["data"].get("components", []))
        if token:
            self.picture_bytes.extend(len(data) for _, data in request.files)
        return response

    def _show(self, token: str, at: float) -> None:
        asked = self._by_token[token]
        if token in self._shown or "token" not in asked.event:
            return
        self._shown[token] = at
        if token in self._waiting:
            self._waiting.pop(token).set_result(None)


def _kind(request: Request) -> tuple[str, str]:
    """What a request is counted as, and the token of the interaction that it answers."""
    match request.method, *request.path.strip("/").split("/"):
        case "POST", "interactions", _, token, "callback":
            return "callbacks", token
        case "POST", "webhooks", _, token:
            return "follow-ups", token
        case "PATCH", "webhooks", _, token, "messages", _:
            return "edits by token", token
        case "DELETE", "webhooks", *_:
            return "deletions by token", ""
        case "PATCH", "channels", _, "messages", _:
            return "channel edits", ""
        case "POST", "channels", _, "messages":
            return "channel posts", ""
    return "others", ""
