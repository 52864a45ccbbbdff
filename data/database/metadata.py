"""What the tables of the database belong to, and where migrations note how far they came."""

from sqlalchemy import MetaData

__all__ = ["VERSION_TABLE", "metadata"]

VERSION_TABLE = "upcard_schema"
"""Where migrations note how far they came; not Alembic's own name, which others may use."""

# Named by rule, so that a later migration can name what it changes on every database.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)
