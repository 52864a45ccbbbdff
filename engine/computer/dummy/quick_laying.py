"""Laying all that a hand has, at once and nearly always for the most points, on masks."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.computer.dummy.places import FOUR, STEP, SUIT, bits_of

Values = tuple[tuple[int, int], ...]
"""Points, and the cards that count so many, as a mask."""


class QuickTable(NamedTuple):
    """What lies on the table: all cards of runs, and all four of every rank that lies as a set."""

    runs: int
    sets: int

    def grown(self, meld: int, like: int) -> "QuickTable":
        """With this meld more, ``like`` being all cards of its rank if it is a set, else 0."""
        runs, sets = self
        return QuickTable(runs, sets | like) if like else QuickTable(runs | meld, sets)


class QuickLaying(NamedTuple):
    """What stays in the hand once all else is laid, and the table then."""

    left: int
    table: QuickTable


def points_of(cards: int, values: Values) -> int:
    """What these cards count."""
    points = 0
    for each, those in values:
        points += each * (cards & those).bit_count()
    return points


def melds_in(cards: int) -> int:
    """Those of these cards that lie in a meld of them."""
    return _runs(cards) | _sets(cards)


def spread(hand: int, table: QuickTable, values: Values) -> QuickLaying:
    """Every meld that the hand has, then all that can be laid off.

    Where a card fits a run and a set, all runs are laid first or all sets, as it counts more.
    """
    runs, sets = table
    same = _sets(hand)
    line = _runs(hand)
    if line & same:
        other_sets, other_runs = _sets(hand & ~line), _runs(hand & ~same)
        if points_of(line | other_sets, values) >= points_of(same | other_runs, values):
            same = other_sets
        else:
            line = other_runs
    if line or same:
        hand &= ~(line | same)
        runs |= line
        sets |= _ranks(same) * FOUR
    while fits := hand & (runs << 1 | runs >> 1):
        runs |= fits
        hand ^= fits
    return QuickLaying(hand & ~sets, QuickTable(runs, sets))


def but_one(hand: int, table: QuickTable, values: Values) -> QuickLaying:
    """The same of a hand that could be laid whole, which is never allowed: the card is kept that
    leaves the least."""
    return min(
        _kept(hand, table, values),
        key=lambda one: (one.left.bit_count(), points_of(one.left, values)),
    )


def _kept(hand: int, table: QuickTable, values: Values) -> Iterable[QuickLaying]:
    for bit in bits_of(hand):
        left, then = spread(hand ^ bit, table, values)
        yield QuickLaying(left | bit, then)


def _runs(hand: int) -> int:
    starts = hand & hand >> 1 & hand >> 2
    return starts | starts << 1 | starts << 2


def _sets(hand: int) -> int:
    one, two = hand & SUIT, hand >> STEP & SUIT
    three, four = hand >> 2 * STEP & SUIT, hand >> 3 * STEP
    ranks = one & two & (three | four) | three & four & (one | two)
    return ranks * FOUR & hand if ranks else 0


def _ranks(cards: int) -> int:
    return (cards | cards >> STEP | cards >> 2 * STEP | cards >> 3 * STEP) & SUIT
