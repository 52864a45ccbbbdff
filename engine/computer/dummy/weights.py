"""The numbers by which the players of Dummy judge, found by trying them over many deals."""

from collections.abc import Mapping
from typing import NamedTuple


class Weights(NamedTuple):
    """Chances that a missing card comes to who waits for it: ``from_row`` for one that lies in the
    row, ``unseen`` times the turns to come for each unseen card, ``held`` for one that another
    holds. Chances of being born: ``birth_in_row`` by a meld that the row has the rest of,
    parts of the chance of the missing cards ``birth_by_throw`` where one must be thrown,
    ``birth_by_both`` where one more lies in the row.

    In points: ``lost``: what a point that stays in the hand costs; ``feed``: what a point of
    another costs, of which ``later`` is left with each further player; ``newborn``: what being born
    is to them; ``knocked``: what it costs if another knocks; ``knock``: what a knock is worth
    besides its points; ``near``: to be sure of one soon; ``draw``: a draw besides what it brings.

    ``looks``: how many cards are tried as the next of the stock.
    """

    from_row: float = 0.55
    unseen: float = 1.6
    held: float = 0.08
    birth_in_row: float = 0.7
    birth_by_throw: float = 0.8
    birth_by_both: float = 0.9
    lost: float = 1.0
    feed: float = 1.0
    newborn: float = 45.0
    later: float = 0.8
    knocked: float = 80.0
    knock: float = 60.0
    near: float = 80.0
    draw: float = 3.0
    looks: int = 12


BySeats = Mapping[int, Weights]
"""Weights by how many sit at the table."""

MEDIUM: BySeats = {
    2: Weights(looks=3, unseen=1.2, newborn=20, near=120),
    3: Weights(looks=3, lost=0.6),
    4: Weights(looks=3, unseen=2.0, lost=0.5),
}
STRONG: BySeats = {seats: weights._replace(looks=40) for seats, weights in MEDIUM.items()}


# By what a deal is played out quickly, found by climbing (decision 0042).


class Tastes(NamedTuple):
    """In points. Of a take: ``left``: a point that stays in the hand; ``unborn``: to be born;
    ``knock``: to knock.

    Of a throw: ``dear`` a point of the card, ``dear_late`` more with few cards. Against it, for
    each card that may lie in a meld with it, and more for each point of it: ``mate`` and
    ``dear_mate`` one in the hand, ``danger`` and ``dear_danger`` one in the row; ``in_row`` one in
    the row if there is one in the hand too.
    """

    left: float
    unborn: float
    knock: float
    dear: float
    dear_late: float
    mate: float
    dear_mate: float
    in_row: float
    danger: float
    dear_danger: float


_TWO = Tastes(
    left=-1.15,
    unborn=-20.0,
    knock=80.0,
    dear=-0.5,
    dear_late=-1.5,
    mate=12.0,
    dear_mate=0.35,
    in_row=-3.25,
    danger=5.0,
    dear_danger=0.2,
)
_MORE = Tastes(
    left=-0.4,
    unborn=80.0,
    knock=80.0,
    dear=-0.1,
    dear_late=0.75,
    mate=6.0,
    dear_mate=0.8,
    in_row=5.5,
    danger=2.0,
    dear_danger=0.8,
)
TASTES = {2: _TWO, 3: _MORE, 4: _MORE}
"""Tastes by how many sit at the table."""
