"""The complete layouts of a contract from a hand.

The layout with the cheapest rest comes first.

Runs are chosen first, then sets from the rest of each rank, as suits don't matter in a set. Runs
and sets are tried from the most expensive down. The search stops as soon as the layouts found
cannot be beaten, even if every joker were laid.
"""

from bisect import insort
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from engine.cards import JOKER, Card, is_deuce, without
from engine.effort import Effort
from engine.goal import Goal
from engine.hands.arrangement import (
    alone_in,
    as_jokers,
    filled,
    with_deuces,
    without_deuces,
)
from engine.hands.packing import PackedHand, Prices, packed, prices, ranks, total
from engine.hands.plan import Plan, RankGroup, Slots, finish, group, laid_out
from engine.hands.spans import Span, out_of, spans
from engine.melds import MeldRules, Reading

Cost = tuple[int, int]
"""The points that stay in the hand, then the jokers spent."""
_LOOKS_OF_A_SEARCH, _LOOKS_OF_A_PLAN = 20, 8
"""The cost of a search and of a plan, as a number of looks."""
_Ranks = list[tuple[int, int, int]]
"""The points of the cards of a rank, their number and the rank, the most expensive first."""


def layouts(
    hand: Sequence[Card],
    goal: Goal,
    rules: MeldRules,
    points: Callable[[Card], int],
    limit: int = 12,
    effort: Effort | None = None,
) -> Iterator[tuple[Reading, ...]]:
    """Yield different layouts that make the contract, with melds in the order of its slots.

    The first layout leaves the fewest points in the hand and, among equals, lays the fewest jokers.
    The other layouts follow in that order. Some layouts keep the jokers that they don't need.
    Nothing is found only if the hand cannot make the contract. A ``limit`` of 1 is faster if you
    need only the first.

    ``effort`` limits the search. A limited search may miss some or all layouts.
    """
    if rules.deuces_wild and any(map(is_deuce, hand)):
        with_jokers = layouts(as_jokers(hand), goal, without_deuces(rules), points, limit, effort)
        yield from (_with_deuces(layout, hand) for layout in with_jokers)
        return
    if limit > 0:
        effort = effort or Effort(None)
        for _, layout in _cheapest(hand, goal, rules, prices(points), limit, effort):
            yield layout


def _with_deuces(layout: tuple[Reading, ...], hand: Sequence[Card]) -> tuple[Reading, ...]:
    laid = with_deuces([meld.cards for meld in layout], hand)
    return tuple(meld._replace(cards=own) for meld, own in zip(layout, laid, strict=True))


def _cheapest(
    hand: Sequence[Card], goal: Goal, rules: MeldRules, price: Prices, limit: int, effort: Effort
) -> list[tuple[Cost, tuple[Reading, ...]]]:
    """Return the layouts with their costs, including layouts with melds of only jokers."""
    if not rules.jokers_alone:
        return _with_naturals(hand, goal, rules, price, limit, effort)
    one_natural = rules._replace(min_naturals=1)
    natural = _with_naturals(hand, goal, one_natural, price, limit, effort)
    costs = {layout: cost for cost, layout in natural}
    for index, slot in enumerate(goal.slots):
        if slot in goal.slots[:index]:
            continue
        others = goal._replace(slots=goal.slots[:index] + goal.slots[index + 1 :])
        for size in alone_in(slot, rules, hand.count(JOKER)):
            if effort.is_spent(_LOOKS_OF_A_SEARCH):
                break
            rest = without(hand, (JOKER,) * size) or ()
            for (left, jokers), layout in _cheapest(rest, others, rules, price, limit, effort):
                whole = filled(layout, index, size, goal, rules)
                costs.setdefault(whole, (left, jokers + size))
    ordered = sorted(costs.items(), key=lambda item: item[1])
    return [(cost, layout) for layout, cost in ordered[:limit]]


def _with_naturals(
    hand: Sequence[Card], goal: Goal, rules: MeldRules, price: Prices, limit: int, effort: Effort
) -> list[tuple[Cost, tuple[Reading, ...]]]:
    search = _LayoutSearch(packed(hand), Slots.of(goal, rules), price, limit, effort)
    search.run()
    costs: dict[tuple[Reading, ...], Cost] = {}
    for cost, _, plan in search.plans:
        costs.setdefault(laid_out(plan, search.hand, search.slots, price), cost)
    if goal.keep:
        costs = _keeping(hand, goal, rules, price, limit, effort, costs)
    ordered = sorted(costs.items(), key=lambda item: item[1])
    return [(cost, layout) for layout, cost in ordered[:limit]]


def _keeping(
    hand: Sequence[Card],
    goal: Goal,
    rules: MeldRules,
    price: Prices,
    limit: int,
    effort: Effort,
    costs: dict[tuple[Reading, ...], Cost],
) -> dict[tuple[Reading, ...], Cost]:
    """Return layouts that leave enough cards in the hand.

    If some layouts don't, layouts are added that use the hand without one of its cards.
    """
    enough = {
        layout: cost
        for layout, cost in costs.items()
        if len(hand) - sum(len(meld.cards) for meld in layout) >= goal.keep
    }
    if len(enough) == len(costs):
        return costs
    fewer = goal._replace(keep=goal.keep - 1)
    for card in dict.fromkeys(hand):
        if effort.is_spent(_LOOKS_OF_A_SEARCH):
            break
        rest = without(hand, (card,)) or ()
        for (left, jokers), layout in _cheapest(rest, fewer, rules, price, limit, effort):
            enough.setdefault(layout, (left + price.of[card], jokers))
    return enough


@dataclass
class _LayoutSearch:
    """A search for a hand and its slots, and the best plans found so far."""

    hand: PackedHand
    slots: Slots
    price: Prices
    limit: int
    effort: Effort
    plans: list[tuple[Cost, int, Plan]] = field(default_factory=list)
    spans: list[list[Span]] = field(default_factory=list)
    total: int = 0
    least: int = 0
    """The least number of natural cards in the smallest set."""
    groups: dict[tuple[int, int, tuple[int, ...]], RankGroup | None] = field(default_factory=dict)
    """The set slots of ranks that were looked at, by the free cards, the rank and the slots."""
    bounds: list[list[int]] = field(default_factory=list)
    """The most that a run slot, all later slots and the sets can gain, by run slot and jokers."""

    def run(self) -> None:
        """Fill ``plans``."""
        self.total = total(self.hand, self.price)
        self.least = min(self.slots.set_naturals, default=0)
        by_size: dict[tuple[int, int], list[Span]] = {}
        for sizes in self.slots.run_sizes:
            if sizes not in by_size:
                rules, price, lending = self.slots.rules, self.price.of, not self.effort.limited
                runs = spans(self.hand, rules, price, sizes, lending=lending)
                by_size[sizes] = sorted(runs, key=lambda span: (-span.gain, span.jokers))
            self.spans.append(by_size[sizes])
        if all(self.spans):
            self.bounds = self._bounds()
            self._add_runs(0, self.hand.free, self.hand.jokers, 0, ())

    def _bounds(self) -> list[list[int]]:
        jokers = range(self.hand.jokers + 1)
        by_number = [[0] * len(jokers) for _ in range(len(self.slots.set_sizes) + 1)]
        least = min((sizes[0] for sizes in self.slots.set_sizes), default=0)
        for gain, count, _ in self._ranks(self.hand.free):
            needed = max(0, least - count)
            for number in range(len(by_number) - 1, 0, -1):
                for have in range(self.hand.jokers, needed - 1, -1):
                    more = by_number[number - 1][have - needed] + gain
                    by_number[number][have] = max(by_number[number][have], more)
        bounds = [by_number[-1]]
        for options in reversed(self.spans):
            costliest = [
                max((s.gain for s in options if s.jokers <= have), default=-1) for have in jokers
            ]
            after = bounds[0]
            bounds.insert(
                0,
                [
                    max(costliest[spent] + after[have - spent] for spent in range(have + 1))
                    for have in jokers
                ],
            )
        return bounds

    def _is_too_costly(self, gain: int) -> bool:
        """Return whether natural cards with this gain are too few for a layout worth having."""
        if self.slots.goal.whole_hand:
            return gain < self.total
        if len(self.plans) < self.limit:
            return False
        # A layout as cheap as this bound would lay every joker, so it cannot win a tie.
        spare = self.total - gain - self.plans[-1][0][0]
        return spare >= 0 if self.price.of[JOKER] else spare > 0

    def _add_runs(
        self, start: int, free: int, jokers: int, gain: int, runs: tuple[Span, ...]
    ) -> None:
        slot = len(runs)
        if slot == len(self.spans):
            self._add_sets(0, free, self._ranks(free), jokers, gain, runs, ())
            return
        options = self.spans[slot]
        same_slots = sum(others is options for others in self.spans[slot:])
        beyond = self.bounds[-1][-1] + sum(
            others[0].gain for others in self.spans[slot:] if others is not options
        )
        same_next = slot + 1 < len(self.spans) and self.spans[slot + 1] is options
        rules, price = self.slots.rules, self.price.of
        for index, span in out_of(options[start:], free, jokers, price, rules):
            if self._is_too_costly(gain + same_slots * options[start + index].gain + beyond):
                break
            if self.effort.is_spent():
                return
            left = jokers - span.jokers
            if not self._is_too_costly(gain + span.gain + self.bounds[slot + 1][left]):
                self._add_runs(
                    start + index if same_next else 0,
                    free - span.cards,
                    left,
                    gain + span.gain,
                    (*runs, span),
                )

    def _ranks(self, free: int) -> _Ranks:
        """Return the ranks that can make sets."""
        if not self.slots.set_sizes:
            return []
        return ranks(free, self.least, self.price)

    def _add_sets(
        self,
        start: int,
        free: int,
        ranks: _Ranks,
        jokers: int,
        gain: int,
        runs: tuple[Span, ...],
        groups: tuple[RankGroup, ...],
    ) -> None:
        sizes = self.slots.set_sizes
        slot = sum(len(rank_group.slots) for rank_group in groups)
        if slot == len(sizes):
            self._keep_plans(jokers, gain, runs, groups)
            return
        same_next = slot + 1 < len(sizes) and sizes[slot + 1] == sizes[slot]
        for index in range(start, len(ranks)):
            whole, count, rank = ranks[index]
            costliest = whole if same_next or slot + 1 == len(sizes) else ranks[0][0]
            if self._is_too_costly(gain + whole + (len(sizes) - slot - 1) * costliest):
                break
            if self.effort.is_spent():
                return
            old = next((rank_group for rank_group in groups if rank_group.rank == rank), None)
            taken = (*old.slots, slot) if old else (slot,)
            new = self._group(free, rank, count, taken)
            if new is None:
                continue
            left = jokers - new.jokers + (old.jokers if old else 0)
            if left >= 0:
                self._add_sets(
                    index if same_next else 0,
                    free,
                    ranks,
                    left,
                    gain + new.gain - (old.gain if old else 0),
                    runs,
                    (*(rank_group for rank_group in groups if rank_group is not old), new),
                )

    def _group(self, free: int, rank: int, count: int, taken: tuple[int, ...]) -> RankGroup | None:
        key = free, rank, taken
        if key not in self.groups:
            self.groups[key] = group(free, rank, count, taken, self.slots, self.price)
        return self.groups[key]

    def _keep_plans(
        self, jokers: int, gain: int, runs: tuple[Span, ...], groups: tuple[RankGroup, ...]
    ) -> None:
        if self.slots.goal.whole_hand and gain < self.total:
            return
        if self.effort.is_spent(_LOOKS_OF_A_PLAN):
            return
        price = self.price.of[JOKER]
        wish = jokers if price or self.slots.goal.whole_hand else 0
        # The plan that lays every spare joker, and a plan that keeps them.
        for lay in dict.fromkeys((wish, 0) if self.limit > 1 else (wish,)):
            plan = finish(runs, groups, jokers, lay, self.hand, self.slots, self.price)
            if plan is None or (self.slots.goal.whole_hand and plan.kept + plan.replaced):
                continue
            left = self.total - gain + price * plan.kept + plan.freed
            spent = self.hand.jokers - plan.kept
            insort(self.plans, ((left, spent), len(self.plans), plan), key=lambda entry: entry[:2])
            del self.plans[self.limit :]
