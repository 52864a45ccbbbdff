"""Ting mee: discarding a card that could have been laid off (DUMMY 12.3)."""

from collections.abc import Iterable

from engine.events import Discarded, Fined
from engine.step import Ask
from engine.steps.penalties.fine_items import FineItem
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import fits_somewhere


def ting_mee(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that fits, by itself, on a meld of the table as it is now."""
    if fits_somewhere(ask, event.card):
        yield Fined(event.player, FineItem.TING_MEE, event.card, AMOUNT)
