"""Fines for discards of Dummy."""

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

# Fines for a discard that fits on the table, or that makes a meld with the row (DUMMY 12.3, 12.4).


def ting_mee(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that fits on a meld on the table as it is now."""
    if fits_somewhere(ask, event.card):
        yield Fined(event.player, FineItem.TING_MEE, event.card, AMOUNT)


def ting_tem(ask: Ask, event: Discarded) -> Iterable[Fined]:
    """Fine a discard that makes a meld with two earlier cards in the row."""
    if makes_meld(event.card, frozenset(ask.state.discard[:-1]), ask.game.melds):
        yield Fined(event.player, FineItem.TING_TEM, event.card, AMOUNT)


# Related cards, which are neighbours of the head card and families of the speto (DUMMY 12).


def _cards(text: str) -> frozenset[Card]:
    return frozenset(map(parse, text.split()))


FAMILIES = {
    parse("2C"): _cards("2S 2D 2H 3C 4C"),
    parse("QS"): _cards("QC QD QH 10S JS KS AS"),
}
"""Each speto with its neighbours (DUMMY 12.7)."""


def near(card: Card, other: Card, rules: MeldRules) -> bool:
    """Return whether two cards have the same rank, or are at most two places apart in a suit."""
    if card % 13 == other % 13:
        return True
    return card // 13 == other // 13 and any(
        abs(place - beside) <= 2
        for place in run_places(card, rules)
        for beside in run_places(other, rules)
    )


def makes_meld(card: Card, others: frozenset[Card], rules: MeldRules) -> bool:
    """Return whether some of the other cards make a meld with this card."""
    return next(melds_with(card, others | {card}, rules), None) is not None


def fits_somewhere(ask: Ask, card: Card) -> bool:
    """Return whether this single card can be laid off on a meld on the table."""
    return any(
        next(extensions(meld, (card,), ask.seat, ask.game.melds), None) is not None
        for meld in ask.state.melds
    )


# Discards that were just taken, while the player who discarded them can still be fined. The fines
# are for a neighbour of the head card (DUMMY 12.6) and for cards of a speto's family (12.7, 12.8).


class TakenDiscard(NamedTuple):
    """A card taken in this turn."""

    card: Card
    thrower: int
    """The seat that discarded it."""
    taken_before: frozenset[Card]
    """Earlier cards in the row that were taken together with this card."""
    older: frozenset[Card]
    """All earlier cards in the row, taken or not."""


def taken_discards(ask: Ask) -> Iterable[TakenDiscard]:
    """Yield cards taken in this turn whose discarder has had no turn since (DUMMY DA-14)."""
    state = ask.state
    swept = state.recall(Sweep)
    thrown = zip(swept.taken, swept.taken_by, swept.taken_turn, strict=True)
    for index, (card, by, turn) in enumerate(thrown):
        if by is None or turn is None or by == ask.seat:
            continue
        if state.turn_no - turn < state.seats:
            before = frozenset(swept.taken[:index])
            yield TakenDiscard(card, by, before, before.union(state.discard))


def took_head_card(ask: Ask) -> Card | None:
    """Return the head card if it was taken in this turn, otherwise None."""
    hua = ask.state.recall(Row).hua
    return hua if hua in ask.state.recall(Sweep).taken else None


def pee_hua(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine the discarder of a neighbour laid with the head card before their next turn."""
    hua, laid = took_head_card(ask), event.meld.cards
    if hua is None or hua not in laid:
        return
    for discard in taken_discards(ask):
        if discard.card in laid and near(discard.card, hua, ask.game.melds):
            yield Fined(discard.thrower, FineItem.PEE_HUA, discard.card, AMOUNT)


def pee_speto(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine the discarder of a family card that is melded with an older family card from the row."""
    laid = frozenset(event.meld.cards)
    for speto in laid.intersection(FAMILIES):
        for discard in taken_discards(ask):
            if _both_melded(discard, speto, laid):
                yield _fined(discard)


def pee_speto_or_both(ask: Ask, event: LaidDown) -> Iterable[Fined]:
    """Fine the discarder of a card that met its speto or family in the row, if it was taken.

    This fine is added to ``pee_speto``. The card doesn't have to be melded (DUMMY DA-31, DA-32).
    """
    laid = frozenset(event.meld.cards)
    for speto in laid.intersection(FAMILIES):
        taken = speto in ask.state.recall(Sweep).taken
        for discard in taken_discards(ask):
            if (taken and _joined(discard, speto)) or _both_melded(discard, speto, laid):
                yield _fined(discard)


def _both_melded(discard: TakenDiscard, speto: Card, laid: frozenset[Card]) -> bool:
    """Return whether this card and an earlier taken card of its family are both melded."""
    family = FAMILIES[speto].union((speto,)).intersection(laid)
    return discard.card in family and not family.isdisjoint(discard.taken_before)


def _joined(discard: TakenDiscard, speto: Card) -> bool:
    """Return whether the card met its speto in the row, or is the speto and met a neighbour."""
    if discard.card == speto:
        return not FAMILIES[speto].isdisjoint(discard.older)
    return discard.card in FAMILIES[speto] and speto in discard.older


def _fined(discard: TakenDiscard) -> Fined:
    return Fined(discard.thrower, FineItem.PEE_SPETO, discard.card, AMOUNT)


def ti_on(*, with_speto: bool) -> Consequence:
    """Return the fine for a melded neighbour that was the first of its family in the row.

    ``with_speto``: the meld must also contain the speto (DUMMY DA-33).
    """

    def fine(ask: Ask, event: LaidDown) -> Iterable[Fined]:
        laid = event.meld.cards
        for speto, neighbours in FAMILIES.items():
            if with_speto and speto not in laid:
                continue
            family = neighbours.union((speto,))
            for discard in taken_discards(ask):
                if (
                    discard.card in neighbours
                    and discard.card in laid
                    and not family & discard.older
                ):
                    yield Fined(discard.thrower, FineItem.TI_ON, discard.card, AMOUNT)

    return fine


# Fak speto: a player lays a speto off on another player's card (DUMMY 12.9).


def fak_speto(ask: Ask, event: LaidOff) -> Iterable[Fined]:
    """Fine the player on whose card a speto was laid off, unless it was their own speto."""
    for speto in FAMILIES:
        if speto in event.cards:
            player = _responsible(event.whole, speto)
            if player is not None and player != event.player:
                yield Fined(player, FineItem.FAK_SPETO, speto, AMOUNT)


def _responsible(whole: Meld, speto: Card) -> int | None:
    """Return the seat that laid the card next to the speto in a run, or opened the set."""
    if whole.kind is MeldKind.SET:
        return whole.owner
    index = whole.cards.index(speto)
    return whole.laid_by[index - 1 if index else 1]


# Ting ngo: the next player knocks with only the card discarded to them (DUMMY 11).


def threw_the_knock(state: State, knocker: int) -> int | None:
    """Return the seat that discarded the single card with which the player to move knocks.

    If a position doesn't name the card, the card is the last discard, or the head card in the first
    turn (docs/notation.md, Position).
    """
    swept, last = state.recall(Sweep), preceding(state, knocker)
    if swept.took != 1:
        return None
    if swept.taken:
        return last if swept.taken_by[0] == last else None
    return None if state.turn_no == 1 else last


def ting_ngo(ask: Ask, event: Knocked) -> Iterable[Fined]:
    """Fine the player whose discard was the only card taken for a knock."""
    thrower = threw_the_knock(ask.state, event.player)
    if thrower is not None:
        taken = ask.state.recall(Sweep).taken
        yield Fined(thrower, FineItem.TING_NGO, taken[0] if taken else None, AMOUNT)
