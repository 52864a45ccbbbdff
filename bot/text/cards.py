"""Cards as they are written in a sentence: the same in every language."""

from engine.cards import HIDDEN, JOKER, RANKS, Card, joker_as, rank, suit

_SUITS = "♠♥♦♣"
_AS_TEXT = "\ufe0e"
"""Asks for the plain sign: as an emoji a black suit cannot be seen on a dark page."""
_JOKER = "🃏"
_BACK = "🂠"


def _natural(card: Card) -> str:
    return RANKS[rank(card)] + _SUITS[suit(card)] + _AS_TEXT


FACES: dict[Card, str] = {
    **{card: _natural(card) for card in range(52)},
    **{joker_as(card): _JOKER + _natural(card) for card in range(52)},
    JOKER: _JOKER,
    HIDDEN: _BACK,
}
"""Every card that there is, jokers that stand for a card and a hidden card included."""
