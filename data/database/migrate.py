"""Brings a database to the tables of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, table, update

from data.database.schema import VERSION_TABLE

__all__ = ["NewerSchema", "configuration", "migrate"]

FOLDER = Path(__file__).parent / "migrations"


class NewerSchema(Exception):
    """The database was migrated by a version of Upcard that knows more migrations than this."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def configuration(connection: Connection | None = None, folder: Path = FOLDER) -> Config:
    """Alembic's configuration, in code; ``env.py`` takes the connection from it."""
    config = Config()
    # A per cent sign would be read as the beginning of a placeholder.
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Run what migrations are missing, inside the transaction of the connection.

    Also proves that the database can be written. Raises NewerSchema.
    """
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    current = context.get_current_revision()
    if current is not None and current not in {one.revision for one in scripts.walk_revisions()}:
        raise NewerSchema(current)
    if current != scripts.get_current_head():
        command.upgrade(config, "head")
    version = table(VERSION_TABLE, column("version_num"))
    connection.execute(update(version).values(version_num=version.c.version_num))
