"""Fak speto: somebody lays a speto off on another's card (DUMMY 12.9)."""

from collections.abc import Iterable

from engine.cards import Card
from engine.events import Fined, LaidOff
from engine.melds import Meld, MeldKind
from engine.step import Ask
from engine.steps.penalties.fines import AMOUNT, FineItem
from engine.steps.penalties.neighbours import FAMILIES


def fak_speto(ask: Ask, event: LaidOff) -> Iterable[Fined]:
    """Fine the player on whose card a speto was laid off, unless it was their own speto."""
    for speto in FAMILIES:
        if speto in event.cards:
            player = _responsible(event.whole, speto)
            if player is not None and player != event.player:
                yield Fined(player, FineItem.FAK_SPETO, speto, AMOUNT)


def _responsible(whole: Meld, speto: Card) -> int | None:
    """Who laid the card next to it in a run (3 of clubs, jack of spades), or opened the set."""
    if whole.kind is MeldKind.SET:
        return whole.owner
    at = whole.cards.index(speto)
    return whole.laid_by[at - 1 if at else 1]
