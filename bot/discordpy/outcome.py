"""What came of asking Discord for something that is wanted until it is so.

Discord may be slow or out of reach: then it is asked again, and only a definite answer ends that.
Requests that are not asked for twice stand in an Attempt (bot/discordpy/faults.py), answers to
interactions in bot/discordpy/answering.py.
"""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum

import aiohttp
import discord
import structlog

_log = structlog.get_logger()

PATIENCE = 5.0
"""Seconds that a request may take. discord.py alone would go on asking for half a minute, and all
that time for what is out of date by then."""
UNREACHED = (TimeoutError, OSError, aiohttp.ClientError)
"""What is raised where a connection is cut, refused or silent."""

_UNKNOWN_CHANNEL, _UNKNOWN_SERVER, _UNKNOWN_MESSAGE = 10003, 10004, 10008
_MISSING_PERMISSIONS = 50013
_UNAUTHORIZED, _FORBIDDEN, _TOO_MANY, _BROKEN = 401, 403, 429, 500
_LONGEST_PAUSE = 60.0
_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)


class Outcome(Enum):
    """``GONE``: somebody has deleted the message. ``CLOSED``: the bot is let in there no more, or
    the channel is gone. ``FORBIDDEN``: it lacks a permission for this. ``REFUSED``: Discord does
    not take it as it is. ``UNHEARD``: it may be done or not; asking again is right."""

    DONE = "done"
    GONE = "gone"
    CLOSED = "closed"
    FORBIDDEN = "forbidden"
    REFUSED = "refused"
    UNHEARD = "unheard"


async def outcome(
    request: Awaitable[object], event: str, *, seconds: float | None = None, **facts: object
) -> Outcome:
    """Wait for a request, at most so long. Of a failure the log has ``event`` and these facts."""
    try:
        async with asyncio.timeout(PATIENCE if seconds is None else seconds) as limit:
            before = _limit.set(limit)
            try:
                await request
            finally:
                _limit.reset(before)
    except discord.HTTPException as error:
        meaning = _meaning(error)
        # Who has deleted a message may do so, and where it was to go that was all that was wanted.
        write = _log.info if meaning is Outcome.GONE else _log.warning
        write(event, status=error.status, code=error.code, **facts)
        return meaning
    except UNREACHED as fault:
        _log.warning(event, fault=type(fault).__name__, **facts)
        return Outcome.UNHEARD
    return Outcome.DONE


@contextmanager
def not_counted() -> Iterator[None]:
    """What a request waits for in here is not counted towards the time that it may take."""
    limit = _limit.get()
    until = None if limit is None or limit.expired() else limit.when()
    if limit is None or until is None:
        yield
        return
    loop = asyncio.get_running_loop()
    began = loop.time()
    limit.reschedule(None)
    try:
        yield
    finally:
        limit.reschedule(until + loop.time() - began)


def _meaning(error: discord.HTTPException) -> Outcome:
    if error.status >= _BROKEN or error.status == _TOO_MANY:
        return Outcome.UNHEARD
    if error.code == _UNKNOWN_MESSAGE:
        return Outcome.GONE
    if error.code == _MISSING_PERMISSIONS:
        return Outcome.FORBIDDEN
    closed = error.code in (_UNKNOWN_CHANNEL, _UNKNOWN_SERVER)
    if closed or error.status in (_UNAUTHORIZED, _FORBIDDEN):
        return Outcome.CLOSED
    return Outcome.REFUSED


def pause(failures: int, longest: float = _LONGEST_PAUSE) -> float:
    """Seconds to wait after so many requests in a row that came to nothing (at least 1)."""
    return float(min(longest, 2.0 ** min(failures - 1, 20)))
