"""The beginning of a turn: the stock or the upcard."""

from collections.abc import Iterator

from engine.cards import JOKER, Card
from engine.computer.lay import contracts
from engine.computer.seat import Seat
from engine.moves import Draw, Move, Take


def draws(seat: Seat) -> Iterator[Move]:
    """Lay the contract if that can be done already; take the upcard if it helps; else draw."""
    yield from contracts(seat)
    if seat.upcard is not None and _helps(seat, seat.upcard):
        yield Take()
    yield Draw()
    yield Take()


def _helps(seat: Seat, upcard: Card) -> bool:
    if upcard == JOKER:
        return True
    goal, more = seat.goal, (*seat.hand, upcard)
    if goal is None:
        return bool(seat.places(upcard)) or _melds_more(seat, more)
    size = len(more)
    missing = seat.near(goal, seat.hand, size).missing
    if missing:
        return seat.near(goal, more, size).missing < missing
    return goal.ends_deal or _melds_more(seat, more)


def _melds_more(seat: Seat, more: tuple[Card, ...]) -> bool:
    """Whether these cards leave less outside melds than the hand does without the upcard."""
    return seat.arranged(more).points < seat.arranged(seat.hand).points
