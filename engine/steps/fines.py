"""Fines of Dummy: what for, how much, how they are told, and what all have been fined in a deal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Self

from engine.cards import Card
from engine.events import Discarded, Fined
from engine.evolve import evolve
from engine.game import Ask
from engine.moves import Discard
from engine.result import ScoreItem
from engine.state import Hears, Memory, State


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


AMOUNT = 50
"""Points of every single fine (DUMMY 12)."""


@dataclass(frozen=True, slots=True)
class Fines(Memory):
    """Fines by seats and kinds, no two of one seat and kind."""

    penalties: Annotated[tuple[Fine, ...], "fines"] = ()

    def _fined(self, event: Fined, before: State) -> Self:
        cards = () if event.card is None else (event.card,)
        assert isinstance(event.what, FineItem)
        fine = Fine(event.player, event.what, event.points, cards)
        others = []
        for one in self.penalties:
            if (one.seat, one.what) == (fine.seat, fine.what):
                fine = Fine(one.seat, one.what, one.points + fine.points, (*one.cards, *fine.cards))
            else:
                others.append(one)
        return type(self)(in_order((*others, fine)))

    hears: ClassVar[Hears] = {Fined: _fined}

    def of(self, seat: int) -> int:
        """The points that a seat has been fined."""
        return sum(fine.points for fine in self.penalties if fine.seat == seat)


def is_fined(ask: Ask, move: Discard) -> bool:
    """Return whether the player is fined for this discard as soon as it is thrown."""
    thrown = Discarded(ask.seat, move.card)
    after = ask._replace(state=evolve(ask.state, thrown))
    follows = ask.game.after.get(Discarded, ())
    return any(isinstance(event, Fined) for rule in follows for event in rule(after, thrown))
