"""Taking from the row: the cards from one on to the last, and at once a meld (DUMMY 5)."""

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, TookRow, WasBorn
from engine.game import Ask, held, step
from engine.games.dummy.last_turn import is_last
from engine.hands.all_but_one import in_melds
from engine.hands.every_meld import melds_with
from engine.melds import read
from engine.moves import TakeRow
from engine.steps.birth import is_born
from engine.steps.take import costs_more


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


def brings_too_much(ask: Ask, move: TakeRow) -> bool:
    """Return whether a take costs more than it lays. In the last turn a knock lays all of it."""
    return not is_last(ask.state) and costs_more(ask, move, take_row.rule(ask, move))


@step(TakeRow, _offers, uses=_uses)
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
