"""Laying a new meld."""

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown
from engine.game import Ask, held, step
from engine.hands.every_meld import melds_in
from engine.melds import read, readings
from engine.moves import LayDown


def _offers(ask: Ask) -> Iterable[LayDown]:
    return map(LayDown, melds_in(ask.hand, ask.game.melds))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[LayDown]:
    return (LayDown(reading.cards) for reading in readings(cards, ask.game.melds))


@step(LayDown, _offers, uses=_uses, exact=True)
def lay_down(ask: Ask, move: LayDown) -> Iterable[Event]:
    """Lay a valid meld from the hand; its owner is the player who lays it."""
    held(ask, move.cards)
    meld = read(move.cards, ask.game.melds)
    if meld is None:
        raise IllegalMove(Reason.NOT_A_MELD, cards=move.cards)
    return (LaidDown(ask.seat, meld),)
