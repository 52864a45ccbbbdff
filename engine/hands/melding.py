"""The search for the best melding of a hand: all is laid that pays, in as many melds as it takes.

Runs are chosen suit by suit; what they leave makes sets. A suit that cannot improve on the best
melding found so far, whatever the others bring, is not followed any further. A hand of more than
some thirty cards, which nobody holds who lays what they can, has too many meldings to compare them
all: there the best of the first thousand is taken.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from engine.cards import JOKER, joker_as
from engine.hands.packing import PackedHand, Prices
from engine.hands.rank_sets import RankSets
from engine.hands.spans import Span, ends, out_of, spans, windows
from engine.melds import MeldKind, MeldRules, Reading

_COMPARED = 1000
"""Choices of runs that are compared at most; hands of up to thirty cards need some hundreds."""
_TOGETHER = 1000
"""Ways to lay runs of one suit together that are looked at, at most."""


class _SuitRuns(NamedTuple):
    """Runs of one suit: their natural cards packed, the jokers they need, and room for more."""

    runs: tuple[Span, ...]
    cards: int
    jokers: int
    gain: int
    room: int


class _Melding(NamedTuple):
    """A melding: runs, jokers beyond need in them, jokers in sets, jokers in place of naturals."""

    value: int
    runs: tuple[Span, ...]
    in_runs: int
    in_sets: int
    replacing: int


@dataclass
class MeldingSearch:
    """One search; with ``looks`` it looks at no more than that, the dearest runs first."""

    hand: PackedHand
    rules: MeldRules
    price: Prices
    looks: int | None
    sets: RankSets = field(init=False)
    suits: list[list[_SuitRuns]] = field(init=False)
    bounds: list[list[int]] = field(init=False)
    found: _Melding = field(default=_Melding(-1, (), 0, 0, 0))
    compared: int = 0

    def run(self) -> tuple[Reading, ...]:
        """The melds of the best melding: runs from the lowest, then sets from the lowest."""
        self.sets = RankSets(self.rules, self.price, self.hand)
        self.suits = [options for options in self._suits() if len(options) > 1]
        self.bounds = _bounds(self.suits, self.hand.jokers)
        self._follow(0, self.hand.free, self.hand.jokers, 0, 0, ())
        return tuple(self._laid_out(self.found))

    def _suits(self) -> list[list[_SuitRuns]]:
        rules = self.rules
        sizes = rules.run_min, rules.run_max
        # A run of one natural card and jokers is no better than a set of that card with fewer.
        alone = 1 if self.sets.roomy and rules.set_min <= rules.run_min else 0
        by_suit: list[list[Span]] = [[], [], [], []]
        limited = self.looks is not None
        found = spans(self.hand, rules, self.price.of, sizes, lending=not limited)
        if limited:
            found.sort(key=lambda span: (-span.gain, span.jokers))
        for span in found:
            if len(span.places) > alone:
                by_suit[span.suit].append(span)
        return [self._options(found) for found in by_suit]

    def _options(self, found: list[Span]) -> list[_SuitRuns]:
        """Everything that can be laid of a suit together, the dearest first."""
        cheapest: dict[tuple[int, int], _SuitRuns] = {}
        most = _TOGETHER if self.looks is None else self.looks // 8
        for option in islice(self._together(found, _SuitRuns((), 0, 0, 0, 0)), most):
            key = option.cards, min(option.room, self.hand.jokers)
            if key not in cheapest or cheapest[key].jokers > option.jokers:
                cheapest[key] = option
        return sorted(cheapest.values(), key=lambda option: (-option.gain, option.jokers))

    def _together(self, found: list[Span], done: _SuitRuns) -> Iterator[_SuitRuns]:
        yield done
        low, high = ends(self.rules)
        longest = min(self.rules.run_max, high - low + 1)
        limited = self.rules.wild_limit is not None
        free, jokers = self.hand.free - done.cards, self.hand.jokers - done.jokers
        fitting = list(out_of(found, free, jokers, self.price.of, self.rules))
        rest = [found[at] for at, _ in fitting]
        for at, (_, span) in enumerate(fitting):
            if done.runs and any(self._one_run(other, span) for other in done.runs):
                continue
            option = _SuitRuns(
                (*done.runs, span),
                done.cards + span.cards,
                done.jokers + span.jokers,
                done.gain + span.gain,
                done.room + (self._room(span, longest) if limited else longest - span.length),
            )
            yield from self._together(rest[at:], option)

    def _room(self, span: Span, longest: int) -> int:
        """How many jokers more than it needs a run can hold."""
        allowed = self.rules.most_wild(len(span.places))
        room = longest - span.length
        return room if allowed is None else min(room, allowed - span.jokers)

    def _one_run(self, one: Span, other: Span) -> bool:
        """Whether the two are better laid as one run, which is another span of the hand."""
        if one.high + 1 != other.low and other.high + 1 != one.low:
            return False
        return one.length + other.length + self.hand.jokers <= self.rules.run_max

    def _follow(
        self, suit: int, free: int, jokers: int, gain: int, room: int, runs: tuple[Span, ...]
    ) -> None:
        self.compared += 1
        values = self.sets.values(free, jokers)
        if suit == len(self.suits):
            self._weigh(values, jokers, gain, room, runs)
            return
        needed = self.found.value - gain - self.hand.jokers * self.price.of[JOKER]
        most = _COMPARED if self.looks is None else self.looks // 2
        after = self.bounds[suit + 1]
        # With so many jokers sets and the suits after this one can bring no more than this.
        beyond = [
            max(value + after[have - spent] for spent, value in enumerate(values[: have + 1]))
            for have in range(jokers + 1)
        ]
        for option in self.suits[suit]:
            if self.compared >= most:
                return
            left = jokers - option.jokers
            if left >= 0 and option.gain + beyond[left] > needed:
                self._follow(
                    suit + 1,
                    free - option.cards,
                    left,
                    gain + option.gain,
                    room + option.room,
                    runs + option.runs,
                )
                needed = self.found.value - gain - self.hand.jokers * self.price.of[JOKER]

    def _weigh(
        self, values: list[int], jokers: int, gain: int, room: int, runs: tuple[Span, ...]
    ) -> None:
        """Divide the jokers that are left between sets, runs and the hand."""
        price = self.price.of[JOKER]
        gain += (self.hand.jokers - jokers) * price
        for in_sets, value in enumerate(values):
            if value < 0:
                continue
            in_runs = min(jokers - in_sets, room)
            rest = jokers - in_sets - in_runs
            cheap = self._replaceable(runs)[:rest] if rest and runs else []
            saved = sum(price - of for of, _, _ in cheap)
            whole = gain + value + (in_sets + in_runs) * price + saved
            if whole > self.found.value:
                self.found = _Melding(whole, runs, in_runs, in_sets, len(cheap))

    def _replaceable(self, runs: tuple[Span, ...]) -> list[tuple[int, int, int]]:
        """Natural cards in runs that count less than a joker: price, run, position."""
        found = []
        for at, run in enumerate(runs):
            cheapest = sorted((self.price.of[card], place) for place, card in run.places)
            # How long it will be is not known yet: at least so many are surely enough.
            longest = min(run.length + self.hand.jokers, self.rules.run_max)
            kept = self.rules.least_naturals(longest)
            for of, place in cheapest[: max(0, len(cheapest) - kept)]:
                if of < self.price.of[JOKER]:
                    found.append((of, at, place))
        return sorted(found)

    def _laid_out(self, found: _Melding) -> Iterator[Reading]:
        free, longer = self.hand.free, found.in_runs
        gone = {(at, place) for _, at, place in self._replaceable(found.runs)[: found.replacing]}
        for at, span in enumerate(found.runs):
            free -= span.cards
            more = next(
                more
                for more in range(longer, -1, -1)
                if windows(span, more, self.rules, self.rules.run_max)
            )
            longer -= more
            low = windows(span, more, self.rules, self.rules.run_max)[0]
            places = {place: card for place, card in span.places if (at, place) not in gone}
            window = range(low, low + span.length + more)
            wild = [joker_as(span.suit * 13 + (place - 1) % 13) for place in window]
            cards = (places.get(p, joker) for p, joker in zip(window, wild, strict=True))
            yield Reading(MeldKind.RUN, tuple(cards))
        for one in self.sets.choose(free, found.in_sets):
            for meld in self.sets.laid(free, one):
                yield Reading(MeldKind.SET, meld)


def _bounds(suits: list[list[_SuitRuns]], jokers: int) -> list[list[int]]:
    """What the suits from one on can gain at most with so many jokers."""
    bounds = [[0] * (jokers + 1)]
    for options in reversed(suits):
        after = bounds[0]
        bounds.insert(
            0,
            [
                max(one.gain + after[have - one.jokers] for one in options if one.jokers <= have)
                for have in range(jokers + 1)
            ],
        )
    return bounds
