"""Cards of one pack as numbers of which a shift finds the next card of the suit.

Bit ``15 * suit + place`` is a card. Its place is its position in a run, from the ace, 1, to the
king, 13, and the ace above it, 14. Below each suit lies a gap, so that no run goes on into another
suit. Such a number has two of the digits with which Python computes.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, face
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
    return tuple(
        1 << card // 13 * STEP + (card % 13 + 1 if card % 13 else ace) for card in range(JOKER)
    )


BITS = {ace: _bits(ace) for ace in (1, 14)}
"""The bit of every natural card, by the position of the aces."""


def together(cards: Iterable[Card], bits: Sequence[int]) -> int:
    """These cards as one number, copies as one."""
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
    """Those of these cards that lie in a run of three of them."""
    starts = cards & cards >> 1 & cards >> 2
    return starts | starts << 1 | starts << 2


def sets_in(cards: int) -> int:
    """Those of these cards that lie in a set of three of them."""
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
            sets |= alike(together([card for card in meld.cards if card < JOKER], bits))
    return TableMask(runs, sets)
