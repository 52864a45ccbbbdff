"""What the first melds of a deal must be, where a game asks for something."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card, face
from engine.melds import MeldKind, MeldRules, Reading, readings, span

ANY_SIZE = 99
"""A meld size without a limit: no game deals anybody so many cards of a rank."""


class Slot(NamedTuple):
    """One meld that is asked for, with the least and the most cards it may have."""

    kind: MeldKind
    least: int
    most: int


class Goal(NamedTuple):
    """Melds to be laid at once, in any order.

    ``whole_hand``: every card held must be laid. ``keep``: so many cards must stay in the hand.
    ``ends_deal``: whoever lays it has gone out, whatever they still hold. ``separate``: no two
    runs of one suit may lie end to end.
    """

    slots: tuple[Slot, ...]
    whole_hand: bool = False
    keep: int = 0
    ends_deal: bool = False
    separate: bool = True


def fulfil(
    goal: Goal, melds: Sequence[Sequence[Card]], rules: MeldRules
) -> tuple[Reading, ...] | None:
    """Read the melds so that together they are the goal, the first as high as that allows.

    Looks at kinds, sizes and continuity (CONTRACT 6.2-6.6); what stays in the hand is not its
    matter. None if no reading of the jokers does it.
    """
    if len(melds) != len(goal.slots):
        return None
    choices = [list(readings(cards, rules)) for cards in melds]
    return next(_fit(goal, list(goal.slots), choices, ()), None)


def _fit(
    goal: Goal, slots: list[Slot], choices: list[list[Reading]], done: tuple[Reading, ...]
) -> Iterator[tuple[Reading, ...]]:
    if len(done) == len(choices):
        yield done
        return
    for reading in choices[len(done)]:
        if not goal.separate or apart((*done, reading)):
            for slot in dict.fromkeys(slots):
                if fits(slot, reading):
                    rest = slots.copy()
                    rest.remove(slot)
                    yield from _fit(goal, rest, choices, (*done, reading))


def fits(slot: Slot, reading: Reading) -> bool:
    """Whether the meld fills the slot."""
    return reading.kind is slot.kind and slot.least <= len(reading.cards) <= slot.most


def apart(melds: Sequence[Reading]) -> bool:
    """Whether no two runs of one suit lie end to end (CONTRACT 6.4)."""
    runs = [meld for meld in melds if meld.kind is MeldKind.RUN]
    return not any(continuous(one, other) for one, other in combinations(runs, 2))


def continuous(one: Reading, other: Reading) -> bool:
    """Whether two runs of one suit lie end to end, so that they are one longer run."""
    if face(one.cards[0]) // 13 != face(other.cards[0]) // 13:
        return False
    low, high = span(one.cards)
    other_low, other_high = span(other.cards)
    return high + 1 == other_low or other_high + 1 == low
