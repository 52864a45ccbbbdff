"""Cards that go with others: neighbours of the head card, families of the speto (DUMMY 12)."""

from engine.cards import Card, parse
from engine.melds import extensions
from engine.step import Ask


def _cards(text: str) -> frozenset[Card]:
    return frozenset(map(parse, text.split()))


FAMILIES = {
    parse("2C"): _cards("2S 2D 2H 3C 4C"),
    parse("QS"): _cards("QC QD QH 10S JS KS AS"),
}
"""Each speto with its neighbours (DUMMY 12.7)."""


def near(card: Card, other: Card) -> bool:
    """Whether two cards are of one rank, or of one suit no more than two apart; aces are high."""
    if card % 13 == other % 13:
        return True
    return card // 13 == other // 13 and abs(_height(card) - _height(other)) <= 2


def makes_meld(card: Card, others: frozenset[Card]) -> bool:
    """Whether at least two of the others make a meld with this card; aces are high."""
    if sum(other % 13 == card % 13 for other in others) >= 2:
        return True
    height = _height(card)
    suit = {_height(other) for other in others if other // 13 == card // 13}
    return any(
        suit.issuperset({height + one, height + two}) for one, two in ((-2, -1), (-1, 1), (1, 2))
    )


def _height(card: Card) -> int:
    return card % 13 or 13


def fits_somewhere(ask: Ask, card: Card) -> bool:
    """Whether this card alone can be laid off on a meld of the table."""
    return any(
        next(extensions(meld, (card,), ask.seat, ask.game.melds), None) is not None
        for meld in ask.state.melds
    )
