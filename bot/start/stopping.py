"""How the bot ends: by Ctrl-C and SIGTERM alike, in order, and within seconds whatever happens.

The first signal asks for the end: what is under way is finished, what is open is closed. A second
one ends the process at once, and so does the clock: everything that anybody was told is stored.
"""

import asyncio
import faulthandler
import os
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog

_log = structlog.get_logger()

SIGNALS = (signal.SIGINT, signal.SIGTERM)
LIMIT = 8.0
"""Seconds from the signal to the end of the process. Docker kills after ten."""
_TELLING = 1.0
"""How long before that a process whose event loop still turns says what it waits for."""

Life = Callable[[asyncio.Event], Awaitable[str | None]]
"""Lives until the event is set; a sentence says why it could not."""


async def until_told(live: Life, limit: float = LIMIT) -> str | None:
    """Live until the first signal, and then at most for so many seconds."""
    told, loop = asyncio.Event(), asyncio.get_running_loop()

    def hear(number: signal.Signals) -> None:
        if told.is_set():
            _log.warning("stopped_at_once", signal=number.name)
            os._exit(128 + number)
        _log.info("stopping", signal=number.name)
        notify("STOPPING=1")
        told.set()
        loop.call_later(limit - _TELLING, _give_up)
        # A clock that turns where neither the event loop nor Python does. Its end says which line
        # of which thread has come to nothing.
        if sys.stderr is not None:
            faulthandler.dump_traceback_later(limit, exit=True)

    for number in SIGNALS:
        # Windows has none on a loop; there Ctrl-C cancels what runs.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, hear, number)
    return await live(told)


def _give_up() -> None:
    """The loop turns, but something does not come to its end: say what, and go."""
    waiting = sorted(map(_where, asyncio.all_tasks()))
    _log.error("stopping_takes_too_long", waiting=waiting)
    os._exit(1)


def _where(task: asyncio.Task[Any]) -> str:
    """The line at which a task waits: that of the innermost of the coroutines in each other."""
    at: Any = task.get_coro()
    while hasattr(inner := getattr(at, "cr_await", None), "cr_frame"):
        at = inner
    frame = getattr(at, "cr_frame", None)
    line = "" if frame is None else f", line {frame.f_lineno}"
    return f"{task.get_name()}: {getattr(at, '__qualname__', at)}{line}"


class LastSteps:
    """The steps of an end, which share ``seconds``: one that takes too long is left behind."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds

    async def step(self, name: str, seconds: float, *steps: Awaitable[object]) -> None:
        """Wait until all of these are done, at most so long; a fault of one ends no other."""
        tasks = [asyncio.ensure_future(one) for one in steps]
        left = min(seconds, max(0.0, self._until - time.monotonic()))
        done, late = await asyncio.wait(tasks, timeout=left)
        for task in late:
            task.cancel()
        if late:
            _log.warning("stopping_without", step=name, seconds=seconds)
        for task in done:
            fault = None if task.cancelled() else task.exception()
            if fault is not None:
                _log.error("fault", doing=f"stopping: {name}", exc_info=fault)


# sd_notify(3), as far as a service of Type=notify needs it.


def notify(*lines: str) -> None:
    """Send assignments such as ``READY=1``; nothing where nobody asks for them."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # An abstract socket is written with an at sign in the environment.
    address = "\0" + address[1:] if address.startswith("@") else address
    # Whoever listens may have gone; the bot plays on.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.connect(address)
        told.send("\n".join(lines).encode())


def watchdog_seconds() -> float | None:
    """After how many seconds without a sign the service is ended; None: it is not watched."""
    given = os.environ.get("WATCHDOG_USEC", "")
    return int(given) / 1e6 if given.isdecimal() and int(given) else None


async def feed_watchdog() -> None:
    """Say that the event loop turns, often enough, until cancelled: only that it does not is cured
    by starting anew."""
    limit = watchdog_seconds()
    while limit is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(limit / 3)
