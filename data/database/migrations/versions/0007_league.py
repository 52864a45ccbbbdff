"""Finished games by number, seasons, ladders, corrections."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Old results become games of a first season.

    What only their journals tell, ratings and ladders above all, is booked by data.rebuild_league.
    """
    _create_seasons_and_games()
    _number_results()
    _create_ladders()
    op.create_table(
        "corrections",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["games.table_id"], name="fk_corrections_table_id"),
        sa.PrimaryKeyConstraint("number", name="pk_corrections"),
    )
    op.create_index("ix_corrections_server", "corrections", ["guild_id", "number"])


def _create_seasons_and_games() -> None:
    op.create_table(
        "seasons",
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("season_id", name="pk_seasons"),
        sa.UniqueConstraint("guild_id", "number", name="uq_seasons_guild_id"),
    )
    op.create_table(
        "games",
        sa.Column("game_no", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("unrated", sa.Text(), nullable=True),
        sa.Column("void", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_games_table_id"),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.season_id"], name="fk_games_season_id"),
        sa.PrimaryKeyConstraint("game_no", name="pk_games"),
        sa.UniqueConstraint("table_id", name="uq_games_table_id"),
    )
    op.create_index("ix_games_server", "games", ["guild_id", "game_no"])
    op.create_index("ix_games_season", "games", ["season_id", "game_no"])
    op.execute(
        "INSERT INTO seasons (guild_id, number, name, opened_at)"
        " SELECT guild_id, 1, '', MIN(finished_at) FROM results GROUP BY guild_id"
    )
    op.execute(
        "INSERT INTO games (table_id, guild_id, game, season_id, finished_at, deals, void)"
        " SELECT r.table_id, r.guild_id, r.game, s.season_id, r.finished_at, 0, false"
        " FROM results r JOIN seasons s ON s.guild_id = r.guild_id"
        " GROUP BY r.table_id, r.guild_id, r.game, s.season_id, r.finished_at"
        " ORDER BY r.finished_at, r.table_id"
    )


def _number_results() -> None:
    op.drop_index("ix_results_game", "results")
    op.drop_index("ix_results_person", "results")
    new: dict[str, tuple[sa.types.TypeEngine[Any], str | None]] = {
        "game_no": (sa.Integer(), None),
        "seat": (sa.Integer(), "tenure"),
        "began": (sa.Boolean(), "true"),
        "points": (sa.Integer(), "total"),
        "deals": (sa.Integer(), "0"),
        "timeouts": (sa.Integer(), "0"),
    }
    for name, (kind, _) in new.items():
        op.add_column("results", sa.Column(name, kind, nullable=True))
    op.add_column("results", sa.Column("mu", sa.Double(), nullable=True))
    op.add_column("results", sa.Column("sigma", sa.Double(), nullable=True))
    filled = ", ".join(f"{name} = {value}" for name, (_, value) in new.items() if value)
    op.execute(
        f"UPDATE results SET {filled}, game_no ="  # noqa: S608  every part stands above
        " (SELECT g.game_no FROM games g WHERE g.table_id = results.table_id)"
    )
    with op.batch_alter_table("results") as batch:
        for name, (kind, _) in new.items():
            batch.alter_column(name, existing_type=kind, nullable=False)
        batch.create_foreign_key("fk_results_game_no", "games", ["game_no"], ["game_no"])
    op.create_index("ix_results_person", "results", ["user_id", "guild_id", "game_no"])
    op.create_index(
        "ix_results_curve",
        "results",
        ["user_id", "guild_id", "game", "game_no"],
        sqlite_where=sa.text("mu IS NOT NULL"),
        postgresql_where=sa.text("mu IS NOT NULL"),
    )


def _create_ladders() -> None:
    sums = ["rated_games", "games", "wins", "places", "points", "deals"]
    sums += ["streak", "best_streak", "left", "timeouts"]
    op.create_table(
        "ladder",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("season_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in sums),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.Column("worth", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "game", "season_id", "player", name="pk_ladder"),
    )
    for measure in ("rating", "wins", "worth", "games", "best_streak"):
        columns = ["guild_id", "game", "season_id", measure, "player"]
        op.create_index(f"ix_ladder_{measure}", "ladder", columns)
    op.create_table(
        "players",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_players"),
    )
