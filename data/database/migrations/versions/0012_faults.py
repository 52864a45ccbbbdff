"""Engine faults that stopped a table, for whoever mends them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """None is known at first."""
    op.create_table(
        "faults",
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("doing", sa.Text(), nullable=False),
        sa.Column("wanted", sa.Text(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("reference", name="pk_faults"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name="fk_faults_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_faults_table", "faults", ["table_id"])
