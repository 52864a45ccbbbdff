"""Taking from a row of discards, and knocking."""

from collections.abc import Iterator

from engine.cards import Card, without
from engine.computer.seat import Seat
from engine.hands.all_but_one import all_but_one
from engine.melds import laid, read
from engine.moves import Knock, Move, TakeRow
from engine.play import offers

_KNOCK = 1000
"""What it is worth to be able to knock: more than any cards."""
_BETTER_THAN_A_DRAW = 5


def takes(seat: Seat) -> Iterator[Move]:
    """Takes that are worth more than drawing, the best first."""
    found = [
        (_gain(seat, move), move)
        for move in offers(seat.game, seat.state, seat.number, TakeRow)
        if isinstance(move, TakeRow)
    ]
    for gain, move in sorted(found, key=lambda one: -one[0]):
        if gain > _BETTER_THAN_A_DRAW:
            yield move


def knocks(seat: Seat) -> Iterator[Move]:
    """Every knock, the cheapest card left."""
    found = [
        move
        for move in offers(seat.game, seat.state, seat.number, Knock)
        if isinstance(move, Knock)
    ]
    yield from sorted(found, key=lambda move: seat.game.points(move.card))


def _gain(seat: Seat, move: TakeRow) -> int:
    """What a take brings: cards laid and to be laid, less those that it adds to the hand."""
    row = seat.state.discard
    held = (*seat.hand, *row[row.index(move.start) :])
    rest = without(held, move.meld) or ()
    points = sum(map(seat.game.points, move.meld))
    gain = points + _worth(seat, rest) - _worth(seat, seat.hand)
    if not any(seat.number in meld.laid_by for meld in seat.state.melds):
        # Who has laid nothing may lose all that he holds.
        gain += sum(map(seat.game.points, seat.hand))
    meld = read(move.meld, seat.game.melds)
    assert meld is not None, "an offered take lays a meld"
    table = (*seat.state.melds, laid(seat.number, meld))
    if next(all_but_one(rest, table, seat.game.melds), None) is not None:
        gain += _KNOCK
    return gain


def _worth(seat: Seat, hand: tuple[Card, ...]) -> int:
    """Points in melds, less those outside."""
    return sum(map(seat.game.points, hand)) - 2 * seat.arranged(hand).points
