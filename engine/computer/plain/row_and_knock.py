"""Taking from a row of discards, and knocking."""

from collections.abc import Iterator

from engine.cards import Card, without
from engine.computer.plain.close import is_closed
from engine.computer.plain.outlook import Outlook
from engine.hands.all_but_one import all_but_one
from engine.melds import laid, read
from engine.moves import Knock, Move, TakeRow
from engine.play import offers

_KNOCK = 1000
"""What it is worth to be able to knock: more than any cards."""
_BETTER_THAN_A_DRAW = 5


def takes(outlook: Outlook) -> Iterator[Move]:
    """Takes that are worth more than drawing, the best first."""
    found = [
        (_gain(outlook, move), move)
        for move in offers(outlook.game, outlook.state, outlook.seat, TakeRow)
        if isinstance(move, TakeRow)
    ]
    for gain, move in sorted(found, key=lambda one: -one[0]):
        if gain > _BETTER_THAN_A_DRAW:
            yield move


def knocks(outlook: Outlook) -> Iterator[Move]:
    """Every knock, the cheapest card left, where all but one are laid before it."""
    if is_closed(outlook):
        return
    found = [
        move
        for move in offers(outlook.game, outlook.state, outlook.seat, Knock)
        if isinstance(move, Knock)
    ]
    yield from sorted(found, key=lambda move: outlook.game.points(move.card))


def _gain(outlook: Outlook, move: TakeRow) -> int:
    """What a take brings: cards laid and to be laid, less those that it adds to the hand."""
    row = outlook.state.discard
    held = (*outlook.hand, *row[row.index(move.start) :])
    rest = without(held, move.meld) or ()
    points = sum(map(outlook.game.points, move.meld))
    gain = points + _worth(outlook, rest) - _worth(outlook, outlook.hand)
    if not any(outlook.seat in meld.laid_by for meld in outlook.state.melds):
        # Who has laid nothing may lose all that they hold.
        gain += sum(map(outlook.game.points, outlook.hand))
    meld = read(move.meld, outlook.game.melds)
    assert meld is not None, "an offered take lays a meld"
    table = (*outlook.state.melds, laid(outlook.seat, meld))
    if next(all_but_one(rest, table, outlook.game.melds), None) is not None:
        gain += _KNOCK
    return gain


def _worth(outlook: Outlook, hand: tuple[Card, ...]) -> int:
    """Points in melds, less those outside."""
    return sum(map(outlook.game.points, hand)) - 2 * outlook.arranged(hand).points
