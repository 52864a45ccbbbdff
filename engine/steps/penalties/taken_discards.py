"""Discards that others have just taken up, while those who threw them can be fined for it: for a
neighbour of the head card (DUMMY 12.6), for cards of a speto's family (12.7, 12.8)."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card
from engine.events import Fined, LaidDown
from engine.step import Ask, Consequence
from engine.steps.penalties.fines import AMOUNT, FineItem
from engine.steps.penalties.neighbours import FAMILIES, near
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


def pee_hua(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine whoever threw a neighbour that is laid with the head card before their next turn."""
    hua, laid = took_head_card(ask), event.meld.cards
    if hua is None or hua not in laid:
        return
    for one in taken_discards(ask):
        if one.card in laid and near(one.card, hua, ask.game.melds):
            yield Fined(one.thrower, FineItem.PEE_HUA, one.card, AMOUNT)


def pee_speto(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine whoever threw a card of a family that is melded with an older one of the row."""
    laid = frozenset(event.meld.cards)
    for speto in laid.intersection(FAMILIES):
        for one in taken_discards(ask):
            if _both_melded(one, speto, laid):
                yield _fined(one)


def pee_speto_or_both(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine also whoever threw the speto to its family, or one of that to it, if it was taken.

    The card thrown need not be melded then (DUMMY DA-31, DA-32).
    """
    laid = frozenset(event.meld.cards)
    for speto in laid.intersection(FAMILIES):
        taken = speto in ask.state.recall(Sweep).taken
        for one in taken_discards(ask):
            if (taken and _joined(one, speto)) or _both_melded(one, speto, laid):
                yield _fined(one)


def _both_melded(one: TakenDiscard, speto: Card, laid: frozenset[Card]) -> bool:
    """Whether this card is melded and another of its family that lay before it and was taken."""
    family = FAMILIES[speto].union((speto,)).intersection(laid)
    return one.card in family and not family.isdisjoint(one.taken_before)


def _joined(one: TakenDiscard, speto: Card) -> bool:
    """Whether this card came to the speto in the row, or is the speto that came to a neighbour."""
    if one.card == speto:
        return not FAMILIES[speto].isdisjoint(one.older)
    return one.card in FAMILIES[speto] and speto in one.older


def _fined(one: TakenDiscard) -> Fined:
    return Fined(one.thrower, FineItem.PEE_SPETO, one.card, AMOUNT)


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
