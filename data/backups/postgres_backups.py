"""Copies of a PostgreSQL database, and how they are put back.

PostgreSQL's own programs make them. If they are missing or too old, a copy is written row by
row.
"""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.backups import rows
from data.backups.sqlite_backups import STOP, Contents, read_contents
from data.database.migrate import check
from data.database.postgres import APPLICATION, Postgres
from data.database.schema import VERSION_TABLE, metadata
from data.database.sqlite_files import new_file, stamped
from data.database.trouble import DatabaseError

_PROGRAMS = Path("/usr/lib/postgresql")
"""The folder in which Debian keeps the programs of each major version."""
_NEEDED = "install PostgreSQL's client programs (on Debian: postgresql-client)"
_GZIP = b"\x1f\x8b"
"""The first bytes of a copy that was written row by row."""
_TABLES = ", ".join(f'"{name}"' for name in (*metadata.tables, VERSION_TABLE))
_DROP = f"DROP TABLE IF EXISTS {_TABLES} CASCADE"


def back_up(url: URL, file: Path) -> tuple[str, Contents]:
    """Copy the stored data while the bot plays. Return the place and the contents.

    Raises DatabaseError.
    """
    server = Server(url)
    if server.contents is None:
        raise DatabaseError(f"{server.where} is empty: nothing was copied.")
    server.dump(file)
    return server.where, server.contents


def put_back(url: URL, file: Path) -> str:
    """Replace the contents of the database by a copy, in one transaction.

    The old contents are copied to a file next to the copy first. Returns a report in one line.
    Raises DatabaseError.
    """
    if not file.is_file():
        raise DatabaseError(f"There is no copy {file}: nothing was changed.")
    server = Server(url)
    with file.open("rb") as copy:
        is_ours = copy.read(len(_GZIP)) == _GZIP
    revision = rows.schema_of(file) if is_ours else server.revision_of(file)
    check(revision, str(file), as_it_is=False)
    replaced = ""
    if server.contents is not None:
        check(server.contents.revision, server.where, as_it_is=False)
        before = stamped(f"{file}.replaced-")
        server.dump(before)
        replaced = f" What it replaces is now in {before}."
    if is_ours:
        server.insert(file)
    else:
        server.load(file)
    contents = Server(url).contents
    return f"{file} is what {server.where} holds now: {contents}.{replaced}"


class Server:
    """The server of a database, and PostgreSQL's programs to copy and restore it."""

    def __init__(self, url: URL) -> None:
        """Ask the server for its version and contents. Raises DatabaseError."""
        self._dialect = Postgres(url)
        self._url, self.where = url, self._dialect.whereabouts()
        self.version = 0
        self.contents: Contents | None = None
        self._in_transaction(lambda connection: connection.run_sync(self._ask))

    def _in_transaction(
        self, work: Callable[[AsyncConnection], Awaitable[None]], *, copies: bool = False
    ) -> None:
        async def run() -> None:
            engine = self._dialect.make_engine(copies=copies)
            try:
                async with engine.begin() as connection:
                    await work(connection)
            finally:
                await engine.dispose()

        try:
            asyncio.run(run())
        except self._dialect.driver_errors() as error:
            raise DatabaseError(self._dialect.problem(error)) from None

    def _ask(self, connection: Connection) -> None:
        def scalar(question: str) -> Any:
            return connection.execute(text(question)).scalar()

        self.version = int(scalar("SHOW server_version_num")) // 10_000
        if inspect(connection).has_table(VERSION_TABLE):
            self.contents = read_contents(scalar)

    def dump(self, file: Path) -> None:
        """Copy the whole database into a file."""
        with new_file(file) as part:
            if not (self._program("pg_dump") and self._program("pg_restore")):
                self._in_transaction(lambda connection: rows.write(connection, part), copies=True)
                return
            self._run("pg_dump", "--format=custom", f"--file={part}", *_OURS_ALONE)
            self.revision_of(part)

    def load(self, file: Path) -> None:
        """Replace the contents of the database by a file, as a whole or not at all."""
        script = self._run("pg_restore", "--file=-", *_OURS_ALONE, str(file))
        self._run(
            *("psql", "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"),
            say=f"{_DROP};\n{script};\nRESET search_path;\n{STOP};",
        )

    def insert(self, file: Path) -> None:
        """Replace the contents of the database by a copy that was written row by row."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text(_DROP))
            await connection.run_sync(rows.make_tables, rows.schema_of(file))
            await rows.put_back(connection, file)
            await connection.execute(text(STOP))

        self._in_transaction(work)

    def revision_of(self, file: Path) -> str:
        """Return the revision of the database in a copy. Raises DatabaseError."""
        what = ("--data-only", f"--table={VERSION_TABLE}", "--file=-", str(file))
        match = re.search(r"^COPY .*\n(\S+)\n\\\.$", self._run("pg_restore", *what), re.M)
        if match is None:
            raise DatabaseError(f"{file} is no copy of a database of Upcard: nothing was changed.")
        return match[1]

    def _run(self, program: str, *arguments: str, say: str = "") -> str:
        """Run one of PostgreSQL's programs. Return its output.

        Raises DatabaseError, without the password.
        """
        path = self._program(program)
        if path is None:
            raise DatabaseError(f"{program} of PostgreSQL {self.version} is missing: {_NEEDED}.")
        done = subprocess.run(  # noqa: S603  its name is ours, and no shell reads the rest
            [path, *arguments],
            input=say,
            capture_output=True,
            text=True,
            env={**os.environ, **self._environment()},
            check=False,
        )
        if done.returncode != 0:
            why = next(iter(done.stderr.strip().splitlines()), "it says nothing")
            if self._url.password:
                why = why.replace(str(self._url.password), "***")
            raise DatabaseError(f"{program} failed ({why}): nothing was changed.")
        return done.stdout

    def _program(self, name: str) -> str | None:
        """Return the newest program of this name, or None if it is older than the server."""
        candidates = [*sorted(_PROGRAMS.glob(f"*/bin/{name}"), reverse=True), shutil.which(name)]
        paths = [str(candidate) for candidate in candidates if candidate is not None]
        newest = max(paths, key=_major, default=None)
        return newest if newest and _major(newest) >= self.version else None

    def _environment(self) -> dict[str, str]:
        """Return the variables by which the programs find the database.

        Arguments would show them to everyone in the list of processes.
        """
        url, query = self._url, self._url.query
        variables = {
            "PGHOST": url.host or query.get("host"),
            "PGPORT": url.port or query.get("port"),
            "PGUSER": url.username or query.get("user"),
            "PGPASSWORD": url.password or query.get("password"),
            "PGDATABASE": url.database,
            "PGSSLMODE": query.get("sslmode") or query.get("ssl"),
            "PGAPPNAME": f"{APPLICATION} copies",
            "PGCONNECT_TIMEOUT": "10",
        }
        return {name: str(value) for name, value in variables.items() if value}


_OURS_ALONE = ("--no-owner", "--no-privileges")
"""Options that make the user who puts a copy back its owner."""


@lru_cache(maxsize=16)
def _major(program: str) -> int:
    said = subprocess.run(  # noqa: S603  found on this machine
        [program, "--version"], capture_output=True, text=True, check=False
    ).stdout
    match = re.search(r"\) (\d+)", said)
    return 0 if match is None else int(match[1])
