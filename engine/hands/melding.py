"""The search for the best melding of a hand: all is laid that pays, in as many melds as it takes.

Runs are chosen suit by suit; what they leave makes sets. A suit that cannot improve on the best
melding found so far, whatever the others bring, is not followed any further. A hand of more than
some thirty cards, which nobody holds who lays what they can, has too many meldings to compare them
all: there the best of the first thousand is taken.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, islice
from typing import NamedTuple

from engine.cards import JOKER, Card, joker_as
from engine.hands.masks import BITS, RANK, SUIT, mask_of
from engine.hands.packing import PackedHand, Prices
from engine.hands.rank_sets import RankSets
from engine.hands.spans import Span, ends, out_of, spans, windows
from engine.melds import MeldKind, MeldRules, Reading
from engine.step import Effort

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


# The best melding where no card is there twice and none is a joker: bit masks and small tables.
#
# A mask has bit ``c`` set where card ``c`` is held; a suit is 13 neighbouring bits, ace low. What
# a suit or a rank offers is looked up, so that a hand costs a few shifts and the choice between
# the melds that clash.

Values = tuple[int, ...]
"""Points of every natural card."""


class MeldMask(NamedTuple):
    """A meld that a hand holds: its cards as a mask, what laying them saves, how it reads.

    ``saved`` counts points before cards, ``points`` those alone.
    """

    mask: int
    saved: int
    reading: Reading
    points: int


MeldMasks = tuple[MeldMask, ...]

_CARD = 64
"""What is saved is points times this, plus one a card: fewer points first, then fewer cards."""


@lru_cache(maxsize=64)
def values(points: Callable[[Card], int]) -> Values:
    """The points of every natural card in a table."""
    return tuple(map(points, range(52)))


def best_plain(
    hand: Sequence[Card], rules: MeldRules, table: Values, looks: int | None = None
) -> MeldMasks | None:
    """The melds of the best melding of natural cards: runs by suit, then sets by rank.

    With ``looks`` only so many choices are looked at (``Effort``). None if a card is there twice:
    such a hand is not for this search.
    """
    mask = mask_of(hand)
    if mask.bit_count() < len(hand):
        return None
    found = held_melds(mask, rules, table)
    if len(found) < 2:
        return found
    return _choose(found, table, looks)


def held_melds(mask: int, rules: MeldRules, table: Values) -> MeldMasks:
    """Every meld of the cards of a mask: runs by suit, then sets by rank."""
    spades, hearts = mask & SUIT, mask >> 13 & SUIT
    diamonds, clubs = mask >> 26 & SUIT, mask >> 39
    found: MeldMasks = ()
    for suit, held in enumerate((spades, hearts, diamonds, clubs)):
        # A run of three has three neighbours, or the ace above the king.
        if (
            held & held >> 1 & held >> 2
            or held & 0x1801 == 0x1801
            or (held & 0x1003 == 0x1003 and rules.round_the_corner)
        ):
            found += _runs(suit, held, rules, table)
    black, red = spades & clubs, hearts & diamonds
    triple = black & (hearts | diamonds) | red & (spades | clubs)
    while triple:
        low = triple & -triple
        rank = low.bit_length() - 1
        found += _sets(mask >> rank & RANK, rank, rules, table)
        triple ^= low
    return found


@lru_cache(maxsize=1 << 11)
def _runs(suit: int, held: int, rules: MeldRules, table: Values) -> MeldMasks:
    ladder = (held if 1 in rules.aces else held & ~1) | (
        (held & 1) << 13 if 14 in rules.aces else 0
    )
    if rules.round_the_corner:
        ladder |= held << 13
    found = []
    for low in range(13 if rules.round_the_corner else 14):
        high = low
        while ladder >> high & 1 and high - low < min(rules.run_max, 13):
            high += 1
            if high - low >= rules.run_min:
                cards = tuple(suit * 13 + place % 13 for place in range(low, high))
                found.append(_mask(MeldKind.RUN, cards, table))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _sets(suits: int, rank: int, rules: MeldRules, table: Values) -> MeldMasks:
    cards = [suit * 13 + rank for suit in range(4) if suits >> 13 * suit & 1]
    sizes = range(rules.set_min, min(len(cards), rules.set_max) + 1)
    return tuple(
        _mask(MeldKind.SET, group, table) for size in sizes for group in combinations(cards, size)
    )


def _mask(kind: MeldKind, cards: tuple[Card, ...], table: Values) -> MeldMask:
    mask = sum(BITS[card] for card in cards)
    points = sum(table[card] for card in cards)
    return MeldMask(mask, points * _CARD + len(cards), Reading(kind, cards), points)


_FEW = 6
"""Melds of which all choices are looked at in less time than it takes to see which cannot win."""


@lru_cache(maxsize=1 << 9)
def _choose(options: MeldMasks, table: Values, looks: int | None) -> MeldMasks:
    """The melds without a card in common that save the most, of equal ones the first."""
    best: MeldMasks = ()
    most = -1
    worth = _by_worth(options, table) if len(options) > _FEW else ()
    effort = Effort(looks)
    later = [0]
    """The cards of the melds from each on, all melds counted from the last."""
    for option in reversed(options):
        later.append(later[-1] | option.mask)
    later.reverse()

    def follow(at: int, used: int, saved: int, chosen: MeldMasks) -> None:
        nonlocal best, most
        if saved > most:
            best, most = chosen, saved
        for number in range(at, len(options)):
            option = options[number]
            if option.mask & used:
                continue
            if worth:
                free = later[number] & ~used
                beyond = sum([(free & cards).bit_count() * each for cards, each in worth])
                if saved + beyond <= most or effort.is_spent():
                    return
            grown = (*chosen, option)
            follow(number + 1, used | option.mask, saved + option.saved, grown)

    follow(0, 0, 0, ())
    return best


def _by_worth(options: MeldMasks, table: Values) -> list[tuple[int, int]]:
    """The cards of these melds by what each of them saves."""
    cards = 0
    for option in options:
        cards |= option.mask
    found: dict[int, int] = {}
    for card, points in enumerate(table):
        if cards >> card & 1:
            saves = points * _CARD + 1
            found[saves] = found.get(saves, 0) | BITS[card]
    return [(mask, saves) for saves, mask in found.items()]
