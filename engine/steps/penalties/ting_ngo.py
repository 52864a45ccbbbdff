"""Ting ngo: the next player knocks with nothing but the card thrown to them (DUMMY 11)."""

from collections.abc import Iterable

from engine.events import Fined, Knocked
from engine.state import State
from engine.step import Ask
from engine.steps.direction import preceding
from engine.steps.penalties.fines import AMOUNT, FineItem
from engine.steps.row import Sweep


def threw_the_knock(state: State, knocker: int) -> int | None:
    """Who discarded the one card with which this player, whose turn it is, knocks.

    Where it is not told which card that was, it is the last discard, in the first turn the head
    card (docs/notation.md, Position).
    """
    swept, last = state.recall(Sweep), preceding(state, knocker)
    if swept.took != 1:
        return None
    if swept.taken:
        return last if swept.taken_by[0] == last else None
    return None if state.turn_no == 1 else last


def ting_ngo(ask: Ask, event: Knocked) -> Iterable[Fined]:
    """Fine the player whose discard was taken alone to knock with."""
    thrower = threw_the_knock(ask.state, event.player)
    if thrower is not None:
        taken = ask.state.recall(Sweep).taken
        yield Fined(thrower, FineItem.TING_NGO, taken[0] if taken else None, AMOUNT)
