"""Nothing is said to Discord by a process that may have been replaced without its noticing.

Whoever was frozen wakes up with what it was about to show, which is older than what people see by
now. What it is about to store the database refuses; this is the same for what it says.
"""

from types import SimpleNamespace

import aiohttp

from data.leases.shard_lease import ShardLease

__all__ = ["keep_silent"]


def keep_silent(trace: aiohttp.TraceConfig, owned: ShardLease) -> None:
    """Have no request leave while that is so; ``trace`` is the one that the client is made with."""

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if owned.is_silent:
            raise aiohttp.ClientConnectionError("another process may serve these shards by now")

    trace.on_request_start.append(look)
