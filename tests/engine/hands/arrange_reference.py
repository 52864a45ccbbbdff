"""Slow and plain: what hands are good for, by trying every meld that ``melds_in`` lists."""

from collections.abc import Callable, Iterator
from functools import cache

from hypothesis import strategies as st

from engine.cards import JOKER, Card, bare, is_joker, rank, without
from engine.goal import Goal, apart, fits
from engine.hands.every_meld import melds_in
from engine.melds import SETS_AND_RUNS, MeldKind, MeldRules, Reading, Slot, WildLimit, read

Hand = tuple[Card, ...]


def least_deadwood(hand: Hand, rules: MeldRules, points: Callable[[Card], int]) -> tuple[int, int]:
    """Points and cards of the least deadwood."""

    @cache
    def least(rest: Hand) -> tuple[int, int]:
        found = (sum(map(points, rest)), len(rest))
        for meld in {tuple(map(bare, meld)) for meld in melds_in(rest, rules)}:
            left = without(rest, meld)
            assert left is not None
            found = min(found, least(left))
        return found

    return least(tuple(sorted(hand)))


def all_layouts(hand: Hand, goal: Goal, rules: MeldRules) -> Iterator[tuple[Reading, ...]]:
    """Every way to make a contract, many of them more than once."""

    def lay(rest: Hand, done: tuple[Reading, ...]) -> Iterator[tuple[Reading, ...]]:
        if len(done) == len(goal.slots):
            kept_enough = len(rest) >= goal.keep and not (goal.whole_hand and rest)
            if kept_enough and (apart(done) or not goal.separate):
                yield done
            return
        for cards in melds_in(rest, rules):
            for reading in _as_found(cards, rules):
                if fits(goal.slots[len(done)], reading):
                    yield from lay(without(rest, cards) or (), (*done, reading))

    return lay(hand, ())


def _as_found(cards: Hand, rules: MeldRules) -> Iterator[Reading]:
    """A set with bare jokers, or a run in which each joker is declared."""
    reading = read(cards, rules)
    assert reading is not None
    ranks = {rank(card) for card in cards if not is_joker(card)}
    if len(ranks) <= 1 and not any(card > JOKER for card in cards):
        yield Reading(MeldKind.SET, cards)
    else:
        yield reading._replace(kind=MeldKind.RUN, cards=cards)


def cost(layout: tuple[Reading, ...], hand: Hand, points: Callable[[Card], int]) -> tuple[int, int]:
    """Points that stay in the hand, and jokers spent."""
    laid = [card for meld in layout for card in meld.cards]
    rest = without(hand, laid)
    assert rest is not None, "a card was laid that was not held"
    return sum(map(points, rest)), sum(map(is_joker, laid))


@st.composite
def hands(draw: st.DrawFn, most: int) -> Hand:
    """Small hands out of few cards, so that melds are many and in each other's way."""
    low, span = draw(st.integers(0, 12)), draw(st.sampled_from([4, 6, 13]))
    suits = draw(st.integers(1, 4))
    naturals = [s * 13 + (low + step) % 13 for s in range(suits) for step in range(span)]
    jokers = draw(st.sampled_from([0, 0, 1, 1, 2, 2, 3, 4]))
    pack = st.lists(st.sampled_from(naturals * 2), min_size=2, max_size=max(2, most - jokers))
    held = draw(pack.filter(lambda cards: all(cards.count(card) <= 2 for card in cards)))
    return tuple(draw(st.permutations(held + [JOKER] * jokers)))


@st.composite
def meld_rules(draw: st.DrawFn, *, doubles: bool = True) -> MeldRules:
    """Rules of melds, those of the games and stranger ones; ``doubles``: all have them in sets."""
    run_min = draw(st.sampled_from([4, 3]))
    limit = draw(st.sampled_from([None, None, *WildLimit]))
    return MeldRules(
        set_min=3,
        set_max=draw(st.sampled_from([99, 4, 3])),
        run_min=run_min,
        run_max=draw(st.sampled_from([13, 14, 6, run_min])),
        aces=draw(st.sampled_from([frozenset({1, 14}), frozenset({1}), frozenset({14})])),
        min_naturals=draw(st.sampled_from([1, 1, 2, 3] if limit else [1, 1, 2, 3, 0])),
        doubles_in_set=draw(st.sampled_from([True, doubles])),
        wild_limit=limit,
    )


@st.composite
def goals(draw: st.DrawFn, rules: MeldRules) -> Goal:
    """Contracts of one to three melds that these rules allow."""
    slots = []
    for _ in range(draw(st.sampled_from([2, 1, 3]))):
        kind = draw(st.sampled_from(SETS_AND_RUNS))
        low, high = (
            (rules.set_min, rules.set_max)
            if kind is MeldKind.SET
            else (rules.run_min, rules.run_max)
        )
        least = min(high, low + draw(st.sampled_from([0, 0, 1])))
        slots.append(Slot(kind, least, draw(st.sampled_from([99, least, least + 1]))))
    whole = draw(st.sampled_from([False, False, False, True]))
    return Goal(
        slots=tuple(slots),
        whole_hand=whole,
        keep=0 if whole else draw(st.sampled_from([0, 0, 1])),
        separate=draw(st.sampled_from([True, True, False])),
    )
