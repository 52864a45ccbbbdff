"""Whether a whole hand, or all but one card of it, can be laid on the table, and how: exact.

For hands without jokers and without a card twice, sets of at least three. Cards are followed from
the lowest of the first suit on: whatever is laid, the lowest card that is left is the lowest of its
run, or it lies on a run of the table, or it is one of a set. An ace that may be low and high is the
lowest, and may besides be the highest of its run.

Facts about the melds on a table are worked out once, until the melds change.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Generic, NamedTuple, TypeVar

from engine.cards import HIDDEN, JOKER, Card
from engine.effort import Effort
from engine.hands.ladder import BITS, HIGH, LOW, STEP, SUITS, card_at, sets_in, together
from engine.melds import Meld, MeldKind, MeldRules, span

Found = TypeVar("Found")


class LastTable(Generic[Found]):
    """What was found of the table that was looked at last, which stays the same for many moves.

    It is known by being the same object, a tuple: to hash all its melds would take long.
    """

    def __init__(self, find: Callable[[tuple[Meld, ...], MeldRules], Found]) -> None:
        self._find = find
        self._last: tuple[object, MeldRules, Found] | None = None

    def of(self, melds: Sequence[Meld], rules: MeldRules) -> Found:
        """What is to be found on these very melds."""
        last = self._last
        if last is not None and last[0] is melds and last[1] is rules:
            return last[2]
        found = self._find(tuple(melds), rules)
        if isinstance(melds, tuple):
            self._last = melds, rules, found
        return found


class Laying(NamedTuple):
    """The card that is left, new melds, and by index of a meld on the table what lies on it."""

    card: Card
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[tuple[int, tuple[Card, ...]], ...]


def all_but_one(
    hand: Sequence[Card],
    table: Sequence[Meld],
    rules: MeldRules,
    left: Card | None = None,
    effort: Effort | None = None,
) -> Iterator[Laying]:
    """Ways to lay everything but one card: but this one if it is named.

    None is missed unless an ``effort`` limits what is looked at.
    """
    taking, bits = _TAKING.of(table, rules), _BITS[_ace(rules)]
    cards = together(hand, bits)
    wanted = cards & ~_sociable(cards, taking.runs.values(), taking.open_ranks, rules)
    if left is not None:
        wanted |= bits[left]
    if wanted & (wanted - 1):
        return
    search = _LayingSearch(rules, taking, effort)
    yield from search.follow(cards, wanted.bit_length() - 1 if wanted else None, None, (), ())


def all_laid(hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> bool:
    """Whether the whole hand can be laid, no card left."""
    search = _LayingSearch(rules, _TAKING.of(table, rules))
    cards = together(hand, _BITS[_ace(rules)])
    return any(search.follow(cards, None, _NO_CARD, (), ()))


def in_melds(some: Iterable[Card], cards: Iterable[Card], rules: MeldRules) -> set[Card]:
    """Those of some cards that are part of a meld of all these."""
    bits = _BITS[_ace(rules)]
    found = _sociable(together(cards, bits), (), 0, rules)
    return {card for card in some if found & bits[card]} if found else set()


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


_NO_CARD = 0
"""A place where no card ever is: as what is left it says that no card may be."""
_Added = tuple[tuple[int, int], ...]
"""Lay-offs: index of the meld and place of the card."""


# A hidden card lies where nothing ever fits.
_HIDDEN = (1 << 159,) * (HIDDEN + 1 - JOKER)
_BITS = {ace: bits[:JOKER] + _HIDDEN for ace, bits in BITS.items()}
"""The bit of every card (engine.hands.ladder), by the position of the aces."""


class _Taking(NamedTuple):
    """What a table takes.

    ``runs``: by index of a run on it the places of its lowest and its highest card; ``sets``: by
    rank the set that takes one more; ``open_ranks``: places in a suit, as bits, of those ranks.
    """

    runs: dict[int, tuple[int, int]]
    sets: dict[int, int]
    open_ranks: int


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
    """The position of an ace in its suit: high where it is never low."""
    return 1 if 1 in rules.aces else 14


def _sociable(
    cards: int, runs: Iterable[tuple[int, int]], open_ranks: int, rules: MeldRules
) -> int:
    """Those of the cards that could be laid somehow, if it were for them alone."""
    both = _both(rules)
    # The aces are on both their places where they have two.
    ladder = cards | (cards & LOW) << 13 if both else cards
    run = ladder
    for gap in range(1, rules.run_min):
        run &= ladder >> gap
    found = 0
    if run:
        for gap in range(rules.run_min):
            found |= run << gap
    found |= sets_in(cards) | cards & open_ranks * SUITS
    for low, high in runs:
        above, below = high + 1, low - 1
        while ladder >> above & 1:
            found |= 1 << above
            above += 1
        while ladder >> below & 1:
            found |= 1 << below
            below -= 1
    return found | (found & HIGH) >> 13 if both else found


def _both(rules: MeldRules) -> bool:
    """Whether an ace may lie above the king as well as below the two."""
    return 1 in rules.aces and 14 in rules.aces


class _LayingSearch:
    def __init__(self, rules: MeldRules, taking: _Taking, effort: Effort | None = None) -> None:
        self.rules, self.effort = rules, effort
        self.runs, self.sets, self.open_ranks = taking
        self.dead: set[tuple[int, bool, tuple[tuple[int, int], ...]]] = set()
        """What cannot be finished: cards left, whether one may be left, ends of the runs."""
        self.both = _both(rules)

    def follow(
        self,
        cards: int,
        wanted: int | None,
        left: int | None,
        melds: tuple[tuple[int, ...], ...],
        added: _Added,
    ) -> Iterator[Laying]:
        """Lay the lowest of the cards in every way; ``left`` is the one that stays, if known."""
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
        lonely = cards & ~_sociable(cards, ends, self.open_ranks, self.rules)
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
        """What the lowest card can be part of: cards that go, as a new meld or as lay-offs."""
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
        alike = [place for place in range(low + STEP, 4 * STEP, STEP) if free >> place & 1]
        for size in range(self.rules.set_max - 1, self.rules.set_min - 2, -1):
            for others in combinations(alike, size):
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
        """What this ace can be part of as the highest card of a run."""
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
        """The ends of the runs with what has been laid off on them."""
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
