"""Discards that others have just taken up, while those who threw them can be fined for it."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card
from engine.step import Ask
from engine.steps.row import Row, Sweep


class TakenDiscard(NamedTuple):
    """A card taken this turn: who threw it, and what lay in the row before it and was taken too.

    ``older`` are all cards that lay before it, taken or not.
    """

    card: Card
    thrower: int
    taken_before: frozenset[Card]
    older: frozenset[Card]


def taken_discards(ask: Ask) -> Iterable[TakenDiscard]:
    """The cards taken this turn whose throwers have not been at turn again (DUMMY DA-14)."""
    state = ask.state
    swept = state.recall(Sweep)
    thrown = zip(swept.taken, swept.taken_by, swept.taken_turn, strict=True)
    for at, (card, by, turn) in enumerate(thrown):
        if by is None or turn is None or by == ask.seat:
            continue
        if state.turn_no - turn < state.seats:
            before = frozenset(swept.taken[:at])
            yield TakenDiscard(card, by, before, before.union(state.discard))


def took_head_card(ask: Ask) -> Card | None:
    """The head card, if it was taken this turn."""
    hua = ask.state.recall(Row).hua
    return hua if hua in ask.state.recall(Sweep).taken else None
