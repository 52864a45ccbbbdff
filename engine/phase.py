"""Where in a turn a table is."""

from enum import StrEnum


class Phase(StrEnum):
    """Where in a turn the table is. ``OVER``: no deal is running.

    ``OFFER``: the first upcard is offered before anybody draws. ``SHOW``: after a knock the other
    player melds and lays off.
    """

    OFFER = "offer"
    DRAW = "draw"
    MAY_I = "may_i"
    PLAY = "play"
    SHOW = "show"
    OVER = "over"
