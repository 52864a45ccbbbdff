"""Journals of old tables can be thinned."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """None was, at first."""
    op.add_column("tables", sa.Column("thinned_at", sa.BigInteger()))
