"""Cards as they are written in a sentence: in letters, the same in every language, or drawn."""

import re
from collections.abc import Mapping

from engine.cards import DEUCES, HIDDEN, JOKER, RANKS, Card, joker_as, rank, suit, wild_as

_SUITS = "♠♥♦♣"
_AS_TEXT = "\ufe0e"
"""Asks for the plain sign: as an emoji a black suit cannot be seen on a dark page."""
_JOKER = "🃏"
_BACK = "🂠"


_BARE = re.compile(f"([{_SUITS}]){_AS_TEXT}?")


def as_text(words: str) -> str:
    """The words with every suit in them as a plain sign."""
    return _BARE.sub(rf"\1{_AS_TEXT}", words)


class Faces:
    """How every card is written. Two are the same only if they are one."""

    __slots__ = ("of",)

    def __init__(self, of: Mapping[Card, str]) -> None:
        self.of = of


def _natural(card: Card) -> str:
    return RANKS[rank(card)] + _SUITS[suit(card)] + _AS_TEXT


FACES: dict[Card, str] = {
    **{card: _natural(card) for card in range(52)},
    **{joker_as(card): _JOKER + _natural(card) for card in range(52)},
    **{
        wild_as(deuce, card): f"{_natural(deuce)}={_natural(card)}"
        for deuce in DEUCES
        for card in range(52)
    },
    JOKER: _JOKER,
    HIDDEN: _BACK,
}
"""Every card that there is, wild ones that stand for a card and a hidden card included."""

LETTERS = Faces(FACES)
"""The cards in letters, which every place can show."""


def emoji_faces(emojis: Mapping[Card, str]) -> Faces:
    """The cards as emojis; a wild card on the table is one beside the card that it stands for."""
    declared = {
        wild_as(wild, card): emojis[wild] + emojis[card]
        for wild in (JOKER, *DEUCES)
        for card in range(52)
    }
    return Faces({**FACES, **emojis, **declared})
