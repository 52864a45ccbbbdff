"""What a table is opened with besides its house rules: the clock, and what the game counts for."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

DAY = 24 * 60 * 60
"""Seconds of a day."""
DAYS = (1, 2, 3, 7)
"""How many days a turn of a slow game may last."""


class ClockKind(StrEnum):
    """How a clock runs."""

    NONE = "none"
    LIVE = "live"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How long a player may take, in seconds.

    ``live``: ``turn`` seconds for each turn, and a bank of so many seconds for the whole game that
    drains when a turn takes longer. ``slow``: 1, 2, 3 or 7 days a turn. Raises ValueError for what
    no clock can be.
    """

    kind: ClockKind = ClockKind.NONE
    turn: int = 0
    bank: int = 0

    def __post_init__(self) -> None:
        sound = {
            ClockKind.NONE: self.turn == self.bank == 0,
            ClockKind.LIVE: self.turn > 0 and self.bank >= 0,
            ClockKind.SLOW: self.days in DAYS and self.turn % DAY == 0 and self.bank == 0,
        }
        if not sound[self.kind]:
            raise ValueError(f"no {self.kind} clock has a turn of {self.turn} and {self.bank} s")

    @property
    def days(self) -> int:
        """Whole days of a turn."""
        return self.turn // DAY


UNTIMED = TimeControl()
"""No clock: everybody may take as long as they like."""


def live(turn: int, bank: int) -> TimeControl:
    """So many seconds a turn, and a bank of seconds for each player."""
    return TimeControl(ClockKind.LIVE, turn, bank)


def slow(days: int) -> TimeControl:
    """So many days a turn."""
    return TimeControl(ClockKind.SLOW, days * DAY)


NORMAL = live(60, 120)
"""The clock of a table that is opened without a word about it, in most games."""

CLOCKS: Mapping[str, TimeControl] = {
    "quick": live(30, 60),
    "normal": NORMAL,
    "relaxed": live(120, 300),
    **{f"slow-{days}": slow(days) for days in DAYS},
    "none": UNTIMED,
}
"""The clocks that can be chosen, by name."""


@dataclass(frozen=True, slots=True)
class Branch:
    """From where a game is played on: after the step ``version`` of a table's journal, which is the
    move ``place`` of its replay (from 0). ``really``: what that deal brought the seat in truth, the
    more the better; None if it was broken off. ``medium``: what it brings on average if medium
    computers play on from there; None if nobody knows."""

    table_id: str
    version: int
    place: int
    really: int | None
    medium: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """The one deal that a table plays, as other tables do: which one it is, for how many seats, its
    number, who deals and who plays first (board seats), and the direction of play. Its cards follow
    from the seed of the table alone, which is the same at all of them; nobody adds to it.
    """

    board_id: str
    seats: int
    deal_no: int
    dealer: int
    starter: int
    way: Literal[1, -1] = 1


@dataclass(frozen=True, slots=True)
class Terms:
    """What everybody accepts by sitting down, besides the house rules.

    ``clock_chosen``: the clock was asked for; else none runs for one person alone. Tables that say
    nothing of it have theirs in any case. ``rated``: the game counts for ratings. ``practice``: one
    deal against computers, to learn; it counts nowhere, and the table closes after it.
    ``open_hands``: once the game is over everybody may see all hands of it (/replay). ``after`` is
    the table whose game this one follows with the same seats. ``house`` is the hash of the rules
    that the server's tables started with at that time (engine.options.rules_hash): besides the
    game's own presets they can be rated. None where it was not kept. ``branch``: the one deal, of
    ``practice`` like any other, goes on from a moment of a finished game. ``board``: one given deal
    is played, and the table closes after it. ``day``: that is the deal of this day, which somebody
    plays alone, of ``practice`` like any other (engine.table.day).
    """

    clock: TimeControl = UNTIMED
    rated: bool = True
    practice: bool = False
    open_hands: bool = False
    after: str | None = None
    house: str | None = None
    clock_chosen: bool = True
    branch: Branch | None = None
    board: Board | None = None
    day: int | None = None

    def seats(self, seats: range) -> range:
        """How many can play, of as many as the game is for: a board was dealt for a number."""
        return seats if self.board is None else range(self.board.seats, self.board.seats + 1)


NO_CLOCK = Terms()
"""Those of a table for which nothing is said."""
