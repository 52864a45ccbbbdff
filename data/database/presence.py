"""In which servers the bot was and what it left there; part of data.database.schema."""

from sqlalchemy import BigInteger, Column, Table

from data.database.metadata import metadata

__all__ = ["departures", "registrations"]

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", BigInteger, nullable=False),
)
"""Servers that the bot is no longer in, and since when; all that is kept of them goes with time."""

registrations = Table(
    "registrations",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Servers in which the commands were registered by themselves, and are still."""
