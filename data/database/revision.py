"""How far a database was migrated."""

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

from data.database.schema import VERSION_TABLE

__all__ = ["KNOWN", "MIGRATIONS", "NEWEST", "VERSION", "NewerSchema", "revision"]

MIGRATIONS = Path(__file__).parent / "migrations"

KNOWN = frozenset(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))
"""The revisions of all migrations, with which the names of their files begin."""

NEWEST = max(KNOWN)
"""The revision of the newest migration."""

VERSION = table(VERSION_TABLE, column("version_num"))


class NewerSchema(Exception):
    """The database was migrated by a version of Upcard that knows more migrations than this."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def revision(connection: Connection) -> str | None:
    """The newest migration that the database has seen; None: not one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(VERSION.c.version_num)).scalar()
