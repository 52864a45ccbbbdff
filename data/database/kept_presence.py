"""What is kept about the presence of the bot, and about what a start need not read: see kept.py."""

from collections.abc import Mapping

from data.database.kept_words import CLOSED, RUN, TABLE, Column, KeptTable

__all__ = ["PRESENCE"]

PRESENCE: Mapping[str, KeptTable] = {
    "departures": KeptTable(
        "Servers that have removed the bot; their data is deleted some time later.",
        "until the bot is back, or all of the server is deleted",
        {
            "guild_id": Column("the server's id on Discord", "its data is found"),
            "left_at": Column("when the bot was removed", "the time is counted from it"),
        },
    ),
    "registrations": KeptTable(
        "Servers with commands of their own, for development.",
        "until they are registered elsewhere",
        {"guild_id": Column("the server's id on Discord", "they are removed from there again")},
    ),
    "pulse": KeptTable(
        "When the bot was last seen running.",
        RUN,
        {
            "shard_count": Column("how many shards there are", "a process serves some of them"),
            "shard": Column("the shard's number", "a process serves some of them"),
            "beat_at": Column("the time", "time in which it was down is given back to players"),
            "troubles": Column("what was wrong with it", "`python -m bot health` shows it"),
        },
    ),
    "outages": KeptTable(
        "When no bot served a shard, or it was not in a server.",
        "30 days",
        {
            "guild_id": Column("which server; 0: all", "the time is given back there"),
            "shard_count": Column("how many shards there are", "a process serves some of them"),
            "shard": Column("the shard's number", "a process serves some of them"),
            "began": Column("from when", "the time is given back to players"),
            "ended": Column("until when", "the time is given back to players"),
        },
    ),
    "bookmarks": KeptTable(
        "How an open table was, so that a start need not read all of it.",
        CLOSED,
        {
            "table_id": TABLE,
            "version": Column("after which step", "a table that has gone on is read"),
            "people": Column(
                "who sits there, is invited, and opened the lobby", "they find their tables"
            ),
            "settled": Column("whether its message was true", "others are shown after a start"),
            "deadline": Column("when its next deadline is", "then it goes on or closes"),
            "closes_at": Column("when it closes if nobody comes", "then it goes on or closes"),
            "touched_at": Column("when somebody did something last", "idle tables are closed"),
        },
    ),
}
"""By the name of each table."""
