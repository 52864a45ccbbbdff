"""Work on the database that a cancelled caller cannot cut off."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

__all__ = ["run_to_completion", "settled"]

P = ParamSpec("P")
T = TypeVar("T")


def run_to_completion(
    work: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let work that has begun run to its end, whatever becomes of its caller.

    A caller who is cancelled goes on waiting until the work is stored or has failed, and is only
    then told of the cancellation. So each transaction ends before its caller goes, and connections
    are given back in the task that took them. Cancelling the event loop's every task, as its end
    does, still cuts the work off; then nothing of its last transaction is stored.

    It is needed around whole functions: a statement cut off on its way to the driver goes on in the
    driver's thread, and its connection can keep SQLite's write lock with nobody left to release it.
    """

    @wraps(work)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        return await settled(asyncio.create_task(work(*args, **kwargs)))

    return run


async def settled(future: asyncio.Future[T]) -> T:
    """Wait for what somebody else does, to its end even if the caller is cancelled; they are told
    of that then."""
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        # If it fails meanwhile, asyncio reports the error that nobody is left to take.
        await asyncio.wait([future])
        raise
