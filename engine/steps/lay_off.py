"""Laying cards off on a meld of the table."""

from collections.abc import Iterable, Sequence

from engine.cards import JOKER, Card, face, joker_as, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidOff
from engine.evolve import evolves
from engine.melds import Kind, Meld, extensions, span
from engine.moves import LayOff
from engine.state import State, with_hand
from engine.step import Ask, held, step


def _offers(ask: Ask) -> Iterable[LayOff]:
    """Card by card, a joker once for every card that it can stand for."""
    for card in dict.fromkeys(ask.hand):
        for index, meld in enumerate(ask.state.melds):
            if card == JOKER and meld.kind is Kind.RUN:
                yield from (LayOff((end,), index) for end in _ends(meld))
            else:
                yield LayOff((card,), index)


def _ends(meld: Meld) -> Iterable[int]:
    low, high = span(meld.cards)
    first = face(meld.cards[0])
    suit = first - first % 13
    return (joker_as(suit + (place - 1) % 13) for place in (high + 1, low - 1) if 1 <= place <= 14)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[LayOff]:
    """On every meld they fit, once for every reading of their jokers."""
    for index, meld in enumerate(ask.state.melds):
        for whole in extensions(meld, cards, ask.seat, ask.game.melds):
            yield LayOff(_added(meld, whole), index)


def _added(meld: Meld, whole: Meld) -> tuple[Card, ...]:
    """The cards by which a meld has grown, its jokers declared."""
    if meld.kind is Kind.SET:
        return whole.cards[len(meld.cards) :]
    below = span(meld.cards)[0] - span(whole.cards)[0]
    return whole.cards[:below] + whole.cards[below + len(meld.cards) :]


@step(LayOff, _offers, uses=_uses)
def lay_off(ask: Ask, move: LayOff) -> Iterable[Event]:
    """Add cards to any meld that stays valid with them."""
    held(ask, move.cards)
    if not 0 <= move.meld < len(ask.state.melds):
        raise IllegalMove(Reason.NO_SUCH_MELD, meld=move.meld)
    meld = ask.state.melds[move.meld]
    whole = next(extensions(meld, move.cards, ask.seat, ask.game.melds), None)
    if whole is None or not move.cards:
        raise IllegalMove(Reason.DOES_NOT_FIT, cards=move.cards, meld=meld)
    return (LaidOff(ask.seat, move.meld, move.cards, whole),)


@evolves(LaidOff)
def _laid_off(state: State, event: LaidOff) -> State:
    hand = without(state.hands[event.player], event.cards) or ()
    melds = list(state.melds)
    melds[event.meld] = event.whole
    return state._replace(hands=with_hand(state, event.player, hand), melds=tuple(melds))
