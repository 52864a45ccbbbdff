"""``upcard health``: report whether the bot is well, from the heartbeat in the database.

It needs neither token nor port and imports little, so that Docker and others can call it often.
"""

import asyncio
import sqlite3
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from data.database.address import POSTGRES, WrongAddress, full_address
from data.database.shards import ALL, STOPPED, Shards, serves, stands_by
from data.database.sqlite_files import opened_file, untouched

BEAT = 10.0
"""Seconds between two heartbeats."""
_SILENCE = 45
"""The age in seconds at which the last heartbeat means trouble.

It allows three missed heartbeats.
"""
_TIMEOUT = 2.0
"""Seconds for the answer of PostgreSQL."""

DISCORD, TOKEN, PAINTER, THINKER = "discord", "token", "painter", "thinker"
SHARED = (
    "Another process answers with this DISCORD_TOKEN, perhaps in a container or on another machine:"
    " end that one, or make an application of its own for one of them in the Developer Portal."
)
TROUBLES: Mapping[str, str] = {
    DISCORD: "The bot is not connected to Discord, or not answered. It tries again automatically.",
    TOKEN: SHARED,
    PAINTER: "The process that paints pictures is lost again and again: see the log.",
    THINKER: "The process that thinks is lost again and again: see the log.",
    STOPPED: "The bot was stopped.",
}
_ASKED = "SELECT beat_at, troubles, shard FROM heartbeat WHERE shard_count = "
_NAMES = (
    "SELECT application_name FROM pg_stat_activity"
    " WHERE application_name = ANY($1) AND datname = current_database()"
)


class _Unreadable(Exception):
    """The heartbeat cannot be read. The message is one sentence that gives the reason."""


class _Beat(NamedTuple):
    """A row of ``heartbeat``."""

    at: int
    """Unix seconds."""
    troubles: str | None
    """Names of troubles with spaces between them, or None if no bot has run yet."""
    shard: int
    """The number of the shard."""


class Report(NamedTuple):
    """The state of a bot."""

    words: str
    """One sentence or several."""
    is_well: bool


def report(database_url: str, now: float | None = None, shards: str = "") -> Report:
    """Report on the bot that serves these shards (SHARDS) of this database (DATABASE_URL)."""
    try:
        served = _shards(shards)
        rows, is_stand_by = _read(database_url, served)
    except _Unreadable as error:
        return Report(str(error), is_well=False)
    if is_stand_by:
        return Report(f"It stands by until nobody else serves {served}.", is_well=True)
    numbers = {number for _, number in served.keys}
    beats = [beat for beat in rows if beat.shard in numbers and beat.troubles is not None]
    if len(beats) < len(served.keys):
        return Report("No bot was ever seen on this database.", is_well=False)
    names = dict.fromkeys(name for beat in beats for name in str(beat.troubles).split())
    age = int((time.time() if now is None else now) - min(beat.at for beat in beats))
    if age > _SILENCE and STOPPED not in names:
        words = (
            f"The bot was last seen {age} seconds ago: it does not run, it hangs, or it cannot"
            " write to its database."
        )
        return Report(words, is_well=False)
    problems = [TROUBLES.get(name, f"Something is wrong: {name}.") for name in names]
    return Report(" ".join(problems) or "The bot is well.", is_well=not problems)


def _shards(text: str) -> Shards:
    try:
        return Shards.read(text) if text.strip() else ALL
    except ValueError:
        raise _Unreadable(f"SHARDS cannot be {text!r}: write it as 0-3/8.") from None


def _read(url: str, shards: Shards) -> tuple[list[_Beat], bool]:
    """Return the heartbeats of this shard count, and whether a process here is on standby.

    A process on standby is only known on PostgreSQL, by the names of the database's sessions.
    """
    try:
        driver, _, rest = full_address(url).partition("://")
    except WrongAddress as wrong:
        raise _Unreadable(f"DATABASE_URL {wrong}") from None
    if driver == POSTGRES:
        return asyncio.run(_from_postgres(rest, shards))
    path = rest.removeprefix("/").partition("?")[0]
    try:
        with opened_file(Path(path), untouched(Path(path))) as connection:
            rows = connection.execute(f"{_ASKED}?", (shards.count,)).fetchall()
    except sqlite3.Error as error:
        raise _Unreadable(f"The database {path} cannot be read ({error}).") from None
    return [_Beat(*row) for row in rows], False


async def _from_postgres(rest: str, shards: Shards) -> tuple[list[_Beat], bool]:
    try:
        asyncpg = import_module("asyncpg")
    except ModuleNotFoundError:
        raise _Unreadable("The driver of PostgreSQL is missing: run 'make postgres'.") from None
    parts = urlsplit(f"postgresql://{rest}")
    # The address names this setting `ssl` for SQLAlchemy. The driver knows it as `sslmode`.
    query = [
        ("sslmode" if name == "ssl" else name, value) for name, value in parse_qsl(parts.query)
    ]
    try:
        async with asyncio.timeout(_TIMEOUT):
            connection = await asyncpg.connect(parts._replace(query=urlencode(query)).geturl())
            try:
                rows = await connection.fetch(f"{_ASKED}$1", shards.count)
                sessions = serves(shards), stands_by(shards)
                names = {row[0] for row in await connection.fetch(_NAMES, sessions)}
            finally:
                await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        # Leave out the error's text, because it may quote the address with its password.
        kind = type(error).__name__
        raise _Unreadable(
            f"PostgreSQL at {parts.hostname or 'its usual address'} cannot be asked ({kind})."
        ) from None
    return [_Beat(*row) for row in rows], names == {stands_by(shards)}
