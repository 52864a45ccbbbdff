"""Contracts as data: a table with a row a deal, which says what has to be laid first.

A slot is written as its kind and its least size: ``set3`` is a set of three or more cards, ``run4``
a run of four or more.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from engine.goal import ANY_SIZE, Slot
from engine.melds import MeldKind

_SLOT = re.compile(r"(set|run)([1-9][0-9]?)")


class ContractRow(NamedTuple):
    """A row: the slots to be filled, and how many cards everybody is dealt for them.

    ``buys``: how many upcards each player may buy meanwhile; None: any number. What else a game
    wants to know of a deal is one more field with a default.
    """

    slots: tuple[str, ...]
    dealt: int
    buys: int | None = None


def slot(written: str, *, exact: bool = False) -> Slot:
    """The slot of ``set3`` or ``run4``; ``exact``: of just that size. Raises ValueError."""
    found = _SLOT.fullmatch(written)
    if found is None:
        raise ValueError(f"{written!r} is no slot: it is set or run and a number, as in 'set3'")
    least = int(found[2])
    return Slot(MeldKind(found[1]), least, least if exact else ANY_SIZE)


def slots(written: Iterable[str], *, exact: bool = False) -> tuple[Slot, ...]:
    """The slots of a row."""
    return tuple(slot(one, exact=exact) for one in written)


def read_table(written: object) -> tuple[tuple[str, ...], ...]:
    """A table out of its notation, a list of hands, each a list of slots.

    Raises ValueError with what is wrong. A set has three cards at least and a run four, as in every
    game that has contracts.
    """
    if not isinstance(written, list | tuple) or not written:
        raise ValueError("a table is a list of one hand at least")
    return tuple(_read_row(row) for row in written)


_LEAST = {MeldKind.SET: 3, MeldKind.RUN: 4}


def _read_row(row: object) -> tuple[str, ...]:
    if not isinstance(row, list | tuple) or not row:
        raise ValueError(f"{row!r} is no hand: it is a list of slots such as 'set3' and 'run4'")
    for one in row:
        asked = slot(str(one))
        if asked.least < _LEAST[asked.kind]:
            raise ValueError(f"{one!r}: a {asked.kind} has {_LEAST[asked.kind]} cards or more")
    return tuple(map(str, row))
