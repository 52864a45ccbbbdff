"""``python -m bot``: connect to Discord, or play locally where no token is set.

``python -m bot health`` says whether the bot on this database is healthy. ``python -m bot probe
CHANNEL`` tries in this channel whether Discord is as the bot assumes.
"""

import argparse
import asyncio
import gc
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.settings import Settings

_DUMPABLE = 4
"""PR_SET_DUMPABLE of prctl(2): it also closes /proc/PID/environ, where the token would stay."""


def main(arguments: list[str]) -> int:
    """Exit status: 0 after a clean end, 1 with one sentence if the bot cannot start."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument(
        "command",
        nargs="?",
        choices=["health", "probe"],
        help="print whether the bot on this database is healthy, or try Discord in a channel",
    )
    parser.add_argument("channel", nargs="?", type=int, default=0, help="its id, for probe")
    parser.add_argument("--local", action="store_true", help="play in the browser, no Discord")
    parser.add_argument(
        "--port", type=_port, default=8765, metavar="N", help="port of local play; 0: any free one"
    )
    parser.add_argument(
        *("--database", "--database-url"), metavar="ADDRESS", help="instead of DATABASE_URL"
    )
    parser.add_argument("--version", action="store_true", help="print the version, and exit")
    parser.add_argument(
        "--where",
        action="store_true",
        help="print whether it would run locally or on Discord, and exit",
    )
    chosen = parser.parse_args(arguments)
    if chosen.command == "health":
        return _tell_health(chosen.database)
    # Signals are heard before it loads.
    from bot.settings import VERSION, SettingsError, keep_from_children, load  # noqa: PLC0415

    if chosen.version:
        print(f"Upcard {VERSION}")
        return 0
    given: dict[str, object] = {}
    if chosen.database is not None:
        given["database_url"] = chosen.database
    try:
        settings = load(**given)  # type: ignore[arg-type]  # its values are as typed, and checked there
    except SettingsError as error:
        from bot.logs import tell_mistakes  # noqa: PLC0415

        tell_mistakes(error)
        return 1
    local = chosen.local or settings.token is None
    if chosen.where:
        print("local" if local else "discord")
        return 0
    keep_from_children()
    if chosen.command == "probe":
        return _probe(settings, chosen.channel)
    return _start(settings, chosen.port if local else None)


def _port(words: str) -> int:
    if not words.isdecimal() or int(words) > 65535:
        raise argparse.ArgumentTypeError(f"{words!r} is not a whole number from 0 to 65535")
    return int(words)


def _tell_health(database_url: str | None) -> int:
    from bot.health import report  # noqa: PLC0415  nobody else asks

    told = report(database_url)
    print(told.words)
    return 0 if told.is_well else 1


def _probe(settings: "Settings", channel: int) -> int:
    from bot.logs import configure  # noqa: PLC0415
    from bot.probe import Probe  # noqa: PLC0415  only this command tries anything

    configure(settings.model_copy(update={"log_level": "CRITICAL"}))
    probe = Probe(settings, channel, partial(print, flush=True))
    problem = asyncio.run(probe.run())
    if problem is not None:
        print(problem, file=sys.stderr)
    return 1 if problem is not None or probe.differs else 0


def _start(settings: "Settings", local_port: int | None) -> int:
    """Local play on this port; None: on Discord."""
    # Nothing of what is loaded now ever becomes garbage: looking for it takes a fifth of the time.
    gc.disable()
    from bot.logs import tell_problem  # noqa: PLC0415
    from bot.start import on_discord, on_this_machine  # noqa: PLC0415
    from bot.stopping import until_told  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    if local_port is None:
        start = partial(on_discord, settings)
    else:
        start = partial(on_this_machine, settings, local_port)
    problem = asyncio.run(until_told(start))
    if problem is not None:
        tell_problem(settings, problem)
        return 1
    return 0


def _leave_no_dump() -> None:
    """Let nobody find token and hands in a dump of this process, or look into it as the same user.

    What is not allowed or not known here is left: a container or a unit says the same from outside.
    """
    with suppress(ImportError, OSError, AttributeError):
        import ctypes  # noqa: PLC0415
        import resource  # noqa: PLC0415  Windows has none

        ctypes.CDLL(None).prctl(_DUMPABLE, 0)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    _leave_no_dump()
    # Asked to end while everything loads it ends as well, also as the first process of a container,
    # which hears of no signal that it does not ask for.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))
    sys.exit(main(sys.argv[1:]))
