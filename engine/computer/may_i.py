"""May I: whether the upcard is worth the card that comes with it."""

from collections.abc import Iterator

from engine.computer.seat import Seat
from engine.moves import MayI, Move, Pass

PENALTY = 2
"""Cards that a granted May I brings: the upcard and one from the stock."""
_MOST = 4
"""A hand that has grown by so many cards since the deal asks for no more."""


def answers(seat: Seat) -> Iterator[Move]:
    """Ask for a card that brings the contract nearer, while there is time to make it."""
    if _worth_it(seat):
        yield MayI()
    yield Pass()


def _worth_it(seat: Seat) -> bool:
    goal, upcard, state = seat.goal, seat.upcard, seat.state
    if goal is None or upcard is None or seat.somebody_is_close:
        return False
    dealt = seat.game.hand_size(state.seats, state.deal_no)
    if len(seat.hand) + PENALTY > dealt + _MOST:
        return False
    size = len(seat.hand) + 1
    missing = seat.near(goal, seat.hand, size).missing
    after = seat.near(goal, (*seat.hand, upcard), size + PENALTY).missing
    return after < missing
