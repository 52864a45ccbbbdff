"""How the bot was when it was last seen running."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has told, at first."""
    op.add_column("pulse", sa.Column("troubles", sa.Text()))
