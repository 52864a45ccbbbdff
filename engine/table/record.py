"""The records of a table that the live table and the storage share."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple, Self

from engine.cards import Card
from engine.computer.strength import Style
from engine.events import Event
from engine.listing import Length
from engine.result import Result
from engine.state import Memory
from engine.table.evolve_roster import Attendance
from engine.table.roster import Roster
from engine.table.table_events import ChosenRules
from engine.table.terms import NO_CLOCK, Terms

RULES_REVISION = 1
"""The revision of the rules. Raise it when an old journal would play differently.

The revision is kept with each table and is part of the hash of the table's rules
(engine.options.rules_hash). After you raise it, the results of an older table still use the
revision that is kept with the table.
"""


@dataclass(frozen=True, slots=True)
class Header:
    """The facts of a table that are fixed when its lobby opens."""

    table_id: str
    guild_id: int
    channel_id: int
    game: str
    options: Mapping[str, object]
    """The house rules first chosen, as JSON values.

    A missing key has its default. Later changes of the rules are in the journal.
    """
    host: int
    host_name: str
    seed: bytes
    """The seed of all shuffles, which is secret until the game is over."""
    created_at: int
    """In Unix seconds."""
    terms: Terms = NO_CLOCK


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a table's journal, with all events of one accepted move."""

    version: int
    events: tuple[Event, ...]
    stored_at: int = field(default=0, compare=False, repr=False)
    """The time of storing, in Unix seconds. Two steps that differ only in this are equal."""


Player = tuple[int, int | None]
"""A seat and the user id of the person who played it.

None means a computer, the autopilot, or someone who had the seat earlier.
"""


class LuckyTake(NamedTuple):
    """A card that a player took after an opponent discarded it, and laid in the same turn."""

    card: Card
    thrown_by: int


class DealNotes(NamedTuple):
    """The facts of a deal that the highlights of its game need."""

    people: tuple[int | None, ...]
    """The user id of each seat when the deal ended. None for computers."""
    draws: Mapping[Player, int]
    most: Mapping[Player, int]
    """The most cards laid in one turn."""
    upcards: Mapping[Player, int]
    """The number of upcards received by May I."""
    winning_take: LuckyTake | None
    """The discard that the winner took and laid in the turn that ended the deal.

    None without such a discard.
    """


@dataclass(frozen=True, slots=True)
class SeatPeriod:
    """One player's time at a seat."""

    began: bool
    """True if the period started with the first deal."""
    before: int = 0
    """The total at which the player took over the seat."""
    deals: int = 0
    """The number of deals that ended in this period."""
    timeouts: int = 0
    """The number of timeouts in this period."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The sum of all steps before a deal, up to ``version``.

    The deal and everything after it need nothing else of these steps, so a long game is restored
    without reading them. Fields without a description are the fields of TableState with the same
    name.
    """

    version: int
    options: ChosenRules
    roster: Roster
    scores: tuple[int, ...]
    memory: tuple[Memory, ...]
    """The records of the rules that last for more than one deal."""
    results: tuple[Result, ...]
    """The results of the deals, without the lines of the score sheet."""
    deal_notes: tuple[DealNotes, ...]
    periods: tuple[SeatPeriod, ...]
    gone: tuple[tuple[int, SeatPeriod, int], ...]
    attendance: Attendance
    stood_in: Mapping[int, float]
    nudged: float | None
    """When a player was last nudged, in Unix seconds."""


TAKEN_DOWN = 0
"""Stands for a message's id if the message was deleted. The bot doesn't send it again."""


Noted = Literal["message_id", "call_id", "end_unshown", "draft"]
"""The fields of a StoredTable that can change without a new step."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    header: Header
    entries: tuple[Entry, ...]
    message_id: int | None
    """The id of a message that shows the table.

    None if no message shows it yet, TAKEN_DOWN if the message was deleted.
    """
    is_open: bool
    call_id: int | None = None
    """The id of a message that calls the player to their turn, or None."""
    last: int | None = None
    """The last version, if not all steps could be read.

    With None, ``entries`` has the last version.
    """
    is_thinned: bool = False
    """True if the table closed long ago and its entries were deleted."""
    snapshot: Snapshot | None = None
    """The sum of the steps before ``entries``. None if ``entries`` has all steps."""
    end_unshown: bool = False
    """True if the table is closed and its message may still show it open."""
    draft: str | None = None
    """The unfinished move that the player is trying out, as last saved."""

    @property
    def version(self) -> int:
        """The version of the last step, even if it could not be read."""
        if self.last is not None:
            return self.last
        return self.entries[-1].version if self.entries else 0


class IndexRow(NamedTuple):
    """The state of an open table after a step, kept so that no one must read its journal."""

    table_id: str
    version: int
    """The version of the step after which the table had this state."""
    is_lobby: bool
    users: tuple[int, ...]
    """The people who have a seat."""
    invited: tuple[int, ...]
    """The users who have not accepted their seat yet."""
    lobby_of: int | None
    """The host, if this is a lobby but not for a rematch."""
    stuck: bool
    """True if the table is stopped. A stopped table doesn't keep its people from other tables."""
    settled: bool
    """True if the message was up to date and nothing was due except at ``deadline``."""
    deadline: float | None
    """When the table continues on its own, in Unix seconds."""
    closes_at: float | None
    """When the table closes if no one does anything, in Unix seconds."""
    touched_at: float
    """When someone last did something, in Unix seconds."""


class OpenTable(NamedTuple):
    """Enough about an open table to find it."""

    table_id: str
    guild_id: int
    channel_id: int
    created_at: int
    """In Unix seconds."""
    practice: bool
    game: str = ""
    version: int = 0
    """The version of the table's newest step."""
    after: str | None = None
    """The table of the previous game with the same seats."""
    index_row: IndexRow | None = None
    """The last saved row, which may be some steps old. None if no row was saved."""
    branch: bool = False
    """True for a practice table that plays on from a moment of a finished game."""
    board: str | None = None
    """The id of the board that is played there."""


class Outage(NamedTuple):
    """A period in which people could not reach the bot, in Unix seconds."""

    guild_id: int
    """The server concerned, or 0 for the whole shard."""
    began: float
    """The start of the outage. 0 if unknown."""
    ended: float
    shard: tuple[int, int] = (0, 0)
    """The number of shards and the shard's own number. (0, 0) is the whole process."""

    def concerns(self, guild_id: int) -> bool:
        """Return whether people of this server could not reach the bot."""
        if self.guild_id:
            return self.guild_id == guild_id
        count, number = self.shard
        return not count or (guild_id >> 22) % count == number


def out_of_order(outages: Iterable[Outage], since: float, until: float) -> float:
    """Return how many seconds between two moments fall into any of the outages."""
    lost, reached = 0.0, since
    for outage in sorted(outages, key=lambda out: out.began):
        begin, end = max(outage.began, reached), min(outage.ended, until)
        if end > begin:
            lost += end - begin
            reached = end
    return lost


class BoardPlay(NamedTuple):
    """The result of a board at a table."""

    board_id: str
    deal_no: int
    worth: tuple[int, ...] | None
    """The worth for each seat. None without a result."""
    ended_by: str
    """How the deal ended (engine.result.Ending), or why it has no result.

    Without a result, this is NOT_FINISHED, or VOID if that isn't the players' fault. A VOID deal
    counts as if it was never dealt.
    """
    turns: int
    stood_in: tuple[int, ...] = ()
    """The seats that no one held from the start to the end."""


class BoardSeat(NamedTuple):
    """The player who held a seat of a board from its start to its end."""

    user: int | None
    """The user id. None for a computer, if the seat changed hands, or if the player wasn't
    recorded.
    """
    name: str
    """The player's name. Empty if the seat changed hands or the player wasn't recorded."""


class BoardRow(NamedTuple):
    """A table that has played a board, with its worth and, if recorded, its people by seat."""

    table_id: str
    finished_at: int
    worth: tuple[int, ...]
    people: tuple[BoardSeat, ...]


NOT_FINISHED, VOID = "not_finished", "called_off"


class HowSeen(StrEnum):
    """How a person came to know the cards of a board."""

    SEAT = "seat"
    DELETED = "deleted"
    """The person's data was deleted. Only a mark of them is kept."""
    REPLAY = "replay"
    VERIFY = "verify"
    COMPARE = "compare"


class Seen(NamedTuple):
    """How and when (Unix seconds) a person could first see the cards of a board."""

    how: HowSeen
    at: int


class Unrated(StrEnum):
    """Why a finished game isn't rated. If several reasons apply, the first of them counts."""

    CASUAL = "casual"
    """The table was opened as unrated."""
    RULES = "rules"
    """The house rules are neither a preset nor the server's default."""
    COMPUTER = "computer"
    """A computer sat down before the first deal."""
    HANDED_OVER = "handed_over"
    """A player gave up their seat."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game ended for one seat period of a seat."""

    user: int | None
    """The user id. None for a computer, which has a ``style``."""
    name: str
    place: int
    """The place, from 1. Equal totals share a place."""
    total: int
    won: bool
    left: bool = False
    """True if the player gave up the seat.

    ``total`` is then the total when the player left, and that player never wins.
    """
    rules: str | None = None
    """The hash of the rules (engine.options.rules_hash).

    None in games from before hashes were kept.
    """
    seat: int = 0
    began: bool = True
    """True if the player held the seat from the first deal."""
    points: int = 0
    """The points that the player's own deals added to the total, in the usual direction.

    The sign is reversed if only these house rules let the lowest, or the highest, total win.
    """
    deals: int = 0
    """The number of deals that ended while the player held the seat."""
    timeouts: int = 0
    """How often the player's time ran out."""
    unrated: Unrated | None = None
    """Why the game isn't rated, or None if it is rated. This is the same for all seats."""
    length: Length | None = None
    """The game's length, or None if its length has no name. This is the same for all seats."""
    style: Style | None = None
    """How the computer plays (Sitter)."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a player's rating by a game, in displayed rating points."""

    seat: int
    before: int
    after: int
    early: bool = False
    """True if the player's rating was still uncertain, so that one game changes it a lot."""


class HeadToHead(NamedTuple):
    """The record of two people of a game (seats) against each other in this server.

    It covers the games that both people played to the end, including this game.
    """

    seat: int
    other: int
    ahead: int
    """How often ``seat`` finished before ``other``."""
    behind: int

    @property
    def is_even(self) -> bool:
        """Whether both have met often enough, and neither of them leads by more than one game."""
        return self.ahead + self.behind >= _OFTEN and abs(self.ahead - self.behind) <= 1


_OFTEN = 3
"""After this many games, two people are rivals."""


class EveningScore(NamedTuple):
    """The games won this evening by the same people and their computers."""

    people: Mapping[int, int]
    """The number of games won by each person, by user id."""
    computers: int
    """The number of games won by all computers together."""
    games: int

    def after(self, winners: Collection[int | None]) -> Self:
        """Return the score after a further game with these winners. None stands for a computer."""
        people = {user: won + (user in winners) for user, won in self.people.items()}
        return self._replace(
            people=people, computers=self.computers + (None in winners), games=self.games + 1
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """The rating changes of a finished game, or the reason why there are none."""

    unrated: Unrated | None
    changes: tuple[Change, ...] = ()
    rivals: tuple[HeadToHead, ...] = ()
    """The records of each pair of people who played the game to the end.

    Each pair has a record in both directions.
    """
    evening: EveningScore | None = field(default=None, compare=False)
    """The evening's score including this game, if the game ended just now."""


def is_former(user: int | None) -> bool:
    """Return whether this user id stands for a person who asked to be forgotten."""
    return user is not None and user < 0


class UnreadableJournal(Exception):
    """A stored journal that this version cannot read. The message names the table."""


class VersionTaken(Exception):
    """Another step of this table was stored first, so the caller's table state is stale."""
