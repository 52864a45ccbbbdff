"""Whether a whole hand but one card can be laid on the table, and how: exact.

For games of one pack without jokers, aces high. Cards are followed from the lowest of the first
suit on: whatever is laid, the lowest card that is left is the lowest of its run, or it lies on a
run of the table, or it is one of a set.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, takewhile
from typing import NamedTuple

from engine.cards import Card
from engine.melds import Kind, Meld, MeldRules, span


class Laying(NamedTuple):
    """The card that is left, new melds, and by index of a meld on the table what lies on it."""

    card: Card
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[tuple[int, tuple[Card, ...]], ...]


def all_but_one(
    hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules, left: Card | None = None
) -> Iterator[Laying]:
    """Ways to lay everything but one card: but this one if it is named."""
    search = _Search(rules, table)
    cards = frozenset(map(_place, hand))
    lonely = cards - search.sociable(cards, search.runs.values())
    wanted = lonely if left is None else lonely | {_place(left)}
    if len(wanted) > 1:
        return
    yield from search.follow(cards, next(iter(wanted), None), None, (), ())


def _place(card: Card) -> int:
    """A card's place in the order suit by suit, ace high: 16 apart from suit to suit."""
    return card // 13 * 16 + (card % 13 or 13)


def _card(place: int) -> Card:
    return place // 16 * 13 + place % 16 % 13


_Added = tuple[tuple[int, int], ...]
"""Lay-offs: index of the meld and place of the card."""


@dataclass
class _Search:
    rules: MeldRules
    table: Sequence[Meld]
    runs: dict[int, tuple[int, int]] = field(init=False)
    """By index of a run on the table the places of its lowest and its highest card."""
    sets: dict[int, int] = field(init=False)
    """By rank the set that takes one more."""
    dead: set[tuple[frozenset[int], bool, tuple[tuple[int, int], ...]]] = field(init=False)
    """What cannot be finished: cards left, whether one may still be left, ends of the runs."""

    def __post_init__(self) -> None:
        self.runs, self.sets, self.dead = {}, {}, set()
        for index, meld in enumerate(self.table):
            if meld.kind is Kind.RUN:
                low, high = span(meld.cards)
                suit = meld.cards[0] // 13 * 16
                self.runs[index] = suit + low - 1, suit + high - 1
            elif len(meld.cards) < self.rules.set_max:
                self.sets[meld.cards[0] % 13] = index

    def sociable(self, cards: frozenset[int], runs: Iterable[tuple[int, int]]) -> set[int]:
        """Those of the cards that could be laid somehow, if it were for them alone."""
        found = {place for place in cards if _card(place) % 13 in self.sets}
        for place in cards:
            alike = [place % 16 + 16 * suit for suit in range(4)]
            if sum(other in cards for other in alike) >= self.rules.set_min:
                found.add(place)
            run = range(place, place + self.rules.run_min)
            if all(other in cards for other in run):
                found.update(run)
        for low, high in runs:
            found.update(takewhile(cards.__contains__, range(high + 1, high + 14)))
            found.update(takewhile(cards.__contains__, range(low - 1, low - 14, -1)))
        return found

    def follow(
        self,
        cards: frozenset[int],
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
        ends = tuple(self._ends(added).values())
        key = cards, left is None, ends
        if key in self.dead:
            return
        lonely = len(cards - self.sociable(cards, ends))
        if lonely > (left is None):
            self.dead.add(key)
            return
        alive = False
        low = min(cards)
        for gone, meld, on in self._ways(cards, low, wanted, added):
            more = (*melds, meld) if meld else melds
            for laying in self.follow(cards - gone, wanted, left, more, (*added, *on)):
                alive = True
                yield laying
        if left is None and wanted in (None, low):
            for laying in self.follow(cards - {low}, wanted, low, melds, added):
                alive = True
                yield laying
        if not alive:
            self.dead.add(key)

    def _ways(
        self, cards: frozenset[int], low: int, wanted: int | None, added: _Added
    ) -> Iterator[tuple[frozenset[int], tuple[int, ...], _Added]]:
        """What the lowest card can be part of: cards that go, as a new meld or as lay-offs."""
        if low == wanted:
            return
        top = low
        while top + 1 in cards and top + 1 != wanted:
            top += 1
        for high in range(top, low + self.rules.run_min - 2, -1):
            run = tuple(range(low, high + 1))
            yield frozenset(run), run, ()
        alike = [low + 16 * suit for suit in range(1, 4) if low + 16 * suit in cards]
        alike = [place for place in alike if place != wanted]
        for size in range(self.rules.set_max - 1, self.rules.set_min - 2, -1):
            for others in combinations(alike, size):
                yield frozenset((low, *others)), (low, *others), ()
        index = self.sets.get(_card(low) % 13)
        if index is not None:
            yield frozenset((low,)), (), ((index, low),)
        for index, (bottom, end) in self._ends(added).items():
            if end + 1 == low:
                yield frozenset((low,)), (), ((index, low),)
            elif low // 16 == bottom // 16 and top + 1 >= bottom > low:
                below = range(low, bottom)
                yield frozenset(below), (), tuple((index, place) for place in below)

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
            on[index] = (*on.get(index, ()), _card(place))
        return Laying(
            _card(left),
            tuple(tuple(map(_card, meld)) for meld in melds),
            tuple(sorted(on.items())),
        )
