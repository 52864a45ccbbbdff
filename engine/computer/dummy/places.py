"""Cards as bits of which a shift finds the next of the suit, and melds as masks of them.

Bit ``14 * suit + place`` is a card, its place counted from the two up to the ace. Between two suits
lies a gap.
"""

from collections.abc import Iterable

from engine.cards import Card

STEP = 14
SUIT = (1 << 13) - 1
"""All of the first suit."""
FOUR = sum(1 << STEP * suit for suit in range(4))
"""The lowest card of every suit."""


def _place(card: Card) -> int:
    return 1 << card // 13 * STEP + (card % 13 - 1) % 13


PLACES = tuple(map(_place, range(52)))
"""The bit of every card."""
CARDS = {bit: card for card, bit in enumerate(PLACES)}
"""The card of every bit."""


def places_of(cards: Iterable[Card]) -> int:
    """These cards as a mask."""
    mask = 0
    for card in cards:
        mask |= PLACES[card]
    return mask


def bits_of(mask: int) -> list[int]:
    """The single bits of a mask."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest)
        mask ^= lowest
    return found


def is_run(meld: int) -> bool:
    """Whether this meld is a run, not a set."""
    return bool(meld & meld << 1)


def alike(cards: int) -> int:
    """All four cards of every rank that one of these cards has."""
    ranks = cards | cards >> STEP | cards >> 2 * STEP | cards >> 3 * STEP
    return (ranks & SUIT) * FOUR


def _trios() -> dict[int, tuple[int, ...]]:
    found = [bit * 7 for bit in PLACES if bit << 1 in CARDS and bit << 2 in CARDS]
    for place in range(13):
        found += [FOUR << place ^ 1 << STEP * suit + place for suit in range(4)]
    return {bit: tuple(trio for trio in found if trio & bit) for bit in PLACES}


def _near(bit: int) -> int:
    mask = 0
    for trio in TRIOS[bit]:
        mask |= trio
    return mask ^ bit


TRIOS = _trios()
"""By bit the melds of three with that card."""
NEAR = {bit: _near(bit) for bit in PLACES}
"""By bit the cards that may lie in a meld of three with that card."""
