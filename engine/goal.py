"""The melds that a player has to lay first, in games with such goals.

Contracts are data in a table with a row for each deal. A slot is written as its kind and its least
size. ``set3`` is a set of three or more cards, and ``run4`` is a run of four or more cards.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card, face
from engine.melds import MeldKind, MeldRules, Reading, Slot, readings, span

ANY_SIZE = 99
"""A meld size without a limit. No game deals anyone this many cards of a rank."""


class Goal(NamedTuple):
    """The melds that a player lays together, in any order."""

    slots: tuple[Slot, ...]
    whole_hand: bool = False
    """True if every card in the hand must be laid."""
    keep: int = 0
    """The number of cards that must stay in the hand."""
    ends_deal: bool = False
    """True if laying the goal ends the deal.

    The player goes out even with cards left in the hand.
    """
    separate: bool = True
    """True if no two runs of one suit may be adjacent."""


def fulfil(
    goal: Goal, melds: Sequence[Sequence[Card]], rules: MeldRules
) -> tuple[Reading, ...] | None:
    """Read the melds so that together they fill the goal.

    Earlier melds are read as high as possible.

    The kinds, sizes and continuity are checked (CONTRACT 6.2-6.6), but not the cards that stay in
    the hand. Return None if no reading of the jokers fits.
    """
    if rules.own is not None:
        return rules.own.fulfil(goal.slots, melds)
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
    """Return whether the meld fills the slot."""
    return reading.kind is slot.kind and slot.least <= len(reading.cards) <= slot.most


def apart(melds: Sequence[Reading]) -> bool:
    """Return whether no two runs of one suit are adjacent (CONTRACT 6.4)."""
    runs = [meld for meld in melds if meld.kind is MeldKind.RUN]
    return not any(continuous(run, other) for run, other in combinations(runs, 2))


def continuous(run: Reading, other: Reading) -> bool:
    """Return whether two runs of one suit are adjacent, so that they form one longer run."""
    if face(run.cards[0]) // 13 != face(other.cards[0]) // 13:
        return False
    low, high = span(run.cards)
    other_low, other_high = span(other.cards)
    return high + 1 == other_low or other_high + 1 == low


_SLOT = re.compile(r"(set|run)([1-9][0-9]?)")
_PHASE_SLOT = re.compile(r"(set|run|colour_run|colour)([1-9][0-9]?)")
_LONGEST_RUN = 12


def phase_slot(written: str) -> Slot:
    """Read a slot such as ``colour7`` in a game of phases (PHASES 3.1). Raises ValueError."""
    match = _PHASE_SLOT.fullmatch(written)
    kind = None if match is None else MeldKind(match[1])
    least = 0 if match is None else int(match[2])
    runs = kind in (MeldKind.RUN, MeldKind.COLOUR_RUN)
    if kind is None or least < 2 + runs or (runs and least > _LONGEST_RUN):
        raise ValueError(
            f"{written!r} is no slot: it is set2, run3, colour2, colour_run3 or more, runs to 12"
        )
    return Slot(kind, least, ANY_SIZE)


def read_phases(written: object) -> tuple[tuple[str, ...], ...]:
    """Read phases from their notation, a list of lists of slots. Raises ValueError."""
    row = "phase: it is a list of slots such as 'set3'"
    return _read_rows(written, "phases are a list of one at least", row, phase_slot)


def _read_rows(
    written: object, rule: str, row_rule: str, read: Callable[[str], object]
) -> tuple[tuple[str, ...], ...]:
    """Read a list of lists of slots, each with ``read``. Raises ValueError."""
    if not isinstance(written, list | tuple) or not written:
        raise ValueError(rule)
    for row in written:
        if not isinstance(row, list | tuple) or not row:
            raise ValueError(f"{row!r} is no {row_rule}")
        for written_slot in row:
            read(str(written_slot))
    return tuple(tuple(map(str, row)) for row in written)


class ContractRow(NamedTuple):
    """A row of a table of contracts. It has the slots and the hand size of a deal.

    A game that needs more facts about a deal adds a field with a default.
    """

    slots: tuple[str, ...]
    """The slots to be filled."""
    dealt: int
    """The number of cards that each player is dealt."""
    buys: int | None = None
    """The number of upcards that each player may buy in the deal. None has no limit."""


def slot(written: str, *, exact: bool = False) -> Slot:
    """Read a slot such as ``set3``. Raises ValueError.

    ``exact``: only a meld of exactly that size fills the slot.
    """
    match = _SLOT.fullmatch(written)
    if match is None:
        raise ValueError(f"{written!r} is no slot: it is set or run and a number, as in 'set3'")
    least = int(match[2])
    return Slot(MeldKind(match[1]), least, least if exact else ANY_SIZE)


def slots(written: Iterable[str], *, exact: bool = False) -> tuple[Slot, ...]:
    """Read the slots of a row, each as ``slot`` does."""
    return tuple(slot(written_slot, exact=exact) for written_slot in written)


def read_table(written: object) -> tuple[tuple[str, ...], ...]:
    """Read a table from its notation, a list of hands, each a list of slots.

    A set has at least three cards and a run four, as in every game that has contracts. Raises
    ValueError with a sentence.
    """
    row = "hand: it is a list of slots such as 'set3' and 'run4'"
    return _read_rows(written, "a table is a list of one hand at least", row, _asked)


_LEAST = {MeldKind.SET: 3, MeldKind.RUN: 4}


def _asked(written: str) -> None:
    kind, least, _ = slot(written)
    if least < _LEAST[kind]:
        raise ValueError(f"{written!r}: a {kind} has {_LEAST[kind]} cards or more")
