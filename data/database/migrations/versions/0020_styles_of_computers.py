"""How the computers of finished games play."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Computers of games before have none: they were all alike."""
    op.add_column("results", sa.Column("strength", sa.Text()))
    op.add_column("results", sa.Column("version", sa.Integer()))
