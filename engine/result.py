"""How a deal ended and what it brought to whom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card


class Ending(StrEnum):
    """What ended a deal."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    VOID = "void"
    DECLARE = "declare"
    DROP = "drop"


class ScoreItem(StrEnum):
    """What a line of the score sheet counts.

    This one has no members. Those that any game may have are ``CommonItem``; a game with others has
    a kind of its own with its scoring. Lines are stored by their names, so that no two share one.
    """


class CommonItem(ScoreItem):
    """Lines of more than one game."""

    IN_HAND = "in_hand"
    WENT_OUT = "went_out"
    LAID = "laid"


class ScoreLine(NamedTuple):
    """One line of the score sheet: whose, what was counted, which cards, how many points."""

    seat: int
    what: ScoreItem
    cards: tuple[Card, ...]
    points: int


class Feat(StrEnum):
    """What somebody is told for; the numbers and names of each are those of its sentence."""

    SWEEP = "sweep"
    RUMMY = "rummy"
    BIG_GIN = "big_gin"
    DARK = "dark"
    COLOUR = "colour"
    BLIND = "blind"
    PHASES = "phases"
    COMEBACK = "comeback"
    UNDERCUT = "undercut"
    CAUGHT = "caught"
    LUCKY = "lucky"
    STREAK = "streak"
    RIVAL = "rival"
    GIN = "gin"
    BIGGEST = "biggest"
    MOST_LAID = "most_laid"
    CLOSE = "close"
    QUICK = "quick"
    MOST = "most"
    MOST_DEALS = "most_deals"
    CLIMB = "climb"
    UPCARDS = "upcards"
    STEADY = "steady"
    WON_DEALS = "won_deals"
    PLACED = "placed"


class Achieved(NamedTuple):
    """A feat of the winner of a deal. Its sentence names ``number`` and the seat ``other``."""

    feat: Feat
    number: int = 0
    other: int = 0


@dataclass(frozen=True, slots=True)
class Own:
    """What one game tells of a deal besides that which all games tell.

    A game that tells more has a kind of its own, which is stored by the name that its ``Listing``
    gives it.
    """

    def told(self, players: Sequence[str]) -> dict[str, object]:
        """The keys that it adds to a result in notation; ``players`` are the names by seat."""
        return {}

    def way(self) -> int:
        """Which way the next deal goes round: 1 clockwise, -1 the other way."""
        return 1

    def carried(self) -> tuple[int, ...] | None:
        """The totals with which the next deal begins, where they are not the sums; else None."""
        return None

    def settled(self) -> tuple[int, ...] | None:
        """What each seat's game counts once it is over, where that is not its total; else None."""
        return None

    def is_played_for(self) -> bool:
        """Return whether a game is played for its settlement instead of its total."""
        return False

    def achieved(self, ended_by: Ending, winner: int) -> Iterable[Achieved]:
        """Return the feats of the winner in this deal."""
        return ()

    def laid_points(self) -> tuple[int, ...]:
        """Return the points of the cards that each seat has laid, () if laid cards do not count."""
        return ()

    def contracts_made(self, seat: int) -> int:
        """How many contracts of its own a seat has made in this game."""
        return 0


class Result(NamedTuple):
    """The end of a deal. Seats everywhere; ``scores`` is what the deal adds, ``totals`` the sums.

    ``winners`` is empty while the game goes on, in seat order when it is over. ``places`` rank the
    totals from 1, equal ones alike. ``own`` is what only this game tells. ``mover`` made the last
    move where that was not the player to move.
    """

    ended_by: Ending
    winner: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    game_over: bool
    winners: tuple[int, ...]
    places: tuple[int, ...]
    next_dealer: int
    next_starter: int
    going_rummy: bool = False
    own: Own | None = None
    mover: int | None = None

    @property
    def next_direction(self) -> int:
        """Which way the next deal goes round: 1 clockwise, -1 the other way."""
        return 1 if self.own is None else self.own.way()

    @property
    def carried(self) -> tuple[int, ...]:
        """The totals with which the next deal begins."""
        carried = None if self.own is None else self.own.carried()
        return self.totals if carried is None else carried

    @property
    def standing(self) -> tuple[int, ...]:
        """What the game counts for each seat: its total, or what that is settled for at the end."""
        settled = None if self.own is None else self.own.settled()
        return self.totals if settled is None else settled

    @property
    def reached(self) -> tuple[int, ...]:
        """The points that were played for: totals, or the settlement if that decided the game."""
        decided = self.winners and self.totals[self.winners[0]] < max(self.totals)
        if self.own is not None and (self.own.is_played_for() or decided):
            return self.standing
        return self.totals
