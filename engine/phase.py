"""Where in a turn a table is."""

from enum import StrEnum
from typing import NamedTuple


class Phase(StrEnum):
    """Where in a turn the table is. ``OVER``: no deal is running.

    ``ANNOUNCE``: everybody says what they will do before the first turn.
    ``OFFER``: the first upcard is offered before anybody draws. ``SHOW``: after a knock the other
    player melds and lays off, and the knocker's hand is open.
    """

    ANNOUNCE = "announce"
    OFFER = "offer"
    DRAW = "draw"
    MAY_I = "may_i"
    PLAY = "play"
    SHOW = "show"
    OVER = "over"


ONE_ON_TURN = frozenset({Phase.ANNOUNCE, Phase.OFFER, Phase.DRAW, Phase.PLAY, Phase.SHOW})
"""In which nobody but the player on turn is waited for."""

CALLED_TO = frozenset({Phase.ANNOUNCE, Phase.OFFER, Phase.DRAW, Phase.SHOW})
"""Those of them with which the table passes to another player."""


class Turn(NamedTuple):
    """The numbers of a deal and of a turn, and whose that is: it can pass between players."""

    deal_no: int
    turn_no: int
    seat: int
