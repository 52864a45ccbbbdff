"""A card that is cut after the deal makes its rank wild; thrown jokers stay where they are
(INDIAN 2.2, 3, 6.1)."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Declared, Discarded, Took
from engine.facts import DealFacts
from engine.hands.groups import is_wild
from engine.moves import Take
from engine.state import Hears, Memory, State
from engine.step import Ask, Timing
from engine.steps.drop import CardsTaken


@dataclass(frozen=True, slots=True)
class CutCard(Memory):
    """The card that was cut, which nobody has; None where there is none."""

    wild: Card | None = None

    @property
    def apart(self) -> tuple[Card, ...]:  # type: ignore[override]  # of each record its own
        """It lies beside the stock."""
        return () if self.wild is None else (self.wild,)

    def _dealt(self, event: Dealt, before: State) -> Self:
        return self if event.wild is None else type(self)(event.wild)

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def known(self, state: State) -> DealFacts:
        return DealFacts(wild=self.wild)


@dataclass(frozen=True, slots=True)
class Turned(Memory):
    """Whether the upcard is the first of the deal, as it was turned up."""

    turned: bool = False

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(bool(event.discard))

    def _another(self, event: Took | Discarded | Declared, before: State) -> Self:
        return type(self)() if self.turned else self

    hears: ClassVar[Hears] = {
        Dealt: _dealt,
        Took: _another,
        Discarded: _another,
        Declared: _another,
    }

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "turned" in given:
            return self
        return type(self)(len(position.discard) == 1 and not position.recall(CardsTaken).drew)


@dataclass(frozen=True, slots=True)
class FirstUpcardAlone:
    """Which jokers lie on the pile to be taken: the first upcard, all or none (INDIAN 6.1.2)."""

    first: bool
    thrown: bool

    def stays(self, state: State) -> bool:
        """Whether the upcard is a joker that nobody may take."""
        if self.thrown or not state.discard or not is_wild(state.discard[-1], cut_card(state)):
            return False
        return not (self.first and state.recall(Turned).turned)

    @property
    def need(self) -> Timing:
        """Refuses to take such a joker."""
        return Timing(self._refuse)

    def _refuse(self, ask: Ask, move: Take | None) -> None:
        if self.stays(ask.state):
            raise IllegalMove(Reason.THROWN_JOKER, card=ask.state.discard[-1])


def cut_card(state: State) -> Card | None:
    """The card that says what is wild in this deal."""
    return state.recall(CutCard).wild
