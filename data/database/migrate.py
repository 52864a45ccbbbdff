"""The revision of a database, and its migration to the tables of this version."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table, update

from data.database.schema import VERSION_TABLE
from data.database.trouble import DatabaseError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

KNOWN = frozenset(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))
"""The revisions of all migrations. The names of the migrations' files start with them."""

NEWEST = max(KNOWN)
"""The revision of the newest migration."""

HALF_MOVED = "half moved"
"""A part of the mark that replaces a database's revision while the database is half moved."""

_VERSION = table(VERSION_TABLE, column("version_num"))


class HalfMoved(DatabaseError):
    """Not all rows of another database have been copied here yet (data.database_move)."""


def check(current: str | None, where: str, *, as_it_is: bool) -> None:
    """Refuse a newer database, or with ``as_it_is`` a database that lacks migrations.

    Raises DatabaseError, or HalfMoved.
    """
    if current is not None and HALF_MOVED in current:
        raise HalfMoved(
            f"{where} is only half moved: run the same 'upcard move' again, or delete it."
        )
    if current is not None and current not in KNOWN:
        raise DatabaseError(
            f"{where} was used by a newer version of Upcard (schema {current}): install that"
            " version, or name another database."
        )
    if as_it_is and current is None:
        raise DatabaseError(
            f"{where} holds no database of Upcard: name another with --database or in"
            " DATABASE_URL. Nothing was made."
        )
    if as_it_is and current != NEWEST:
        raise DatabaseError(
            f"{where} is of an older version of Upcard (schema {current}, this one uses {NEWEST}):"
            " start the bot, which upgrades it. Nothing was changed."
        )


def revision(connection: Connection) -> str | None:
    """Return the newest migration that the database has run, or None."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def migrate(connection: Connection) -> str | None:
    """Run the missing migrations, in the connection's transaction.

    Returns the revision before the migrations, or None. This also proves that the database can be
    written.
    """
    current = revision(connection)
    if current != NEWEST:
        upgrade(connection, "head")
    connection.execute(update(_VERSION).values(version_num=_VERSION.c.version_num))
    return current


def upgrade(connection: Connection, to: str) -> None:
    """Run the migrations up to a revision."""
    # Alembic takes a tenth of a second and 9 MB, and nearly every start finds nothing to migrate.
    from alembic import command  # noqa: PLC0415

    command.upgrade(configuration(connection), to)


def note(connection: Connection, current: str) -> None:
    """Store the revision, or a mark of at most 32 characters."""
    connection.execute(update(_VERSION).values(version_num=current))


def configuration(connection: Connection | None = None, folder: Path = MIGRATIONS) -> "Config":
    """Return Alembic's configuration. ``env.py`` takes the connection from it."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    # Alembic would read a per cent sign as the start of a placeholder.
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
