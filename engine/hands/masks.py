"""Cards of one pack without jokers as bit masks: bit ``c`` is set where natural card ``c`` is.

A suit is 13 neighbouring bits, ace low. For runs that are found by shifting there are masks with
gaps between the suits (engine.hands.ladder).
"""

from collections.abc import Iterable

from engine.cards import JOKER, Card

PACK = (1 << 52) - 1
"""All cards."""
SUIT = (1 << 13) - 1
"""All of the first suit."""
RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""All of the first rank."""
NUMBERS = 336
"""Cards are below this (engine.cards)."""
BITS = tuple([1 << card if card < JOKER else 0 for card in range(NUMBERS)])
"""The bit of every card; a joker, a card that stands for another and a hidden one have none."""


def mask_of(cards: Iterable[Card]) -> int:
    """These cards as a mask; what is no natural card is left out."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask


def cards_of(mask: int) -> list[Card]:
    """The cards of a mask, the first of the pack first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


Values = tuple[tuple[int, int], ...]
"""What cards count: so many points for each of the cards of a mask, which may be in several."""


def points_of(cards: int, values: Values) -> int:
    """What these cards count."""
    points = 0
    for each, those in values:
        points += each * (cards & those).bit_count()
    return points


def bits_of(mask: int) -> list[int]:
    """The single bits of a mask, the lowest first, whatever they stand for."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found
