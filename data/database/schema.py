"""The tables of the database. A change here needs a migration beside it."""

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
"""Where migrations note how far they came; not Alembic's own name, which others may use."""

# Named by rule, so that a later migration can name what it changes on every database.
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
    # As it was published: kept, because it may be made otherwise one day.
    Column("seal", Text, nullable=False),
    Column("rules_revision", Integer, nullable=False),
    Column("recipe", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("message_id", BigInteger),
    Column("call_id", BigInteger),
    Column("terms", JSON, nullable=False),
    # When its journal was thinned: there are no steps any more. Null where it has them.
    Column("thinned_at", BigInteger),
    # It is closed, and nobody knows yet that its message says so.
    Column("end_unshown", Boolean, nullable=False, server_default=false()),
    # The board that it plays, whose row may come from another table; null: deals of its own.
    Column("board_id", Text),
    # What the player to move tries out in this turn (bot/workbench/drafts.py).
    Column("draft", Text),
    Index("ix_tables_open", "is_open", "created_at"),
    Index("ix_tables_board", "board_id"),
)
"""One row a table: what was fixed when its lobby opened, whether it is open, where it is shown,
and which message calls the player to their turn."""

boards = Table(
    "boards",
    metadata,
    Column("board_id", Text, primary_key=True),
    # 0: one that every server plays.
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
"""One row a deal that several tables can play. ``luck``: what its cards follow from. ``source``:
where it comes from; a board of a finished game ("table") is never closed."""

board_plays = Table(
    "board_plays",
    metadata,
    Column("board_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("deal_no", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    # By seat; null where it has no result.
    Column("worth", JSON(none_as_null=True)),
    Column("ended_by", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("stood_in", JSON, nullable=False),
    Index("ix_board_plays_table", "table_id"),
)
"""What became of a board at a table; it follows from the journal."""

seen = Table(
    "seen",
    metadata,
    Column("board_id", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The table that dealt them these cards. It is empty if they saw them elsewhere.
    Column("table_id", Text, primary_key=True, server_default=text("''")),
    Column("guild_id", BigInteger, nullable=False),
    Column("how", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # A deleted person's ``user_id`` is a one-way mark with this key, and is kept until then.
    *(Column("key", LargeBinary), Column("until", BigInteger)),
    Index("ix_seen_person", "user_id"),
    Index("ix_seen_server", "guild_id"),
)
"""Who could see the cards of a deal first, how and when; also of deals that are no board yet."""

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("events", Text, nullable=False),
    Column("stored_at", BigInteger, nullable=False),
)
"""One row a step. Its key is also the lock between processes: the first to store a version wins."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)
"""What the steps of a table up to this version come to, so that a long game is brought back without
them. It follows from the journal: where it is missing or cannot be read, all steps are read."""

ledgers = Table(
    "ledgers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=True),
    # Counted from 1 in the order in which they were dealt.
    Column("deal_no", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The version of medium that it was reckoned with, and how many futures each moment has.
    Column("version", Integer, nullable=False),
    Column("futures", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
)
"""What chance and choice made of a deal for a seat (engine.notation.ledger). It follows from the
journal, and goes with it; it names nobody."""

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
"""One row a season, counted by server. The one that is not closed is the present one."""

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
"""One row a finished game, numbered in the order in which they were booked.

``unrated`` says why it does not count for ratings; null if it does. ``length``: null where the
house rules have one of their own. ``void``: a manager took it out. Its number and season are facts
of their own; all else of the league follows from the journal.
"""

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    # A seat that changed hands has a row for each who held it, so this is not the seat's number.
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
    # The rating of all time in this game, after it; null where it did not count.
    Column("mu", Double),
    Column("sigma", Double),
    # A person's games, and their curve in one of them.
    Index("ix_results_person", "user_id", "guild_id", "game_no"),
    # Of rows with a mu alone (0001_first.py). Said here, too, it would have every bot load the
    # dialect of PostgreSQL, two megabytes.
    Index("ix_results_curve", "user_id", "guild_id", "game", "game_no"),
)
"""One row a seat period of a finished game. ``user_id`` is null for a computer, below zero for
somebody who asked to be forgotten."""

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
    # What follows from the columns above, so that pages can be read in its order: the number that
    # a rating is shown as, and points a deal with the better ones higher.
    Column("rating", Double),
    Column("worth", Double),
    *(
        Index(f"ix_ladder_{measure}", "guild_id", "game", "season_id", "rated", measure, "player")
        for measure in ("rating", "wins", "worth", "games", "best_streak")
    ),
)
"""What each player has reached: sums over their results, and their rating.

``game`` is empty for all games together, ``season_id`` 0 for all time, ``player`` 0 or below for
computers of the server, by their style (data.league.standings). ``rated``: the games that changed
this player's rating, else all that they have played: that row has none."""

players = Table(
    "players",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
)
"""What a person was called in their latest game in a server."""

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
"""What managers have done to finished games, in order."""

reckonings = Table(
    "reckonings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("mark", Text, nullable=False),
)
"""Servers whose ladders are still to be recalculated after their latest correction.

``table_id``: the game that was corrected; empty for several. ``mark``: of whoever recalculates.
"""

presets = Table(
    "presets",
    metadata,
    Column("preset_id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    # The name without regard to capitals, by which it is found and stays the only one.
    Column("folded", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("is_default", Boolean, nullable=False),
    UniqueConstraint("guild_id", "game", "folded"),
)
"""House rules that a server has given a name, with all options of their game."""

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""What a person has set for themselves, in every server."""

forming = Table(
    "forming",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""Who wants to be pinged in a server when a table opens there, and for which tables."""

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
"""What the managers of a server have set for it."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("beat_at", BigInteger, nullable=False),
    Column("troubles", Text),
)
"""One row a shard: when a process that serves it was last seen running (0: never), and its troubles
then. Of shard 0 of 0, where one process serves all, there is always one."""

leases = Table(
    "leases",
    metadata,
    Column("shards", Text, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
)
"""One row a process that serves shards: nobody else writes for them (data.database.epoch)."""

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("orders", JSON, nullable=False),
)
"""What a person has said beforehand to every May I of a table; gone when the table closes."""

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
"""Engine faults that stopped a table: what was being done at which version, and what came of it."""


departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", BigInteger, nullable=False),
)
"""Servers that the bot is no longer in, and since when; all that is kept of them goes with time."""

outages = Table(
    "outages",
    metadata,
    # 0: of all servers of the shard.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # 0 of 0: of whichever shard.
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("began", Double, primary_key=True, autoincrement=False),
    Column("ended", Double, nullable=False),
)
"""When people could not reach the bot: that time is given back to its players."""

registrations = Table(
    "registrations",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Servers in which the commands were registered by themselves, and are still."""

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
"""How an open table stood after a step, so that a start need not read its journal."""

daily_chain = Table(
    "daily_chain",
    metadata,
    Column("first_day", Integer, primary_key=True, autoincrement=False),
    Column("anchor", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("seen_day", Integer, nullable=False),
)
"""Chains of secrets of the deal of the day (engine.table.day): the anchor is for everybody,
``secret``, the last of the chain, for nobody. ``seen_day``: the latest day that was."""

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
"""One row a deal of the day that somebody has begun: its ``number`` in the chain of this anchor,
who plays the other seats by which rules, what computers made of it, and how strong played it."""

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
"""The one try of a person at a deal of the day. What came of it stands in ``board_plays``."""

daily_here = Table(
    "daily_here",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Who is shown among those of a server, wherever they play the deal of the day."""
