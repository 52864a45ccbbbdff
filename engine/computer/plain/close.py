"""Games in which nothing is laid before a knock: the first upcard, what to throw, when to knock.

All of it looks at what would be left over, and at the cards nobody has shown that would still make
a meld with two of one's own.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.cards import HIDDEN, Card, without
from engine.computer.plain.draw import use_of
from engine.computer.plain.outlook import Outlook
from engine.events import Took
from engine.evolve import evolve
from engine.melds import MeldRules, read
from engine.moves import BigGin, Discard, Knock, Move, Pass, Show, Take
from engine.play import is_legal, offers

LATE, LITTLE = 12, 5
"""With so few cards in the stock a knock leaves no more than this: by then the other hand has had
time to get better."""


def is_closed(outlook: Outlook) -> bool:
    """Whether nothing is laid on the table before somebody knocks."""
    features = outlook.game.features
    return features.knock and not features.lay


def answers_to_the_offer(outlook: Outlook) -> Iterator[Move]:
    """Take the first upcard if it helps; else leave it."""
    yield from takes_to_knock(outlook)
    if outlook.upcard is not None and use_of(outlook, outlook.upcard) is not None:
        yield Take()
    yield Pass()


def takes_to_knock(outlook: Outlook) -> Iterator[Move]:
    """Take the upcard if one can knock with it."""
    if knocks_with_the_upcard(outlook):
        yield Take()


def knocks_with_the_upcard(outlook: Outlook) -> bool:
    """Whether the upcard may be taken and a knock is possible then."""
    game, state, seat = outlook.game, outlook.state, outlook.seat
    if not is_closed(outlook) or not is_legal(game, state, seat, Take()):
        return False
    taken = evolve(state, Took(seat, state.discard[-1]))
    return next(offers(game, taken, seat, BigGin, Knock), None) is not None


def closes(outlook: Outlook) -> Iterator[Move]:
    """Big gin, or the knock that leaves the least; late in a deal only if that is little."""
    if not is_closed(outlook):
        return
    game, state, seat = outlook.game, outlook.state, outlook.seat
    found = sorted(offers(game, state, seat, BigGin, Knock), key=lambda one: left(outlook, one))
    late = len(state.stock) <= LATE
    waits = found and late and left(outlook, found[0]) > LITTLE
    # Who took the last discard has to end the deal.
    if not waits or next(offers(game, state, seat, Discard), None) is None:
        yield from found


def left(outlook: Outlook, move: Move) -> int:
    """The points that are left over after a knock; less than any for big gin."""
    if not isinstance(move, Knock):
        return -1
    laid = [card for meld in move.melds or () for card in meld]
    rest = without(outlook.hand, (move.card, *laid)) or ()
    return sum(map(outlook.game.points, rest))


def shows(outlook: Outlook) -> Iterator[Move]:
    """The best melds and lay-offs."""
    yield Show()


def throws(outlook: Outlook) -> Iterator[Move]:
    """Every card of the hand, first the one without which least is left over and fewest chances
    are lost: a point counts as much as a card that would make a meld with it."""
    hand, rules = outlook.hand, outlook.game.melds
    shown = {*hand, *outlook.state.discard}
    unseen = sum(1 << card for card in range(52) if card not in shown)

    def price(card: Card) -> tuple[int, int]:
        rest = without(hand, (card,)) or ()
        chances = 0
        for other in rest:
            if other != HIDDEN:
                chances |= _completing(card, other, rules)
        points = outlook.arranged(rest).points if HIDDEN not in rest else 0
        return points + (chances & unseen).bit_count(), -outlook.game.points(card)

    known = [card for card in hand if card != HIDDEN]
    yield from (Discard(card) for card in (*sorted(known, key=price), *hand[len(known) :]))


@lru_cache(maxsize=1 << 13)
def _completing(one: Card, other: Card, rules: MeldRules) -> int:
    """The cards, as a mask, that make a meld with these two."""
    return sum(
        1 << card
        for card in range(52)
        if card not in (one, other) and read((one, other, card), rules) is not None
    )
