"""Ti on: the first card of a speto's family in the row is taken and melded (DUMMY 12.8)."""

from collections.abc import Iterable

from engine.events import Fined, LaidDown
from engine.step import Ask, Consequence
from engine.steps.penalties.fine_items import FineItem
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import FAMILIES
from engine.steps.penalties.taken_discards import taken_discards


def ti_on(*, with_speto: bool) -> Consequence:
    """Fine whoever threw a neighbour, first of its family in the row, that is melded.

    ``with_speto``: only in a meld that holds the speto too (DUMMY DA-33).
    """

    def fine(ask: Ask, event: LaidDown) -> Iterable[Fined]:
        laid = event.meld.cards
        for speto, neighbours in FAMILIES.items():
            if with_speto and speto not in laid:
                continue
            family = neighbours.union((speto,))
            for one in taken_discards(ask):
                if one.card in neighbours and one.card in laid and not family & one.older:
                    yield Fined(one.thrower, FineItem.TI_ON, one.card, AMOUNT)

    return fine
