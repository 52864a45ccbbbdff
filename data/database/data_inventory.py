"""What each column of the database is, why it is kept, and for how long: docs/privacy.md in data.

Whoever adds a column adds a line here; a test fails otherwise.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from data.database.schema import metadata

ALWAYS = "as long as the bot is in the server"
THINNED = f"{ALWAYS}, or for the days after the table closed that the operator has set"
RUN = "as long as the bot runs"
ANONYMOUS = f"{ALWAYS}; after `/privacy delete` under a random number"
DELETED = "until `/privacy delete`"
CLOSED = "until the table closes"


class Column(NamedTuple):
    """``what`` stands in a column, and ``why``. ``until``: how long, None: as the table says."""

    what: str
    why: str
    until: str | None = None


class KeptTable(NamedTuple):
    """A table in one sentence, how long its rows are kept, and its columns by name."""

    about: str
    until: str
    columns: Mapping[str, Column]


SERVER = Column("the server's id on Discord", "everything belongs to a server")
GAME = Column("which game", "standings are by game")
TABLE = Column("the table's id", "it connects the parts of a game")


def _sums(*names: tuple[str, str]) -> dict[str, Column]:
    return {name: Column(what, "leaderboard and `/stats`") for name, what in names}


KEPT: Mapping[str, KeptTable] = {
    "tables": KeptTable(
        "One row for each table that was opened, finished or not.",
        ALWAYS,
        {
            "table_id": TABLE,
            "guild_id": SERVER,
            "channel_id": Column("the channel's id", "the table is shown there"),
            "game": Column("which game", "it is played by its rules"),
            "options": Column("the house rules at first", "it is played by them"),
            "host": Column("who opened it", "hosts have rights at their table", ANONYMOUS),
            "host_name": Column("their name", "the lobby shows it", DELETED),
            "seed": Column("the secret number of the shuffles", "every shuffle follows from it"),
            "seal": Column("the seal of that number", "it proves the shuffles fair"),
            "rules_revision": Column("which rules were in force", "old games stay readable"),
            "recipe": Column("how its cards follow from the seed", "they can be checked later"),
            "created_at": Column("when it was opened", "idle tables are closed"),
            "is_open": Column("whether it is open", "open tables come back after a restart"),
            "message_id": Column("its message", "it is edited in place"),
            "call_id": Column("the message that pings", "it is deleted after the move"),
            "terms": Column(
                "clock, rated or casual, open hands; the game it goes on from; the deal it plays",
                "what everybody agreed to",
            ),
            "board_id": Column("the deal that it plays as other tables do", "`Compare` finds them"),
            "thinned_at": Column("when its journal was thinned", "people read why it is gone"),
            "draft": Column(
                "what is tried out on the workbench", "it survives a restart", "until the turn ends"
            ),
            "end_unshown": Column(
                "whether its end has still to be shown", "so it is, after a restart"
            ),
        },
    ),
    "journal": KeptTable(
        "What happened at a table, step by step: who sat down or asked to, and every move.",
        THINNED,
        {
            "table_id": TABLE,
            "version": Column("the number of the step", "steps have an order"),
            "events": Column(
                "the events with cards, user ids and names",
                "the game goes on after a restart; `/replay`, `/verify`, standings",
                f"{THINNED}; after `/privacy delete` under a random number",
            ),
            "stored_at": Column("when it happened", "clocks are counted from it"),
        },
    ),
    "snapshots": KeptTable(
        "What the earlier deals of a table come to: who sits there and how it stands.",
        THINNED,
        {
            "table_id": TABLE,
            "version": Column("the number of the last step in it", "what follows is read besides"),
            "state": Column(
                "seats with user ids and names, points, how deals ended",
                "a long game comes back quickly",
                f"{THINNED}; or until `/privacy delete`",
            ),
        },
    ),
    "boards": KeptTable(
        "Deals that several tables play, with the same cards.",
        ALWAYS,
        {
            "board_id": Column("the deal's id", "tables of the same cards find each other"),
            "guild_id": SERVER,
            "game": Column("which game", "it is played by its rules"),
            "options": Column("the house rules", "it is played by them"),
            "rules_revision": Column("which rules were in force", "only equal ones are compared"),
            "recipe": Column("how its cards follow from the luck", "only equal ones are compared"),
            "seats": Column("how many play", "every table has as many"),
            "deal_no": Column("which deal of a game it is", "some games ask for more each deal"),
            "dealer": Column("who deals", "every table has the same dealer"),
            "starter": Column("who plays first", "every table begins with the same seat"),
            "way": Column("which way round", "every table plays the same way round"),
            "luck": Column("what its cards follow from", "every table gets the same cards"),
            "seal": Column("the seal of that number", "it proves the shuffles fair"),
            "source": Column("where the deal comes from", "some are closed at a time"),
            "closed_at": Column("when it was closed", "its journals are kept until then"),
        },
    ),
    "board_plays": KeptTable(
        "What became of such a deal at each table.",
        ALWAYS,
        {
            "board_id": Column("which deal", "tables of the same cards are compared"),
            "table_id": TABLE,
            "deal_no": Column("which deal of the game it was", "the replay begins there"),
            "guild_id": SERVER,
            "worth": Column("what it brought each seat", "tables are compared by it"),
            "ended_by": Column("how it ended", "some results do not count"),
            "turns": Column("how many turns it took", "people read it"),
            "finished_at": Column("when it ended", "people read it"),
            "stood_in": Column("which seats changed hands", "nobody is credited for those"),
        },
    ),
    "daily_chain": KeptTable(
        "The secrets that the deals of the day follow from.",
        RUN,
        {
            "first_day": Column("the first day of the chain", "days are counted from it"),
            "anchor": Column("what anybody may know of it", "it proves the deals of all days"),
            "secret": Column("the secret of its last day", "all deals follow from it"),
            "seen_day": Column("the latest day", "a clock that is wrong must not go back"),
        },
    ),
    "daily_days": KeptTable(
        "The deals of the day that somebody has begun.",
        RUN,
        {
            "day": Column("which day", "one deal a day and game"),
            "game": Column("which game", "one deal a day and game"),
            "board_id": Column("the deal", "all tries play it"),
            "anchor": Column("the chain that it comes from", "it can be checked later"),
            "number": Column("which day of that chain", "it can be checked later"),
            "players": Column("how the computers play", "only equal ones are compared"),
            "pars": Column("what computers made of it", "people are told par"),
            "line": Column("how a strong computer played it", "people look at it afterwards"),
        },
    ),
    "daily_tries": KeptTable(
        "Who has played a deal of the day.",
        ALWAYS,
        {
            "day": Column("which day", "one try a day and game"),
            "game": Column("which game", "one try a day and game"),
            "user_id": Column("who it is", "one try a person", ANONYMOUS),
            "table_id": TABLE,
            "guild_id": Column("the server where it was begun", "its board shows them"),
            "ranked": Column("whether it may have a place", "new accounts have none"),
        },
    ),
    "daily_here": KeptTable(
        "Who is shown among those of a server, wherever they play the deal of the day.",
        "until they turn it off, or `/privacy delete`",
        {
            "guild_id": Column("which server", "people choose it for each server"),
            "user_id": Column("who it is", "its board shows them"),
        },
    ),
    "seen": KeptTable(
        "Who could see the cards of a deal, so that they do not play it again. "
        "After `/privacy delete` a one-way mark instead of you, which says nothing else.",
        f"{ALWAYS}, and a mark until the deal of the day is closed or for 30 days",
        {
            "board_id": Column("which deal, or which game", "it is asked before cards are dealt"),
            "user_id": Column("who it is, or the mark", "they have seen its cards"),
            "table_id": Column("the table that dealt them", "they may come back to a seat there"),
            "guild_id": SERVER,
            "how": Column("in a seat, a replay, a proof or a comparison", "they read why"),
            "at": Column("when", "they read it"),
            "key": Column("a random key for each mark", "an id is compared with the mark by it"),
            "until": Column("when mark and key are deleted", "no mark is kept for longer"),
        },
    ),
    "ledgers": KeptTable(
        "What chance and choice made of a deal for a seat, once somebody has asked for it.",
        THINNED,
        {
            "table_id": TABLE,
            "deal_no": Column("which deal", "it is about one deal"),
            "seat": Column("which seat", "it is about one seat"),
            "version": Column("how the computers played", "they play otherwise later"),
            "futures": Column("how often the deal was played on", "how sure it is follows from it"),
            "lines": Column(
                "what each card and each move was worth, and what a computer would have done",
                "the next who asks need not wait",
            ),
        },
    ),
    "seasons": KeptTable(
        "The seasons of a server's leaderboard.",
        ALWAYS,
        {
            "season_id": Column("a number", "games name their season"),
            "guild_id": SERVER,
            "number": Column("which one it is", "people read it"),
            "name": Column("what its managers call it", "people read it"),
            "opened_at": Column("when it began", "people read it"),
            "closed_at": Column("when it ended", "people read it"),
        },
    ),
    "games": KeptTable(
        "One row for each finished game.",
        ALWAYS,
        {
            "game_no": Column("a number", "ratings follow from the order of games"),
            "table_id": TABLE,
            "guild_id": SERVER,
            "game": GAME,
            "season_id": Column("its season", "standings are by season"),
            "finished_at": Column("when it ended", "`/history`"),
            "deals": Column("how many deals", "`/history`"),
            "unrated": Column("why it was not rated", "people read it"),
            "length": Column("quick, for an evening, or full", "people read it"),
            "void": Column("whether a manager took it out", "then it does not count"),
        },
    ),
    "results": KeptTable(
        "How a finished game ended for each who held a seat.",
        ANONYMOUS,
        {
            "table_id": TABLE,
            "seat_period": Column("which of them", "a seat may change hands"),
            "guild_id": SERVER,
            "game": GAME,
            "user_id": Column("who it was", "standings and `/history`"),
            "name": Column("their name", "`/history` shows it", DELETED),
            **_sums(
                ("place", "their place"),
                ("total", "the seat's points"),
                ("won", "whether they won"),
                ("left", "whether they gave up the seat"),
                ("finished_at", "when the game ended"),
                ("points", "points of their own deals"),
                ("deals", "how many deals those were"),
                ("timeouts", "how often their time ran out"),
            ),
            "rules": Column("a hash of the rules", "which rules a result is of"),
            "game_no": Column("the game's number", "ratings follow from the order of games"),
            "seat": Column("which seat", "`/history` and replays name it"),
            "began": Column("whether they were there from the first deal", "else it is not rated"),
            "strength": Column("how strong a computer was", "each strength has its own rating"),
            "version": Column("the version of that strength", "versions play differently"),
            "mu": Column("their rating after the game", "the curve in `/stats`"),
            "sigma": Column("how uncertain it was", "the curve in `/stats`"),
        },
    ),
    "ladder": KeptTable(
        "What each player has reached in a server, by game and season: sums and ratings.",
        DELETED,
        {
            "guild_id": SERVER,
            "game": GAME,
            "season_id": Column("which season", "standings are by season"),
            "rated": Column("rated or all play", "they have lists of their own"),
            "player": Column("who it is", "their place and statistics"),
            "mu": Column("their rating", "the leaderboard"),
            "sigma": Column("how uncertain it is", "the leaderboard"),
            "rating": Column("the rating as it is shown", "the leaderboard is sorted by it"),
            "worth": Column("points per deal", "the leaderboard is sorted by it"),
            **_sums(
                ("rated_games", "how many rated games"),
                ("games", "how many games"),
                ("wins", "how many wins"),
                ("places", "the sum of places"),
                ("points", "the sum of points"),
                ("deals", "how many deals"),
                ("streak", "wins in a row now"),
                ("best_streak", "the longest winning streak"),
                ("left", "how often they gave up a seat"),
                ("timeouts", "how often their time ran out"),
            ),
        },
    ),
    "players": KeptTable(
        "Names on leaderboards.",
        DELETED,
        {
            "guild_id": SERVER,
            "user_id": Column("who it is", "the name belongs to them"),
            "name": Column("their name in the latest game there", "the leaderboard shows it"),
        },
    ),
    "corrections": KeptTable(
        "What managers have done to finished games.",
        ALWAYS,
        {
            "number": Column("a number", "corrections have an order"),
            "guild_id": SERVER,
            "table_id": Column("which game", "people see what was corrected"),
            "by_user": Column("which manager", "people see who did it", ANONYMOUS),
            "at": Column("when", "people see it"),
            "reason": Column("the reason they wrote", "people see it"),
            "kind": Column("taken out or put back", "people see it"),
        },
    ),
    "reckonings": KeptTable(
        "Servers whose standings are being recalculated after a correction.",
        "until that is done",
        {
            "guild_id": SERVER,
            "table_id": Column("the corrected game", "what has to be recalculated"),
            "mark": Column("who recalculates", "two processes do not do it twice"),
        },
    ),
    "presets": KeptTable(
        "House rules under a name.",
        "until a manager deletes them",
        {
            "preset_id": Column("a number", "menus name them by it"),
            "guild_id": SERVER,
            "game": Column("which game", "rules belong to a game"),
            "name": Column("their name", "people choose by it"),
            "folded": Column("the same in small letters", "no name comes twice"),
            "options": Column("the rules", "tables are opened with them"),
            "is_default": Column("whether new tables start with them", "so they do"),
        },
    ),
    "people": KeptTable(
        "What a person has set for themselves.",
        DELETED,
        {
            "user_id": Column("who it is", "the settings belong to them"),
            "settings": Column(
                "language, cards, sorting, pings, quiet hours, blocked people",
                "the bot follows them",
            ),
        },
    ),
    "forming": KeptTable(
        "Who wants to be pinged when a table opens in a server.",
        "until they turn it off, or `/privacy delete`",
        {
            "guild_id": Column("which server", "people choose it for each server"),
            "user_id": Column("who it is", "they are pinged"),
            "settings": Column("for which games, and when", "nobody is pinged otherwise"),
        },
    ),
    "servers": KeptTable(
        "What the managers of a server have set for it.",
        ALWAYS,
        {
            "guild_id": SERVER,
            "settings": Column(
                "language, channels, defaults, seasons, barred members, the role that is pinged",
                "tables follow them",
            ),
        },
    ),
    "standing_orders": KeptTable(
        "What a person answers to every May I? of a table.",
        CLOSED,
        {
            "table_id": TABLE,
            "user_id": Column("who it is", "the answers are theirs alone"),
            "orders": Column("the answers", "they are given without a click"),
        },
    ),
    "faults": KeptTable(
        "Bugs that stopped a table.",
        "90 days, or until the next bug after that",
        {
            "reference": Column("a random number", "players see it and can quote it"),
            "table_id": TABLE,
            "version": Column("after which step", "the bug can be reproduced"),
            "at": Column("when", "old ones are deleted"),
            "doing": Column("what was being done", "the bug can be reproduced"),
            "wanted": Column("from which seat, and with which cards", "the bug can be reproduced"),
            "error": Column("where the program broke", "it can be fixed"),
        },
    ),
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
    "heartbeat": KeptTable(
        "When the bot was last seen running.",
        RUN,
        {
            "shard_count": Column("how many shards there are", "a process serves some of them"),
            "shard": Column("the shard's number", "a process serves some of them"),
            "beat_at": Column("the time", "time in which it was down is given back to players"),
            "troubles": Column("what was wrong with it", "`upcard health` shows it"),
        },
    ),
    "leases": KeptTable(
        "Which process may write for which shards.",
        "until another one serves them",
        {
            "shards": Column("the shards, as they are set", "one process serves them"),
            "epoch": Column("since when, in milliseconds", "an earlier process is refused"),
        },
    ),
    "outages": KeptTable(
        "When people could not reach the bot on a shard or in a server.",
        "30 days",
        {
            "guild_id": Column("which server; 0: all", "the time is given back there"),
            "shard_count": Column("how many shards there are", "a process serves some of them"),
            "shard": Column("the shard's number", "a process serves some of them"),
            "began": Column("from when", "the time is given back to players"),
            "ended": Column("until when", "the time is given back to players"),
        },
    ),
    "index_rows": KeptTable(
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


_HEAD = """\
# Privacy

What Upcard stores, why, and for how long. This page is made from the database schema by
`upcard privacy`; a test compares them. The operator of a bot is responsible for it and may
say more: `/about` names whom to ask.

- **You see all of it** with `/privacy export`: a file with everything that is stored about you.
  It never has a seed, the order of a stock or another player's hand. `/replay` shows what you
  played, once the game is over.
- **You delete it** with `/privacy delete`. Games that others have played with you stay theirs:
  there you are a former player, without a name and under a random number, a different one in each
  server. A server that has barred you from its tables keeps that, so that the bar holds.
- **Cards that you saw stay seen.** After `/privacy delete` you don't get a second try at a deal of
  the day, or a seat at a table that deals cards you saw. The bot keeps one-way marks for that
  (`seen`). It can compare your id with a mark, but it can't read an id from it. A mark and its key
  are deleted within an hour after the deal of the day is closed, others after 30 days.
- **A server that removes the bot** is deleted after 30 days, or as many as the operator has set:
  its tables, games, standings and settings, and the settings of people who were in no other server.
  If the bot is back before that, everything is as it was. An outage of Discord deletes nothing.
- **What people write is not stored.** To post a table at the bottom again, the bot asks Discord for
  the messages below it and counts them. What you type into its own windows and commands is used for
  what they say.
- **Nothing is sold or sent anywhere.** Discord carries what you click and read; nothing goes to any
  other service.
- **Backups** are made by the operator, and by the bot before an upgrade. They contain what was
  deleted later, for as long as they are kept: ask the operator.
- **Metrics** count tables, moves and requests; no person and no server is in them.
- **Logs** name tables, channels, servers and single clicks by their ids, and never a hand. A
  few lines name a deleted or barred person, or a manager, by their id.
- **The operator** can export and delete your data, too, if you can't use the commands.
"""


def privacy_page() -> str:
    """The whole page in Markdown."""
    return _HEAD + "".join(part for name in metadata.tables for part in _table(name, KEPT[name]))


def _table(name: str, kept: KeptTable) -> Iterator[str]:
    yield f"\n## {name}\n\n{kept.about} Kept {kept.until}.\n\n"
    yield "| column | what it is | why |\n|---|---|---|\n"
    for column in metadata.tables[name].columns:
        said = kept.columns[column.name]
        yield f"| `{column.name}` | {said.what} | {said.why}{_besides(said.until, kept.until)} |\n"


def _besides(until: str | None, usual: str) -> str:
    """How long a column is kept, as far as its table does not say it."""
    rest = (until or usual).removeprefix(usual)
    return rest if not rest or rest.startswith(";") else f"; kept {rest}"
