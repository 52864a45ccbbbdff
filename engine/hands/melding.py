"""The search for the best melding of a hand. It has as many melds as pay.

Runs are chosen suit by suit, and sets are made from the rest. A suit is skipped if it cannot
improve on the best melding found so far, whatever the other suits add. A hand of more than about
thirty cards has too many meldings to compare them all, so the best of the first thousand is used. A
player who lays what they can never holds such a hand.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, islice
from typing import NamedTuple

from engine.cards import JOKER, Card, joker_as
from engine.effort import Effort
from engine.hands.masks import BITS, PACK, RANK, SUIT, cards_of, mask_of
from engine.hands.packing import PackedHand, Prices
from engine.hands.rank_sets import RankSets
from engine.hands.spans import Span, ends, out_of, spans, windows
from engine.melds import MeldKind, MeldRules, Reading

_COMPARED = 1000
"""At most this many choices of runs are compared.

Hands of up to thirty cards need some hundreds.
"""
_TOGETHER = 1000
"""At most this many ways to lay runs of one suit together are looked at."""


class _SuitRuns(NamedTuple):
    """Runs of one suit, with their packed cards, their jokers, and their room for more jokers."""

    runs: tuple[Span, ...]
    cards: int
    jokers: int
    gain: int
    room: int


class _Melding(NamedTuple):
    """A melding."""

    value: int
    runs: tuple[Span, ...]
    in_runs: int
    """The jokers in runs beyond the jokers that the runs need."""
    in_sets: int
    """The jokers in sets."""
    replacing: int
    """The jokers that replace natural cards."""


@dataclass
class MeldingSearch:
    """A search for the best melding.

    ``looks`` limits the search, which then starts with the most expensive runs.
    """

    hand: PackedHand
    rules: MeldRules
    price: Prices
    looks: int | None
    sets: RankSets = field(init=False)
    suits: list[list[_SuitRuns]] = field(init=False)
    bounds: list[list[int]] = field(init=False)
    longest: int = field(init=False)
    """The most cards in a run."""
    found: _Melding = field(default=_Melding(-1, (), 0, 0, 0))
    compared: int = 0

    def run(self) -> tuple[Reading, ...]:
        """Return the best melds. First come the runs from the lowest, then the sets from the
        lowest.
        """
        self.sets = RankSets(self.rules, self.price, self.hand)
        low, high = ends(self.rules)
        self.longest = min(self.rules.run_max, high - low + 1)
        self.suits = [options for options in self._suits() if len(options) > 1]
        self.bounds = _bounds(self.suits, self.hand.jokers)
        self._follow(0, self.hand.free, self.hand.jokers, 0, 0, ())
        return tuple(self._laid_out(self.found))

    def _suits(self) -> list[list[_SuitRuns]]:
        rules = self.rules
        sizes = rules.run_min, rules.run_max
        # A run of one natural card and jokers isn't better than a set of that card with fewer
        # jokers.
        alone = 1 if self.sets.roomy and rules.set_min <= rules.run_min else 0
        by_suit: list[list[Span]] = [[], [], [], []]
        limited = self.looks is not None
        runs = spans(self.hand, rules, self.price.of, sizes, lending=not limited)
        if limited:
            runs.sort(key=lambda span: (-span.gain, span.jokers))
        for span in runs:
            if len(span.places) > alone:
                by_suit[span.suit].append(span)
        return [self._options(in_suit) for in_suit in by_suit]

    def _options(self, runs: list[Span]) -> list[_SuitRuns]:
        """Return all combinations of runs in a suit, the most expensive first."""
        cheapest: dict[tuple[int, int], _SuitRuns] = {}
        most = _TOGETHER if self.looks is None else self.looks // 8
        for option in islice(self._together(runs, _SuitRuns((), 0, 0, 0, 0)), most):
            key = option.cards, min(option.room, self.hand.jokers)
            if key not in cheapest or cheapest[key].jokers > option.jokers:
                cheapest[key] = option
        return sorted(cheapest.values(), key=lambda option: (-option.gain, option.jokers))

    def _together(self, runs: list[Span], done: _SuitRuns) -> Iterator[_SuitRuns]:
        yield done
        longest, limited = self.longest, self.rules.wild_limit is not None
        free, jokers = self.hand.free - done.cards, self.hand.jokers - done.jokers
        fitting = list(out_of(runs, free, jokers, self.price.of, self.rules))
        rest = [runs[index] for index, _ in fitting]
        for index, (_, span) in enumerate(fitting):
            if done.runs and any(self._one_run(other, span) for other in done.runs):
                continue
            option = _SuitRuns(
                (*done.runs, span),
                done.cards + span.cards,
                done.jokers + span.jokers,
                done.gain + span.gain,
                done.room + (self._room(span, longest) if limited else longest - span.length),
            )
            yield from self._together(rest[index:], option)

    def _room(self, span: Span, longest: int) -> int:
        """Return how many jokers a run can hold beyond its need."""
        allowed = self.rules.most_wild(len(span.places))
        room = longest - span.length
        return room if allowed is None else min(room, allowed - span.jokers)

    def _one_run(self, run: Span, other: Span) -> bool:
        """Return whether both runs are better laid as one run, which is a separate span."""
        if run.high + 1 != other.low and other.high + 1 != run.low:
            return False
        return run.length + other.length + self.hand.jokers <= self.rules.run_max

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
        # The most that sets and the later suits can gain with each number of jokers.
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
        """Divide the remaining jokers between sets, runs and the hand."""
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
        """Return price, run and position of natural cards in runs that are cheaper than a joker."""
        cheaper = []
        for index, run in enumerate(runs):
            cheapest = sorted((self.price.of[card], place) for place, card in run.places)
            # The final length of the run isn't known yet. This many natural cards are enough for
            # any length.
            longest = min(run.length + self.hand.jokers, self.rules.run_max)
            least = self.rules.least_naturals(longest)
            for of, place in cheapest[: max(0, len(cheapest) - least)]:
                if of < self.price.of[JOKER]:
                    cheaper.append((of, index, place))
        return sorted(cheaper)

    def _laid_out(self, melding: _Melding) -> Iterator[Reading]:
        free, longer = self.hand.free, melding.in_runs
        gone = {
            (index, place)
            for _, index, place in self._replaceable(melding.runs)[: melding.replacing]
        }
        for index, span in enumerate(melding.runs):
            free -= span.cards
            more = next(
                more
                for more in range(longer, -1, -1)
                if windows(span, more, self.rules, self.rules.run_max)
            )
            longer -= more
            low = windows(span, more, self.rules, self.rules.run_max)[0]
            places = {place: card for place, card in span.places if (index, place) not in gone}
            window = range(low, low + span.length + more)
            wild = [joker_as(span.suit * 13 + (place - 1) % 13) for place in window]
            cards = (places.get(p, joker) for p, joker in zip(window, wild, strict=True))
            yield Reading(MeldKind.RUN, tuple(cards))
        for rank_set in self.sets.choose(free, melding.in_sets):
            for meld in self.sets.laid(free, rank_set):
                yield Reading(MeldKind.SET, meld)


def _bounds(suits: list[list[_SuitRuns]], jokers: int) -> list[list[int]]:
    """Return the most that the suits from each one on can gain with each number of jokers."""
    bounds = [[0] * (jokers + 1)]
    for options in reversed(suits):
        after = bounds[0]
        bounds.insert(
            0,
            [
                max(
                    option.gain + after[have - option.jokers]
                    for option in options
                    if option.jokers <= have
                )
                for have in range(jokers + 1)
            ],
        )
    return bounds


# The best melding of a hand without twins and jokers, with bit masks and small tables.
#
# A mask has bit ``c`` set if the hand has card ``c``. A suit is 13 adjacent bits, ace low. Melds of
# a suit or a rank are looked up. So a hand needs only one sum, and the choice between melds that
# clash.


class MeldMask(NamedTuple):
    """A meld that a hand has."""

    mask: int
    """The cards of the meld."""
    saved: int
    """The points of the meld times ``_CARD``, plus one per card."""
    reading: Reading
    points: int
    """The points of the meld."""


MeldMasks = tuple[MeldMask, ...]

_CARD = 64
"""Melds save points times this, plus one per card. So points count first, then cards."""

_SUITS = tuple(SUIT << 13 * suit for suit in range(4))
Meldable = int
"""A mask of the cards that are in a run of three, and above it those in a set of three."""
_SETS = 52
"""The first bit of the mask of cards in sets."""
_LOWEST = sum(RANK << rank for rank in range(11))
"""The cards with which a run of three can start, all but queens and kings."""

# The sum of the cards of a hand has a mask, the number of cards of each rank, and their points.
_RANKS = 52
"""The first bit of the numbers of cards of each rank, three bits each."""
_ONE_EACH = sum(1 << _RANKS + 3 * rank for rank in range(13))
_THREE = _ONE_EACH << 2
"""The bits that show three or four cards of a rank once ``_ONE_EACH`` has been added."""
_POINTS = _RANKS + 3 * 13
"""The first bit of the points."""


class Melded(NamedTuple):
    """Melds that share no card."""

    cards: frozenset[Card]
    points: int
    """The points that the melds save."""
    melds: tuple[Reading, ...]


class PlainPack:
    """One pack without jokers under some rules, with the points of its cards."""

    def __init__(self, rules: MeldRules, points: Callable[[Card], int]) -> None:
        self.rules = rules
        self._ace_high, self._corner = 14 in rules.aces, rules.round_the_corner
        self.points = tuple(map(points, range(JOKER)))
        """The points of every card."""
        self._adds = [
            BITS[card] + (1 << _RANKS + 3 * (card % 13)) + (self.points[card] << _POINTS)
            for card in range(JOKER)
        ] + [0] * len(BITS[JOKER:])

    def weigh(self, hand: Iterable[Card]) -> tuple[int, int, Meldable]:
        """Return the mask of these cards, their points, and the cards in runs and in sets.

        If the hand has a card twice, the result isn't usable. The mask then has fewer bits than the
        hand has cards.
        """
        adds, whole = self._adds, 0
        for card in hand:
            whole += adds[card]
        held = whole & PACK
        low = held & held >> 1 & held >> 2 & _LOWEST
        meldable = low and low | low << 1 | low << 2
        if self._ace_high:  # above the king
            aces = held & held >> 11 & held >> 12 & RANK
            meldable |= aces | aces << 11 | aces << 12
        if self._corner:  # between king and two
            aces = held & held >> 1 & held >> 12 & RANK
            meldable |= aces | aces << 1 | aces << 12
        sets = whole + _ONE_EACH & _THREE
        while sets:
            lowest = sets & -sets
            meldable |= (held & RANK << (lowest.bit_length() - _RANKS) // 3 - 1) << _SETS
            sets ^= lowest
        return held, whole >> _POINTS, meldable


@lru_cache(maxsize=64)
def plain_pack(rules: MeldRules, points: Callable[[Card], int]) -> PlainPack:
    """Return the pack for these rules and points."""
    return PlainPack(rules, points)


def melded(melds: tuple[Reading, ...], points: int) -> Melded:
    """Return these melds as ``Melded``. They share no card and save these points."""
    return Melded(frozenset([card for meld in melds for card in meld.cards]), points, melds)


def melds_of(cards: Meldable, pack: PlainPack) -> MeldMasks:
    """Return every meld of these cards, runs by suit and then sets by rank."""
    return tuple([meld for group in _groups(cards) for meld in _melds_of(group, pack)])


def _groups(cards: Meldable) -> list[Meldable]:
    """Return the cards in runs by suit, then the cards in sets by rank."""
    groups = [cards & suit for suit in _SUITS if cards & suit]
    sets = cards >> _SETS
    ranks = (sets | sets >> 13 | sets >> 26 | sets >> 39) & SUIT
    while ranks:
        lowest = ranks & -ranks
        groups.append((sets & RANK * lowest) << _SETS)
        ranks ^= lowest
    return groups


@lru_cache(maxsize=1 << 11)
def _melds_of(group: Meldable, pack: PlainPack) -> MeldMasks:
    """Return every run of one suit, or every set of one rank."""
    rules, melds = pack.rules, list[tuple[Card, ...]]()
    if sets := group >> _SETS:
        kind, cards = MeldKind.SET, cards_of(sets)
        for size in range(rules.set_min, min(len(cards), rules.set_max) + 1):
            melds += combinations(cards, size)
    else:
        kind, first = MeldKind.RUN, cards_of(group)[0] // 13 * 13
        melds += runs_of_suit(first, group >> first, rules)
    masks = []
    for meld in melds:
        points = sum([pack.points[card] for card in meld])
        saved = points * _CARD + len(meld)
        masks.append(MeldMask(mask_of(meld), saved, Reading(kind, meld), points))
    return tuple(masks)


@lru_cache(maxsize=1 << 10)
def runs_of_suit(first: Card, held: int, rules: MeldRules) -> tuple[tuple[Card, ...], ...]:
    """Return the runs of the suit with this ace. ``held`` has the 13 bits of that suit."""
    ladder = (held if 1 in rules.aces else held & ~1) | (
        (held & 1) << 13 if 14 in rules.aces else 0
    )
    if rules.round_the_corner:
        ladder |= held << 13
    # There is only one ace of a suit, so a run doesn't have it at both ends.
    least, most = max(rules.run_min, rules.min_naturals), min(rules.run_max, 13)
    runs = []
    for low in range(13 if rules.round_the_corner else 14):
        high = low
        while ladder >> high & 1 and high - low < most:
            high += 1
            if high - low >= least:
                runs.append(tuple(first + place % 13 for place in range(low, high)))
    return tuple(runs)


_FEW = 6
"""For at most this many melds, trying all choices is faster than leaving some out."""


@lru_cache(maxsize=1 << 10)
def best_of(cards: Meldable, pack: PlainPack, looks: int | None = None) -> Melded:
    """Return the melds of these cards that save the most. ``looks`` limits the search.

    If several choices save the same, return the first in the order of runs by suit, then sets by
    rank.
    """
    groups = _groups(cards)
    if len(groups) > 1:
        parts = [best_of(group, pack, looks) for group in groups]
        laid = parts[0].cards.union(*[part.cards for part in parts])
        if len(laid) == sum([len(part.cards) for part in parts]):
            melds = tuple([meld for part in parts for meld in part.melds])
            return Melded(laid, sum([part.points for part in parts]), melds)
    options = melds_of(cards, pack)
    best: MeldMasks = ()
    most = -1
    worth = _by_worth(options, pack.points) if len(options) > _FEW else ()
    effort = Effort(looks)
    later = [0]
    """The cards of each meld and all later ones, filled from the last."""
    for option in reversed(options):
        later.append(later[-1] | option.mask)
    later.reverse()

    def follow(start: int, used: int, saved: int, chosen: MeldMasks) -> None:
        nonlocal best, most
        if saved > most:
            best, most = chosen, saved
        for number in range(start, len(options)):
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
    return melded(tuple([meld.reading for meld in best]), sum([meld.points for meld in best]))


def _by_worth(options: MeldMasks, values: Sequence[int]) -> list[tuple[int, int]]:
    """Group the cards of these melds by the amount that each card saves."""
    cards = 0
    for option in options:
        cards |= option.mask
    masks: dict[int, int] = {}
    for card, points in enumerate(values):
        if cards >> card & 1:
            saves = points * _CARD + 1
            masks[saves] = masks.get(saves, 0) | BITS[card]
    return [(mask, saves) for saves, mask in masks.items()]
