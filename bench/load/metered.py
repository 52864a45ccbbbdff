"""Run the bot with a meter: ``python -m bench.load.metered FILE [PROFILE]``.

The meter is for the event loop. Otherwise it is ``python -m bot``, with the settings from the
environment. At each SIGUSR1 it writes one line of JSON to FILE. Every second line says how late the
loop has been since the line before it (bench.load.lag). With PROFILE, the functions of its main
thread are counted and timed from SIGUSR2 on, and written there at the end.
"""

import asyncio
import cProfile
import json
import signal
import sys
from pathlib import Path
from time import thread_time

from bench.load.lag import Lag
from bot.__main__ import main as run_bot
from bot.start.app import Upcard


def main(file: str, profile: str | None = None) -> int:
    """Run the bot until it is told to stop. Return its exit status."""
    set_up = Upcard.setup_hook
    # By the thread's own processor time, which other processes don't change.
    profiler = cProfile.Profile(thread_time)

    async def metered(self: Upcard) -> None:
        loop = asyncio.get_running_loop()
        lag = Lag(loop)
        out = Path(file).open("a", encoding="utf-8", buffering=1)  # noqa: ASYNC230, SIM115  a line
        loop.add_signal_handler(
            signal.SIGUSR1, lambda: out.write(json.dumps(lag.toggle()._asdict()) + "\n")
        )
        loop.add_signal_handler(signal.SIGUSR2, profiler.enable)
        await set_up(self)

    Upcard.setup_hook = metered  # type: ignore[method-assign]  # the bot has no meter
    try:
        return run_bot([])
    finally:
        if profile is not None:
            profiler.dump_stats(profile)


def quiet_signals() -> None:
    """End on signals that come before the bot handles them, as in bot.__main__."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))


if __name__ == "__main__":
    quiet_signals()
    sys.exit(main(*sys.argv[1:]))
