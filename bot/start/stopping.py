"""The end of the bot, by Ctrl-C or SIGTERM, within seconds in every case.

The first signal starts the end. Work in progress is finished, and connections are closed. A second
signal ends the process right away, and so does a timeout. Nothing is lost, because every answered
move is stored.
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
"""Seconds from the signal to the end of the process. Docker kills it after ten."""
_REPORT_SECONDS = 1.0
"""Seconds before that limit at which a running event loop logs the tasks that still wait."""

Life = Callable[[asyncio.Event], Awaitable[str | None]]
"""Runs until the event is set. Returns a sentence if it could not start or continue."""


async def run_until_signal(live: Life, limit: float = LIMIT) -> str | None:
    """Run `live` until the first signal, and then at most for ``limit`` seconds."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def on_signal(number: signal.Signals) -> None:
        if stop.is_set():
            _log.warning("stopped_at_once", signal=number.name)
            os._exit(128 + number)
        _log.info("stopping", signal=number.name)
        notify("STOPPING=1")
        stop.set()
        loop.call_later(limit - _REPORT_SECONDS, _give_up)
        # This timer also works if the event loop or Python hangs. Then it prints the line of every
        # thread.
        if sys.stderr is not None:
            faulthandler.dump_traceback_later(limit, exit=True)

    for number in SIGNALS:
        # Windows has no signal handlers on a loop. There Ctrl-C cancels the main task.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, on_signal, number)
    return await live(stop)


def _give_up() -> None:
    """Log the tasks that do not end, and exit."""
    waiting = sorted(map(_where, asyncio.all_tasks()))
    _log.error("stopping_takes_too_long", waiting=waiting)
    os._exit(1)


def _where(task: asyncio.Task[Any]) -> str:
    """Return the line at which a task waits, in its innermost coroutine."""
    awaited: Any = task.get_coro()
    while hasattr(inner := getattr(awaited, "cr_await", None), "cr_frame"):
        awaited = inner
    frame = getattr(awaited, "cr_frame", None)
    line = "" if frame is None else f", line {frame.f_lineno}"
    return f"{task.get_name()}: {getattr(awaited, '__qualname__', awaited)}{line}"


class LastSteps:
    """The steps of an end, which share ``seconds``. A step that takes too long is cancelled."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds

    async def step(self, name: str, seconds: float, *steps: Awaitable[object]) -> None:
        """Wait for all of these, at most `seconds`. Log faults and late steps."""
        tasks = [asyncio.ensure_future(awaitable) for awaitable in steps]
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
    """Send assignments such as ``READY=1`` to systemd, if it wants them."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # In the environment an abstract socket is written with an at sign.
    address = "\0" + address[1:] if address.startswith("@") else address
    # The listener may be gone. The bot continues.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as connection:
        connection.connect(address)
        connection.send("\n".join(lines).encode())


def watchdog_seconds() -> float | None:
    """Return the seconds without a sign after which systemd ends the service, or None."""
    given = os.environ.get("WATCHDOG_USEC", "")
    return int(given) / 1e6 if given.isdecimal() and int(given) else None


async def feed_watchdog() -> None:
    """Report to systemd that the event loop runs, often enough, until cancelled.

    A hanging loop is the only trouble that a restart cures.
    """
    limit = watchdog_seconds()
    while limit is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(limit / 3)
