"""Fines of Dummy: what for, how much, and how they are told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.cards import Card
from engine.result import ScoreItem


class FineItem(ScoreItem):
    """What a player can be fined for (DUMMY 11, 12), in the order in which results list it."""

    TING_NGO = "ting_ngo"
    TING_MEE = "ting_mee"
    TING_TEM = "ting_tem"
    PEE_HUA = "pee_hua"
    PEE_SPETO = "pee_speto"
    TI_ON = "ti_on"
    FAK_SPETO = "fak_speto"


@dataclass(frozen=True, slots=True)
class Fine:
    """What a player has to pay in a deal for one kind of mistake, all times together.

    ``cards`` are those that caused it, as far as they are known: a position does not name them.
    """

    seat: int
    what: FineItem
    points: int
    cards: tuple[Card, ...] = field(default=(), compare=False)


def in_order(fines: Iterable[Fine]) -> tuple[Fine, ...]:
    """The fines by seats, then by kinds."""
    kinds = list(FineItem)
    return tuple(sorted(fines, key=lambda fine: (fine.seat, kinds.index(fine.what))))


def fines_told(fines: Iterable[Fine], players: Sequence[str]) -> dict[str, dict[str, int]]:
    """Points by player and kind (docs/notation.md, ``penalties``): only those with more than 0."""
    told: dict[str, dict[str, int]] = {}
    for fine in fines:
        told.setdefault(players[fine.seat], {})[fine.what.value] = fine.points
    return told
