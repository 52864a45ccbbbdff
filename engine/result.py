"""The result of a deal, with its ending and its points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card


class Ending(StrEnum):
    """The way in which a deal ended."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    VOID = "void"
    DECLARE = "declare"
    DROP = "drop"


class ScoreItem(StrEnum):
    """A kind of line on the score sheet.

    This base has no members. ``CommonItem`` has the kinds that any game may use. A game with
    further kinds declares them next to its scoring. Lines are stored by the name of their kind, so
    names must be unique.
    """


class CommonItem(ScoreItem):
    """Kinds of lines that several games use."""

    IN_HAND = "in_hand"
    WENT_OUT = "went_out"
    LAID = "laid"


class ScoreLine(NamedTuple):
    """One line of a seat on the score sheet, with the counted cards and their points."""

    seat: int
    what: ScoreItem
    cards: tuple[Card, ...]
    points: int


class Feat(StrEnum):
    """The achievement of a highlight.

    The sentence of a feat decides the meaning of numbers and names.
    """

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
    """A feat of the winner of a deal.

    The sentence of the feat names ``number`` and the seat ``other``.
    """

    feat: Feat
    number: int = 0
    other: int = 0


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a result that only one game has.

    A game with such a part declares a subclass. The game's ``Listing`` gives the name under which
    the part is stored.
    """

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        """Return the keys of this part for a result in notation.

        ``players`` are the names by seat.
        """
        return {}

    def way(self) -> int:
        """Return the direction of the next deal, 1 for clockwise or -1."""
        return 1

    def carried(self) -> tuple[int, ...] | None:
        """Return the totals with which the next deal starts, or None if these are the sums of
        points.
        """
        return None

    def settled(self) -> tuple[int, ...] | None:
        """Return the points of the finished game by seat, or None if these are the totals."""
        return None

    def is_played_for(self) -> bool:
        """Return whether a game is played for its settlement instead of its total."""
        return False

    def achieved(self, ended_by: Ending, winner: int) -> Iterable[Achieved]:
        """Return the feats of the winner in this deal."""
        return ()

    def laid_points(self) -> tuple[int, ...]:
        """Return the points of the cards that each seat has laid.

        Return () if laid cards do not count.
        """
        return ()

    def contracts_made(self, seat: int) -> int:
        """Return the number of individual contracts that a seat has made in this game."""
        return 0


class Result(NamedTuple):
    """The result of a deal, by seat."""

    ended_by: Ending
    winner: int | None
    scores: tuple[int, ...]
    """The points that the deal adds, by seat."""
    totals: tuple[int, ...]
    """The sums of points after the deal, by seat."""
    lines: tuple[ScoreLine, ...]
    game_over: bool
    winners: tuple[int, ...]
    """The winners of a finished game in seat order. Empty while it continues."""
    places: tuple[int, ...]
    """The ranks of the totals by seat, from 1. Equal totals share a rank."""
    next_dealer: int
    next_starter: int
    going_rummy: bool = False
    own: Own | None = None
    """The part of the result that only this game has."""
    mover: int | None = None
    """The seat that made the last move, if it wasn't the player to move."""

    @property
    def next_direction(self) -> int:
        """The direction of the next deal, 1 for clockwise or -1."""
        return 1 if self.own is None else self.own.way()

    @property
    def carried(self) -> tuple[int, ...]:
        """The totals with which the next deal starts."""
        carried = None if self.own is None else self.own.carried()
        return self.totals if carried is None else carried

    @property
    def standing(self) -> tuple[int, ...]:
        """The points in this game by seat.

        They are the totals. At the end of a game with a settlement, they are the settled points.
        """
        settled = None if self.own is None else self.own.settled()
        return self.totals if settled is None else settled

    @property
    def reached(self) -> tuple[int, ...]:
        """The totals. If a settlement decides or has decided the game, the settled points."""
        decided = self.winners and self.totals[self.winners[0]] < max(self.totals)
        if self.own is not None and (self.own.is_played_for() or decided):
            return self.standing
        return self.totals
