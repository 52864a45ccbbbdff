"""By what a deal is played out quickly; found by climbing as ``bench.dummy_tastes`` does."""

from typing import NamedTuple


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
