"""The phases of a turn."""

from enum import StrEnum
from typing import NamedTuple


class Phase(StrEnum):
    """The phase of a turn."""

    ANNOUNCE = "announce"
    """All players announce their contracts before the first turn."""
    OFFER = "offer"
    """The first upcard is offered before anyone draws."""
    DRAW = "draw"
    MAY_I = "may_i"
    PLAY = "play"
    SHOW = "show"
    """After a knock the other player melds and lays off, and the knocker's hand is open."""
    OVER = "over"
    """No deal is running."""


ONE_ON_TURN = frozenset({Phase.ANNOUNCE, Phase.OFFER, Phase.DRAW, Phase.PLAY, Phase.SHOW})
"""The phases in which only the player on turn is waited for."""

CALLED_TO = frozenset({Phase.ANNOUNCE, Phase.OFFER, Phase.DRAW, Phase.SHOW})
"""The phases that start a player's turn, so that the player may be pinged."""


class Turn(NamedTuple):
    """A turn of a deal and its seat, which can change during the turn."""

    deal_no: int
    turn_no: int
    seat: int
