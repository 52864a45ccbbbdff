"""The commands of operators. Each loads only what it needs.

Each takes the parsed command line and returns the exit status. If the work cannot be done, the
function raises DatabaseError with a sentence for the operator. The function's docstring is the
command's help text.
"""

import argparse
import asyncio
import os
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bot.operator.installation import CODE, NO_SETTING, Installation, find, find_and_say
from data.database.trouble import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from data.database.database import Database
    from data.retention.removal import Deletion

T = TypeVar("T")


def check(chosen: argparse.Namespace) -> int:
    """Say whether the bot can start with these settings. It changes nothing."""
    from bot.operator.check import check as check_all

    installation = find(chosen.database)
    if installation.wrong is None:
        installation.say(chosen.command)
    return 0 if check_all(installation, chosen.database) else 1


def health(chosen: argparse.Namespace) -> int:
    """Say whether the bot on this database is healthy."""
    from bot.health import report

    installation = find_and_say(chosen)
    health_report = report(installation.url, shards=installation.settings.get("SHARDS", ""))
    print(health_report.words)
    return 0 if health_report.is_well else 1


def version(_: argparse.Namespace) -> int:
    """Print the version."""
    from bot.settings import VERSION

    print(f"Upcard {VERSION}")
    return 0


def backup(chosen: argparse.Namespace) -> int:
    """Copy the database to a file, while the bot plays."""
    from data.backups.copies import back_up, back_up_into

    installation = find_and_say(chosen)
    if chosen.file is None:
        folder = installation.folder if installation.file is None else installation.file.parent
        print(back_up_into(installation.url, chosen.folder or folder / "backups", chosen.keep))
    elif chosen.keep or chosen.folder:
        raise DatabaseError("--folder and --keep are for copies without a FILE: leave it out.")
    else:
        print(back_up(installation.url, chosen.file, overwrite=chosen.overwrite))
    return 0


def restore(chosen: argparse.Namespace) -> int:
    """Put a copy back, while no bot runs."""
    from data.backups.copies import put_back

    installation = find_and_say(chosen)
    # A bot without settings has these files in its folder.
    if installation.origin == NO_SETTING and not any(
        map(os.path.exists, ("upcard.db", "upcard.db.lock"))
    ):
        raise DatabaseError(
            f"There is no {installation.file} here, and DATABASE_URL is not set: add --database"
            " with the address of the bot's database. Nothing was changed."
        )
    print(put_back(installation.url, chosen.file))
    return 0


def move(chosen: argparse.Namespace) -> int:
    """Move all data to another database, while no bot runs."""
    from data.database_move import move as move_all

    old, new = find(chosen.source), find(chosen.target)
    if old.wrong is None and new.wrong is None:
        print(f"The databases are {old} and {new} (from the command line).", file=sys.stderr)
    # Each line is flushed, so that a log file has it right away.
    print(move_all(chosen.source, chosen.target, partial(print, flush=True)))
    return 0


def rebuild(chosen: argparse.Namespace) -> int:
    """Recalculate all standings and ratings from the journals."""
    from data.rebuild_league import rebuild as rebuild_league

    def print_server(guild_id: int, count: int, unchanged: int) -> None:
        why = "their journals are thinned or do not tell how they ended"
        rest = f", {unchanged} kept as they were: {why}" if unchanged else ""
        print(f"server {guild_id}: {count} games{rest}")

    _run(find_and_say(chosen), lambda database: rebuild_league(database, print_server))
    return 0


def position(chosen: argparse.Namespace) -> int:
    """Print everything needed to reproduce a bug, hands and seed included."""
    import json

    from data.faults import position as find_position

    report = _run(find_and_say(chosen), lambda database: find_position(database, chosen.name))
    if report is None:
        raise DatabaseError(f"No table and no fault is called {chosen.name}.")
    _write(json.dumps(report, ensure_ascii=False, indent=1) + "\n", chosen.output)
    return 0


def person(chosen: argparse.Namespace) -> int:
    """Export or delete all that is kept of a person."""
    from bot.screens.settings_screen import export_lines
    from data.privacy import Privacy, StillPlaying

    installation, who = find_and_say(chosen), f"person {chosen.id}"
    record = _run(installation, lambda database: Privacy(database).export(chosen.id))
    if not any(value for name, value in record.items() if name != "user_id"):
        raise DatabaseError(f"Nothing is kept of {who}: check the number.")
    if chosen.action == "export" or chosen.file is not None:
        _write("".join(export_lines(record)), chosen.file)
    if chosen.action == "export":
        return 0
    log = _asked(chosen, installation, f"all that is kept of {who}")
    try:
        # On PostgreSQL a bot may run meanwhile. It is notified of the deletion.
        on_file = installation.file is not None
        _run(installation, lambda database: Privacy(database).forget(chosen.id), alone=on_file)
    except StillPlaying as still:
        raise DatabaseError(
            f"{who.capitalize()} is named at open tables ({', '.join(still.tables)}), which have to"
            " end first. Nothing was deleted."
        ) from None
    log.warning("person_deleted", person=chosen.id)
    print(f"Nothing that names {who} is kept.")
    return 0


def server(chosen: argparse.Namespace) -> int:
    """Delete all that is kept of a server."""
    from data.retention.removal import Departures, Removal

    async def delete(database: "Database") -> "Deletion":
        # Only servers that the bot has left are deleted. If the bot is still there, it starts with
        # a new, empty server.
        await Departures(database).note(chosen.id)
        done = await Removal(database).delete(chosen.id)
        await database.give_back()
        return done

    installation = find_and_say(chosen)
    log = _asked(
        chosen, installation, f"all that is kept of server {chosen.id}, open tables included"
    )
    done = _run(installation, delete, alone=True)
    log.warning("server_deleted", guild=chosen.id, **done.counts)
    print(f"Nothing of server {chosen.id} is kept. Its tables were {done.tables}.")
    return 0


def privacy(_: argparse.Namespace) -> int:
    """Print what is stored, why, and for how long."""
    _write((CODE / "docs/privacy.md").read_text("utf-8"), None)
    return 0


def _run(
    installation: Installation, work: "Callable[[Database], Awaitable[T]]", *, alone: bool = False
) -> T:
    """Do work with the open database, which is neither created nor migrated.

    ``alone``: do the work only while no bot runs on the database.
    """
    from data.database.database import open_database
    from data.leases.process_lock import only_one

    async def run() -> T:
        async with only_one(installation.url) if alone else nullcontext():
            database = await open_database(installation.url, as_it_is=True)
            try:
                return await work(database)
            finally:
                await database.dispose()

    return asyncio.run(run())


def _asked(chosen: argparse.Namespace, installation: Installation, what: str) -> Any:
    """Ask before a deletion, and return the log. Raises DatabaseError without a yes."""
    from structlog import get_logger

    from bot.logs import configure
    from bot.settings import Settings

    if not chosen.yes:
        if not sys.stdin.isatty():
            raise DatabaseError("This deletes without a way back: add --yes. Nothing was deleted.")
        if input(f"Delete {what}? There is no way back. Type yes: ").strip().lower() != "yes":
            raise DatabaseError("Nothing was deleted.")
    style: Any = installation.settings.get("LOG_FORMAT", "").lower()
    configure(Settings.model_construct(log_level="WARNING", log_format=style))
    return get_logger()


def _write(text: str, file: Path | None) -> None:
    """Print a text, or write it into a new file that no one else can read."""
    if file is None:
        sys.stdout.write(text)
        return
    try:
        new = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(new, "w", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise DatabaseError(
            f"{file} cannot be written ({error.strerror}): name a new file."
        ) from None
