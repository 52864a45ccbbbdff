"""House rules that servers name, and under which rules a result was played."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Results that are there already keep null: their rules were not noted."""
    op.add_column("results", sa.Column("rules", sa.Text(), nullable=True))
    op.create_table(
        "presets",
        sa.Column("preset_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("is_default", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("preset_id", name="pk_presets"),
        sa.UniqueConstraint("guild_id", "game", "folded", name="uq_presets_guild_id"),
    )
