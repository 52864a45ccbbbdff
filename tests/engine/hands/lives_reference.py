"""The best grouping by looking at all: what engine.hands.lives has to find."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.cards import Card
from engine.hands.groups import group_of, is_wild, value
from engine.melds import LifeRules, MeldKind


class Found(NamedTuple):
    """What a hand counts at least, and whether it is a right declaration."""

    count: int
    whole: bool


class _Group(NamedTuple):
    cards: int
    pure: bool
    run: bool
    four: bool


def reference(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> Found:
    """By all choices of disjoint groups."""
    counts = [value(card, wild) for card in hand]
    starting = _groups(hand, wild, rules)
    never, size = 10_000, len(hand)

    @cache
    def least(at: int, used: int, pure: bool, runs: int, four: bool, rest: bool) -> int:
        while used >> at & 1:
            at += 1
        if at == size:
            lives = pure and runs >= 2 and (four or not rules.four_card_life)
            return 0 if lives else never
        best = counts[at] + least(at + 1, used, pure, runs, four, rest) if rest else never
        for one in starting[at]:
            if not one.cards & used:
                left = least(
                    at + 1,
                    used | one.cards,
                    pure or one.pure,
                    min(2, runs + one.run),
                    four or one.four,
                    rest,
                )
                best = min(best, left)
        return best

    @cache
    def off(at: int, used: int) -> int:
        while used >> at & 1:
            at += 1
        if at == size:
            return 0
        best = off(at + 1, used)
        for one in starting[at]:
            if one.pure and not one.cards & used:
                taken = sum(counts[place] for place in range(size) if one.cards >> place & 1)
                best = max(best, taken + off(at + 1, used | one.cards))
        return best

    without = sum(counts) - (off(0, 0) if rules.pure_off else 0)
    return Found(
        min(without, least(0, 0, False, 0, False, True)),
        least(0, 0, False, 0, False, False) == 0,
    )


def _groups(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> list[list[_Group]]:
    """By the first of their places all groups of a hand."""
    found: list[list[_Group]] = [[] for _ in hand]
    for places in range(1 << len(hand)):
        cards = [card for at, card in enumerate(hand) if places >> at & 1]
        naturals = [card for card in cards if not is_wild(card, wild)]
        of_one = min(len({card % 13 for card in naturals}), len({card // 13 for card in naturals}))
        group = group_of(cards, wild, rules) if len(cards) >= 3 and of_one <= 1 else None
        if group is not None:
            run = group.kind is MeldKind.RUN
            one = _Group(places, group.pure, run, run and len(cards) >= 4)
            found[(places & -places).bit_length() - 1].append(one)
    return found
