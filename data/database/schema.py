"""The tables of the database. A change here needs a migration."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

VERSION_TABLE = "upcard_schema"
"""The table with the revision. Other programs may use Alembic's own name for it."""

# Constraints are named by rule, so that a later migration can name them on every database.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # As the seal was published. It is stored because a later version may make seals in another way.
    Column("seal", Text, nullable=False),
    Column("rules_revision", Integer, nullable=False),
    Column("recipe", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("message_id", BigInteger),
    Column("call_id", BigInteger),
    Column("terms", JSON, nullable=False),
    # When the table's journal was thinned. Null if the journal still has its steps.
    Column("thinned_at", BigInteger),
    # Whether the table is closed, but its message may not show that yet.
    Column("end_unshown", Boolean, nullable=False, server_default=false()),
    # The board that the table plays. Its row may come from another table. Null if the table deals
    # its own cards.
    Column("board_id", Text),
    # The draft of the player to move (bot/workbench/drafts.py).
    Column("draft", Text),
    Index("ix_tables_open", "is_open", "created_at"),
    Index("ix_tables_board", "board_id"),
)
"""One row per table.

The row has the facts from when the lobby opened, and whether the table is open. It also has the
message that shows the table, and the message that calls the player to their turn.
"""

boards = Table(
    "boards",
    metadata,
    Column("board_id", Text, primary_key=True),
    # 0 for a board that every server plays.
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    *(
        Column(name, Integer, nullable=False)
        for name in (
            *("rules_revision", "recipe", "seats"),
            *("deal_no", "dealer", "starter", "way"),
        )
    ),
    Column("luck", LargeBinary, nullable=False),
    Column("seal", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("closed_at", BigInteger),
    Index("ix_boards_server", "guild_id"),
)
"""One row per deal that several tables can play.

``luck`` determines the board's cards. ``source`` is the board's origin. A board of a finished game
("table") is never closed.
"""

board_plays = Table(
    "board_plays",
    metadata,
    Column("board_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("deal_no", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    # The worth by seat. Null if the table has no result.
    Column("worth", JSON(none_as_null=True)),
    Column("ended_by", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("stood_in", JSON, nullable=False),
    Index("ix_board_plays_table", "table_id"),
)
"""The result of a board at a table. The result follows from the journal."""

seen = Table(
    "seen",
    metadata,
    Column("board_id", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The table that dealt the person these cards. The column is empty if they saw the cards
    # elsewhere.
    Column("table_id", Text, primary_key=True, server_default=text("''")),
    Column("guild_id", BigInteger, nullable=False),
    Column("how", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # A deleted person's ``user_id`` is a one-way mark with this key, and the row is kept until
    # ``until``.
    *(Column("key", LargeBinary), Column("until", BigInteger)),
    Index("ix_seen_person", "user_id"),
    Index("ix_seen_server", "guild_id"),
)
"""How and when people could first see the cards of a deal, also before it is a board."""

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("events", Text, nullable=False),
    Column("stored_at", BigInteger, nullable=False),
)
"""One row per step. Its key is also a lock: the first process to store a version wins."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)
"""The state of a table after its steps up to this version.

With a snapshot, a long game is loaded without reading those steps. A snapshot follows from the
journal. If it is missing or can't be read, all steps are read.
"""

ledgers = Table(
    "ledgers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    # Counted from 1 in the order of dealing.
    Column("deal_no", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The version of the medium computer that calculated the ledger, and the number of futures per
    # moment.
    Column("version", Integer, nullable=False),
    Column("futures", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
)
"""The parts of luck and choice in a deal, for a seat (engine.notation.ledger_story).

A ledger follows from the journal, and is deleted with the journal. It names no one.
"""

seasons = Table(
    "seasons",
    metadata,
    Column("season_id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    UniqueConstraint("guild_id", "number"),
)
"""One row per season, numbered per server. The current season isn't closed."""

games = Table(
    "games",
    metadata,
    Column("game_no", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id"), nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("season_id", Integer, ForeignKey("seasons.season_id"), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("unrated", Text),
    Column("length", Text),
    Column("void", Boolean, nullable=False),
    Index("ix_games_server", "guild_id", "game_no"),
    Index("ix_games_season", "season_id", "game_no"),
)
"""One row per finished game, numbered in the order of booking.

``unrated`` is the reason why the game doesn't count for ratings, or null if it counts. ``length``
is null if the house rules set their own length. ``void`` games were removed by a manager. The
number and the season are stored only here. Everything else in the league follows from the journal.
"""

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    # A seat that changed hands has a row for each holder, so this isn't the seat's number.
    Column("seat_period", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    # The hash of the rules that were played.
    Column("rules", Text),
    Column("game_no", Integer, ForeignKey("games.game_no"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("began", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("timeouts", Integer, nullable=False),
    *(Column("strength", Text), Column("version", Integer)),  # how a computer plays
    # The all-time rating at this kind of game, after this game. Null if the game didn't count.
    Column("mu", Double),
    Column("sigma", Double),
    # For the games of a person, and for their rating curve at one kind of game.
    Index("ix_results_person", "user_id", "guild_id", "game_no"),
    # Only for rows with a mu (0001_first.py). A condition here would make every bot load
    # PostgreSQL's dialect, which takes two megabytes.
    Index("ix_results_curve", "user_id", "guild_id", "game", "game_no"),
)
"""One row per seat period of a finished game.

``user_id`` is null for a computer, and below zero for a person who asked to be forgotten.
"""

ladder = Table(
    "ladder",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("season_id", Integer, primary_key=True, autoincrement=False),
    Column("rated", Boolean, primary_key=True, autoincrement=False),
    Column("player", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double),
    Column("sigma", Double),
    *(
        Column(name, Integer, nullable=False)
        for name in (
            *("rated_games", "games", "wins", "places", "points", "deals"),
            *("streak", "best_streak", "left", "timeouts"),
        )
    ),
    # These follow from the columns above, so that pages can be sorted by them: the rating as it is
    # shown, and the points per deal, higher if better.
    Column("rating", Double),
    Column("worth", Double),
    *(
        Index(f"ix_ladder_{measure}", "guild_id", "game", "season_id", "rated", measure, "player")
        for measure in ("rating", "wins", "worth", "games", "best_streak")
    ),
)
"""The sums and the rating of each player.

``game`` is empty for all games together. ``season_id`` is 0 for all time. ``player`` is 0 or below
for computers of the server, by their style (data.league.standings). Rows with ``rated`` cover the
games that changed this player's rating. The other rows cover all games, and have no rating.
"""

players = Table(
    "players",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
)
"""The name of a person in their latest game in a server."""

corrections = Table(
    "corrections",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("table_id", Text, ForeignKey("games.table_id"), nullable=False),
    Column("by_user", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Index("ix_corrections_server", "guild_id", "number"),
)
"""Managers' corrections of finished games, in order."""

reckonings = Table(
    "reckonings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("mark", Text, nullable=False),
)
"""Servers whose ladders must still be recalculated after their latest correction.

``table_id`` is the table of the corrected game, or empty for several. ``mark`` identifies the
recalculation.
"""

presets = Table(
    "presets",
    metadata,
    Column("preset_id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    # The name without regard to capitals. It identifies a preset, and must be unique.
    Column("folded", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("is_default", Boolean, nullable=False),
    UniqueConstraint("guild_id", "game", "folded"),
)
"""House rules that a server has named, with all options of their game."""

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""The settings of a person, in every server."""

forming = Table(
    "forming",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""The people who want a ping when a table opens in a server, and for which tables."""

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""The settings of a server by its managers."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("beat_at", BigInteger, nullable=False),
    Column("troubles", Text),
)
"""One row per shard. It says when a process that serves the shard last ran.

The time is 0 if none ever ran. The row also has that process's troubles.

Shard 0 of 0 always has a row, for one process that serves all shards.
"""

leases = Table(
    "leases",
    metadata,
    Column("shards", Text, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
)
"""One row per process that serves shards.

Only this process writes for these shards (data.database.epoch).
"""

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("orders", JSON, nullable=False),
)
"""A person's standing answers to the May Is of a table, deleted when the table closes."""

faults = Table(
    "faults",
    metadata,
    Column("reference", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    *(Column(name, Text, nullable=False) for name in ("doing", "wanted", "error")),
    Index("ix_faults_table", "table_id"),
)
"""Engine faults that stopped a table, with the work, the version and the error."""


departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", BigInteger, nullable=False),
)
"""Servers that the bot has left, and when. Their data is deleted later (data.retention)."""

outages = Table(
    "outages",
    metadata,
    # 0 for all servers of the shard.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # 0 of 0 for any shard.
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("began", Double, primary_key=True, autoincrement=False),
    Column("ended", Double, nullable=False),
)
"""Times in which people could not reach the bot. Players get this time back."""

registrations = Table(
    "registrations",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Servers that have their own registration of the commands."""

index_rows = Table(
    "index_rows",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("people", JSON, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("deadline", Double),
    Column("closes_at", Double),
    Column("touched_at", Double, nullable=False),
)
"""The state of an open table after a step, so that a start needn't read its journal."""

daily_chain = Table(
    "daily_chain",
    metadata,
    Column("first_day", Integer, primary_key=True, autoincrement=False),
    Column("anchor", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("seen_day", Integer, nullable=False),
)
"""The chains of secrets for the deals of the day (engine.table.day).

The anchor is public. ``secret`` is the end of the chain, and no one may see it. ``seen_day`` is the
latest day so far.
"""

daily_days = Table(
    "daily_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("board_id", Text, ForeignKey("boards.board_id"), nullable=False),
    Column("anchor", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("players", Text, nullable=False),
    Column("pars", JSON(none_as_null=True)),
    Column("line", JSON(none_as_null=True)),
)
"""One row per deal of the day that someone has started.

The row has the deal's ``number`` in the chain of this anchor, the players of the other seats, the
results of computers, and the moves of a strong computer.
"""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.table_id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Index("ix_daily_tries_person", "user_id", "day"),
    Index("ix_daily_tries_table", "table_id"),
)
"""A person's one try at a deal of the day. Its result is in ``board_plays``."""

daily_here = Table(
    "daily_here",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""People whom a server shows wherever they play the deal of the day."""
