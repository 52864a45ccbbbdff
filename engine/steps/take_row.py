"""Taking from the row: the cards from one on to the last, and at once a meld (DUMMY 5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from engine.cards import Card, bare
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, TookRow, WasBorn
from engine.evolve import evolve
from engine.game import Ask, held, step
from engine.hands.all_but_one import in_melds
from engine.hands.every_meld import melds_with
from engine.melds import read
from engine.moves import TakeRow
from engine.state import State
from engine.steps.birth import is_born
from engine.steps.last_turn import is_last


def _offers(ask: Ask) -> Iterable[TakeRow]:
    """Every card of the row with every meld that it makes, the last card first."""
    hand, row = frozenset(ask.hand), ask.state.discard
    starts = in_melds(row, hand.union(row), ask.game.melds)
    for at in range(len(row) - 1, -1, -1) if starts else ():
        if row[at] not in starts:
            continue
        cards = hand.union(row[at:])
        for meld in melds_with(row[at], cards, ask.game.melds):
            if len(meld) < len(cards) and not hand.isdisjoint(meld):
                yield TakeRow(row[at], meld)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[TakeRow]:
    """The takes that lay just these cards of the hand."""
    hand, chosen = frozenset(ask.hand), frozenset(cards)
    return (move for move in _offers(ask) if hand.intersection(move.laid) == chosen)


def costs_more(ask: Ask, move: TakeRow, events: Iterable[Event]) -> bool:
    """Return whether a sweep takes more points into the hand than it lays with these events."""
    after = reduce(evolve, events, ask.state)
    brought = Counter(map(bare, move.swept(ask.state.discard))) - Counter(map(bare, move.laid))
    laid = _laid(ask, after) - _laid(ask, ask.state)
    return sum(map(ask.game.points, brought.elements())) > laid


def _laid(ask: Ask, state: State) -> int:
    """Return the points of all cards in melds."""
    if ask.game.laid is not None:
        return sum(sum(ask.game.laid(meld)) for meld in state.melds)
    return sum(ask.game.points(bare(card)) for meld in state.melds for card in meld.cards)


def brings_too_much(ask: Ask, move: TakeRow) -> bool:
    """Return whether a take costs more than it lays. In the last turn a knock lays all of it."""
    return not is_last(ask.state) and costs_more(ask, move, take_row.rule(ask, move))


@step(TakeRow, _offers, uses=_uses, exact=True)
def take_row(ask: Ask, move: TakeRow) -> Iterable[Event]:
    """Sweep up the row from one card on, lay a meld with that card, and so be born."""
    row, laid = ask.state.discard, move.laid
    if not row:
        raise IllegalMove(Reason.NOTHING_TO_TAKE)
    if move.start not in row:
        raise IllegalMove(Reason.NOT_IN_ROW, card=move.start)
    if move.start not in laid:
        raise IllegalMove(Reason.START_NOT_LAID, card=move.start)
    swept = row[row.index(move.start) :]
    held(ask, laid, (*ask.hand, *swept))
    meld = read(laid, ask.game.melds)
    if meld is None:
        raise IllegalMove(Reason.NOT_A_MELD, cards=laid)
    if not any(card in ask.hand for card in laid):
        raise IllegalMove(Reason.NO_CARD_OF_HAND, cards=laid)
    if len(laid) == len(ask.hand) + len(swept):
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)
    yield TookRow(ask.seat, swept)
    yield LaidDown(ask.seat, meld)
    if not is_born(ask.state, ask.seat):
        yield WasBorn(ask.seat)
