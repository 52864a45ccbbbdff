"""The tables of the database. A change here needs a migration beside it."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "VERSION_TABLE",
    "journal",
    "metadata",
    "people",
    "presets",
    "pulse",
    "results",
    "servers",
    "standing_orders",
    "tables",
]

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

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("rules_revision", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("message_id", BigInteger),
    Column("call_id", BigInteger),
    # Null where the table is older than its clock.
    Column("terms", JSON),
    Index("ix_tables_open", "is_open", "created_at"),
)
"""One row a table: what was fixed when its lobby opened, whether it is open, where it is shown,
and which message calls the player to his turn."""

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("events", Text, nullable=False),
    Column("stored_at", BigInteger, nullable=False),
)
"""One row a step. Its key is also the lock between processes: the first to store a version wins."""

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    # A seat that changed hands has a row for each who held it, so this is not the seat's number.
    Column("tenure", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    # The hash of the rules that were played; null where it was not kept yet.
    Column("rules", Text),
    # Both hold all that the sums read, so that the rows themselves are left alone.
    Index("ix_results_game", "guild_id", "game", "user_id", "won", "place"),
    Index("ix_results_person", "guild_id", "user_id", "finished_at", "won", "place"),
)
"""One row for each tenure of a finished game. ``user_id`` is null for a computer."""

presets = Table(
    "presets",
    metadata,
    Column("preset_id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    # The name without regard to capitals, by which it is found and stays the only one.
    Column("folded", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("is_default", Boolean, nullable=False),
    UniqueConstraint("guild_id", "game", "folded"),
)
"""House rules that a server has given a name, with all options of their game."""

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""What a person has set for himself, in every server."""

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""What the managers of a server have set for it."""

pulse = Table(
    "pulse",
    metadata,
    Column("pulse_id", Integer, primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
)
"""One row, which is always there: when the bot was last seen running; 0 if never."""

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("orders", JSON, nullable=False),
)
"""What a person has said beforehand to every May I of a table; gone when the table closes."""
