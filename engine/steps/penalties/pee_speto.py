"""Pee speto: a discard joins its family in the row and the speto is melded (DUMMY 12.7)."""

from collections.abc import Iterable

from engine.cards import Card
from engine.events import Fined, LaidDown
from engine.step import Ask
from engine.steps.penalties.fine_items import FineItem
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import FAMILIES
from engine.steps.penalties.taken_discards import TakenDiscard, taken_discards
from engine.steps.row import Sweep


def pee_speto(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine whoever threw a card of a family that is melded with an older one of the row."""
    laid = frozenset(event.meld.cards)
    for speto in laid.intersection(FAMILIES):
        for one in taken_discards(ask):
            if _both_melded(one, speto, laid):
                yield _fined(one)


def pee_speto_or_both(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine also whoever threw the speto to its family, or one of that to it, if it was taken.

    The card thrown need not be melded then (DUMMY DA-31, DA-32).
    """
    laid = frozenset(event.meld.cards)
    for speto in laid.intersection(FAMILIES):
        taken = speto in ask.state.recall(Sweep).taken
        for one in taken_discards(ask):
            if (taken and _joined(one, speto)) or _both_melded(one, speto, laid):
                yield _fined(one)


def _both_melded(one: TakenDiscard, speto: Card, laid: frozenset[Card]) -> bool:
    """Whether this card is melded and another of its family that lay before it and was taken."""
    family = FAMILIES[speto].union((speto,)).intersection(laid)
    return one.card in family and not family.isdisjoint(one.taken_before)


def _joined(one: TakenDiscard, speto: Card) -> bool:
    """Whether this card came to the speto in the row, or is the speto that came to a neighbour."""
    if one.card == speto:
        return not FAMILIES[speto].isdisjoint(one.older)
    return one.card in FAMILIES[speto] and speto in one.older


def _fined(one: TakenDiscard) -> Fined:
    return Fined(one.thrower, FineItem.PEE_SPETO, one.card, AMOUNT)
