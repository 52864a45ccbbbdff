"""Upcard, a Discord bot that hosts card games.

Without a command it runs: it connects to Discord, or plays locally if no token is set.
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
"""PR_SET_DUMPABLE of prctl(2): it also closes /proc/PID/environ, where the token would stay."""

_COMMANDS = {
    "run": "run the bot",
    "check": "say whether the bot can start with these settings; it changes nothing",
    "health": "print whether the bot on this database is healthy",
    "version": "print the version",
    "backup": "copy the database to a file, while the bot plays",
    "restore": "put a copy back, while no bot runs",
    "move": "move all data to another database, while no bot runs",
    "rebuild": "recalculate all standings and ratings from the journals",
    "position": "print everything needed to reproduce a bug, hands and seed included",
    "person": "export or delete all that is kept of a person",
    "server": "delete all that is kept of a server",
    "probe": "try the real Discord in a test channel, and clean up",
    "privacy": "print what is stored, why, and for how long",
}


def main(arguments: list[str]) -> int:
    """Exit status: 0 after a clean end, 1 with one sentence if it cannot be done."""
    usual = argparse.Namespace(
        command="run", database=None, local=False, port=8765, where=False, version=False
    )
    chosen = _parser().parse_args(arguments, usual)
    if chosen.version or chosen.command == "version":
        from bot.settings import VERSION

        print(f"Upcard {VERSION}")
        return 0
    try:
        if chosen.command in ("run", "probe"):
            return _with_settings(chosen)
        status: int = getattr(commands, chosen.command)(chosen)
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    """Options of the database and of `run` may stand before a command or behind it."""
    where, play = (
        argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
        for _ in range(2)
    )
    where.add_argument(
        *("--database", "--database-url"), metavar="ADDRESS", help="instead of DATABASE_URL"
    )
    play.add_argument("--local", action="store_true", help="play in the browser, no Discord")
    play.add_argument(
        "--port", type=_port, metavar="N", help="port of local play (8765); 0: any free one"
    )
    play.add_argument(
        "--where",
        action="store_true",
        help="print whether it would run locally or on Discord, and exit",
    )
    parser = argparse.ArgumentParser(prog="upcard", description=__doc__, parents=[where, play])
    parser.add_argument("--version", action="store_true", help="print the version, and exit")
    every = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    made = {
        name: every.add_parser(
            name,
            help=words,
            description=words,
            parents=[where, play] if name == "run" else [where],
        )
        for name, words in _COMMANDS.items()
    }
    backup = made["backup"].add_argument
    backup("file", type=Path, nargs="?", metavar="FILE", help="else one named after the moment")
    backup("--folder", type=Path, help="where that is; else backups beside the database")
    backup("--keep", type=_number, metavar="N", help="delete all but the newest N of those")
    backup("--overwrite", action="store_true", help="replace an existing FILE")
    made["restore"].add_argument("file", type=Path, metavar="FILE")
    for option, name in (("--from", "source"), ("--to", "target")):
        made["move"].add_argument(option, dest=name, metavar="ADDRESS", required=True)
    made["position"].add_argument("name", help="the reference of a bug, or the id of a table")
    made["position"].add_argument(
        "--output", type=Path, metavar="FILE", help="a new file that no one else can read"
    )
    made["probe"].add_argument("channel", nargs="?", type=int, default=0, help="its id")
    for name, kinds in (("person", ("export", "delete")), ("server", ("delete",))):
        does = made[name].add_subparsers(dest="action", metavar="ACTION", required=True)
        for kind in kinds:
            one = does.add_parser(kind, parents=[where])
            one.add_argument("id", type=_number, help="the number that Discord shows as Copy ID")
            if kind == "delete":
                one.add_argument("--yes", action="store_true", help="do not ask")
            else:
                one.add_argument("file", type=Path, nargs="?", metavar="FILE")
    return parser


def _number(words: str) -> int:
    if not words.isdecimal() or int(words) == 0:
        raise argparse.ArgumentTypeError(f"{words!r} is not a whole number from 1 on")
    return int(words)


def _port(words: str) -> int:
    if not words.isdecimal() or int(words) > 65535:
        raise argparse.ArgumentTypeError(f"{words!r} is not a whole number from 0 to 65535")
    return int(words)


def _with_settings(chosen: argparse.Namespace) -> int:
    # Signals are heard before it loads.
    from bot.settings import SettingsError, keep_from_children, load

    if chosen.command == "probe":
        installation.find(chosen.database).enter()
    elif chosen.database is None:
        installation.enter_checkout()
    given = {} if chosen.database is None else {"database_url": chosen.database}
    try:
        settings = load(**given)
    except SettingsError as error:
        from bot.logs import tell_mistakes

        tell_mistakes(error, installation.log_format())
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
    from bot.probe import Probe  # only this command tries anything

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
    from bot.logs import tell_problem
    from bot.start import on_discord, on_this_machine
    from bot.stopping import until_told

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
        import ctypes
        import resource  # Windows has none

        ctypes.CDLL(None).prctl(_DUMPABLE, 0)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    _leave_no_dump()
    # Asked to end while everything loads it ends as well, also as the first process of a container,
    # which hears of no signal that it does not ask for. Other commands have not done their work.
    runs = not (_COMMANDS.keys() - {"run"}) & {*sys.argv}
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, lambda number, _: sys.exit(0 if runs else 128 + number))
    sys.exit(main(sys.argv[1:]))
