"""How open tables stand, so that a start need not read them all, and when no bot was running."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """No table has one at first: the next start reads them all, once."""
    op.create_table(
        "bookmarks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("closes_at", sa.Double(), nullable=True),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_bookmarks"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name="fk_bookmarks_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "outages",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("began", sa.Double(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "began", name="pk_outages"),
    )
