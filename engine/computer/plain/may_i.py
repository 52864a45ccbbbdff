"""May I: whether the upcard is worth the card that comes with it."""

from collections.abc import Iterator
from enum import StrEnum

from engine.computer.plain.outlook import Outlook
from engine.moves import MayI, Move, Pass

_MOST = 4
"""A hand that has grown by so many cards since the deal, or beyond what its contract takes, asks
for no more."""


class Doubt(StrEnum):
    """What speaks against asking."""

    FREE = "free"
    """No contract is left to make, or there is nothing to ask for."""
    CLOSE = "close"
    """Somebody may go out at any moment."""
    GROWN = "grown"
    """The hand has grown enough."""
    NO_NEARER = "no-nearer"
    """It does not bring the contract nearer."""


def answers(outlook: Outlook) -> Iterator[Move]:
    """Ask for a card that brings the contract nearer, while there is time to make it."""
    if doubt(outlook) is None:
        yield MayI()
    yield Pass()


def doubt(outlook: Outlook) -> Doubt | None:
    """Why not to ask for the upcard; None if it is worth its penalty."""
    goal, upcard, state = outlook.goal, outlook.upcard, outlook.state
    if goal is None or upcard is None:
        return Doubt.FREE
    if outlook.somebody_is_close:
        return Doubt.CLOSE
    comes = 1 + outlook.game.penalty
    dealt = outlook.game.hand_size(state.seats, state.deal_no)
    asked = sum(slot.least for slot in goal.slots)
    if len(outlook.hand) + comes > max(dealt, asked) + _MOST:
        return Doubt.GROWN
    size = len(outlook.hand) + 1
    missing = outlook.near(goal, outlook.hand, size).missing
    after = outlook.near(goal, (*outlook.hand, upcard), size + comes).missing
    return None if after < missing else Doubt.NO_NEARER
