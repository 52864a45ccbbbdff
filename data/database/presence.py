"""When and in which servers the bot was, and what it left there; part of data.database.schema."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, ForeignKey, Integer, Table, Text

from data.database.metadata import metadata

__all__ = ["bookmarks", "departures", "outages", "registrations"]

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", BigInteger, nullable=False),
)
"""Servers that the bot is no longer in, and since when; all that is kept of them goes with time."""

outages = Table(
    "outages",
    metadata,
    # 0: of all servers of the shard.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # 0 of 0: of whichever shard.
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("began", Double, primary_key=True, autoincrement=False),
    Column("ended", Double, nullable=False),
)
"""When no bot served a shard, or it was not in a server: that time is given back to its players."""

registrations = Table(
    "registrations",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Servers in which the commands were registered by themselves, and are still."""

bookmarks = Table(
    "bookmarks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("people", JSON, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("deadline", Double),
    Column("closes_at", Double),
    Column("touched_at", Double, nullable=False),
)
"""How an open table stood after a step, so that a start need not read its journal."""
