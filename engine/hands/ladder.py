"""Bit masks of one pack in which a shift leads to the next card of a suit.

Bit ``15 * suit + place`` is a card. Its place is its position in a run, from the ace, 1, to the
king, 13, and the ace above it, 14. There is a gap below each suit, so that no shift leads into
another suit. Python computes such a number with only two of its digits.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, face
from engine.hands.masks import NUMBERS
from engine.melds import Meld, MeldKind, span

STEP = 15
SUIT = (1 << STEP) - 1
"""All cards of the first suit."""
SUITS = sum(1 << STEP * suit for suit in range(4))
"""A mask of one suit, multiplied by this, has the same places in all four suits."""
LOW = SUITS << 1
"""The aces below a two."""
HIGH = SUITS << 14
"""The aces above a king."""


def _bits(ace: int) -> tuple[int, ...]:
    places = [ace if card % 13 == 0 else card % 13 + 1 for card in range(JOKER)]
    bits = [1 << card // 13 * STEP + place for card, place in enumerate(places)]
    return (*bits, *[0] * (NUMBERS - JOKER))


BITS = {ace: _bits(ace) for ace in (1, 14)}
"""The bit of every natural card, by the position of the aces. Other cards have 0."""


def together(cards: Iterable[Card], bits: Sequence[int]) -> int:
    """Return these natural cards as one mask. Copies have the same bit."""
    mask = 0
    for card in cards:
        mask |= bits[card]
    return mask


def card_at(place: int) -> Card:
    """Return the card of the bit with this number."""
    return place // STEP * 13 + (place % STEP - 1) % 13


def alike(cards: int) -> int:
    """Return all four cards of every rank in this mask."""
    return ((cards | cards >> STEP | cards >> 2 * STEP | cards >> 3 * STEP) & SUIT) * SUITS


def runs_in(cards: int) -> int:
    """Return the cards of every run of three in this mask."""
    starts = cards & cards >> 1 & cards >> 2
    if not starts:
        return 0
    return starts | starts << 1 | starts << 2


def sets_in(cards: int) -> int:
    """Return the cards of every set of three in this mask."""
    one, two = cards & SUIT, cards >> STEP & SUIT
    three, four = cards >> 2 * STEP & SUIT, cards >> 3 * STEP
    ranks = one & two & (three | four) | three & four & (one | two)
    return ranks * SUITS & cards if ranks else 0


class TableMask(NamedTuple):
    """The melds on the table as masks."""

    runs: int = 0
    """All cards of runs."""
    sets: int = 0
    """All four cards of every rank that has a set."""


class LaidCards(NamedTuple):
    """The result of laying as much of a hand as possible."""

    left: int
    """The cards that stay in the hand."""
    laid: int
    """The cards laid."""
    table: TableMask
    """The table afterwards."""


def table_of(melds: Iterable[Meld], bits: Sequence[int]) -> TableMask:
    """Return the mask of these melds. A joker in a run counts as the card it represents."""
    runs = sets = 0
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            low, high = span(meld.cards)
            suit = face(meld.cards[0]) // 13
            runs |= (1 << high + 1) - (1 << low) << STEP * suit
        elif len(meld.cards) < 4:
            sets |= alike(together(meld.cards, bits))
    return TableMask(runs, sets)
