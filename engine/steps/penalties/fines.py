"""What the players have been fined in a deal."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.events import Discarded, Fined
from engine.evolve import evolve
from engine.facts import DealFacts
from engine.moves import Discard
from engine.state import Hears, Memory, State
from engine.step import Ask
from engine.steps.penalties.fine_items import Fine, FineItem, in_order

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

    def known(self, state: State) -> DealFacts:
        points: dict[int, int] = {}
        for fine in self.penalties:
            points[fine.seat] = points.get(fine.seat, 0) + fine.points
        return DealFacts(fines=points)


def is_fined(ask: Ask, move: Discard) -> bool:
    """Return whether the player is fined for this discard as soon as it is thrown."""
    thrown = Discarded(ask.seat, move.card)
    after = ask._replace(state=evolve(ask.state, thrown))
    follows = ask.game.after.get(Discarded, ())
    return any(isinstance(event, Fined) for rule in follows for event in rule(after, thrown))
