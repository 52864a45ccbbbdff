"""What came of asking Discord for something that is wanted until it is so.

Discord may be slow or out of reach: then it is asked again, and only a definite answer ends that.
Requests that are not asked for twice stand in an Attempt (bot/discordpy/faults.py).
"""

import asyncio
from collections.abc import Awaitable
from enum import Enum

import aiohttp
import discord
import structlog

_log = structlog.get_logger()

PATIENCE = 5.0
"""Seconds that a request may take. discord.py alone would go on asking for half a minute, and all
that time for what is out of date by then."""

_UNKNOWN_MESSAGE = 10008
_TOO_MANY, _BROKEN = 429, 500
_LONGEST_PAUSE = 60.0


class Outcome(Enum):
    """``GONE``: somebody has deleted the message. ``REFUSED``: Discord will never do it.
    ``UNHEARD``: it may be done or not; asking again is right."""

    DONE = "done"
    GONE = "gone"
    REFUSED = "refused"
    UNHEARD = "unheard"


async def outcome(
    request: Awaitable[object], event: str, *, seconds: float | None = None, **facts: object
) -> Outcome:
    """Wait for a request, at most so long. Of a failure the log has ``event`` and these facts."""
    try:
        async with asyncio.timeout(PATIENCE if seconds is None else seconds):
            await request
    except discord.HTTPException as error:
        _log.warning(event, status=error.status, code=error.code, **facts)
        if error.status >= _BROKEN or error.status == _TOO_MANY:
            return Outcome.UNHEARD
        return Outcome.GONE if error.code == _UNKNOWN_MESSAGE else Outcome.REFUSED
    except (TimeoutError, OSError, aiohttp.ClientError) as fault:
        _log.warning(event, fault=type(fault).__name__, **facts)
        return Outcome.UNHEARD
    return Outcome.DONE


def pause(failures: int) -> float:
    """Seconds to wait after so many requests in a row of which nothing was heard (at least 1)."""
    return min(_LONGEST_PAUSE, 2.0 ** (failures - 1))
