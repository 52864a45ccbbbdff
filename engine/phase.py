"""Where in a turn a table is."""

from enum import StrEnum


class Phase(StrEnum):
    """Where in a turn the table is. ``OVER``: no deal is running."""

    DRAW = "draw"
    MAY_I = "may_i"
    PLAY = "play"
    OVER = "over"
