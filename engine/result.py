"""How a deal ended and what it brought to whom."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card


class Ending(StrEnum):
    """What ended a deal."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    KNOCK = "knock"


class ScoreItem(StrEnum):
    """What a line of the score sheet counted."""

    IN_HAND = "in_hand"
    WENT_OUT = "went_out"
    WENT_RUMMY = "went_rummy"
    LAID = "laid"
    KNOCK_CARD = "knock_card"
    DARK = "dark"
    COLOUR = "colour"
    NOT_BORN = "not_born"
    TING_NGO = "ting_ngo"
    TING_MEE = "ting_mee"
    TING_TEM = "ting_tem"
    PEE_HUA = "pee_hua"
    PEE_SPETO = "pee_speto"
    TI_ON = "ti_on"
    FAK_SPETO = "fak_speto"


FINES = tuple(one for one in ScoreItem if one.value.startswith(("ting_", "pee_", "ti_", "fak_")))
"""What a player can be fined for, in the order in which results list it."""


class ScoreLine(NamedTuple):
    """One line of the score sheet: whose, what was counted, which cards, how many points."""

    seat: int
    what: ScoreItem
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Fine:
    """What a player has to pay in a deal for one kind of mistake, all times together.

    ``cards`` are those that caused it, as far as they are known: a position does not name them.
    """

    seat: int
    what: ScoreItem
    points: int
    cards: tuple[Card, ...] = field(default=(), compare=False)


class Reckoning(NamedTuple):
    """What a game with a knock tells besides (DUMMY 8-11). Seats in seat order.

    ``not_born`` are the players who were lop meut; ``next_direction`` is 1 (clockwise) or -1.
    """

    dark: bool
    colour: bool
    multiplier: int
    penalties: tuple[Fine, ...]
    not_born: tuple[int, ...]
    next_direction: int


class Result(NamedTuple):
    """The end of a deal. Seats everywhere; ``scores`` is what the deal adds, ``totals`` the sums.

    ``winners`` is empty while the game goes on, in seat order when it is over. ``places`` rank the
    totals from 1, equal ones alike.
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
    reckoning: Reckoning | None = None

    @property
    def next_direction(self) -> int:
        """Which way the next deal goes round: 1 clockwise, -1 the other way."""
        return 1 if self.reckoning is None else self.reckoning.next_direction
