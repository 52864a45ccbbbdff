"""Games in which nothing is laid before a knock: the first upcard, when to knock, what to show."""

from collections.abc import Iterator

from engine.cards import without
from engine.computer.draw import use_of
from engine.computer.outlook import Outlook
from engine.moves import BigGin, Knock, LayDown, Move, Pass, Show, Take
from engine.play import offers


def answers_to_the_offer(outlook: Outlook) -> Iterator[Move]:
    """Take the first upcard if it helps; else leave it."""
    if outlook.upcard is not None and use_of(outlook, outlook.upcard) is not None:
        yield Take()
    yield Pass()


def closes(outlook: Outlook) -> Iterator[Move]:
    """Big gin, or the knock that leaves the least deadwood."""
    if LayDown in outlook.game.moves:
        return
    found = list(offers(outlook.game, outlook.state, outlook.seat, BigGin, Knock))
    yield from sorted(found, key=lambda move: _left(outlook, move))


def _left(outlook: Outlook, move: Move) -> int:
    """The deadwood after it; less than any for big gin."""
    if not isinstance(move, Knock):
        return -1
    laid = [card for meld in move.melds or () for card in meld]
    rest = without(outlook.hand, (move.card, *laid)) or ()
    return sum(map(outlook.game.points, rest))


def shows(outlook: Outlook) -> Iterator[Move]:
    """The best melds and lay-offs."""
    yield Show()
