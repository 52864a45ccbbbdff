"""How a deal ended and what it brought to whom."""

from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card


class Ending(StrEnum):
    """What ended a deal."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    KNOCK = "knock"


class Counted(StrEnum):
    """What a line of the score sheet counted."""

    IN_HAND = "in_hand"
    WENT_OUT = "went_out"


class Line(NamedTuple):
    """One line of the score sheet: whose, what was counted, which cards, how many points."""

    seat: int
    what: Counted
    cards: tuple[Card, ...]
    points: int


class Result(NamedTuple):
    """The end of a deal. Seats everywhere; ``scores`` is what the deal adds, ``totals`` the sums.

    ``winners`` is empty while the game goes on, in seat order when it is over. ``places`` rank the
    totals from 1, equal ones alike.
    """

    ended_by: Ending
    winner: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    lines: tuple[Line, ...]
    game_over: bool
    winners: tuple[int, ...]
    places: tuple[int, ...]
    next_dealer: int
    next_starter: int
    going_rummy: bool = False
