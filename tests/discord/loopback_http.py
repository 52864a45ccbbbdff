"""Requests as the loopback keeps them, and answers in the form that Discord gives them."""

import fnmatch
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from aiohttp import web

from tests.discord.payloads import Json


@dataclass(eq=False)
class Request:
    """One REST request: path without /api/v10 and query, JSON body, (name, bytes) of files.

    ``at``: when it came, in seconds of a clock that only goes on. ``status``: what it was answered
    with; None as long as it was not, and for ever if its connection was cut.
    """

    method: str
    path: str
    query: dict[str, str]
    payload: Any
    files: list[tuple[str, bytes]]
    at: float = field(default_factory=monotonic)
    status: int | None = None


def matches(request: Request, method: str, path: str) -> bool:
    """Whether a request is of this method ("*": any) and an fnmatch pattern of paths."""
    return method in ("*", request.method) and fnmatch.fnmatch(request.path, path)


async def read(http: web.Request) -> Request:
    """The request, with all that came with it."""
    body, payload = await http.read(), None
    files: list[tuple[str, bytes]] = []
    # Not http.content_type, which takes as long as all else of a request.
    kind = http.headers.get("Content-Type", "")
    if not kind.startswith("multipart/"):
        payload = json.loads(body) if body else None
    else:
        for name, filename, data in _parts(body, kind):
            if name == "payload_json":
                payload = json.loads(data)
            else:
                files.append((filename, data))
    path = "/" + http.match_info["path"]
    return Request(http.method, path, dict(http.query), payload, files)


def _parts(body: bytes, content_type: str) -> Iterator[tuple[str, str, bytes]]:
    """Name, file name and content of each part of a form.

    aiohttp reads a form line by line, which takes ten times as long as all else of a request.
    """
    bounds = b"\r\n--" + content_type.partition("boundary=")[2].strip('"').encode()
    first, *parts, last = (b"\r\n" + body).split(bounds)
    if first or not last.startswith(b"--"):
        raise ValueError(f"no form: {body[:100]!r}")
    for part in parts:
        told, _, data = part.partition(b"\r\n\r\n")
        names = dict(_NAMED.findall(told.decode()))
        yield names["name"], names.get("filename", ""), data


_NAMED = re.compile(r'\b(name|filename)="([^"]*)"')


def ok(body: Any) -> web.Response:
    """What was asked for."""
    # discord.py compares the whole header: no charset may follow.
    return web.Response(
        body=json.dumps(body).encode(), headers={"Content-Type": "application/json"}
    )


def done() -> web.Response:
    """It is done, and there is nothing to tell."""
    return web.Response(status=204)


def error(status: int, code: int, message: str, more: Json | None = None) -> web.Response:
    """A refusal with Discord's code for it; ``more`` belongs to its body."""
    return web.Response(
        status=status,
        body=json.dumps({"message": message, "code": code, **(more or {})}).encode(),
        headers={"Content-Type": "application/json"},
    )


def too_many(retry_after: float, *, via: bool, everywhere: bool) -> web.Response:
    """A 429. discord.py waits so many seconds and asks again, unless there is no Via."""
    more = {"retry_after": retry_after, "global": everywhere}
    response = error(429, 0, "You are being rate limited.", more)
    response.headers["Retry-After"] = str(retry_after)
    response.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    if everywhere:
        response.headers["X-RateLimit-Global"] = "true"
    if via:
        response.headers["Via"] = "1.1 google"
    return response
