"""Ti on: the first card of a speto's family in the row is melded with the speto (DUMMY 12.8)."""

from collections.abc import Iterable

from engine.events import Fined, LaidDown
from engine.result import ScoreItem
from engine.step import Ask
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import FAMILIES
from engine.steps.penalties.taken_discards import taken_discards


def ti_on(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine whoever threw a neighbour, first of its family in the row, melded with the speto."""
    laid = event.meld.cards
    for speto, neighbours in FAMILIES.items():
        if speto not in laid:
            continue
        for one in taken_discards(ask):
            family = neighbours.union((speto,))
            if one.card in neighbours and one.card in laid and not family & one.older:
                yield Fined(one.thrower, ScoreItem.TI_ON, one.card, AMOUNT)
