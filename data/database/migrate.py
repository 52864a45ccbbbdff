"""How far a database was migrated, and how it is brought to the tables of this version."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table, update

from data.database.schema import VERSION_TABLE

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

KNOWN = frozenset(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))
"""The revisions of all migrations, with which the names of their files begin."""

NEWEST = max(KNOWN)
"""The revision of the newest migration."""

_VERSION = table(VERSION_TABLE, column("version_num"))


class NewerSchema(Exception):
    """The database was migrated by a version of Upcard that knows more migrations than this."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class OlderSchema(Exception):
    """The database lacks migrations, or all of them (None), and was to stay as it is."""

    def __init__(self, revision: str | None) -> None:
        super().__init__(revision)
        self.revision = revision


def check(current: str | None, *, as_it_is: bool) -> None:
    """Refuse what this version can't migrate or, if it's to stay as it is, would migrate.

    Raises NewerSchema and OlderSchema.
    """
    if current is not None and current not in KNOWN:
        raise NewerSchema(current)
    if as_it_is and current != NEWEST:
        raise OlderSchema(current)


def revision(connection: Connection) -> str | None:
    """The newest migration that the database has seen; None: not one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def migrate(connection: Connection) -> str | None:
    """Run what migrations are missing, inside the transaction of the connection.

    Also proves that the database can be written. Returns the revision that it had; None: it was
    empty. Raises NewerSchema.
    """
    current = revision(connection)
    check(current, as_it_is=False)
    if current != NEWEST:
        # Alembic takes a tenth of a second and 9 MB, and nearly every start finds the newest.
        from alembic import command  # noqa: PLC0415

        command.upgrade(configuration(connection), "head")
    connection.execute(update(_VERSION).values(version_num=_VERSION.c.version_num))
    return current


def configuration(connection: Connection | None = None, folder: Path = MIGRATIONS) -> "Config":
    """Alembic's configuration, in code; ``env.py`` takes the connection from it."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    # A per cent sign would be read as the beginning of a placeholder.
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
