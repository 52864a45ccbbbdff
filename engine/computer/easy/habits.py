"""How often a beginner makes which mistake."""

from collections.abc import Mapping
from typing import NamedTuple


class Habits(NamedTuple):
    """Chances from 0 to 1. They are set so that easy wins 10 to 15 % of the deals at four seats
    and 25 to 35 % at two against steady (``python -m bench duel``)."""

    overlooks: float = 0.3
    """An upcard that helps is left, if nothing but the hand would show what it is good for."""
    snatches: float = 0.1
    """An upcard is taken that goes with a card of the hand and melds nothing."""
    forgets: float = 0.3
    """Something that could be laid off, swapped, or taken from the row is not seen."""
    throws_blindly: float = 0.5
    """Any card that serves no meld is thrown, whatever it may become or be to others."""
    waits: float = 0.3
    """No knock yet: there could be less left over."""
    is_shy: float = 0.4
    """May I is not asked though it pays."""
    is_eager: float = 0.1
    """May I is asked for a card that goes with one of the hand."""


HABITS: Mapping[str, Habits] = {}
"""By the name of the game; who is not named has the usual ones."""


def habits(game: str) -> Habits:
    """Those of a beginner at this game."""
    return HABITS.get(game, Habits())
