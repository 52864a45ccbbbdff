"""A pause that Discord sets the whole bot ends on time, whoever still waits for it.

On a global 429 discord.py holds up all requests, until the one that was told so goes on. Where that
one is given up meanwhile (bot/discordpy/outcome.py) they would wait for ever.
"""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import structlog

from internals.discordpy import end_pause

_log = structlog.get_logger()
_TOO_MANY = 429


def end_pauses(client: discord.Client, trace: aiohttp.TraceConfig) -> None:
    """Have the pauses of this client end; ``trace`` is the one that it was made with."""

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        told = params.response.headers
        if params.response.status != _TOO_MANY or "X-RateLimit-Global" not in told:
            return
        seconds = float(told.get("Retry-After", 1))
        _log.warning("paused_by_discord", seconds=seconds)
        asyncio.get_running_loop().call_later(seconds, end_pause, client)

    trace.on_request_end.append(look)
