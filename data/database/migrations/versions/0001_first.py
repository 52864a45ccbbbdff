"""The tables that Upcard begins with."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    _create_tables()
    _create_boards()
    _create_daily()
    _create_league()
    _create_choices()
    _create_bot()


def _create_tables() -> None:
    """Tables with their journals, and what goes with an open one."""
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("seal", sa.Text(), nullable=False),
        sa.Column("rules_revision", sa.Integer(), nullable=False),
        sa.Column("recipe", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("call_id", sa.BigInteger()),
        sa.Column("thinned_at", sa.BigInteger()),
        sa.Column("end_unshown", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("board_id", sa.Text()),
        sa.Column("draft", sa.Text()),
        sa.PrimaryKeyConstraint("table_id", name="pk_tables"),
    )
    op.create_index("ix_tables_open", "tables", ["is_open", "created_at"])
    op.create_index("ix_tables_board", "tables", ["board_id"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text(), nullable=False),
        _key("version", sa.Integer()),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("stored_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_journal"),
        _reference("journal", "table_id", "tables"),
    )
    op.create_table(
        "index_rows",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Double()),
        sa.Column("closes_at", sa.Double()),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_index_rows"),
        _reference("index_rows", "table_id", "tables", ondelete="CASCADE"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        _reference("snapshots", "table_id", "tables", ondelete="CASCADE"),
    )
    op.create_table(
        "ledgers",
        sa.Column("table_id", sa.Text(), nullable=False),
        _key("deal_no", sa.Integer()),
        _key("seat", sa.Integer()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("futures", sa.Integer(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "deal_no", "seat", name="pk_ledgers"),
        _reference("ledgers", "table_id", "tables", ondelete="CASCADE"),
    )
    op.create_table(
        "standing_orders",
        sa.Column("table_id", sa.Text(), nullable=False),
        _key("user_id", sa.BigInteger()),
        sa.Column("orders", sa.JSON(), nullable=False),
        _reference("standing_orders", "table_id", "tables"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_standing_orders"),
    )
    op.create_table(
        "faults",
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("doing", "wanted", "error")),
        sa.PrimaryKeyConstraint("reference", name="pk_faults"),
        _reference("faults", "table_id", "tables", ondelete="CASCADE"),
    )
    op.create_index("ix_faults_table", "faults", ["table_id"])


def _create_boards() -> None:
    """Deals that several tables play."""
    numbers = ("rules_revision", "recipe", "seats", "deal_no", "dealer", "starter", "way")
    op.create_table(
        "boards",
        sa.Column("board_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in numbers),
        sa.Column("luck", sa.LargeBinary(), nullable=False),
        sa.Column("seal", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("board_id", name="pk_boards"),
    )
    op.create_index("ix_boards_server", "boards", ["guild_id"])
    op.create_table(
        "board_plays",
        sa.Column("board_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("deal_no", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("worth", sa.JSON()),
        sa.Column("ended_by", sa.Text(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("stood_in", sa.JSON(), nullable=False),
        _reference("board_plays", "table_id", "tables"),
        sa.PrimaryKeyConstraint("board_id", "table_id", name="pk_board_plays"),
    )
    op.create_index("ix_board_plays_table", "board_plays", ["table_id"])
    op.create_table(
        "seen",
        sa.Column("board_id", sa.Text(), nullable=False),
        _key("user_id", sa.BigInteger()),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("how", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("board_id", "user_id", name="pk_seen"),
    )
    op.create_index("ix_seen_person", "seen", ["user_id"])
    op.create_index("ix_seen_server", "seen", ["guild_id"])


def _create_daily() -> None:
    """The deal of the day."""
    op.create_table(
        "daily_chain",
        _key("first_day", sa.Integer()),
        sa.Column("anchor", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("seen_day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("first_day", name="pk_daily_chain"),
    )
    op.create_table(
        "daily_days",
        _key("day", sa.Integer()),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("board_id", sa.Text(), nullable=False),
        sa.Column("anchor", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("pars", sa.JSON()),
        sa.Column("line", sa.JSON()),
        _reference("daily_days", "board_id", "boards"),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_days"),
    )
    op.create_table(
        "daily_tries",
        _key("day", sa.Integer()),
        sa.Column("game", sa.Text(), nullable=False),
        _key("user_id", sa.BigInteger()),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        _reference("daily_tries", "table_id", "tables"),
        sa.PrimaryKeyConstraint("day", "game", "user_id", name="pk_daily_tries"),
    )
    op.create_index("ix_daily_tries_person", "daily_tries", ["user_id", "day"])
    op.create_index("ix_daily_tries_table", "daily_tries", ["table_id"])
    op.create_table(
        "daily_here",
        _key("guild_id", sa.BigInteger()),
        _key("user_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_daily_here"),
    )


def _create_league() -> None:
    """Finished games, and what they mean."""
    op.create_table(
        "seasons",
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
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
        sa.Column("unrated", sa.Text()),
        sa.Column("length", sa.Text()),
        sa.Column("void", sa.Boolean(), nullable=False),
        _reference("games", "table_id", "tables"),
        _reference("games", "season_id", "seasons"),
        sa.PrimaryKeyConstraint("game_no", name="pk_games"),
        sa.UniqueConstraint("table_id", name="uq_games_table_id"),
    )
    op.create_index("ix_games_server", "games", ["guild_id", "game_no"])
    op.create_index("ix_games_season", "games", ["season_id", "game_no"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        _key("seat_period", sa.Integer()),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.Text()),
        sa.Column("game_no", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("began", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("strength", sa.Text()),
        sa.Column("version", sa.Integer()),
        sa.PrimaryKeyConstraint("table_id", "seat_period", name="pk_results"),
        _reference("results", "table_id", "tables"),
        _reference("results", "game_no", "games"),
    )
    op.create_index("ix_results_person", "results", ["user_id", "guild_id", "game_no"])
    op.create_index(
        "ix_results_curve",
        "results",
        ["user_id", "guild_id", "game", "game_no"],
        sqlite_where=sa.text("mu IS NOT NULL"),
        postgresql_where=sa.text("mu IS NOT NULL"),
    )
    sums = ["rated_games", "games", "wins", "places", "points", "deals"]
    sums += ["streak", "best_streak", "left", "timeouts"]
    key = ["guild_id", "game", "season_id", "rated", "player"]
    op.create_table(
        "ladder",
        _key("guild_id", sa.BigInteger()),
        _key("game", sa.Text()),
        _key("season_id", sa.Integer()),
        _key("rated", sa.Boolean()),
        _key("player", sa.BigInteger()),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in sums),
        sa.Column("rating", sa.Double()),
        sa.Column("worth", sa.Double()),
        sa.PrimaryKeyConstraint(*key, name="pk_ladder"),
    )
    for measure in ("rating", "wins", "worth", "games", "best_streak"):
        op.create_index(f"ix_ladder_{measure}", "ladder", [*key[:4], measure, "player"])
    op.create_table(
        "players",
        _key("guild_id", sa.BigInteger()),
        _key("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_players"),
    )
    op.create_table(
        "corrections",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        _reference("corrections", "table_id", "games"),
        sa.PrimaryKeyConstraint("number", name="pk_corrections"),
    )
    op.create_index("ix_corrections_server", "corrections", ["guild_id", "number"])
    op.create_table(
        "reckonings",
        _key("guild_id", sa.BigInteger()),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_reckonings"),
    )


def _create_choices() -> None:
    """What servers and people have set."""
    op.create_table(
        "presets",
        sa.Column("preset_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("is_default", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("preset_id", name="pk_presets"),
        sa.UniqueConstraint("guild_id", "game", "folded", name="uq_presets_guild_id"),
    )
    for name, key in (
        ("people", ["user_id"]),
        ("servers", ["guild_id"]),
        ("forming", ["guild_id", "user_id"]),
    ):
        op.create_table(
            name,
            *(_key(column, sa.BigInteger()) for column in key),
            sa.Column("settings", sa.JSON(), nullable=False),
            sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        )


def _create_bot() -> None:
    """When and in which servers the bot was."""
    heartbeat = op.create_table(
        "heartbeat",
        _key("shard_count", sa.Integer()),
        _key("shard", sa.Integer()),
        sa.Column("beat_at", sa.BigInteger(), nullable=False),
        sa.Column("troubles", sa.Text()),
        sa.PrimaryKeyConstraint("shard_count", "shard", name="pk_heartbeat"),
    )
    # One process that serves all shards finds its row.
    op.bulk_insert(heartbeat, [{"shard_count": 0, "shard": 0, "beat_at": 0}])
    op.create_table(
        "leases",
        sa.Column("shards", sa.Text(), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shards", name="pk_leases"),
    )
    key = ["guild_id", "shard_count", "shard", "began"]
    op.create_table(
        "outages",
        _key("guild_id", sa.BigInteger()),
        _key("shard_count", sa.Integer()),
        _key("shard", sa.Integer()),
        _key("began", sa.Double()),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint(*key, name="pk_outages"),
    )
    op.create_table(
        "departures",
        _key("guild_id", sa.BigInteger()),
        sa.Column("left_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
    op.create_table(
        "registrations",
        _key("guild_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", name="pk_registrations"),
    )


def _key(name: str, kind: Any) -> sa.Column[Any]:
    """A part of a key that is given, not counted."""
    return sa.Column(name, kind, autoincrement=False, nullable=False)


def _reference(table: str, column: str, to: str, **more: Any) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], [f"{to}.{column}"], name=f"fk_{table}_{column}", **more
    )
