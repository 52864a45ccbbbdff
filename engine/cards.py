"""Cards as small integers.

A natural card is ``suit * 13 + rank`` (0..51), suits in the order S H D C, ranks A 2 … K. Copies of
one card in a double pack are the same number: they are never told apart (docs/notation.md, Cards).
52 is a joker; 53..104 is a joker on the table that stands for the natural card 53 less than itself.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated

Card = Annotated[int, "card"]

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER: Card = 52
HIDDEN: Card = 127
"""What a card looks like to somebody who may not see its face."""

_DECLARED = JOKER + 1
_NAMES = [rank + suit for suit in SUITS for rank in RANKS]
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}
_NUMBERS |= {"T" + suit: _NUMBERS["10" + suit] for suit in SUITS}


def suit(card: Card) -> int:
    """0 spades, 1 hearts, 2 diamonds, 3 clubs. Natural cards only."""
    return card // 13


def rank(card: Card) -> int:
    """0 ace, 1 two … 12 king. Natural cards only."""
    return card % 13


def joker_as(card: Card) -> Card:
    """A joker that stands for this natural card."""
    return _DECLARED + card


def is_joker(card: Card) -> bool:
    """Whether it is a joker, declared or not."""
    return JOKER <= card < HIDDEN


def face(card: Card) -> Card:
    """The natural card that it counts as: itself, or what a declared joker stands for."""
    return card - _DECLARED if _DECLARED <= card < HIDDEN else card


def bare(card: Card) -> Card:
    """The card as it is held in a hand: a joker forgets what it stood for."""
    return JOKER if _DECLARED <= card < HIDDEN else card


def name(card: Card) -> str:
    """Notation of one card: ``10H``, ``JK``, ``JK=7S``; ``??`` for a hidden one."""
    if card < JOKER:
        return _NAMES[card]
    if card == HIDDEN:
        return "??"
    return "JK" if card == JOKER else f"JK={_NAMES[card - _DECLARED]}"


def parse(text: str) -> Card:
    """Read one card in any case, ``T`` for ``10``. Raises ValueError with a sentence."""
    word = text.strip().upper()
    if word == "JK":
        return JOKER
    number = _NUMBERS.get(word.removeprefix("JK="))
    if number is None:
        raise ValueError(f"{text!r} is not a card; write a rank and a suit such as 10H, or JK")
    return joker_as(number) if word.startswith("JK=") else number


def names(cards: Iterable[Card]) -> list[str]:
    """Notation of several cards, in their order."""
    return [name(card) for card in cards]


def pack(copies: int, jokers: int) -> tuple[Card, ...]:
    """So many full packs of 52 and so many jokers, in order."""
    return tuple(range(52)) * copies + (JOKER,) * jokers


def without(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """The hand after giving up these cards (declared jokers count as jokers), or None.

    None says that not all of them are held. The order of the other cards is kept.
    """
    rest = list(hand)
    for card in cards:
        try:
            rest.remove(bare(card))
        except ValueError:
            return None
    return tuple(rest)
