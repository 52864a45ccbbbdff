"""Exact searches for a way to lay a whole hand, or all but one card of it.

They are for hands without jokers and twins, and for sets of at least three cards. The search starts
with the lowest card of the first suit. The lowest remaining card is always the lowest of its run,
or laid off on a run on the table, or part of a set. An ace that may be low and high is the lowest,
and may also be the highest of its run.

Facts about the melds on the table are computed once, until the melds change.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Generic, NamedTuple, TypeVar

from engine.cards import HIDDEN, JOKER, Card
from engine.effort import Effort
from engine.hands.ladder import BITS, HIGH, LOW, STEP, SUITS, card_at, sets_in, together
from engine.melds import Meld, MeldKind, MeldRules, span

Facts = TypeVar("Facts")


class LastTable(Generic[Facts]):
    """The result for the table that was looked at last. A table stays the same for many moves.

    The table is compared by identity, as one tuple, because hashing all its melds would take long.
    """

    def __init__(self, find: Callable[[tuple[Meld, ...], MeldRules], Facts]) -> None:
        self._find = find
        self._last: tuple[object, MeldRules, Facts] | None = None

    def of(self, melds: Sequence[Meld], rules: MeldRules) -> Facts:
        """Return the result for exactly these melds."""
        last = self._last
        if last is not None and last[0] is melds and last[1] is rules:
            return last[2]
        result = self._find(tuple(melds), rules)
        if isinstance(melds, tuple):
            self._last = melds, rules, result
        return result


class Laying(NamedTuple):
    """A way to lay all but one card."""

    card: Card
    """The card that is left."""
    melds: tuple[tuple[Card, ...], ...]
    """New melds."""
    lay_offs: tuple[tuple[int, tuple[Card, ...]], ...]
    """The index of a meld on the table, and the cards laid off on it."""


def all_but_one(
    hand: Sequence[Card],
    table: Sequence[Meld],
    rules: MeldRules,
    left: Card | None = None,
    effort: Effort | None = None,
) -> Iterator[Laying]:
    """Yield ways to lay all cards except one, or all cards except ``left``.

    All ways are found unless an ``effort`` limits the search.
    """
    taking, bits = _TAKING.of(table, rules), _BITS[_ace(rules)]
    cards = together(hand, bits)
    wanted = cards & ~_layable(cards, taking.runs.values(), taking.open_ranks, rules)
    if left is not None:
        wanted |= bits[left]
    if wanted & (wanted - 1):
        return
    search = _LayingSearch(rules, taking, effort)
    yield from search.follow(cards, wanted.bit_length() - 1 if wanted else None, None, (), ())


def all_laid(hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> bool:
    """Return whether the whole hand can be laid."""
    search = _LayingSearch(rules, _TAKING.of(table, rules))
    cards = together(hand, _BITS[_ace(rules)])
    return any(search.follow(cards, None, _NO_CARD, (), ()))


def in_melds(some: Iterable[Card], cards: Iterable[Card], rules: MeldRules) -> set[Card]:
    """Return all of ``some`` cards that are part of a meld among ``cards``."""
    bits = _BITS[_ace(rules)]
    layable = _layable(together(cards, bits), (), 0, rules)
    return {card for card in some if layable & bits[card]} if layable else set()


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


_NO_CARD = 0
"""A place without a card. Passed as ``left``, it says that no card may be left."""
_Added = tuple[tuple[int, int], ...]
"""Lay-offs, each with the index of the meld and the place of the card."""


# A hidden card has a place to which nothing ever fits.
_HIDDEN = (1 << 159,) * (HIDDEN + 1 - JOKER)
_BITS = {ace: bits[:JOKER] + _HIDDEN for ace, bits in BITS.items()}
"""The bit of every card (engine.hands.ladder), by the position of the aces."""


class _Taking(NamedTuple):
    """The cards that a table takes."""

    runs: dict[int, tuple[int, int]]
    """The places of a run's lowest and highest card, by the index of the run."""
    sets: dict[int, int]
    """The index of the set that takes a further card, by rank."""
    open_ranks: int
    """The places of these ranks in the first suit, as bits."""


def _taking(table: Sequence[Meld], rules: MeldRules) -> _Taking:
    bits = _BITS[_ace(rules)]
    runs, sets, open_ranks = {}, {}, 0
    for index, meld in enumerate(table):
        if meld.kind is MeldKind.RUN:
            low, high = span(meld.cards)
            suit = meld.cards[0] // 13 * STEP
            runs[index] = suit + low, suit + high
        elif len(meld.cards) < rules.set_max:
            sets[meld.cards[0] % 13] = index
            open_ranks |= bits[meld.cards[0] % 13]
    return _Taking(runs, sets, open_ranks)


_TAKING = LastTable(_taking)


def _ace(rules: MeldRules) -> int:
    """Return the position of an ace in its suit.

    It is the high position if aces are never low.
    """
    return 1 if 1 in rules.aces else 14


def _layable(cards: int, runs: Iterable[tuple[int, int]], open_ranks: int, rules: MeldRules) -> int:
    """Return the cards that could be laid somehow, each considered separately."""
    two_places = _both(rules)
    # An ace with two places has both bits.
    ladder = cards | (cards & LOW) << 13 if two_places else cards
    run = ladder
    for gap in range(1, rules.run_min):
        run &= ladder >> gap
    layable = 0
    if run:
        for gap in range(rules.run_min):
            layable |= run << gap
    layable |= sets_in(cards) | cards & open_ranks * SUITS
    for low, high in runs:
        above, below = high + 1, low - 1
        while ladder >> above & 1:
            layable |= 1 << above
            above += 1
        while ladder >> below & 1:
            layable |= 1 << below
            below -= 1
    return layable | (layable & HIGH) >> 13 if two_places else layable


def _both(rules: MeldRules) -> bool:
    """Return whether an ace may be above the king as well as below the two."""
    return 1 in rules.aces and 14 in rules.aces


class _LayingSearch:
    def __init__(self, rules: MeldRules, taking: _Taking, effort: Effort | None = None) -> None:
        self.rules, self.effort = rules, effort
        self.runs, self.sets, self.open_ranks = taking
        self.dead: set[tuple[int, bool, tuple[tuple[int, int], ...]]] = set()
        """Dead ends, as the cards left, whether a card may be left over, and the ends of runs."""
        self.both = _both(rules)

    def follow(
        self,
        cards: int,
        wanted: int | None,
        left: int | None,
        melds: tuple[tuple[int, ...], ...],
        added: _Added,
    ) -> Iterator[Laying]:
        """Yield ways to lay the lowest card. ``left`` is the card that stays, if known."""
        if not cards:
            if left is not None:
                yield self._laying(left, melds, added)
            return
        if self.effort is not None and self.effort.is_spent():
            return
        ends = tuple(self._ends(added).values())
        key = cards, left is None, ends
        if key in self.dead:
            return
        lonely = cards & ~_layable(cards, ends, self.open_ranks, self.rules)
        if lonely & (lonely - 1) or (lonely and left is not None):
            self.dead.add(key)
            return
        alive = False
        low = (cards & -cards).bit_length() - 1
        for gone, meld, on in self._ways(cards, low, wanted, added):
            more = (*melds, meld) if meld else melds
            for laying in self.follow(cards & ~gone, wanted, left, more, (*added, *on)):
                alive = True
                yield laying
        if left is None and wanted in (None, low):
            for laying in self.follow(cards & ~(1 << low), wanted, low, melds, added):
                alive = True
                yield laying
        if not alive:
            self.dead.add(key)

    def _ways(
        self, cards: int, low: int, wanted: int | None, added: _Added
    ) -> Iterator[tuple[int, tuple[int, ...], _Added]]:
        """Yield the ways to lay the lowest card, as the cards used, a new meld, and lay-offs."""
        if low == wanted:
            return
        free = cards if wanted is None else cards & ~(1 << wanted)
        least, most = self.rules.run_min, self.rules.run_max
        top = low
        while free >> (top + 1) & 1:
            top += 1
        for high in range(min(top, low + most - 1), low + least - 2, -1):
            run = tuple(range(low, high + 1))
            yield _bits(run), run, ()
        if self.both and low % STEP == 1:
            yield from self._above_the_king(free, low, added)
        of_rank = [place for place in range(low + STEP, 4 * STEP, STEP) if free >> place & 1]
        for size in range(self.rules.set_max - 1, self.rules.set_min - 2, -1):
            for others in combinations(of_rank, size):
                yield _bits((low, *others)), (low, *others), ()
        index = self.sets.get(card_at(low) % 13)
        if index is not None:
            yield 1 << low, (), ((index, low),)
        for index, (bottom, end) in self._ends(added).items():
            if max(end, low) - min(bottom, low) + 1 > most:
                continue
            if end + 1 == low:
                yield 1 << low, (), ((index, low),)
            elif low // STEP == bottom // STEP and top + 1 >= bottom > low:
                below = range(low, bottom)
                yield _bits(below), (), tuple((index, place) for place in below)

    def _above_the_king(
        self, free: int, ace: int, added: _Added
    ) -> Iterator[tuple[int, tuple[int, ...], _Added]]:
        """Yield the ways to lay this ace as the highest card of a run."""
        least, most = self.rules.run_min, self.rules.run_max
        above = ace + 13
        bottom = above
        while bottom - 1 > ace and free >> (bottom - 1) & 1:
            bottom -= 1
        for low in range(max(bottom, above - most + 1), above - least + 2):
            run = tuple(range(low, above + 1))
            yield _bits(run[:-1]) | 1 << ace, run, ()
        for index, (low, end) in self._ends(added).items():
            if end // STEP == ace // STEP and bottom - 1 <= end < above and above - low < most:
                more = range(end + 1, above + 1)
                gone = _bits(more[:-1]) | 1 << ace
                yield gone, (), tuple((index, place) for place in more)

    def _ends(self, added: _Added) -> dict[int, tuple[int, int]]:
        """Return the ends of the runs, including the cards laid off on them."""
        ends = dict(self.runs)
        for index, place in added:
            if index in ends:
                low, high = ends[index]
                ends[index] = min(low, place), max(high, place)
        return ends

    def _laying(self, left: int, melds: tuple[tuple[int, ...], ...], added: _Added) -> Laying:
        on: dict[int, tuple[Card, ...]] = {}
        for index, place in added:
            on[index] = (*on.get(index, ()), card_at(place))
        return Laying(
            card_at(left),
            tuple(tuple(map(card_at, meld)) for meld in melds),
            tuple(sorted(on.items())),
        )
