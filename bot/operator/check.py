"""``upcard check``, for an operator who wants to start the bot."""

import os
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from bot.operator.installation import CODE, Installation
from data.database.trouble import DatabaseError

if TYPE_CHECKING:
    from bot.settings import Settings

_PIN = re.compile(r"^([a-z0-9.-]+)==([^ ;\\]+)( ;)?", re.MULTILINE)


def check(installation: Installation, given: str | None) -> bool:
    """Print the findings, one per line. Return whether the bot can start.

    ``given``: the address on the command line. Nothing is changed.
    """
    strange = ", ".join(_strange_libraries("runtime" if installation.file else "postgres"))
    if strange:
        # The imports below need them.
        print(
            f"The libraries {strange} are not those that Upcard was tried with: delete .venv and"
            " run 'make install', or 'make postgres' for PostgreSQL."
        )
        return False
    from bot.health import report
    from bot.settings import SettingsError, load, warnings
    from data.backups.copies import contents

    around = {name.upper() for name, value in os.environ.items() if value}
    installation.enter()
    mistakes = []
    try:
        named: dict[str, Any] = {} if given is None else {"database_url": given}
        settings = load(**named)
        print(f"The settings are valid. {_token(settings, installation, around)}")
        for warning in warnings(settings):
            print(warning["hint"])
    except SettingsError as error:
        mistakes += str(error).splitlines()
    try:
        if installation.wrong is None:
            held = contents(installation.url) if installation.folder.is_dir() else None
            health = report(installation.url, shards=installation.settings.get("SHARDS", "")).words
            print(f"In the database: {held}. {health}" if held else "The database is new or empty.")
    except DatabaseError as error:
        mistakes.append(str(error))
    print(*mistakes, sep="\n", end="\n" * bool(mistakes))
    return not mistakes


def _token(settings: "Settings", installation: Installation, around: set[str]) -> str:
    """Return the sentence about the token's place. ``around``: the names in the environment."""
    if settings.token is None:
        return "There is no token: the bot plays locally."
    name = "DISCORD_TOKEN" if settings.discord_token_file is None else "DISCORD_TOKEN_FILE"
    place = f"{installation.folder}/.env"
    if name in around:
        place = "the environment"
    elif installation.service and name in installation.settings:
        place = "the settings of the service"
    return f"The token is there: {name} is in {place}."


def _strange_libraries(lock: str) -> Iterator[str]:
    """Yield the libraries of this lock file that are missing or of another version."""
    file = CODE / f"requirements/{lock}.lock"
    # A Docker image has exactly these libraries, and no such file.
    for name, wanted, only_elsewhere in (
        _PIN.findall(file.read_text("utf-8")) if file.exists() else ()
    ):
        try:
            if version(name) != wanted:
                yield name
        except PackageNotFoundError:
            if not only_elsewhere:
                yield name
