"""Cards as people type them."""

import re
from difflib import get_close_matches

from bot.typed.unreadable_line import UnreadableLine, UnreadableReason
from engine.cards import JOKER, Card, parse, wild_as

_ONE = re.compile(
    r"(?P<wild>jk=|\*|2[shdc]=)?(?P<natural>(?:10|[2-9tjqka])[shdc])|(?:jk|joker|\*)(?![0-9a-z=])"
)
_LETTERS = 3
"""A piece of so many letters was meant as a word rather than as a card."""


def read_cards(text: str, known: tuple[str, ...] = ()) -> tuple[Card, ...]:
    """The cards of a cleaned text, with or without spaces between them.

    Raises UnreadableLine for the first piece that is no card; ``known`` are words that it may
    have been meant for.
    """
    return tuple(card for piece in text.split() for card in _cards(piece, known))


def _cards(piece: str, known: tuple[str, ...]) -> list[Card]:
    found: list[Card] = []
    at = 0
    while at < len(piece):
        match = _ONE.match(piece, at)
        if match is None:
            raise _no_card(piece, known)
        at = match.end()
        natural = match["natural"]
        card = JOKER if natural is None else parse(natural)
        found.append(wild_as(_wild(match["wild"]), card) if match["wild"] else card)
    return found


def _wild(written: str) -> Card:
    """The joker or the deuce before what it stands for."""
    return JOKER if written in ("jk=", "*") else parse(written.removesuffix("="))


def _no_card(piece: str, known: tuple[str, ...]) -> UnreadableLine:
    if len(piece) < _LETTERS or any(sign.isdigit() for sign in piece):
        return UnreadableLine(UnreadableReason.NOT_A_CARD, word=piece)
    near = get_close_matches(piece, known, n=1)
    if near:
        return UnreadableLine(UnreadableReason.NEAR_A_WORD, word=piece, near=near[0])
    return UnreadableLine(UnreadableReason.NOT_A_WORD, word=piece)
