"""A plan of a contract, which assigns natural cards and jokers to its slots."""

from collections.abc import Iterator
from typing import NamedTuple, Self

from engine.cards import JOKER, Card, joker_as
from engine.goal import Goal
from engine.hands.packing import PackedHand, Prices, costliest, worth
from engine.hands.spans import Span, windows
from engine.melds import MeldKind, MeldRules, Reading

_Sizes = tuple[int, int]


class Slots(NamedTuple):
    """The slots of a goal by kind, with the sizes (least, most) that goal and rules allow."""

    goal: Goal
    rules: MeldRules
    run_sizes: tuple[_Sizes, ...]
    set_sizes: tuple[_Sizes, ...]
    set_naturals: tuple[int, ...]
    """The least number of natural cards in each set."""

    @classmethod
    def of(cls, goal: Goal, rules: MeldRules) -> Self:
        """Return the slots of a goal, sorted by kind."""

        def sizes(kind: MeldKind, least: int, most: int) -> tuple[_Sizes, ...]:
            slots = (slot for slot in goal.slots if slot.kind is kind)
            return tuple((max(slot.least, least), min(slot.most, most)) for slot in slots)

        runs = sizes(MeldKind.RUN, rules.run_min, rules.run_max)
        sets = sizes(MeldKind.SET, rules.set_min, rules.set_max)
        return cls(goal, rules, runs, sets, tuple(rules.least_naturals(size) for size, _ in sets))


class RankGroup(NamedTuple):
    """Cards of one rank in some of the set slots, and the fewest jokers that these slots need."""

    rank: int
    slots: tuple[int, ...]
    naturals: int
    jokers: int
    gain: int


class RunPlace(NamedTuple):
    """The position of a run."""

    suit: int
    low: int
    high: int


class Plan(NamedTuple):
    """The places of all cards and jokers."""

    runs: tuple[Span, ...]
    groups: tuple[RankGroup, ...]
    placed: tuple[RunPlace, ...]
    in_sets: int
    """The jokers in sets beyond the jokers that the sets need."""
    replaced: int
    """The jokers that replace the cheapest natural cards."""
    freed: int
    """The points of the replaced cards."""
    kept: int
    """The jokers that stay in the hand."""


def group(
    free: int, rank: int, count: int, taken: tuple[int, ...], slots: Slots, price: Prices
) -> RankGroup | None:
    """Return a group of ``count`` free cards of a rank for these set slots.

    Return None if these cards are too few.
    """
    least = sum([slots.set_sizes[slot][0] for slot in taken])
    most = sum([slots.set_sizes[slot][1] for slot in taken])
    if count < sum([slots.set_naturals[slot] for slot in taken]) or least > most:
        return None
    naturals = min(count, most)
    gain = worth(free, rank, naturals, price)
    return RankGroup(rank, taken, naturals, max(0, least - naturals), gain)


def finish(
    runs: tuple[Span, ...],
    groups: tuple[RankGroup, ...],
    jokers: int,
    lay: int,
    hand: PackedHand,
    slots: Slots,
    price: Prices,
) -> Plan | None:
    """Place the runs and lay ``lay`` of the ``jokers`` that aren't needed, first in sets.

    A joker without room replaces a cheaper natural card. More jokers are laid if the runs would
    otherwise be adjacent. Return None if the runs are adjacent in any case.
    """
    room = sum(_room(rank_group, slots) for rank_group in groups)
    first = max(0, lay - room)
    for in_runs in (*range(first, jokers + 1), *range(first - 1, -1, -1)):
        placed = next(_placements(runs, in_runs, slots, ()), None)
        if placed is not None:
            in_sets = min(room, max(0, lay - in_runs))
            replaced, freed = 0, 0
            if lay > in_sets + in_runs:
                cheap = _replaceable(runs, groups, hand, slots, price)[: lay - in_sets - in_runs]
                replaced, freed = len(cheap), sum(points for points, _, _ in cheap)
            kept = jokers - in_sets - in_runs - replaced
            return Plan(runs, groups, placed, in_sets, replaced, freed, kept)
    return None


def _room(rank_group: RankGroup, slots: Slots) -> int:
    """Return how many jokers a group can hold beyond its need."""
    most = sum(slots.set_sizes[slot][1] for slot in rank_group.slots) - rank_group.naturals
    allowed = slots.rules.most_wild(rank_group.naturals, len(rank_group.slots))
    return (most if allowed is None else min(most, allowed)) - rank_group.jokers


def _placements(
    runs: tuple[Span, ...], longer: int, slots: Slots, placed: tuple[RunPlace, ...]
) -> Iterator[tuple[RunPlace, ...]]:
    """Yield placements of the runs, the highest first.

    In total, the runs are ``longer`` than needed by this many cards.
    """
    index = len(placed)
    if index == len(runs):
        if not longer:
            yield placed
        return
    span = runs[index]
    for more in range(longer, -1, -1):
        for low in windows(span, more, slots.rules, slots.run_sizes[index][1]):
            place = RunPlace(span.suit, low, low + span.length + more - 1)
            if not slots.goal.separate or not any(_end_to_end(place, other) for other in placed):
                yield from _placements(runs, longer - more, slots, (*placed, place))


def _end_to_end(run: RunPlace, other: RunPlace) -> bool:
    return run.suit == other.suit and (run.high + 1 == other.low or other.high + 1 == run.low)


def _replaceable(
    runs: tuple[Span, ...],
    groups: tuple[RankGroup, ...],
    hand: PackedHand,
    slots: Slots,
    price: Prices,
) -> list[tuple[int, int, int]]:
    """Return natural cards that are cheaper than a joker, the cheapest first.

    Each entry has the points, the index of the meld (runs, then groups), and the position in the
    run. In a group it has the card instead of the position. Every meld keeps the natural cards that
    it must have.
    """
    rules, wild = slots.rules, price.of[JOKER]
    free = hand.free - sum(span.cards for span in runs)
    melds = []
    for index, span in enumerate(runs):
        # The final length of the run isn't known yet. This many natural cards are enough for any
        # length.
        longest = min(span.length + hand.jokers, slots.run_sizes[index][1])
        cards = [(price.of[card], index, place) for place, card in span.places]
        melds.append((rules.least_naturals(longest), cards))
    for index, rank_group in enumerate(groups, len(runs)):
        longest = rank_group.naturals + hand.jokers
        least = sum(
            rules.least_naturals(min(longest, slots.set_sizes[slot][1]))
            for slot in rank_group.slots
        )
        chosen = costliest(free, rank_group.rank, rank_group.naturals, price)
        melds.append((least, [(price.of[card], index, card) for card in chosen]))
    return sorted(
        natural
        for needed, naturals in melds
        for natural in sorted(naturals)[: max(0, len(naturals) - needed)]
        if natural[0] < wild
    )


def laid_out(plan: Plan, hand: PackedHand, slots: Slots, price: Prices) -> tuple[Reading, ...]:
    """Return the melds of a plan, in the order of the slots."""
    gone: list[tuple[int, int]] = []
    if plan.replaced:
        replaceable = _replaceable(plan.runs, plan.groups, hand, slots, price)
        gone = [(meld, which) for _, meld, which in replaceable[: plan.replaced]]
    runs = []
    for index, (span, placed) in enumerate(zip(plan.runs, plan.placed, strict=True)):
        places = {place: card for place, card in span.places if (index, place) not in gone}
        cards = []
        for place in range(placed.low, placed.high + 1):
            natural = span.suit * 13 + (place - 1) % 13
            cards.append(places.get(place, joker_as(natural)))
        runs.append(tuple(cards))
    sets = _sets_laid_out(plan, hand, slots, price, gone)
    in_order = iter(runs), iter(sets[index] for index in range(len(slots.set_sizes)))
    return tuple(
        Reading(slot.kind, tuple(next(in_order[slot.kind is MeldKind.SET])))
        for slot in slots.goal.slots
    )


def _sets_laid_out(
    plan: Plan, hand: PackedHand, slots: Slots, price: Prices, gone: list[tuple[int, int]]
) -> dict[int, list[Card]]:
    """Return the sets by slot. Jokers beyond the need are in the first sets that have room."""
    free = hand.free - sum(span.cards for span in plan.runs)
    sets: dict[int, list[Card]] = {}
    extra = plan.in_sets
    for index, rank_group in enumerate(plan.groups, len(plan.runs)):
        cards = sorted(costliest(free, rank_group.rank, rank_group.naturals, price))
        for meld, card in gone:
            if meld == index:
                cards[cards.index(card)] = JOKER
        room = _room(rank_group, slots)
        sets |= _dealt_out(cards, rank_group.jokers + min(extra, room), rank_group.slots, slots)
        extra -= min(extra, room)
    return sets


def _dealt_out(
    cards: list[Card], jokers: int, taken: tuple[int, ...], slots: Slots
) -> dict[int, list[Card]]:
    """Return cards of one rank in their slots.

    The required cards are dealt out first, then the other cards.
    """
    naturals = [card for card in cards if card != JOKER]
    wild = [card for card in cards if card == JOKER] + [JOKER] * jokers
    rules = slots.rules
    sets = {slot: [naturals.pop(0) for _ in range(slots.set_naturals[slot])] for slot in taken}
    rest = naturals + wild
    for bound in (0, 1):
        for slot in taken:
            while rest and len(sets[slot]) < slots.set_sizes[slot][bound]:
                if rest[0] == JOKER and not rules.takes_wild(sets[slot]):
                    break
                sets[slot].append(rest.pop(0))
    return sets
