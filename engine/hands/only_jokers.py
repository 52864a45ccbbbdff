"""Melds of nothing but jokers, where a meld needs no natural card (CONTRACT 5.3)."""

from collections.abc import Iterator, Sequence

from engine.cards import JOKER, joker_as
from engine.goal import Goal, Slot, apart
from engine.hands.spans import ends
from engine.melds import MeldKind, MeldRules, Reading

Layout = tuple[Reading, ...]


def alone_in(slot: Slot, rules: MeldRules, jokers: int) -> range:
    """How many of so many jokers may fill the slot alone."""
    is_set = slot.kind is MeldKind.SET
    least = max(slot.least, rules.set_min if is_set else rules.run_min)
    return range(least, min(slot.most, rules.set_max if is_set else rules.run_max, jokers) + 1)


def free_melds(rules: MeldRules, jokers: int) -> Iterator[Reading]:
    """A meld of each kind and size that so many jokers make."""
    for kind in MeldKind:
        for size in alone_in(Slot(kind, 0, jokers), rules, jokers):
            yield next(melds(kind, size, rules))


def melds(kind: MeldKind, size: int, rules: MeldRules) -> Iterator[Reading]:
    """What so many jokers can be: one set, or runs from the highest down, suit by suit."""
    if kind is MeldKind.SET:
        yield Reading(kind, (JOKER,) * size)
        return
    low, high = ends(rules)
    for first in range(high - size + 1, low - 1, -1):
        for suit in range(4):
            places = range(first, first + size)
            yield Reading(kind, tuple(joker_as(suit * 13 + (at - 1) % 13) for at in places))


def filled(others: Layout, at: int, size: int, goal: Goal, rules: MeldRules) -> Layout:
    """The layout of the other slots with the one at this place filled by so many jokers."""
    ways = melds(goal.slots[at].kind, size, rules)
    one = next(meld for meld in ways if not goal.separate or apart((*others, meld)))
    return (*others[:at], one, *others[at:])


def slots_apart(slots: Sequence[Slot]) -> Iterator[int]:
    """The place of each slot that is not like one before it."""
    return (at for at, slot in enumerate(slots) if slot not in slots[:at])
