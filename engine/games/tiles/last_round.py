"""Turns of Tile Rummy: one draw, or a rearrangement; what ends a hand once the pool is empty
(TILES 3, 6)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.errors import IllegalMove, Reason
from engine.events import Drew, Event, PassedTurn, Rearranged, TurnStarted
from engine.evolve import evolve
from engine.facts import DealFacts
from engine.moves import Draw, Pass
from engine.phase import Phase
from engine.state import Hears, Memory, State
from engine.step import Ask, Step, Timing, step
from engine.steps.counted_draws import Draws, end_or_go_on, next_turn
from engine.steps.deal_end import end_without_winner
from engine.steps.draw import drawn, offer_draw


@dataclass(frozen=True, slots=True)
class TurnsLeft(Memory):
    """How many turns are still to begin before the hand is blocked; None: an empty stock alone
    blocks nothing."""

    turns_left: int | None = None

    def completed(self, position: State, given: Collection[str]) -> Self:
        return type(self)()

    def known(self, state: State) -> DealFacts:
        return DealFacts(turns_left=self.turns_left)


@dataclass(frozen=True, slots=True)
class LastRound(TurnsLeft):
    """It where the draw that empties the stock brings a last turn for each player (TILES 6.3)."""

    def _drew(self, event: Drew, before: State) -> Self:
        return type(self)(before.seats) if len(before.stock) == 1 else self

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return self if self.turns_left is None else type(self)(max(0, self.turns_left - 1))

    hears: ClassVar[Hears] = {Drew: _drew, TurnStarted: _turn_started}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if position.stock:
            return type(self)()
        return self if "turns_left" in given else type(self)(position.seats - 1)


def draw_once(most: int, *, ends_turn: bool) -> Step[Draw]:
    """The draw of so many cards in one move, or of as many as there are (TILES 3.2)."""

    def may_draw(ask: Ask, move: Draw) -> None:
        if not ask.state.stock:
            raise IllegalMove(Reason.NOTHING_TO_DRAW)
        if ask.state.recall(Draws).drawn:
            raise IllegalMove(Reason.DRAWN_ENOUGH, most=most)

    @step(Draw, offer_draw, exact=True)
    def draw(ask: Ask, move: Draw) -> Iterable[Event]:
        """Draw, and where nothing may be laid after it end the turn."""
        state = ask.state
        one = drawn(ask)
        yield one
        for _ in range(min(most, len(state.stock)) - 1):
            state = evolve(state, one)
            one = drawn(ask._replace(state=state))
            yield one
        if ends_turn:
            yield next_turn(ask)

    return draw.needing(Timing(may_draw))


@Timing
def only_after_drawing(ask: Ask, move: Pass | None) -> None:
    """Who lays nothing must draw while that is possible (TILES 3.3)."""
    if ask.state.stock and not ask.state.recall(Draws).drawn:
        raise IllegalMove(Reason.MUST_DRAW)


def end_the_turn(ask: Ask, event: Rearranged | PassedTurn) -> Iterable[Event]:
    """The next player goes on, unless the hand is over, or blocked: by passes, or because this was
    the last turn of the last round (TILES 6.2, 6.3)."""
    if ask.state.phase is Phase.OVER:
        return ()
    if LastRound in ask.state.memory and ask.state.recall(LastRound).turns_left == 0:
        return end_without_winner(ask, event)
    return end_or_go_on(ask, event)
