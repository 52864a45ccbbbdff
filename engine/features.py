"""What the table of a game has (a row, May I, a knock), so that screens need not know the game."""

from dataclasses import dataclass
from enum import StrEnum


class FirstMeld(StrEnum):
    """What makes players free to lay melds and lay off: whoever has laid it is down."""

    CONTRACT = "contract"
    BIRTH = "birth"


@dataclass(frozen=True, slots=True)
class TableFeatures:
    """What a game knows besides drawing and discarding.

    ``row``: discards lie side by side, and several of them can be taken; else only the upcard is
    open. ``take``: the upcard can be taken. ``may_i``: players are asked whether they want the
    upcard. ``knock``: a deal can be ended by a knock. ``first_meld``: what players must have laid
    before they lay freely; None where nothing is asked for. ``rearrange``: melds belong to nobody,
    and the whole table can be laid anew. ``upcard``: there is a discard pile at all.
    ``buys``: the upcard is bought, which the game may allow so many times only.
    ``offer``: the first upcard is offered to both before anybody draws. ``big_gin``: a whole hand
    in melds ends the deal without a discard. ``show``: after a knock the other player melds and
    lays off themself. ``lay``: melds are laid one by one in the course of a deal.
    """

    row: bool
    take: bool
    may_i: bool
    knock: bool
    first_meld: FirstMeld | None
    rearrange: bool = False
    upcard: bool = True
    buys: bool = False
    offer: bool = False
    big_gin: bool = False
    show: bool = False
    lay: bool = False
