"""Taking from the row: the cards from one on to the last, and at once a meld (DUMMY 5)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from engine.cards import Card, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, TookRow, WasBorn
from engine.melds import MeldRules, read
from engine.moves import TakeRow
from engine.step import Ask, step
from engine.steps.birth import is_born


def _offers(ask: Ask) -> Iterable[TakeRow]:
    """Every card of the row with every meld that it makes, the last card first."""
    hand, row = frozenset(ask.hand), ask.state.discard
    for at in range(len(row) - 1, -1, -1):
        for meld in melds_with(row[at], hand.union(row[at:]), ask.game.melds):
            if not hand.isdisjoint(meld):
                yield TakeRow(row[at], meld)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[TakeRow]:
    """The takes that lay just these cards of the hand."""
    hand, chosen = frozenset(ask.hand), frozenset(cards)
    return (move for move in _offers(ask) if hand.intersection(move.meld) == chosen)


def melds_with(card: Card, cards: frozenset[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Every meld out of different natural cards that this one of them is part of; aces high."""
    alike = [other for other in range(card % 13, 52, 13) if other in cards and other != card]
    for size in range(rules.set_min, min(rules.set_max, len(alike) + 1) + 1):
        for others in combinations(alike, size - 1):
            yield (card, *others)
    first = card - card % 13
    suit = [first + place % 13 for place in range(1, 14)]
    low = high = place = (card - first - 1) % 13
    while low > 0 and suit[low - 1] in cards:
        low -= 1
    while high < 12 and suit[high + 1] in cards:
        high += 1
    for bottom in range(low, place + 1):
        for top in range(max(place, bottom + rules.run_min - 1), high + 1):
            yield tuple(suit[bottom : top + 1])


@step(TakeRow, _offers, uses=_uses)
def take_row(ask: Ask, move: TakeRow) -> Iterable[Event]:
    """Sweep up the row from one card on, lay a meld with that card, and so be born."""
    row = ask.state.discard
    if not row:
        raise IllegalMove(Reason.NOTHING_TO_TAKE)
    if move.start not in row:
        raise IllegalMove(Reason.NOT_IN_ROW, card=move.start)
    if move.start not in move.meld:
        raise IllegalMove(Reason.START_NOT_LAID, card=move.start)
    swept = row[row.index(move.start) :]
    rest = (*ask.hand, *swept)
    for card in move.meld:
        less = without(rest, (card,))
        if less is None:
            raise IllegalMove(Reason.NOT_IN_HAND, card=card)
        rest = less
    meld = read(move.meld, ask.game.melds)
    if meld is None:
        raise IllegalMove(Reason.NOT_A_MELD, cards=move.meld)
    if not any(card in ask.hand for card in move.meld):
        raise IllegalMove(Reason.NO_CARD_OF_HAND, cards=move.meld)
    if not rest:
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)
    yield TookRow(ask.seat, swept)
    yield LaidDown(ask.seat, meld)
    if not is_born(ask.state, ask.seat):
        yield WasBorn(ask.seat)
