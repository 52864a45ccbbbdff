"""Runs migrations, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from data.database.revision import KNOWN, MIGRATIONS, NewerSchema

__all__ = ["configuration", "upgrade"]


def configuration(connection: Connection | None = None, folder: Path = MIGRATIONS) -> Config:
    """Alembic's configuration, in code; ``env.py`` takes the connection from it."""
    config = Config()
    # A per cent sign would be read as the beginning of a placeholder.
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, current: str | None) -> None:
    """Run the migrations that come after this revision, None: all. Raises NewerSchema."""
    if current is not None and current not in KNOWN:
        raise NewerSchema(current)
    command.upgrade(configuration(connection), "head")
