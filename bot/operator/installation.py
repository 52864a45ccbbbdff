"""The database that a command means, and the settings that name it.

The first of these places that names a database decides:

1. ``--database`` on the command line,
2. DATABASE_URL in the environment (in a container that is the right one),
3. ``.env`` in the working folder,
4. the service of systemd (its unit, the files that the unit reads, and the folder that it runs in),
5. ``.env`` in the folder of the code.

A service that names no database means the usual file in the service's folder. Without a service, a
``.env`` that names no database means the usual file in its folder. If none of these places exists,
the command means the usual file in the working folder.

UPCARD_ROOT is put before the paths of service and code, for a system that is mounted elsewhere.
This module loads next to nothing, so that a question about the bot's health stays cheap.
"""

import os
import shlex
import shutil
import subprocess
import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from dotenv import dotenv_values

from data.database.address import POSTGRES, USUAL, WrongAddress, full_address
from data.database.trouble import DatabaseError

NO_SETTING = "no setting names another"
CODE = Path(__file__).parents[2]
_UNIT = "/etc/systemd/system/upcard.service"
_SPECIFIERS = {"%S": "/var/lib", "%i": "", "%%": "%"}
_SECONDS = 10.0
"""Seconds that Docker has for an answer."""


class Installation(NamedTuple):
    """Settings, and the database that they name."""

    url: str
    """The full address, unless ``wrong`` is set."""
    origin: str
    """The words for the place that names the database."""
    settings: Mapping[str, str]
    folder: Path
    """The folder to which relative paths in the settings refer."""
    service: bool = False
    """Whether a service has these settings."""
    wrong: str | None = None
    """The sentence about a wrong address, or None."""

    @property
    def file(self) -> Path | None:
        """The file of SQLite, or None for PostgreSQL."""
        driver, _, rest = self.url.partition("://")
        return None if driver == POSTGRES else Path(rest.removeprefix("/").partition("?")[0])

    def __str__(self) -> str:
        if self.file is not None:
            return str(self.file.resolve())
        # The address may also have a user, a password and options.
        rest = self.url.partition("://")[2].rpartition("@")[2]
        place, _, name = rest.partition("?")[0].partition("/")
        return f"PostgreSQL at {place or 'its usual address'}, database {name}"

    def say(self, command: str) -> None:
        """Print which database this is. Raises DatabaseError if the bot runs in a container."""
        if self.origin == str(_below_root(CODE / ".env")):
            _refuse_beside_containers(self.folder, command)
        print(f"The database is {self} ({self.origin}).", file=sys.stderr)

    def enter(self) -> None:
        """Change this process's environment and folder to the bot's."""
        if self.service:
            os.environ.update(self.settings)
        with suppress(FileNotFoundError):  # A service that has never run has no folder.
            os.chdir(self.folder)


def find(given: str | None) -> Installation:
    """Return the database that a command means. Raises DatabaseError if a file can't be read."""
    folder, around, code_file = Path.cwd(), _filled(os.environ), _below_root(CODE / ".env")
    settings = {**_read(own_file := folder / ".env"), **around}
    if given is not None:
        return _found("named on the command line", {**settings, "DATABASE_URL": given}, folder)
    if "DATABASE_URL" in settings:
        named = "DATABASE_URL in the environment" if "DATABASE_URL" in around else str(own_file)
        return _found(named, settings, folder)
    checkout = _found(str(code_file), {**_read(code_file), **around}, code_file.parent)
    service = _service(around)
    if service is not None:
        if code_file.is_file() and str(checkout) != str(service):
            return service._replace(origin=f"{service.origin}, not by {code_file}")
        return service
    if code_file.is_file() and not own_file.is_file():
        return checkout
    return _found(str(own_file) if own_file.is_file() else NO_SETTING, settings, folder)


def find_and_say(chosen: Namespace) -> Installation:
    """Find the database of a command line, and say which it is. Raises DatabaseError."""
    installation = find(chosen.database)
    if installation.wrong is not None:
        raise DatabaseError(installation.wrong)
    installation.say(chosen.command)
    return installation


def enter_checkout() -> None:
    """Go to the folder of the code if a bot that starts would find no other settings."""
    file = _below_root(CODE / ".env")
    own = {"DATABASE_URL", "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"} & {*map(str.upper, os.environ)}
    if file.is_file() and not own and not Path(".env").is_file():
        print(f"The settings are in {file}.", file=sys.stderr)
        os.chdir(file.parent)


def log_format() -> str:
    """Return LOG_FORMAT as the bot finds it here.

    Raises DatabaseError if `.env` can't be read.
    """
    return {**_read(Path(".env")), **_filled(os.environ)}.get("LOG_FORMAT", "")


def _found(
    origin: str, settings: Mapping[str, str], folder: Path, *, service: bool = False
) -> Installation:
    url, wrong = settings.get("DATABASE_URL", USUAL), None
    try:
        url = full_address(url)
    except WrongAddress as error:
        wrong = f"DATABASE_URL {error}"
    installation = Installation(url, origin, settings, folder, service, wrong)
    if (
        folder != Path.cwd()
        and installation.file is not None
        and not installation.file.is_absolute()
    ):
        return installation._replace(url=url.replace(":///", f":///{folder}/", 1))
    return installation


def _service(around: Mapping[str, str]) -> Installation | None:
    """Return the settings of the installed service as systemd gives them to it."""
    unit = _below_root(_UNIT)
    if not unit.is_file():
        return None
    lines, origin = _lines(unit), "of the service upcard"
    given = [word for line in lines["Environment"] for word in shlex.split(line)]
    settings = _filled(dict(word.partition("=")[::2] for word in given))
    for file in (_below_root(name.removeprefix("-")) for name in lines["EnvironmentFile"]):
        more = _read(file, interpolate=False)
        if "DATABASE_URL" in more:
            origin = f"of the service upcard, by {file}"
        settings |= more
    for name, _, path in (line.partition(":") for line in lines["LoadCredential"]):
        if any(f"DISCORD_TOKEN_FILE=%d/{name} " in start for start in lines["ExecStart"]):
            settings["DISCORD_TOKEN_FILE"] = str(_below_root(path))
    state = [f"/var/lib/{name.split()[0]}" for name in lines["StateDirectory"]]
    folder = _below_root(["/", *state, *lines["WorkingDirectory"]][-1].removeprefix("-"))
    try:
        with suppress(FileNotFoundError):
            folder.stat()
    except OSError as error:
        raise _unreadable(folder, error) from None
    return _found(origin, {**settings, **around}, folder, service=True)


def _lines(unit: Path) -> dict[str, list[str]]:
    """Return the lines of a unit and of its drop-ins, by their names."""
    lines: dict[str, list[str]] = defaultdict(list)
    for file in (unit, *sorted(unit.with_name(f"{unit.name}.d").glob("*.conf"))):
        for line in file.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
            name, _, value = line.partition("=")
            for specifier, meaning in _SPECIFIERS.items():
                value = value.replace(specifier, meaning)
            # An empty value removes the values before it.
            lines[name.strip()] = [*lines[name.strip()], value.strip()] if value.strip() else []
    return lines


def _refuse_beside_containers(folder: Path, command: str) -> None:
    """Raise DatabaseError if this folder's `.env` is for Compose."""
    asked = [str(shutil.which("docker")), "ps", "--all", "--format={{.State}}"]
    for label in (f"project.working_dir={folder}", "service=upcard"):
        asked += ["--filter", f"label=com.docker.compose.{label}"]
    try:
        done = subprocess.run(  # noqa: S603  found on this machine
            asked, capture_output=True, text=True, check=False, timeout=_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return  # Docker is missing.
    if done.stdout.strip():
        how = "exec" if "running" in done.stdout.split() else "run --rm"
        raise DatabaseError(
            f"Containers use the settings of {folder}: run 'docker compose {how} upcard upcard"
            f" {command}' there, or add --database."
        )


def _below_root(path: Path | str) -> Path:
    return Path(f"{os.environ.get('UPCARD_ROOT', '')}{path}")


def _read(file: Path, *, interpolate: bool = True) -> dict[str, str]:
    """Return a file's settings as `_filled` does. Raises DatabaseError if it can't be read."""
    try:
        return _filled(dotenv_values(file, encoding="utf-8-sig", interpolate=interpolate))
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(file, error) from None


def _unreadable(path: Path, error: OSError | UnicodeDecodeError) -> DatabaseError:
    if isinstance(error, UnicodeDecodeError):
        return DatabaseError(f"{path} is not UTF-8 text: save it as UTF-8.")
    why = f"{path} cannot be read ({error.strerror})"
    return DatabaseError(f"{why}: run this as a user who may read it, such as root.")


def _filled(values: Mapping[str, str | None]) -> dict[str, str]:
    """Return settings by names in capitals, without empty values."""
    known = {name.upper(): (value or "").strip() for name, value in values.items()}
    return {name: value for name, value in known.items() if value}
