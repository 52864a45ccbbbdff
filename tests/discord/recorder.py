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
        if kind_of(request.method, request.path) == "commands":
            said += _of_commands(
                request.method, request.path, json.dumps(request.payload), description
            )
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
    method: str, path: str, written: str, description: Description | None
) -> tuple[str, ...]:
    """Every bot registers the same commands, the longest of all bodies."""
    return tuple(_problems(Recorded(method, path, json.loads(written), []), description))


def _content(file: Any) -> bytes:
    place = file.fp.tell()
    data: bytes = file.fp.read()
    file.fp.seek(place)
    return data


def _plain(payload: Any) -> Any:
    """As it would travel: enumerations as their values, nothing shared with the bot."""
    written = json.dumps(payload)
    return _read_once(written) if len(written) > _LARGE else json.loads(written)


_LARGE = 50_000
"""Letters that only the list of all commands has, which every bot registers and nobody changes."""


@cache
def _read_once(written: str) -> Any:
    return json.loads(written)
