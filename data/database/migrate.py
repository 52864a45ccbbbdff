"""Brings a database to the tables of this version."""

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table, update

from data.database.schema import VERSION_TABLE

__all__ = ["MIGRATIONS", "NEWEST", "NewerSchema", "migrate"]

MIGRATIONS = Path(__file__).parent / "migrations"

NEWEST = max(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))
"""The revision of the newest migration, with which the name of its file begins."""

_VERSION = table(VERSION_TABLE, column("version_num"))


class NewerSchema(Exception):
    """The database was migrated by a version of Upcard that knows more migrations than this."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def migrate(connection: Connection) -> None:
    """Run what migrations are missing, inside the transaction of the connection.

    Also proves that the database can be written. Raises NewerSchema.
    """
    current = _revision(connection)
    if current != NEWEST:
        # Alembic takes a tenth of a second and 9 MB, and nearly every start finds the newest.
        from data.database.upgrade import upgrade  # noqa: PLC0415

        upgrade(connection, current)
    connection.execute(update(_VERSION).values(version_num=_VERSION.c.version_num))


def _revision(connection: Connection) -> str | None:
    """The newest migration that the database has seen; None: not one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()
