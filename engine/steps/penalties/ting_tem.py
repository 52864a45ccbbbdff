"""Ting tem: discarding a card that makes a meld with cards of the row (DUMMY 12.4)."""

from collections.abc import Iterable

from engine.events import Discarded, Fined
from engine.step import Ask
from engine.steps.penalties.fine_items import FineItem
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import makes_meld


def ting_tem(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that makes a meld with two cards that lay in the row before it."""
    if makes_meld(event.card, frozenset(ask.state.discard[:-1]), ask.game.melds):
        yield Fined(event.player, FineItem.TING_TEM, event.card, AMOUNT)
