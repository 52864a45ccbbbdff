"""Tables that closed just before a process was killed show their end after the restart."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Of tables that are closed already it is taken that they do."""
    op.add_column(
        "tables", sa.Column("end_unshown", sa.Boolean(), nullable=False, server_default=sa.false())
    )
