"""Several draws in one turn, and turns that end without a discard (MANIPULATION 3)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Drew, Event, PassedTurn, Rearranged, TurnStarted
from engine.game import Ask, Condition, moment, step
from engine.moves import Pass
from engine.phase import Phase
from engine.state import Hears, Memory, State
from engine.steps.discard import end_without_winner


@dataclass(frozen=True, slots=True)
class Draws(Memory):
    """Number of cards that the player to move has drawn in this turn."""

    drawn: int = 0

    def _drew(self, event: Drew, before: State) -> Self:
        return type(self)(self.drawn + 1)

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return type(self)()

    hears: ClassVar[Hears] = {Drew: _drew, TurnStarted: _turn_started}


@dataclass(frozen=True, slots=True)
class Passes(Memory):
    """The number of players who have passed in succession.

    A draw or a laid card ends the count.
    """

    passes: int = 0

    def _passed(self, event: PassedTurn, before: State) -> Self:
        return type(self)(self.passes + 1)

    def _went_on(self, event: Drew | Rearranged, before: State) -> Self:
        return type(self)()

    hears: ClassVar[Hears] = {PassedTurn: _passed, Drew: _went_on, Rearranged: _went_on}


def starts_with_draw(stock: Sequence[Card]) -> Phase:
    """Start a turn with a draw if the stock has cards (MANIPULATION 3.1)."""
    return Phase.DRAW if stock else Phase.PLAY


def starts_with_laying(stock: Sequence[Card]) -> Phase:
    """Start a turn with laying, without a draw."""
    return Phase.PLAY


def next_turn(ask: Ask) -> TurnStarted:
    """Return the start of the next player's turn, with the phase in which the turn starts."""
    begins = ask.game.start.phase(ask.state.stock)
    seat = ask.state.after(ask.state.turn)
    return TurnStarted(seat, None if begins is Phase.DRAW else begins)


def draws_left(most: int | None) -> Condition:
    """Return a condition that refuses a draw after ``most`` draws in the turn."""

    @moment
    def left(ask: Ask) -> None:
        if most is not None and ask.state.recall(Draws).drawn >= most:
            raise IllegalMove(Reason.DRAWN_ENOUGH, most=most)

    return left


def end_after_draws(most: int) -> Callable[[Ask, Drew], Iterable[Event]]:
    """Return a consequence that ends the turn after ``most`` draws (MANIPULATION 3.2.1)."""

    def consequence(ask: Ask, event: Drew) -> Iterable[Event]:
        return (next_turn(ask),) if ask.state.recall(Draws).drawn >= most else ()

    return consequence


def only_without_draws(most: int | None) -> Condition:
    """Return a condition that refuses a pass while a draw is possible (MANIPULATION 3.2.4)."""

    @moment
    def without_draws(ask: Ask) -> None:
        if ask.state.stock and (most is None or ask.state.recall(Draws).drawn < most):
            raise IllegalMove(Reason.MUST_DRAW)

    return without_draws


@step(Pass, lambda ask: (Pass(),))
def pass_turn(ask: Ask, move: Pass) -> Iterable[Event]:
    """Lay nothing, and pass the turn to the next player."""
    return (PassedTurn(ask.seat),)


def end_or_go_on(ask: Ask, event: Event) -> Iterable[Event]:
    """End the deal after a round of passes with an empty stock (MANIPULATION 6.3, TILES 6.2)."""
    if not ask.state.stock and ask.state.recall(Passes).passes >= ask.state.seats:
        return end_without_winner(ask, event)
    return (next_turn(ask),)
