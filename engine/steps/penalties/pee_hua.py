"""Pee hua: a neighbour of the head card was thrown and is melded with it (DUMMY 12.6)."""

from collections.abc import Iterable

from engine.events import Fined, LaidDown
from engine.step import Ask
from engine.steps.penalties.fine_items import FineItem
from engine.steps.penalties.fines import AMOUNT
from engine.steps.penalties.neighbours import near
from engine.steps.penalties.taken_discards import taken_discards, took_head_card


def pee_hua(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine whoever threw a neighbour that is laid with the head card before their next turn."""
    hua, laid = took_head_card(ask), event.meld.cards
    if hua is None or hua not in laid:
        return
    for one in taken_discards(ask):
        if one.card in laid and near(one.card, hua, ask.game.melds):
            yield Fined(one.thrower, FineItem.PEE_HUA, one.card, AMOUNT)
