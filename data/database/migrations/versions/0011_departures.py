"""Servers that the bot is no longer in."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """None is known, at first: the bot looks when it starts."""
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("left_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
