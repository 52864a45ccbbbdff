"""The terms of a table that aren't house rules, such as its clock."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

DAY = 24 * 60 * 60
"""Seconds in a day."""
DAYS = (1, 2, 3, 7)
"""The days that a turn of a slow game can last."""


class ClockKind(StrEnum):
    """The kind of a clock."""

    NONE = "none"
    LIVE = "live"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How long a player may take, in seconds. Raises ValueError for an impossible clock."""

    kind: ClockKind = ClockKind.NONE
    turn: int = 0
    """Seconds per turn. A slow turn lasts 1, 2, 3 or 7 days."""
    bank: int = 0
    """Seconds for the whole game. A live turn that takes longer than ``turn`` uses them up."""

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
        """The whole days of a turn."""
        return self.turn // DAY


UNTIMED = TimeControl()
"""No clock. Players may take as long as they like."""


def live(turn: int, bank: int) -> TimeControl:
    """Return a clock with these seconds for each turn, and a bank for each player."""
    return TimeControl(ClockKind.LIVE, turn, bank)


def slow(days: int) -> TimeControl:
    """Return a clock with this many days for each turn."""
    return TimeControl(ClockKind.SLOW, days * DAY)


NORMAL = live(60, 120)
"""The default clock of most games."""

CLOCKS: Mapping[str, TimeControl] = {
    "quick": live(30, 60),
    "normal": NORMAL,
    "relaxed": live(120, 300),
    **{f"slow-{days}": slow(days) for days in DAYS},
    "none": UNTIMED,
}
"""The clocks to choose from, by name."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The moment of a finished game from which a practice table plays on."""

    table_id: str
    version: int
    """The last step of that table's journal before the moment."""
    place: int
    """The move in the replay of that table, from 0."""
    really: int | None
    """The real worth of that deal to the seat. None if the deal was broken off."""
    medium: int | None = None
    """The average worth if medium computers play on from there. None if unknown."""


@dataclass(frozen=True, slots=True)
class Board:
    """The only deal of a table, which is also played at other tables.

    Its cards follow only from the seed, which is the same at all these tables. No one can add salt.
    """

    board_id: str
    seats: int
    deal_no: int
    dealer: int
    """The board seat that deals."""
    starter: int
    """The board seat that plays first."""
    way: Literal[1, -1] = 1
    """The direction of play."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A result on the table's board that another person is asked to beat."""

    table_id: str
    """The table at which the challenger, who is the host here, played the board."""
    number: int
    """The index of that deal in the challenger's game, from 0."""
    seat: int
    """The seat at both tables."""
    worth: int
    """The challenger's result (``Game.end.worth``). More is better."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms that players accept when they sit down, apart from the house rules."""

    clock: TimeControl = UNTIMED
    rated: bool = True
    """True if the game counts for ratings."""
    practice: bool = False
    """True for a single uncounted deal against computers, to learn. The table closes after it."""
    open_hands: bool = False
    """True if everyone may see all hands once the game is over (/replay)."""
    after: str | None = None
    """The table of the previous game with the same seats."""
    house: str | None = None
    """The hash of the server's default rules when the table was opened.

    It comes from ``engine.options.rules_hash``.

    Games by these rules can be rated, as games by the presets can. None if the hash wasn't kept.
    """
    clock_chosen: bool = True
    """True if the players asked for the clock.

    Otherwise the clock doesn't run for a single person. At tables stored without this field, the
    clock always runs.
    """
    branch: Branch | None = None
    """The moment of a finished game from which the one ``practice`` deal starts."""
    board: Board | None = None
    """The given deal that is played. The table closes after it."""
    day: int | None = None
    """The day whose deal of the day a single person plays as ``practice`` (engine.table.day)."""
    challenge: Challenge | None = None
    """A challenge on the ``board``.

    A person plays the challenger's seat, and computers play the other seats.
    """

    def seats(self, seats: range) -> range:
        """Return the possible numbers of players. A board allows only its own number of players."""
        return seats if self.board is None else range(self.board.seats, self.board.seats + 1)


NO_CLOCK = Terms()
"""The terms of a table for which nothing was chosen."""
