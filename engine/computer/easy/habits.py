"""How often a beginner makes which mistake."""

from collections.abc import Mapping
from typing import NamedTuple


class Habits(NamedTuple):
    """Chances from 0 to 1. The aim is that easy wins 10 to 15 % of the deals at four seats
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


_FOR_TWO: Mapping[str, Habits] = {
    "manipulation": Habits(forgets=0.1, waits=0.0),
    "basic": Habits(overlooks=0.25, snatches=0.05, forgets=0.2, throws_blindly=0.4),
    "dummy": Habits(forgets=0.2, throws_blindly=1.0),
    "gin": Habits(overlooks=0.25, snatches=0.05, throws_blindly=0.4, waits=0.25),
    "contract": Habits(
        overlooks=0.5,
        snatches=0.2,
        forgets=0.5,
        throws_blindly=0.9,
        is_shy=0.55,
        is_eager=0.2,
    ),
}
_FOR_THREE: Mapping[str, Habits] = {
    "basic": Habits(overlooks=0.25, forgets=0.2, throws_blindly=0.4),
}
_FOR_MORE: Mapping[str, Habits] = {
    "contract": Habits(
        overlooks=0.6,
        snatches=0.25,
        forgets=0.6,
        throws_blindly=1.0,
        is_shy=0.75,
        is_eager=0.25,
    ),
    "shanghai": Habits(
        overlooks=0.45,
        snatches=0.2,
        forgets=0.45,
        throws_blindly=0.8,
        is_shy=0.55,
        is_eager=0.2,
    ),
    "basic": Habits(overlooks=0.6, forgets=0.5, throws_blindly=1.0),
    "dummy": Habits(forgets=0.75, throws_blindly=1.0),
    "manipulation": Habits(forgets=0.5, waits=0.98),
}


def habits(game: str, seats: int) -> Habits:
    """Those of a beginner at this game with so many players."""
    if seats == 3 and game in _FOR_THREE:
        return _FOR_THREE[game]
    return (_FOR_TWO if seats == 2 else _FOR_MORE).get(game, Habits())
