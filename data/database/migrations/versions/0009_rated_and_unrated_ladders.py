"""Rated and unrated play climb ladders of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """The ladders begin empty: data.rebuild_league books them anew for every server that has none.

    What was in them cannot be divided: a streak, say, was one of all games together.
    """
    op.drop_table("ladder")
    sums = ["rated_games", "games", "wins", "places", "points", "deals"]
    sums += ["streak", "best_streak", "left", "timeouts"]
    key = ["guild_id", "game", "season_id", "rated", "player"]
    op.create_table(
        "ladder",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("season_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rated", sa.Boolean(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in sums),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.Column("worth", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint(*key, name="pk_ladder"),
    )
    for measure in ("rating", "wins", "worth", "games", "best_streak"):
        op.create_index(f"ix_ladder_{measure}", "ladder", [*key[:4], measure, "player"])
