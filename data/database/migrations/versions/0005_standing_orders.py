"""What people have said beforehand to every May I of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has given an order yet."""
    op.create_table(
        "standing_orders",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name="fk_standing_orders_table_id"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_standing_orders"),
    )
