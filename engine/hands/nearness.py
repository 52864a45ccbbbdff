"""The distance of a hand to a contract, and the cards that would reduce it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, zip_longest
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, is_deuce
from engine.effort import Effort
from engine.goal import Goal
from engine.hands.arrangement import as_jokers, held_with_deuces, without_deuces
from engine.hands.layout import layouts
from engine.hands.packing import (
    UNITS,
    PackedHand,
    common,
    holds,
    less,
    of_rank,
    of_suit,
    packed,
    rank_counts,
    size,
)
from engine.hands.plan import Slots
from engine.hands.spans import ends, lent
from engine.melds import MeldRules


class Reach(NamedTuple):
    """The number of ideal cards that a hand lacks, and the held cards that the plan uses."""

    missing: int
    useful: tuple[Card, ...]


_FAR = 1000
"""More cards than any contract needs."""


class _Stretch(NamedTuple):
    """The natural cards of a future run, with its position and the cards that it would use."""

    number: int
    suit: int
    low: int
    high: int
    cards: int


def reach(
    hand: Sequence[Card],
    goal: Goal,
    rules: MeldRules,
    size: int | None = None,
    looks: int | None = None,
) -> Reach:
    """Return how near the hand is to the contract. 0 cards are missing if it can be made now.

    ``missing`` is the least number of cards to add or exchange to make the contract, with any
    number of packs. ``size``: the number of cards in the hand when the whole hand must be laid. The
    default is the present number. The result is exact, with one exception. It may be too high if a
    meld would have more jokers than natural cards. It is 0 exactly if the contract can be made.
    ``looks`` limits the search (``Effort``). The result of a limited search may be too high.
    """
    if rules.deuces_wild and any(map(is_deuce, hand)):
        near = reach(as_jokers(hand), goal, without_deuces(rules), size, looks)
        return near._replace(useful=held_with_deuces(near.useful, hand))
    return _reach(hand, goal, rules, size, _FAR, looks)


def _reach(
    hand: Sequence[Card],
    goal: Goal,
    rules: MeldRules,
    size: int | None,
    below: int,
    looks: int | None = None,
) -> Reach:
    """Return how near the hand is.

    If ``below`` or more cards are missing, the result isn't exact.
    """
    size = len(hand) if size is None else size
    slots, effort = Slots.of(goal, rules), Effort(looks)
    near = _ReachSearch(packed(hand), slots, len(hand), size, below, effort).run()
    jokers = hand.count(JOKER)
    strict = rules.min_naturals > 1 or rules.wild_limit is not None
    if not jokers or size != len(hand) or not (strict or lent(jokers, rules)):
        return near
    # The search checks only roughly that every meld has its natural cards.
    layout = next(layouts(hand, goal, rules, _one_a_natural, 1, effort), None)
    if layout is None:
        return near._replace(missing=max(1, near.missing))
    return Reach(0, tuple(sorted(bare(card) for meld in layout for card in meld.cards)))


def _one_a_natural(card: Card) -> int:
    return int(card != JOKER)


def wanted(hand: Sequence[Card], goal: Goal, rules: MeldRules) -> frozenset[Card]:
    """Return the natural cards that reduce the number of missing cards if added to the hand.

    If the whole hand must be laid, the hand is assumed to be one card longer, as after a draw.
    """
    if rules.deuces_wild:
        cards = wanted(as_jokers(hand), goal, without_deuces(rules))
        return frozenset(card for card in cards if not is_deuce(card))
    size = len(hand) + 1 if goal.whole_hand else None
    missing = reach(hand, goal, rules, size).missing
    if not missing:
        return frozenset()
    return frozenset(
        card
        for card in range(JOKER)
        if _reach((*hand, card), goal, rules, size, missing).missing < missing
    )


@dataclass
class _ReachSearch:
    hand: PackedHand
    slots: Slots
    held: int
    size: int
    fewest: int
    effort: Effort
    plan: tuple[tuple[_Stretch, ...], tuple[tuple[int, int], ...]] = ((), ())

    def run(self) -> Reach:
        """Search, starting with the stretches that use most cards."""
        goal = self.slots.goal
        sizes = self.slots.run_sizes + self.slots.set_sizes
        self.least = sum(least for least, _ in sizes)
        self.most = sum(most for _, most in sizes)
        self.size = min(max(self.size, self.least), self.most) if goal.whole_hand else self.least
        self.stretches: list[list[_Stretch]] = []
        by_size: dict[tuple[int, int], list[_Stretch]] = {}
        for least, most in self.slots.run_sizes:
            # The room of a run is the whole hand without the other melds, which are as short as
            # possible.
            room = min(most, self.size - self.least + least) if goal.whole_hand else least
            if (least, room) not in by_size:
                stretches = [_NOTHING]
                for suit in range(4):
                    cards = of_suit(self.hand.free, suit)
                    stretches += _stretches(cards, suit, (least, room), ends(self.slots.rules))
                by_size[least, room] = sorted(stretches, key=lambda stretch: -stretch.number)
            self.stretches.append(by_size[least, room])
        self.by_sets = self._sets(self.hand.free, self.size)[0]
        self._add(0, 0, self.hand.free, 0, self.size, ())
        return Reach(self._surplus(self.fewest), self._useful())

    def _surplus(self, missing: int) -> int:
        """Return the missing cards, corrected for too many cards or too few cards to keep."""
        goal = self.slots.goal
        if goal.whole_hand:
            return missing + max(0, self.held - self.most)
        return max(missing, self.least + goal.keep - self.held)

    def _add(
        self, slot: int, start: int, free: int, used: int, room: int, done: tuple[_Stretch, ...]
    ) -> None:
        if slot == len(self.stretches):
            gained, sets = self._sets(free, room)
            self._weigh(used + gained, done, sets)
            return
        options = self.stretches[slot]
        same_slots = sum(others is options for others in self.stretches[slot:])
        beyond = self.by_sets + sum(
            others[0].number for others in self.stretches[slot:] if others is not options
        )
        same_next = slot + 1 < len(self.stretches) and self.stretches[slot + 1] is options
        least, _ = self.slots.run_sizes[slot]
        later = sum(sizes[0] for sizes in self.slots.run_sizes[slot + 1 :] + self.slots.set_sizes)
        for index in range(start, len(options)):
            stretch = options[index]
            if self._missing(used + same_slots * stretch.number + beyond) >= self.fewest:
                break
            if self.effort.is_spent():
                return
            length = max(least, stretch.high - stretch.low + 1)
            if length + later > room:
                continue
            if self.slots.goal.separate and any(_end_to_end(stretch, other) for other in done):
                continue
            # A run that was chosen before may have used some cards of this stretch.
            cards = common(free, stretch.cards)
            number = size(cards)
            self._add(
                slot + 1,
                index if same_next else 0,
                free - cards,
                used + number,
                room - length,
                (*done, stretch._replace(cards=cards, number=number)),
            )
            if not self.fewest:
                return

    def _sets(self, free: int, room: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Return the most cards that sets can use, and how many of each rank."""
        sizes = self.slots.set_sizes
        best: tuple[int, tuple[tuple[int, int], ...]] = 0, ()
        if not sizes:
            return best
        whole = self.slots.goal.whole_hand
        spare = room - sum(least for least, _ in sizes) if whole else 0
        for order in set(permutations(sizes)):
            counts = list(rank_counts(free))
            used, taken, more = 0, [], spare
            for least, most in order:
                rank = max(range(13), key=counts.__getitem__)
                number = min(counts[rank], most, least + more)
                more -= max(0, number - least)
                counts[rank] -= number
                used += number
                taken.append((rank, number))
            if used > best[0]:
                best = used, tuple(taken)
        return best

    def _missing(self, used: int) -> int:
        return max(0, self.size - used - self.hand.jokers)

    def _weigh(
        self, used: int, runs: tuple[_Stretch, ...], sets: tuple[tuple[int, int], ...]
    ) -> None:
        missing = self._missing(used)
        if missing >= self.fewest:
            return
        missing = max(missing, self._naturals_missing(runs, sets))
        if missing < self.fewest:
            self.fewest = missing
            self.plan = runs, sets

    def _naturals_missing(
        self, runs: tuple[_Stretch, ...], sets: tuple[tuple[int, int], ...]
    ) -> int:
        """Return how many natural cards the melds lack, with any number of jokers."""
        rules = self.slots.rules
        if rules.wild_limit is None:
            least = rules.min_naturals
            counts = [stretch.number for stretch in runs] + [number for _, number in sets]
            return sum([least - count for count in counts if count < least])
        # Sets aren't distinguished. The largest set gets the rank with the most cards.
        sizes = self.slots.run_sizes + tuple(sorted(self.slots.set_sizes, reverse=True))
        wanted = [rules.least_naturals(least) for least, _ in sizes]
        in_sets = sorted((number for _, number in sets), reverse=True)
        pairs = zip_longest(wanted, [stretch.number for stretch in runs] + in_sets, fillvalue=0)
        return sum(max(0, least - count) for least, count in pairs)

    def _useful(self) -> tuple[Card, ...]:
        """Return the cards of the plan, jokers last."""
        runs, sets = self.plan
        cards: list[Card] = []
        free = self.hand.free
        for stretch in runs:
            places = (
                stretch.suit * 13 + (place - 1) % 13
                for place in range(stretch.low, stretch.high + 1)
            )
            cards += [card for card in places if stretch.cards // UNITS[card] & 3]
            free -= stretch.cards
        for rank, number in sets:
            chosen = of_rank(free, rank)[:number]
            free = less(free, chosen)
            cards += chosen
        return (*sorted(cards), *[JOKER] * self.hand.jokers)


@lru_cache(maxsize=256)
def _stretches(
    held: int, suit: int, sizes: tuple[int, int], places: tuple[int, int]
) -> tuple[_Stretch, ...]:
    """Return the stretches of a suit.

    They are cached, because a changed card changes only one suit.
    """
    least, room = sizes
    low, high = places
    units = [0] * 15
    for place in range(low, high + 1):
        unit = UNITS[suit * 13 + (place - 1) % 13]
        units[place] = unit if holds(held, unit) else 0
    stretches = []
    for length in range(least, room + 1):
        for start in range(low, high - length + 2):
            last = start + length - 1
            # A stretch that is longer than needed starts and ends with cards from the hand.
            if length > least and not (units[start] and units[last]):
                continue
            cards = sum(units[start : last + 1])
            if cards and holds(held, cards):
                number = sum(map(bool, units[start : last + 1]))
                stretches.append(_Stretch(number, suit, start, last, cards))
    return tuple(stretches)


_NOTHING = _Stretch(0, 0, 0, 0, 0)


def _end_to_end(stretch: _Stretch, other: _Stretch) -> bool:
    if stretch.suit != other.suit or not (stretch.number and other.number):
        return False
    return stretch.high + 1 == other.low or other.high + 1 == stretch.low
