"""The first upcard, offered to both players before anybody draws (GIN 3.1)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Drew, Event, OfferClosed, Passed, Took, UpcardOffered
from engine.facts import DealFacts
from engine.moves import Pass, Take
from engine.phase import Phase
from engine.state import Hears, Memory, Seat, State
from engine.step import Ask, Timing, step


@dataclass(frozen=True, slots=True)
class FirstUpcard(Memory):
    """The card turned up at the deal, wherever it now is; None where nobody knows."""

    first_upcard: Card | None = None

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(next(iter(event.discard), None))

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "first_upcard" in given:
            return self
        return type(self)(next(iter(position.discard), None))

    def known(self, state: State) -> DealFacts:
        return DealFacts(first_upcard=self.first_upcard)


@dataclass(frozen=True, slots=True)
class Offer(Memory):
    """Who has refused the first upcard, in order, until somebody takes or draws a card."""

    passed: tuple[Seat, ...] = ()

    def _passed(self, event: Passed, before: State) -> Self:
        return type(self)((*self.passed, event.player)) if before.phase is Phase.OFFER else self

    def _over(self, event: Drew | Took, before: State) -> Self:
        return type(self)() if self.passed else self

    hears: ClassVar[Hears] = {Passed: _passed, Took: _over, Drew: _over}

    def known(self, state: State) -> DealFacts:
        return DealFacts(refused_by=self.passed)


@step(Pass, lambda ask: (Pass(),), exact=True)
def refuse(ask: Ask, move: Pass) -> Iterable[Event]:
    """Leave the first upcard: to the dealer, or for good where the dealer leaves it too."""
    other = ask.state.after(ask.seat)
    following = OfferClosed if ask.seat == ask.state.dealer else UpcardOffered
    return Passed(ask.seat), following(other)


@Timing
def not_refused(ask: Ask, move: Take | None) -> None:
    """What both have refused may not be taken in the turn after that (GIN GA-3)."""
    if len(ask.state.recall(Offer).passed) == ask.state.seats:
        raise IllegalMove(Reason.UPCARD_REFUSED)
