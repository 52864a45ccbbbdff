"""Servers in which commands were registered by themselves, so that they can be removed again."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """None is known, at first."""
    op.create_table(
        "registrations",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_registrations"),
    )
