"""Pee speto: a discard joins its family in the row and is melded with the speto (DUMMY 12.7)."""

from collections.abc import Iterable

from engine.events import Fined, LaidDown
from engine.result import ScoreItem
from engine.step import Ask
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import FAMILIES
from engine.steps.penalties.taken_discards import taken_discards


def pee_speto(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine whoever threw a card of a family that is melded with an older one of the row."""
    laid = frozenset(event.meld.cards)
    for speto, neighbours in FAMILIES.items():
        if speto not in laid:
            continue
        family = neighbours.union((speto,)).intersection(laid)
        for one in taken_discards(ask):
            if one.card in family and family.intersection(one.taken_before):
                yield Fined(one.thrower, ScoreItem.PEE_SPETO, one.card, AMOUNT)
