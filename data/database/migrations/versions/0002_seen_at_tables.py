"""Cards that were dealt at a table are told apart from cards seen elsewhere, and marks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From the revision before."""
    # SQLite copies the table for another key.
    with op.batch_alter_table("seen") as seen:
        seen.drop_constraint("pk_seen", type_="primary")
        nowhere = sa.text("''")
        seen.add_column(sa.Column("table_id", sa.Text(), nullable=False, server_default=nowhere))
        seen.create_primary_key("pk_seen", ["board_id", "user_id", "table_id"])
    op.create_table(
        "seen_marks",
        sa.Column("board_id", sa.Text(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("board_id", "key", name="pk_seen_marks"),
    )
