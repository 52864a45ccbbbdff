"""Upcard, a Discord bot that hosts card games.

Without a command it connects to Discord, or plays locally if no token is set.
"""

import argparse
import asyncio
import gc
import signal
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.operator import commands, installation
from data.database.trouble import DatabaseError

if TYPE_CHECKING:
    from bot.settings import Settings

_DUMPABLE = 4
"""PR_SET_DUMPABLE of prctl(2). It also protects /proc/PID/environ, which keeps the token."""

_OPERATED = (
    *("check", "health", "version", "backup", "restore", "move", "rebuild", "position"),
    *("person", "server", "privacy"),
)
"""The commands of bot.operator.commands."""


def main(arguments: list[str]) -> int:
    """Run the command in `arguments`. Return 0 after a clean end, 1 after a printed problem."""
    usual = {"command": "run", "database": None, "local": False, "port": 8765, "where": False}
    chosen = _parser().parse_args(arguments, argparse.Namespace(**usual))
    try:
        if chosen.version or chosen.command in _OPERATED:
            done: int = getattr(commands, "version" if chosen.version else chosen.command)(chosen)
            return done
        return _with_settings(chosen)
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    """Return the parser.

    Options of the database and of `run` may be on either side of a command.
    """
    bare = partial(argparse.ArgumentParser, add_help=False, argument_default=argparse.SUPPRESS)
    where, play, address = bare(), bare(), "the address of the database (default: DATABASE_URL)"
    where.add_argument("--database", "--database-url", metavar="ADDRESS", help=address)
    play.add_argument("--local", action="store_true", help="play in the browser, without Discord")
    port = partial(_whole, 0, 65535)
    play.add_argument(
        "--port", type=port, help="the port for local play (default: 8765; 0: any free port)"
    )
    play.add_argument("--where", action="store_true", help="print 'local' or 'discord' and exit")
    parser = argparse.ArgumentParser(prog="upcard", description=__doc__, parents=[where, play])
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    every = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    every.add_parser("run", help="Run the bot.", parents=[where, play])
    probe = every.add_parser("probe", help="Try the real Discord in a test channel, then clean up.")
    probe.add_argument("channel", nargs="?", type=int, default=0, help="the id of the channel")
    add = {}
    for name in _OPERATED:
        words = str(getattr(commands, name).__doc__)
        subparser = every.add_parser(name, help=words, description=words, parents=[where])
        add[name] = subparser.add_argument
    for name, actions in (("person", ["export", "delete"]), ("server", ["delete"])):
        add[name]("action", choices=actions)
        add[name](
            "id",
            type=partial(_whole, 1, 2**63 - 1),
            help="the number that Copy ID copies in Discord",
        )
        add[name]("--yes", action="store_true", help="delete without asking first")
    add["person"]("file", type=Path, nargs="?", metavar="FILE", help="a new file for the export")
    add["backup"](
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="the copy (default: a name with date and time)",
    )
    add["backup"](
        "--folder",
        type=Path,
        help="the folder for copies without FILE (default: backups, next to the database)",
    )
    keep = partial(_whole, 1, 10_000)
    add["backup"]("--keep", type=keep, metavar="N", help="keep only the newest N of these copies")
    add["backup"]("--overwrite", action="store_true", help="replace FILE if it exists")
    add["restore"]("file", type=Path, metavar="FILE")
    add["move"]("--from", dest="source", metavar="ADDRESS", required=True)
    add["move"]("--to", dest="target", metavar="ADDRESS", required=True)
    add["position"]("name", help="the reference of a bug or the id of a table")
    add["position"]("--output", type=Path, help="write to a new file that only you can read")
    return parser


def _whole(low: int, high: int, words: str) -> int:
    if not words.isdecimal() or not low <= int(words) <= high:
        raise argparse.ArgumentTypeError(f"{words!r} is not a whole number from {low} to {high}")
    return int(words)


def _with_settings(chosen: argparse.Namespace) -> int:
    # Imported here, after the signal handlers are set, because pydantic loads slowly.
    from bot.settings import SettingsError, keep_from_children, load

    if chosen.command == "probe":
        installation.find(chosen.database).enter()
    elif chosen.database is None:
        installation.enter_checkout()
    given = {} if chosen.database is None else {"database_url": chosen.database}
    try:
        settings = load(**given)
    except SettingsError as error:
        from bot.logs import report_mistakes

        report_mistakes(error, installation.log_format())
        return 1
    local = chosen.local or settings.token is None
    if chosen.where:
        print("local" if local else "discord")
        return 0
    keep_from_children()
    if chosen.command == "probe":
        return _probe(settings, chosen.channel)
    return _start(settings, chosen.port if local else None)


def _probe(settings: "Settings", channel: int) -> int:
    from bot.logs import configure
    from bot.operator.probe import Probe  # only this command tries anything

    configure(settings.model_copy(update={"log_level": "CRITICAL"}))
    probe = Probe(settings, channel, partial(print, flush=True))
    problem = asyncio.run(probe.run())
    if problem is not None:
        print(problem, file=sys.stderr)
    return 1 if problem is not None or probe.differs else 0


def _start(settings: "Settings", local_port: int | None) -> int:
    """Play locally on this port, or on Discord if it is None."""
    # Objects loaded now live until the end, so collecting garbage meanwhile would waste a fifth of
    # the start.
    gc.disable()
    from bot.logs import report_problem
    from bot.start.process import on_discord, on_this_machine
    from bot.start.stopping import run_until_signal

    gc.freeze()
    gc.enable()
    if local_port is None:
        start = partial(on_discord, settings)
    else:
        start = partial(on_this_machine, settings, local_port)
    problem = asyncio.run(run_until_signal(start))
    if problem is not None:
        report_problem(settings, problem)
        return 1
    return 0


def _leave_no_dump() -> None:
    """Keep token and hands out of core dumps, and away from other processes of the same user.

    Skip any call that the system does not know or does not allow. A container or a service unit can
    set the same protection from outside.
    """
    with suppress(ImportError, OSError, AttributeError):
        import ctypes
        import resource  # Windows has no such module

        ctypes.CDLL(None).prctl(_DUMPABLE, 0)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    _leave_no_dump()
    # SIGTERM and SIGINT also end the process while modules are loading. The first process of a
    # container receives only signals that it handles. Commands other than ``run`` exit with an
    # error status, because their work is not done.
    runs = not {*_OPERATED} & {*sys.argv}
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, lambda number, _: sys.exit(0 if runs else 128 + number))
    sys.exit(main(sys.argv[1:]))
