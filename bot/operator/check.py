"""``upcard check``: what an operator wants to know before the bot starts."""

import os
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from bot.operator.installation import CODE, Found
from data.database.trouble import DatabaseError

if TYPE_CHECKING:
    from bot.settings import Settings

_PIN = re.compile(r"^([a-z0-9.-]+)==([^ ;\\]+)( ;)?", re.MULTILINE)


def check(found: Found, given: dict[str, Any]) -> bool:
    """Print what is found, a line each, and return whether the bot can start.

    ``given``: settings of the command line. It changes nothing.
    """
    strange = [*_strange_libraries("runtime" if found.file else "postgres")]
    if strange:
        print(
            f"The libraries {', '.join(strange)} are not those that Upcard was tried with: delete"
            " .venv and run 'make install', or 'make postgres' for PostgreSQL."
        )
        return False
    # What is missing cannot be loaded.
    from bot.health import report
    from bot.settings import SettingsError, load, warnings
    from data.backups.copies import contents

    around = {name.upper() for name in os.environ}
    found.enter()
    mistakes = [] if found.wrong is None else [found.wrong]
    try:
        settings = load(**given)
    except SettingsError as error:
        mistakes = str(error).splitlines()
    else:
        print("The settings are valid.")
        print(_token(settings, found, around))
        for warning in warnings(settings):
            print(warning["hint"])
    try:
        held = contents(found.url) if found.wrong is None and found.folder.is_dir() else None
    except DatabaseError as error:
        mistakes.append(str(error))
    else:
        if held is not None:
            print(f"In the database: {held}.")
            print(report(found.url, shards=found.settings.get("SHARDS", "")).words)
        elif found.wrong is None:
            print("The database is new or empty: the bot makes its tables when it starts.")
    for mistake in mistakes:
        print(mistake)
    return not mistakes


def _token(settings: "Settings", found: Found, around: set[str]) -> str:
    """Say where the token is. ``around``: the names in the environment."""
    if settings.token is None:
        return "There is no token: the bot plays locally."
    name = "DISCORD_TOKEN" if settings.discord_token_file is None else "DISCORD_TOKEN_FILE"
    place = f"{found.folder}/.env"
    if name in around:
        place = "the environment"
    elif found.service and name in found.settings:
        place = "the settings of the service"
    return f"The token is there: {name} is in {place}."


def _strange_libraries(lock: str) -> Iterator[str]:
    """Yield the libraries of this lock file that are missing or of another version."""
    file = CODE / f"requirements/{lock}.lock"
    # An image has none: it was made of exactly these.
    for name, wanted, only_elsewhere in (
        _PIN.findall(file.read_text("utf-8")) if file.exists() else ()
    ):
        try:
            if version(name) != wanted:
                yield name
        except PackageNotFoundError:
            if not only_elsewhere:
                yield name
