"""Discards of Dummy that are fined."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card, parse
from engine.events import Discarded, Fined, Knocked, LaidDown, LaidOff
from engine.game import Ask, Consequence
from engine.games.dummy.turn import Row, Sweep
from engine.hands.every_meld import melds_with
from engine.melds import Meld, MeldKind, MeldRules, extensions, run_places
from engine.state import State
from engine.steps.direction import preceding
from engine.steps.fines import AMOUNT, FineItem

# Fines for a discard that fits on the table, or in a meld with the row (DUMMY 12.3, 12.4).


def ting_mee(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that fits, by itself, on a meld of the table as it is now."""
    if fits_somewhere(ask, event.card):
        yield Fined(event.player, FineItem.TING_MEE, event.card, AMOUNT)


def ting_tem(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that makes a meld with two cards that lay in the row before it."""
    if makes_meld(event.card, frozenset(ask.state.discard[:-1]), ask.game.melds):
        yield Fined(event.player, FineItem.TING_TEM, event.card, AMOUNT)


# Cards that go with others: neighbours of the head card, families of the speto (DUMMY 12).


def _cards(text: str) -> frozenset[Card]:
    return frozenset(map(parse, text.split()))


FAMILIES = {
    parse("2C"): _cards("2S 2D 2H 3C 4C"),
    parse("QS"): _cards("QC QD QH 10S JS KS AS"),
}
"""Each speto with its neighbours (DUMMY 12.7)."""


def near(card: Card, other: Card, rules: MeldRules) -> bool:
    """Whether two cards are of one rank, or of one suit no more than two places apart in a run."""
    if card % 13 == other % 13:
        return True
    return card // 13 == other // 13 and any(
        abs(place - beside) <= 2
        for place in run_places(card, rules)
        for beside in run_places(other, rules)
    )


def makes_meld(card: Card, others: frozenset[Card], rules: MeldRules) -> bool:
    """Whether some of the others make a meld with this card."""
    return next(melds_with(card, others | {card}, rules), None) is not None


def fits_somewhere(ask: Ask, card: Card) -> bool:
    """Whether this card alone can be laid off on a meld of the table."""
    return any(
        next(extensions(meld, (card,), ask.seat, ask.game.melds), None) is not None
        for meld in ask.state.melds
    )


# Discards that others have just taken up, while those who threw them can be fined for it: for a
# neighbour of the head card (DUMMY 12.6), for cards of a speto's family (12.7, 12.8).


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


# Fak speto: somebody lays a speto off on another's card (DUMMY 12.9).


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


# Ting ngo: the next player knocks with nothing but the card thrown to them (DUMMY 11).


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
