"""Work on the database that runs to its end even if whoever asked for it is cancelled."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

__all__ = ["whole"]

P = ParamSpec("P")
T = TypeVar("T")


def whole(
    work: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a cancelled caller wait until the work is done; only then are they cancelled.

    A statement cut off on its way to the driver goes on in the driver's thread, and its connection
    can keep SQLite's write lock with nobody left to release it.
    """

    @wraps(work)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(work(*args, **kwargs))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            # If it fails meanwhile, asyncio reports the error that nobody is left to take.
            await asyncio.wait([task])
            raise

    return run
