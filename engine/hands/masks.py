"""Bit masks of one pack without jokers. Bit ``c`` is set if natural card ``c`` is present.

A suit is 13 adjacent bits, ace low. The masks of engine.hands.ladder have gaps between suits, so
that runs can be found by shifting.
"""

from collections.abc import Iterable

from engine.cards import JOKER, Card

PACK = (1 << 52) - 1
"""All cards."""
SUIT = (1 << 13) - 1
"""All cards of the first suit."""
RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""All cards of the first rank."""
NUMBERS = 336
"""All cards are below this number (engine.cards)."""
BITS = tuple([1 << card if card < JOKER else 0 for card in range(NUMBERS)])
"""The bit of every card. Jokers, hidden cards and cards that represent others have 0."""


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of these cards. Cards that aren't natural are left out."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask


def cards_of(mask: int) -> list[Card]:
    """Return the cards of a mask, in the order of the pack."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


Values = tuple[tuple[int, int], ...]
"""Pairs of points and a mask. Each card in the mask has these points, added over all pairs."""


def points_of(cards: int, values: Values) -> int:
    """Return the points of these cards."""
    points = 0
    for value, mask in values:
        points += value * (cards & mask).bit_count()
    return points


def bits_of(mask: int) -> list[int]:
    """Return the single bits of any mask, the lowest first."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    return bits
