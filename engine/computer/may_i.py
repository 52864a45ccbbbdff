"""May I: whether the upcard is worth the card that comes with it."""

from collections.abc import Iterator

from engine.computer.outlook import Outlook
from engine.moves import MayI, Move, Pass

PENALTY = 2
"""Cards that a granted May I brings: the upcard and one from the stock."""
_MOST = 4
"""A hand that has grown by so many cards since the deal asks for no more."""


def answers(outlook: Outlook) -> Iterator[Move]:
    """Ask for a card that brings the contract nearer, while there is time to make it."""
    if _worth_it(outlook):
        yield MayI()
    yield Pass()


def _worth_it(outlook: Outlook) -> bool:
    goal, upcard, state = outlook.goal, outlook.upcard, outlook.state
    if goal is None or upcard is None or outlook.somebody_is_close:
        return False
    dealt = outlook.game.hand_size(state.seats, state.deal_no)
    if len(outlook.hand) + PENALTY > dealt + _MOST:
        return False
    size = len(outlook.hand) + 1
    missing = outlook.near(goal, outlook.hand, size).missing
    after = outlook.near(goal, (*outlook.hand, upcard), size + PENALTY).missing
    return after < missing
