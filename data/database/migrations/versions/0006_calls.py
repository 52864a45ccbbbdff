"""Which message calls the player to their turn, so that it goes after a restart too."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables that are there already keep null: their calls were not noted."""
    op.add_column("tables", sa.Column("call_id", sa.BigInteger(), nullable=True))
