"""What tables are opened with besides house rules, and when the bot was last running."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that are there already keep null: they have no clock."""
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=True))
    op.create_table(
        "pulse",
        sa.Column("pulse_id", sa.Integer(), nullable=False),
        sa.Column("beat_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("pulse_id", name="pk_pulse"),
    )
    op.execute("INSERT INTO pulse (pulse_id, beat_at) VALUES (1, 0)")
