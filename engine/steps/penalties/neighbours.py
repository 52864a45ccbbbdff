"""Cards that go with others: neighbours of the head card, families of the speto (DUMMY 12)."""

from engine.cards import Card, parse
from engine.hands.every_meld import melds_with
from engine.melds import MeldRules, extensions, run_places
from engine.step import Ask


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
