"""Cards that a table has dealt are told apart from cards seen elsewhere, and marks have keys."""

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
        seen.add_column(sa.Column("key", sa.LargeBinary()))
        seen.add_column(sa.Column("until", sa.BigInteger()))
        seen.create_primary_key("pk_seen", ["board_id", "user_id", "table_id"])
