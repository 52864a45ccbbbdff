"""Brings a database to the tables of this version."""

from sqlalchemy import Connection, update

from data.database.revision import NEWEST, VERSION, revision

__all__ = ["migrate"]


def migrate(connection: Connection) -> str | None:
    """Run what migrations are missing, inside the transaction of the connection.

    Also proves that the database can be written. Returns the revision that it had; None: it was
    empty. Raises NewerSchema.
    """
    current = revision(connection)
    if current != NEWEST:
        # Alembic takes a tenth of a second and 9 MB, and nearly every start finds the newest.
        from data.database.upgrade import upgrade  # noqa: PLC0415

        upgrade(connection, current)
    connection.execute(update(VERSION).values(version_num=VERSION.c.version_num))
    return current
