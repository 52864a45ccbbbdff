"""Copies of a database of PostgreSQL, by its own programs, and how one is put back."""

import asyncio
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from data.backups.sqlite_backups import Contents, read_contents, refuse_newer
from data.database.postgres import APPLICATION, Postgres
from data.database.schema import VERSION_TABLE, metadata
from data.database.sqlite_files import new_file, stamped
from data.database.trouble import DatabaseError

_PROGRAMS = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of each major version."""
_NEEDED = (
    "install PostgreSQL's client programs, of the server's version or newer (on Debian:"
    " postgresql-client)"
)


def back_up(url: URL, file: Path) -> str:
    """Copy what is stored now; the bot plays on meanwhile. Returns what was done, in one line.

    Raises DatabaseError.
    """
    if not file.parent.is_dir():
        raise DatabaseError(f"The folder of {file} does not exist: make {file.parent}.")
    server = Server(url)
    if server.contents is None:
        raise DatabaseError(f"{server.where} is empty: nothing was copied.")
    server.dump(file)
    size = file.stat().st_size / 2**20
    return f"{server.where} was copied to {file.resolve()} ({size:.1f} MB): {server.contents}."


def put_back(url: URL, file: Path) -> str:
    """Let the copy be what the database holds, in one transaction.

    What it replaces is copied to a file beside the copy before. Returns what was done, in one line.
    Raises DatabaseError.
    """
    if not file.is_file():
        raise DatabaseError(f"There is no copy {file}: nothing was changed.")
    server = Server(url)
    revision = server.revision_of(file)
    refuse_newer(str(file), revision)
    kept = ""
    if server.contents is not None:
        refuse_newer(server.where, server.contents.revision)
        before = stamped(f"{file}.replaced-")
        server.dump(before)
        kept = f" What it replaces is now in {before}."
    server.load(file)
    contents = Server(url).contents
    return f"{file} is what {server.where} holds now: {contents}.{kept}"


class Server:
    """What the server says of itself and of the database, and what its programs do to it."""

    def __init__(self, url: URL) -> None:
        """Ask it. Raises DatabaseError."""
        dialect = Postgres(url)
        self._url, self.where = url, dialect.whereabouts()
        self.version = 0
        self.contents: Contents | None = None
        errors: tuple[type[Exception], ...] = (DBAPIError, *dialect.driver_errors())
        try:
            asyncio.run(self._open(dialect))
        except errors as error:
            raise DatabaseError(dialect.problem(error)) from None

    async def _open(self, dialect: Postgres) -> None:
        engine = dialect.make_engine()
        try:
            async with engine.connect() as connection:
                await connection.run_sync(self._ask)
        finally:
            await engine.dispose()

    def _ask(self, connection: Connection) -> None:
        def scalar(question: str) -> Any:
            return connection.execute(text(question)).scalar()

        self.version = int(scalar("SHOW server_version_num")) // 10_000
        if inspect(connection).has_table(VERSION_TABLE):
            self.contents = read_contents(scalar)

    def dump(self, file: Path) -> None:
        """All of it into this file."""
        with new_file(file) as part:
            self._run("pg_dump", "--format=custom", f"--file={part}", *_OURS_ALONE)
            self.revision_of(part)

    def load(self, file: Path) -> None:
        """Put this file in the place of what is there, as a whole or not at all."""
        tables = ", ".join(f'"{name}"' for name in (*metadata.tables, VERSION_TABLE))
        script = self._run("pg_restore", "--file=-", *_OURS_ALONE, str(file))
        self._run(
            *("psql", "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"),
            say=f"DROP TABLE IF EXISTS {tables} CASCADE;\n{script}",
        )

    def revision_of(self, file: Path) -> str:
        """How far the database was migrated that was copied to this file. Raises DatabaseError."""
        what = ("--data-only", f"--table={VERSION_TABLE}", "--file=-", str(file))
        found = re.search(r"^COPY .*\n(\S+)\n\\\.$", self._run("pg_restore", *what), re.M)
        if found is None:
            raise DatabaseError(f"{file} is no copy of a database of Upcard: nothing was changed.")
        return found[1]

    def _run(self, program: str, *arguments: str, say: str = "") -> str:
        """What it writes. Raises DatabaseError, without the password."""
        done = subprocess.run(  # noqa: S603  its name is ours, and no shell reads the rest
            [self._program(program), *arguments],
            input=say,
            capture_output=True,
            text=True,
            env={**os.environ, **self._environment()},
            check=False,
        )
        if done.returncode != 0:
            why = _first_line(done.stderr, str(self._url.password or ""))
            raise DatabaseError(f"{program} failed ({why}): nothing was changed.")
        return done.stdout

    def _program(self, name: str) -> str:
        """The newest of them that can talk to the server."""
        candidates = [*sorted(_PROGRAMS.glob(f"*/bin/{name}"), reverse=True), shutil.which(name)]
        found = [str(one) for one in candidates if one is not None]
        if not found:
            raise DatabaseError(f"The program {name} is missing: {_NEEDED}.")
        versions = {one: _major(one) for one in found}
        newest = max(found, key=lambda one: versions[one])
        if versions[newest] < self.version:
            raise DatabaseError(
                f"{newest} is of PostgreSQL {versions[newest]} and the server of {self.version}:"
                f" {_NEEDED}."
            )
        return newest

    def _environment(self) -> dict[str, str]:
        """How PostgreSQL's programs find the database: nobody sees it in the list of processes."""
        url, query = self._url, self._url.query
        told = {
            "PGHOST": url.host or query.get("host"),
            "PGPORT": url.port or query.get("port"),
            "PGUSER": url.username or query.get("user"),
            "PGPASSWORD": url.password or query.get("password"),
            "PGDATABASE": url.database,
            "PGSSLMODE": query.get("sslmode") or query.get("ssl"),
            "PGAPPNAME": f"{APPLICATION} copies",
            "PGCONNECT_TIMEOUT": "10",
        }
        return {name: str(value) for name, value in told.items() if value}


_OURS_ALONE = ("--no-owner", "--no-privileges")
"""Whoever puts it back owns it then."""


def _major(program: str) -> int:
    said = subprocess.run(  # noqa: S603  found on this machine
        [program, "--version"], capture_output=True, text=True, check=False
    ).stdout
    found = re.search(r"\) (\d+)", said)
    return 0 if found is None else int(found[1])


def _first_line(said: str, password: str) -> str:
    first = next(iter(said.strip().splitlines()), "it says nothing")
    return first.replace(password, "***") if password else first
