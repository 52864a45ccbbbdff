"""How a whole hand of Rummy 500 is laid on a table, on masks (engine.hands.ladder).

An ace is held low. Laid above a king, or in a set, it is the high ace of its suit: there it counts
otherwise than below a two.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER
from engine.hands import ladder
from engine.hands.ladder import HIGH, LOW, STEP, SUITS, TableMask, alike, runs_in, sets_in
from engine.hands.masks import Values, bits_of, points_of
from engine.melds import MeldRules

PLACES = ladder.BITS[1]
"""The bit of every card."""
CARDS = {bit: card for card, bit in enumerate(PLACES[:JOKER])}
"""The card of every bit."""


class Trios(NamedTuple):
    """By bit the two others of every meld of three with that card, and all of those; ``both``: an
    ace is low and high."""

    pairs: Mapping[int, tuple[tuple[int, int], ...]]
    near: Mapping[int, int]
    both: bool


@lru_cache
def trios_of(rules: MeldRules) -> Trios:
    """The melds of three of a pack without jokers under these rules."""
    both = 14 in rules.aces
    found = []
    for suit in range(4):
        low = range(1, 13 if both else 12)
        found += [_as_held(7 << STEP * suit + place) for place in low]
        found += [SUITS << place ^ 1 << STEP * suit + place for place in range(1, 14)]
    pairs, near = {}, {}
    for bit in CARDS:
        two = [bits_of(trio ^ bit) for trio in found if trio & bit]
        pairs[bit] = tuple((one, other) for one, other in two)
        near[bit] = sum({one for both_of in two for one in both_of})
    return Trios(pairs, near, both)


def as_set(cards: int) -> int:
    """Cards of a hand as they lie in sets."""
    return cards & ~LOW | (cards & LOW) << 13


def ends_of(table: TableMask, *, both: bool) -> int:
    """The cards of a hand that it takes, as far as they are not there already."""
    ends = table.runs << 1 | table.runs >> 1
    return ends & ~HIGH | (ends & HIGH) >> 13 * both | table.sets


def values(count: Callable[[int], int], bits: Iterable[int]) -> Values:
    """What each of these bits counts, in binary: powers of two, each with the bits in whose count
    it is."""
    by_power: dict[int, int] = {}
    for bit in bits:
        points = count(bit)
        for power in range(points.bit_length()):
            if points >> power & 1:
                by_power[1 << power] = by_power.get(1 << power, 0) | bit
    return tuple(sorted(by_power.items()))


class SpreadHand(NamedTuple):
    """What stays in the hand once all else is laid, what lies then that did not before, and the
    table."""

    left: int
    laid: int
    table: TableMask


def spread(hand: int, table: TableMask, held: Values, *, both: bool) -> SpreadHand:
    """Every meld that the hand has, then all that can be laid off: nearly always the most points.

    Where a card fits a run and a set, all runs are laid first or all sets, as it counts more.
    """
    runs, sets = table
    same, line = sets_in(hand), _runs(hand, both)
    if line and same and _as_held(line) & same:
        other_sets, other_runs = sets_in(hand & ~_as_held(line)), _runs(hand & ~same, both)
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
        if both:
            above = hand << 13 & HIGH & ends
            fits = fits & ~(above >> 13) | above
        if not fits:
            break
        runs |= fits
        laid |= fits
        hand &= ~_as_held(fits)
    fits = hand & sets
    return SpreadHand(hand ^ fits, laid | as_set(fits), TableMask(runs, sets))


def _as_held(lies: int) -> int:
    """Cards as they are held, of those that lie."""
    return lies & ~HIGH | (lies & HIGH) >> 13


def _runs(hand: int, both: bool) -> int:
    """All cards of runs, as they would lie; an ace is in one of two."""
    ladder = hand | (hand & LOW) << 13 if both else hand
    found = runs_in(ladder)
    if both:
        twice = found & LOW & (found & HIGH) >> 13
        if twice:
            return runs_in(ladder & ~twice)
    return found


class CardPrices(NamedTuple):
    """What cards count: in a hand, and as they lie, in binary; and each by itself in a hand."""

    held: Values
    lying: Values
    worth: Mapping[int, int]
