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


ONE_ON_TURN = frozenset({Phase.OFFER, Phase.DRAW, Phase.PLAY, Phase.SHOW})
"""In which nobody but the player on turn is waited for."""

CALLED_TO = frozenset({Phase.OFFER, Phase.DRAW, Phase.SHOW})
"""Those of them with which the table passes to another player."""
