"""The fines of Dummy, with their kinds, points, notation and record for a deal."""

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
    """A kind of fine (DUMMY 11, 12), in the order of score sheets."""

    TING_NGO = "ting_ngo"
    TING_MEE = "ting_mee"
    TING_TEM = "ting_tem"
    PEE_HUA = "pee_hua"
    PEE_SPETO = "pee_speto"
    TI_ON = "ti_on"
    FAK_SPETO = "fak_speto"


@dataclass(frozen=True, slots=True)
class Fine:
    """The total fine of a player in a deal for one kind of mistake."""

    seat: int
    what: FineItem
    points: int
    cards: tuple[Card, ...] = field(default=(), compare=False)
    """The cards that caused the fine, as far as they are known. A position doesn't name them."""


def in_order(fines: Iterable[Fine]) -> tuple[Fine, ...]:
    """Return the fines by seat, then by kind."""
    kinds = list(FineItem)
    return tuple(sorted(fines, key=lambda fine: (fine.seat, kinds.index(fine.what))))


def penalties_by_player(fines: Iterable[Fine], players: Sequence[str]) -> dict[str, dict[str, int]]:
    """Return points above 0 by player and kind (docs/notation.md, ``penalties``)."""
    points: dict[str, dict[str, int]] = {}
    for fine in fines:
        points.setdefault(players[fine.seat], {})[fine.what.value] = fine.points
    return points


AMOUNT = 50
"""Points of a single fine (DUMMY 12)."""


@dataclass(frozen=True, slots=True)
class Fines(Memory):
    """The fines of a deal, at most one per seat and kind."""

    penalties: Annotated[tuple[Fine, ...], "fines"] = ()

    def _fined(self, event: Fined, before: State) -> Self:
        cards = () if event.card is None else (event.card,)
        assert isinstance(event.what, FineItem)
        fine = Fine(event.player, event.what, event.points, cards)
        others = []
        for earlier in self.penalties:
            if (earlier.seat, earlier.what) == (fine.seat, fine.what):
                fine = Fine(
                    earlier.seat,
                    earlier.what,
                    earlier.points + fine.points,
                    (*earlier.cards, *fine.cards),
                )
            else:
                others.append(earlier)
        return type(self)(in_order((*others, fine)))

    hears: ClassVar[Hears] = {Fined: _fined}

    def of(self, seat: int) -> int:
        """Return the points that a seat has been fined."""
        return sum(fine.points for fine in self.penalties if fine.seat == seat)


def is_fined(ask: Ask, move: Discard) -> bool:
    """Return whether the player is fined for this discard right away."""
    thrown = Discarded(ask.seat, move.card)
    after = ask._replace(state=evolve(ask.state, thrown))
    follows = ask.game.after.get(Discarded, ())
    return any(isinstance(event, Fined) for rule in follows for event in rule(after, thrown))
