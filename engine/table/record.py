"""What is kept about a table, in the words that the live table and the storage share."""

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
from engine.table.events import ChosenRules
from engine.table.evolve import Attendance
from engine.table.roster import Roster
from engine.table.terms import NO_CLOCK, Terms

RULES_REVISION = 1
"""Raised when rules change so that an old journal would play otherwise; kept with each table.

Hashes of rules are made with it (engine.options.rules_hash): whoever raises it has older tables
hashed, when they are booked anew, with the one that is kept with them."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed when a lobby opens.

    ``options`` are the house rules as they were chosen at first (JSON values; a key left out has
    its default); the journal tells what they became.
    ``seed`` is secret until the game is over. ``created_at`` in Unix seconds. ``terms`` are the
    clock and what the game counts for.
    """

    table_id: str
    guild_id: int
    channel_id: int
    game: str
    options: Mapping[str, object]
    host: int
    host_name: str
    seed: bytes
    created_at: int
    terms: Terms = NO_CLOCK


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a table's journal: everything that one accepted move brought about.

    ``stored_at`` in Unix seconds; by it steps do not differ.
    """

    version: int
    events: tuple[Event, ...]
    stored_at: int = field(default=0, compare=False, repr=False)


Player = tuple[int, int | None]
"""A seat and the person (user id) who played it; None: a computer, the autopilot, or somebody who
had the seat before."""


class LuckyTake(NamedTuple):
    """A card that somebody took from another's discard, and laid in the same turn."""

    card: Card
    thrown_by: int


class DealNotes(NamedTuple):
    """What happened in a deal. ``people``: who (user id) held each seat as it ended, None for
    computers. ``most``: cards laid in one turn; ``upcards``: those had by May I; ``winning_take``:
    what the winner took in the turn that ended the deal."""

    people: tuple[int | None, ...]
    draws: Mapping[Player, int]
    most: Mapping[Player, int]
    upcards: Mapping[Player, int]
    winning_take: LuckyTake | None


@dataclass(frozen=True, slots=True)
class SeatPeriod:
    """One player's time at a seat. ``before`` is the total with which they took it over, ``deals``
    and ``timeouts`` count what they have seen of both."""

    began: bool
    before: int = 0
    deals: int = 0
    timeouts: int = 0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What the steps before a deal come to, up to this version: all that the deal and whatever
    follows it need of them. It is kept so that a long game is brought back without them.

    ``memory`` is what rules remember from deal to deal; of ``results`` the lines of the score sheet
    are left out. ``nudged`` is when somebody was last nudged. The rest is named as in TableState.
    """

    version: int
    options: ChosenRules
    roster: Roster
    scores: tuple[int, ...]
    memory: tuple[Memory, ...]
    results: tuple[Result, ...]
    deal_notes: tuple[DealNotes, ...]
    periods: tuple[SeatPeriod, ...]
    gone: tuple[tuple[int, SeatPeriod, int], ...]
    attendance: Attendance
    stood_in: Mapping[int, float]
    nudged: float | None


TAKEN_DOWN = 0
"""In the place of a message's id: somebody has deleted the message, so nothing takes its place."""


Noted = Literal["message_id", "call_id", "end_unshown", "draft"]
"""The fields of a StoredTable that may change, apart from its steps."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored.

    ``message_id``: where the channel shows it, None if nowhere yet, or TAKEN_DOWN. ``call_id``: the
    message that calls the player to their turn, None if there is none. ``last``: the version of the
    last step, where not all steps could be read; None: that of the last of ``entries``.
    ``is_thinned``: it closed long ago, and what happened at it is not kept any more; there are no
    entries. ``snapshot``: what comes before the entries, where they are not all.
    ``end_unshown``: it is closed, and its message may not say so yet. ``draft``: what the player to
    move tries out, as it was last kept.
    """

    header: Header
    entries: tuple[Entry, ...]
    message_id: int | None
    is_open: bool
    call_id: int | None = None
    last: int | None = None
    is_thinned: bool = False
    snapshot: Snapshot | None = None
    end_unshown: bool = False
    draft: str | None = None

    @property
    def version(self) -> int:
        """The version of the last step, whether it could be read or not."""
        if self.last is not None:
            return self.last
        return self.entries[-1].version if self.entries else 0


class IndexRow(NamedTuple):
    """How an open table stood after a step (``version``), so that nobody need read it for that.

    ``users`` have a seat, ``invited`` are those of them who have not said yet that they play;
    ``lobby_of`` is the host of a lobby that is no rematch. At a table that stands still
    (``stuck``) they keep nobody from anything.

    ``settled``: its message was true, and nothing was about to happen there by itself but what has
    its time. ``deadline``: when the table goes on by itself; ``closes_at``: when it closes if
    nobody does anything; ``touched_at``: when somebody did last. All in Unix seconds.
    """

    table_id: str
    version: int
    is_lobby: bool
    users: tuple[int, ...]
    invited: tuple[int, ...]
    lobby_of: int | None
    stuck: bool
    settled: bool
    deadline: float | None
    closes_at: float | None
    touched_at: float


class OpenTable(NamedTuple):
    """Enough about an open table to find it. ``created_at`` in Unix seconds.

    ``version``: of its newest step. ``after``: the table whose game it follows with the same seats.
    ``branch``: a practice table at which somebody plays on from a moment of a finished game.
    ``board``: the id of the board that is played there.
    ``index_row``: how it stood when that was last noted, which may be some steps ago; None: never.
    """

    table_id: str
    guild_id: int
    channel_id: int
    created_at: int
    practice: bool
    game: str = ""
    version: int = 0
    after: str | None = None
    index_row: IndexRow | None = None
    branch: bool = False
    board: str | None = None


class Outage(NamedTuple):
    """A time in which people could not reach the bot, in Unix seconds; ``guild_id``: in this
    server, or 0 for the whole shard. ``began``: 0 if nobody knows. ``shard``: how many shards there
    are, and its number; (0, 0): all of the process."""

    guild_id: int
    began: float
    ended: float
    shard: tuple[int, int] = (0, 0)

    def concerns(self, guild_id: int) -> bool:
        """Whether people of this server could not reach the bot."""
        if self.guild_id:
            return self.guild_id == guild_id
        count, number = self.shard
        return not count or (guild_id >> 22) % count == number


def out_of_order(outages: Iterable[Outage], since: float, until: float) -> float:
    """How many of the seconds between two moments fall into any of these times."""
    lost, reached = 0.0, since
    for outage in sorted(outages, key=lambda one: one.began):
        begin, end = max(outage.began, reached), min(outage.ended, until)
        if end > begin:
            lost += end - begin
            reached = end
    return lost


class BoardPlay(NamedTuple):
    """What became of a board at a table. ``worth``: what it brought the seats; None where it has no
    result. ``ended_by``: how the deal ended (engine.result.Ending), else why there is none:
    NOT_FINISHED, or VOID where nobody is to blame, which counts as if it had never been dealt.
    ``turns`` is how many it took; ``stood_in`` are the seats that nobody held from its beginning to
    its end."""

    board_id: str
    deal_no: int
    worth: tuple[int, ...] | None
    ended_by: str
    turns: int
    stood_in: tuple[int, ...] = ()


class BoardSeat(NamedTuple):
    """Who held a seat of a board from its beginning to its end. ``user``: None for a computer, or
    where nobody did or it is not kept who (``name`` is empty then)."""

    user: int | None
    name: str


class BoardRow(NamedTuple):
    """A table that has played a board: its worth by seat, and who sat there, if that is kept."""

    table_id: str
    finished_at: int
    worth: tuple[int, ...]
    people: tuple[BoardSeat, ...]


NOT_FINISHED, VOID = "not_finished", "called_off"


class HowSeen(StrEnum):
    """How somebody came to know the cards of a board. ``DELETED``: only a mark is kept of it."""

    SEAT = "seat"
    DELETED = "deleted"
    REPLAY = "replay"
    VERIFY = "verify"
    COMPARE = "compare"


class Seen(NamedTuple):
    """How and when (Unix seconds) somebody could see the cards of a board first."""

    how: HowSeen
    at: int


class Unrated(StrEnum):
    """Why a finished game does not count for the ratings of its people; the first that holds.

    ``CASUAL``: it was opened so. ``RULES``: the house rules are neither a preset of the game nor
    what the server starts with. ``COMPUTER``: one sat down before the first deal. ``HANDED_OVER``:
    somebody gave up their seat.
    """

    CASUAL = "casual"
    RULES = "rules"
    COMPUTER = "computer"
    HANDED_OVER = "handed_over"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game ended for one seat period of a seat. ``user`` is None for a computer, which has a
    ``style`` (Sitter).

    ``place`` counts from 1, equal totals share it; ``left`` says that the player gave up the seat
    before the end (their total is the one at that moment, and they never win). ``rules`` is the
    hash of the rules that were played (engine.options.rules_hash), None where it was not kept yet.

    ``began``: they held the seat from the first deal. ``points`` are what their own deals brought
    to the total, as points of this game usually count: with the other sign where only these house
    rules let the lowest, or the highest, total win. ``deals`` is how many ended while they held the
    seat, ``timeouts`` how often their time ran out. ``unrated`` is the same for all of a game: why
    it does not count, None if it does; and so is ``length``, None where it has none of the game's.
    """

    user: int | None
    name: str
    place: int
    total: int
    won: bool
    left: bool = False
    rules: str | None = None
    seat: int = 0
    began: bool = True
    points: int = 0
    deals: int = 0
    timeouts: int = 0
    unrated: Unrated | None = None
    length: Length | None = None
    style: Style | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What a game did to the rating of whoever plays this seat, as people read ratings. ``early``:
    little was known of them, so that one game changes much."""

    seat: int
    before: int
    after: int
    early: bool = False


class HeadToHead(NamedTuple):
    """How two people of a game (seats) have ended the games that they have played to the end
    together in this server, this one among them: how often ``seat`` was before ``other``."""

    seat: int
    other: int
    ahead: int
    behind: int

    @property
    def is_even(self) -> bool:
        """Whether they have met often enough, and neither has left the other behind."""
        return self.ahead + self.behind >= _OFTEN and abs(self.ahead - self.behind) <= 1


_OFTEN = 3
"""Games after which two people are rivals."""


class EveningScore(NamedTuple):
    """The games that the same people have won this evening: each of them (by user id), and the
    computers together."""

    people: Mapping[int, int]
    computers: int
    games: int

    def after(self, winners: Collection[int | None]) -> Self:
        """The same after one more game with these winners; None stands for a computer."""
        people = {user: won + (user in winners) for user, won in self.people.items()}
        return self._replace(
            people=people, computers=self.computers + (None in winners), games=self.games + 1
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a finished game did to ratings: the changes, or why there are none. ``rivals``: both
    ways of each two people who have played it to the end. ``evening``: the score with this game,
    where it ended just now."""

    unrated: Unrated | None
    changes: tuple[Change, ...] = ()
    rivals: tuple[HeadToHead, ...] = ()
    evening: EveningScore | None = field(default=None, compare=False)


def is_former(user: int | None) -> bool:
    """Whether this user id stands for somebody who asked to be forgotten: a former player."""
    return user is not None and user < 0


class UnreadableJournal(Exception):
    """What is stored of a table and this version cannot read; the sentence names the table."""


class VersionTaken(Exception):
    """Another step of this table was stored first; the caller's picture of it is stale."""
