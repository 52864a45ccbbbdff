"""What Discord is asked for and how it answers, as aiohttp tells of each request."""

import re
import time
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Histogram

from bot.metrics.interactions import Interactions

_SECONDS = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 15.0)
_LIMITED = 429
_ACKNOWLEDGES = re.compile(rb'\{"type": ?[56]\b')
"""How a first answer begins after which the real one comes by the token."""
_SCOPES = ("user", "global", "shared")


def _route(method: str, path: str) -> str:
    """The group of a request: what it is for. Ids and tokens are never part of it."""
    parts = path.strip("/").split("/")
    start = next((at for at, part in enumerate(parts) if _is_version(part)), None)
    if start is None:
        return "gateway" if method == "GET" else "other"
    match parts[start + 1 :]:
        case ["interactions", _, _, "callback"]:
            return "answer"
        case ["webhooks", _, _]:
            return "follow-up"
        case ["webhooks", _, _, "messages", _]:
            return "edit by token" if method == "PATCH" else "other by token"
        case ["channels", _, "messages"]:
            return "post" if method == "POST" else "read messages"
        case ["channels", _, "messages", _]:
            return {"PATCH": "edit", "DELETE": "delete"}.get(method, "read messages")
        case ["channels", *_]:
            return "channels"
        case ["applications", *_, "commands"] | ["applications", *_, "commands", _]:
            return "commands"
        case ["applications", _, "emojis", *_]:
            return "emojis"
        case ["gateway", *_]:
            return "gateway"
        case ["users", *_] | ["oauth2", *_] | ["applications", *_]:
            return "log in"
        case ["guilds", *_]:
            return "servers"
    return "other"


def _is_version(part: str) -> bool:
    return part.startswith("v") and part[1:].isdecimal()


class Requests:
    """``trace`` goes to the client. ``heard`` is told of answers that Discord has taken."""

    def __init__(self, registry: CollectorRegistry, heard: Interactions) -> None:
        self._heard = heard
        self._done = Counter(
            "upcard_discord_requests",
            "Requests to Discord by their purpose and status; failed: there was no answer.",
            ["route", "status"],
            registry=registry,
        )
        self._took = Histogram(
            "upcard_discord_request_seconds",
            "How long Discord took to answer a request.",
            ["route"],
            buckets=_SECONDS,
            registry=registry,
        )
        self._limited = Counter(
            "upcard_rate_limited",
            "Requests that Discord refused with 429, by whose limit it was.",
            ["scope"],
            registry=registry,
        )
        for scope in (*_SCOPES, "unknown"):
            self._limited.labels(scope)
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._started)
        self.trace.on_request_chunk_sent.append(self._sent)
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    async def _started(self, _: object, context: SimpleNamespace, __: object) -> None:
        context.began = time.monotonic()
        context.only_acknowledges = False

    async def _sent(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        if _ACKNOWLEDGES.match(params.chunk):
            context.only_acknowledges = True

    async def _ended(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        route, status = _route(params.method, params.url.path), params.response.status
        self._done.labels(route, str(status)).inc()
        self._took.labels(route).observe(time.monotonic() - context.began)
        if status == _LIMITED:
            scope = params.response.headers.get("X-RateLimit-Scope", "")
            self._limited.labels(scope if scope in _SCOPES else "unknown").inc()
        elif params.response.ok:
            parts = params.url.path.strip("/").split("/")
            if route == "answer":
                acknowledged: bool = context.only_acknowledges
                self._heard.answered(parts[-3], only_acknowledged=acknowledged)
            elif "webhooks" in parts[:-2]:
                self._heard.followed(parts[parts.index("webhooks") + 2])

    async def _failed(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._done.labels(_route(params.method, params.url.path), "failed").inc()
