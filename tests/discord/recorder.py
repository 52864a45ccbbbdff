"""Every request that a bot makes of SimCord, files included, and what Discord would refuse."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any
from unittest import mock

from simcord.http import router

from tests.discord.limits import kind_of, problems
from tests.discord.openapi import Description


@dataclass(frozen=True)
class Recorded:
    """One REST request: path without /api/v10 and query, JSON body, (name, bytes) of files."""

    method: str
    path: str
    payload: Any
    files: list[tuple[str, bytes]]


class Shared(dict[str, Any]):
    """JSON that is made once a process and that nobody changes: all copies of it are itself."""

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return self is other


@contextmanager
def recording() -> Iterator[list[Recorded]]:
    """Collect the requests of every SimCord bot that runs inside the `with`.

    SimCord's own log (`env.http_requests`) has no files. Its HTTP client and its webhook adapter
    both end in `router.dispatch`, which is wrapped here.
    """
    recorded: list[Recorded] = []
    dispatch = router.dispatch

    def record_and_dispatch(
        backend: Any,
        method: str,
        path: str,
        *,
        json: Any | None = None,
        files: list[Any] | None = None,
        **rest: Any,
    ) -> Any:
        named = [(file.filename, _content(file)) for file in files or []]
        recorded.append(Recorded(method, path, _plain(json), named))
        return dispatch(backend, method, path, json=json, files=files, **rest)

    with mock.patch.object(router, "dispatch", record_and_dispatch):
        yield recorded


def refused(requests: Iterable[Recorded], description: Description | None = None) -> list[str]:
    """What Discord would refuse of these requests: its limits, and its API description if given."""
    said = []
    for request in requests:
        if isinstance(request.payload, _Commands):
            said += _of_commands(request.method, request.path, request.payload, description)
        else:
            said += _problems(request, description)
    return said


def _problems(request: Recorded, description: Description | None) -> list[str]:
    said = []
    kind = kind_of(request.method, request.path)
    if kind is not None and request.payload is not None:
        names = [name for name, _ in request.files]
        where = f"{request.method} {request.path}"
        said += [f"{where}: {one}" for one in problems(kind, request.payload, names)]
    if description is not None:
        said += description.problems(request.method, request.path, request.payload)
    return said


@cache
def _of_commands(
    method: str, path: str, payload: "_Commands", description: Description | None
) -> tuple[str, ...]:
    """Every bot registers the same commands, the longest of all bodies."""
    return tuple(_problems(Recorded(method, path, list(payload), []), description))


def _content(file: Any) -> bytes:
    place = file.fp.tell()
    data: bytes = file.fp.read()
    file.fp.seek(place)
    return data


def _plain(payload: Any) -> Any:
    """As it would travel: enumerations as their values, nothing shared with the bot."""
    if payload and isinstance(payload, list) and all(isinstance(one, Shared) for one in payload):
        return _read_once(tuple(payload))
    return json.loads(json.dumps(payload))


class _Commands(list[Any]):
    """What every bot registers and nobody changes: read once, and told from others by itself."""

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return self is other


@cache
def _read_once(payload: tuple[Shared, ...]) -> _Commands:
    return _Commands(json.loads(json.dumps(payload)))
