"""``python -m bot``: connect to Discord, or play locally where no token is set."""

import argparse
import asyncio
import gc
import sys

from bot.settings import Settings, SettingsError, load


def main(arguments: list[str]) -> int:
    """Exit status: 0 after a clean end, 1 with one sentence if the bot cannot start."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--local", action="store_true", help="play in the browser, no Discord")
    parser.add_argument("--port", type=int, metavar="N", help="port of local play")
    parser.add_argument("--database", metavar="URL", help="instead of DATABASE_URL")
    parser.add_argument("--where", action="store_true", help="only say where: local or discord")
    chosen = parser.parse_args(arguments)
    given: dict[str, object] = {}
    if chosen.port is not None:
        given["local_port"] = chosen.port
    if chosen.database is not None:
        given["database_url"] = chosen.database
    try:
        settings = load(**given)  # type: ignore[arg-type]  # its values are as typed, and checked there
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    local = chosen.local or settings.discord_token is None
    if chosen.where:
        print("local" if local else "discord")
        return 0
    return _start(settings, local=local)


def _start(settings: Settings, *, local: bool) -> int:
    # Nothing of what is loaded now ever becomes garbage: looking for it takes a fifth of the time.
    gc.disable()
    from bot.start import on_discord, on_this_machine  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    start = on_this_machine if local else on_discord
    try:
        problem = asyncio.run(start(settings))
    except KeyboardInterrupt:
        return 0
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
