"""Which database a command means, and where its address was found.

It loads next to nothing, so that a question about the bot's health stays cheap.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from dotenv import dotenv_values

from data.database.address import POSTGRES, USUAL, WrongAddress, full_address
from data.database.trouble import DatabaseError


class Found(NamedTuple):
    """Settings, and the database that they name.

    ``url``: its full address. ``origin``: the words for the place that names it. ``folder``: what
    relative paths in the settings start from. ``is_named``: False if no setting names it.
    """

    url: str
    origin: str
    settings: Mapping[str, str]
    folder: Path
    is_named: bool = True

    @property
    def file(self) -> Path | None:
        """The file of SQLite; None for PostgreSQL."""
        driver, _, rest = self.url.partition("://")
        return None if driver == POSTGRES else Path(rest.removeprefix("/").partition("?")[0])

    def __str__(self) -> str:
        if self.file is not None:
            return str(self.file.resolve())
        # A user, a password and options may be around it.
        place, _, name = self.url.rpartition("@")[2].partition("?")[0].partition("/")
        return f"database {name} of PostgreSQL at {place.rpartition('//')[2]}"


def find(given: str | None) -> Found:
    """Return the database that a command means. Raises DatabaseError if an address is wrong."""
    here = Path.cwd()
    settings = {**read_settings(here / ".env"), **environment()}
    if given is not None:
        return _found(given, "named on the command line", settings, here)
    if "DATABASE_URL" in environment():
        origin = "DATABASE_URL in the environment"
    else:
        origin = str(here / ".env")
    if "DATABASE_URL" in settings:
        return _found(settings["DATABASE_URL"], origin, settings, here)
    return _found(USUAL, "no setting names another", settings, here)._replace(is_named=False)


def find_and_say(given: str | None) -> Found:
    """Find the database, and print a line that says which it is."""
    found = find(given)
    print(f"The database is {found} ({found.origin}).", file=sys.stderr)
    return found


def log_format() -> str:
    """Return LOG_FORMAT as the bot finds it here; nothing if that can't be read."""
    try:
        return {**read_settings(Path(".env")), **environment()}.get("LOG_FORMAT", "")
    except DatabaseError:
        return ""


def _found(url: str, origin: str, settings: Mapping[str, str], folder: Path) -> Found:
    try:
        return Found(full_address(url), origin, settings, folder)
    except WrongAddress as wrong:
        raise DatabaseError(f"DATABASE_URL {wrong}") from None


def environment() -> dict[str, str]:
    """Return the environment by names in capitals, without empty values."""
    return _filled(os.environ)


def read_settings(file: Path) -> dict[str, str]:
    """Return a file's settings in the same way. Raises DatabaseError if it can't be read."""
    try:
        return _filled(dotenv_values(file, encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise DatabaseError(
            f"{file} cannot be read ({why}): make it readable or remove it."
        ) from None


def _filled(values: Mapping[str, str | None]) -> dict[str, str]:
    return {
        name.upper(): value.strip() for name, value in values.items() if value and value.strip()
    }
