"""Cards as small integers.

A natural card is ``suit * 13 + rank`` (0..51), with suits in the order S H D C and ranks A 2 … K.
Copies of a card in a double pack have the same number and are never distinguished
(docs/notation.md, Cards). 52 is a joker. 53..104 is a joker on the table. It represents the natural
card whose number is 53 less. 128..335 is a deuce on the table that represents a card. Each of the
four deuces has 52 numbers. 336..3039 is a natural card that represents another card, because its
rank is wild in this deal. Each natural card has 52 numbers.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated

Card = Annotated[int, "card"]

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER: Card = 52
HIDDEN: Card = 127
"""A card whose face the viewer may not see."""

DEUCES: tuple[Card, ...] = (1, 14, 27, 40)
"""The natural cards that some tables make wild."""

HINT = "write a rank and a suit such as 10H, or JK"
"""How to write a card, shown after a wrong input."""

_DECLARED = JOKER + 1
_WILD_DEUCE = HIDDEN + 1
_ANY_WILD = _WILD_DEUCE + 4 * 52
_DEUCE = 1
_NAMES = [rank + suit for suit in SUITS for rank in RANKS]
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}
_NUMBERS |= {"T" + suit: _NUMBERS["10" + suit] for suit in SUITS}


def suit(card: Card) -> int:
    """Return the suit of a natural card: 0 spades, 1 hearts, 2 diamonds, 3 clubs."""
    return card // 13


def rank(card: Card) -> int:
    """Return the rank of a natural card: 0 ace, 1 two … 12 king."""
    return card % 13


def joker_as(card: Card) -> Card:
    """Return a joker that represents this natural card."""
    return _DECLARED + card


def wild_as(wild: Card, card: Card) -> Card:
    """Return a wild card, a joker or a natural card, that represents this natural card."""
    if wild == JOKER:
        return _DECLARED + card
    if wild % 13 == _DEUCE:
        return _WILD_DEUCE + wild // 13 * 52 + card
    return _ANY_WILD + wild * 52 + card


def is_joker(card: Card) -> bool:
    """Return whether a card is a joker, declared or not."""
    return JOKER <= card < HIDDEN


def is_deuce(card: Card) -> bool:
    """Return whether a card is a natural 2 that doesn't represent another card."""
    return card < JOKER and card % 13 == _DEUCE


def stands_in(card: Card) -> bool:
    """Return whether a card is a joker, or a wild card that represents a certain card."""
    return card >= JOKER and card != HIDDEN


def face(card: Card) -> Card:
    """Return the natural card for which a card counts, itself or the represented card."""
    if card <= JOKER or card == HIDDEN:
        return card
    return card - _DECLARED if card < HIDDEN else (card - _WILD_DEUCE) % 52


def bare(card: Card) -> Card:
    """Return the card as it is in a hand. A wild card no longer represents anything."""
    if card <= JOKER or card == HIDDEN:
        return card
    if card >= _ANY_WILD:
        return (card - _ANY_WILD) // 52
    return JOKER if card < HIDDEN else (card - _WILD_DEUCE) // 52 * 13 + _DEUCE


def name(card: Card) -> str:
    """Return the notation of a card: ``10H``, ``JK``, ``JK=7S``, ``2H=7S``, or ``??`` if hidden."""
    if card < JOKER:
        return _NAMES[card]
    if card == HIDDEN:
        return "??"
    if card == JOKER:
        return "JK"
    wild = bare(card)
    return f"{'JK' if wild == JOKER else _NAMES[wild]}={_NAMES[face(card)]}"


def parse(text: str, *, any_rank: bool = False) -> Card:
    """Read one card in any case, with ``T`` for ``10``. Raises ValueError with a sentence.

    ``any_rank``: any natural card may represent another card. By default only deuces may.
    """
    word = text.strip().upper()
    if word == "JK":
        return JOKER
    wild, declared, meant = word.rpartition("=")
    number = _NUMBERS.get(meant)
    if number is not None and not declared:
        return number
    stand_in = JOKER if wild == "JK" else _NUMBERS.get(wild, HIDDEN)
    may_stand_in = stand_in <= JOKER if any_rank else stand_in == JOKER or is_deuce(stand_in)
    if number is None or not may_stand_in:
        raise ValueError(f"{text!r} is not a card; {HINT}")
    return wild_as(stand_in, number)


def cards(text: str) -> tuple[Card, ...]:
    """Read several cards separated by spaces. Raises ValueError with a sentence."""
    return tuple(map(parse, text.split()))


def names(cards: Iterable[Card]) -> list[str]:
    """Return the notation of several cards, in their order."""
    return [name(card) for card in cards]


def pack(copies: int, jokers: int) -> tuple[Card, ...]:
    """Return this many full packs of 52 and this many jokers, in order."""
    return tuple(range(52)) * copies + (JOKER,) * jokers


def cards_at(hand: Sequence[Card], positions: Sequence[int]) -> list[Card]:
    """Return the cards at these indices of a hand, from 0. Indices beyond it are ignored."""
    return [hand[position] for position in positions if position < len(hand)]


def without(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Return the hand without these cards, or None if not all of them are in the hand.

    A wild card counts as itself, whatever card it represents. The order of the other cards is kept.
    """
    rest = list(hand)
    for card in cards:
        try:
            rest.remove(bare(card))
        except ValueError:
            return None
    return tuple(rest)
