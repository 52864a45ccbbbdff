"""Fines for a discard that fits on the table, or in a meld with the row (DUMMY 12.3, 12.4)."""

from collections.abc import Iterable

from engine.events import Discarded, Fined
from engine.step import Ask
from engine.steps.penalties.fines import AMOUNT, FineItem
from engine.steps.penalties.neighbours import fits_somewhere, makes_meld


def ting_mee(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that fits, by itself, on a meld of the table as it is now."""
    if fits_somewhere(ask, event.card):
        yield Fined(event.player, FineItem.TING_MEE, event.card, AMOUNT)


def ting_tem(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that makes a meld with two cards that lay in the row before it."""
    if makes_meld(event.card, frozenset(ask.state.discard[:-1]), ask.game.melds):
        yield Fined(event.player, FineItem.TING_TEM, event.card, AMOUNT)
