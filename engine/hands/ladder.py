"""Cards of one pack as numbers of which a shift finds the next card of the suit.

Bit ``15 * suit + place`` is a card. Its place is its position in a run, from the ace, 1, to the
king, 13, and the ace above it, 14. Below each suit lies a gap, so that no shift leads into another
suit. Such a number has two of the digits with which Python computes.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, face
from engine.hands.masks import NUMBERS
from engine.melds import Meld, MeldKind, span

STEP = 15
SUIT = (1 << STEP) - 1
"""All of the first suit."""
SUITS = sum(1 << STEP * suit for suit in range(4))
"""Places of a suit times this are the same places of all four."""
LOW = SUITS << 1
"""The aces below a two."""
HIGH = SUITS << 14
"""The aces above a king."""


def _bits(ace: int) -> tuple[int, ...]:
    places = [ace if card % 13 == 0 else card % 13 + 1 for card in range(JOKER)]
    bits = [1 << card // 13 * STEP + place for card, place in enumerate(places)]
    return (*bits, *[0] * (NUMBERS - JOKER))


BITS = {ace: _bits(ace) for ace in (1, 14)}
"""The bit of every natural card, by the position of the aces. Others have none."""


def together(cards: Iterable[Card], bits: Sequence[int]) -> int:
    """These natural cards as one number, copies as one."""
    mask = 0
    for card in cards:
        mask |= bits[card]
    return mask


def card_at(place: int) -> Card:
    """The card that the bit with this number is."""
    return place // STEP * 13 + (place % STEP - 1) % 13


def alike(cards: int) -> int:
    """All four cards of every rank that one of these has."""
    return ((cards | cards >> STEP | cards >> 2 * STEP | cards >> 3 * STEP) & SUIT) * SUITS


def runs_in(cards: int) -> int:
    """The cards of every run of three among these."""
    starts = cards & cards >> 1 & cards >> 2
    if not starts:
        return 0
    return starts | starts << 1 | starts << 2


def sets_in(cards: int) -> int:
    """The cards of every set of three among these."""
    one, two = cards & SUIT, cards >> STEP & SUIT
    three, four = cards >> 2 * STEP & SUIT, cards >> 3 * STEP
    ranks = one & two & (three | four) | three & four & (one | two)
    return ranks * SUITS & cards if ranks else 0


class TableMask(NamedTuple):
    """What lies on the table: all cards of runs, and all four of every rank that lies as a set."""

    runs: int = 0
    sets: int = 0


def table_of(melds: Iterable[Meld], bits: Sequence[int]) -> TableMask:
    """These melds; jokers in runs as what they stand for."""
    runs = sets = 0
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            low, high = span(meld.cards)
            suit = face(meld.cards[0]) // 13
            runs |= (1 << high + 1) - (1 << low) << STEP * suit
        elif len(meld.cards) < 4:
            sets |= alike(together(meld.cards, bits))
    return TableMask(runs, sets)
