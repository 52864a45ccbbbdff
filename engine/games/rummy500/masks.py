"""Laying a whole hand of Rummy 500 on a table, on masks (``engine.hands.ladder``).

An ace in a hand is the low ace of its suit. Above a king or in a set it is the high ace, which
counts differently than an ace below a two.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER
from engine.hands import ladder
from engine.hands.ladder import (
    HIGH,
    LOW,
    STEP,
    SUITS,
    LaidCards,
    TableMask,
    alike,
    runs_in,
    sets_in,
)
from engine.hands.masks import Values, bits_of, points_of
from engine.melds import MeldRules

PLACES = ladder.BITS[1]
"""The bit of every card."""
CARDS = {bit: card for card, bit in enumerate(PLACES[:JOKER])}
"""The card of every bit."""


class Trios(NamedTuple):
    """The melds of three cards."""

    pairs: Mapping[int, tuple[tuple[int, int], ...]]
    """The two other cards of every meld with a card, by the bit of that card."""
    near: Mapping[int, int]
    """All cards in ``pairs`` of a card as a mask, by the bit of that card."""
    ace_both: bool
    """Whether an ace is low and high."""


@lru_cache
def trios_of(rules: MeldRules) -> Trios:
    """Return the melds of three in a pack without jokers under these rules."""
    ace_both = 14 in rules.aces
    trios = []
    for suit in range(4):
        low = range(1, 13 if ace_both else 12)
        trios += [_as_held(7 << STEP * suit + place) for place in low]
        trios += [SUITS << place ^ 1 << STEP * suit + place for place in range(1, 14)]
    pairs, near = {}, {}
    for bit in CARDS:
        two = [bits_of(trio ^ bit) for trio in trios if trio & bit]
        pairs[bit] = tuple((first, second) for first, second in two)
        near[bit] = sum({card for both_of in two for card in both_of})
    return Trios(pairs, near, ace_both)


def as_set(cards: int) -> int:
    """Return cards of a hand as they are in sets."""
    return cards & ~LOW | (cards & LOW) << 13


def ends_of(table: TableMask, *, ace_both: bool) -> int:
    """Return the cards in a hand that the table accepts. They may include cards on the table."""
    ends = table.runs << 1 | table.runs >> 1
    return ends & ~HIGH | (ends & HIGH) >> 13 * ace_both | table.sets


def values(count: Callable[[int], int], bits: Iterable[int]) -> Values:
    """Return the points of these bits in binary, as powers of two with a mask each."""
    by_power: dict[int, int] = {}
    for bit in bits:
        points = count(bit)
        for power in range(points.bit_length()):
            if points >> power & 1:
                by_power[1 << power] = by_power.get(1 << power, 0) | bit
    return tuple(sorted(by_power.items()))


def spread(hand: int, table: TableMask, held: Values, *, ace_both: bool) -> LaidCards:
    """Lay every meld in the hand, then all that fits, nearly always for the most points.

    If a card fits a run and a set, the search compares laying all runs first with laying all sets
    first.
    """
    runs, sets = table
    same, line = sets_in(hand), _runs(hand, ace_both)
    if line and same and _as_held(line) & same:
        other_sets, other_runs = sets_in(hand & ~_as_held(line)), _runs(hand & ~same, ace_both)
        by_runs = points_of(_as_held(line) | other_sets, held)
        if by_runs >= points_of(same | _as_held(other_runs), held):
            same = other_sets
        else:
            line = other_runs
    laid = 0
    if line or same:
        hand &= ~(_as_held(line) | same)
        runs |= line
        laid = line
        if same:
            laid |= as_set(same)
            sets |= alike(same)
    while True:
        ends = runs << 1 | runs >> 1
        fits = hand & ends
        if ace_both:
            above = hand << 13 & HIGH & ends
            fits = fits & ~(above >> 13) | above
        if not fits:
            break
        runs |= fits
        laid |= fits
        hand &= ~_as_held(fits)
    fits = hand & sets
    return LaidCards(hand ^ fits, laid | as_set(fits), TableMask(runs, sets))


def _as_held(laid: int) -> int:
    """Return laid cards as they are in a hand."""
    return laid & ~HIGH | (laid & HIGH) >> 13


def _runs(hand: int, ace_both: bool) -> int:
    """Return all cards of runs as they would be laid. An ace is in only one run."""
    ladder = hand | (hand & LOW) << 13 if ace_both else hand
    runs = runs_in(ladder)
    if ace_both:
        twice = runs & LOW & (runs & HIGH) >> 13
        if twice:
            return runs_in(ladder & ~twice)
    return runs


class CardPrices(NamedTuple):
    """Points of cards."""

    held: Values
    """The points in a hand, in binary."""
    laid: Values
    """The points on the table, in binary."""
    worth: Mapping[int, int]
    """The points in a hand, by the bit of the card."""
