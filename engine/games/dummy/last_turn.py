"""The turn after the last card of the stock: knock with the row, or pass (DUMMY 3.1, 9)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.errors import IllegalMove, Reason
from engine.events import Event, StockRanOut, TurnStarted
from engine.facts import MustKnock
from engine.game import Ask, Condition, moment, step
from engine.hands.all_but_one import all_but_one
from engine.moves import Pass
from engine.phase import Phase
from engine.state import Hears, Memory, State


@dataclass(frozen=True, slots=True)
class LastTurn(Memory):
    """Whether this is the turn after the last stock card was drawn."""

    last_turn: bool = False

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return self if before.stock else type(self)(last_turn=True)

    hears: ClassVar[Hears] = {TurnStarted: _turn_started}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "last_turn" in given:
            return self
        return type(self)(position.phase is Phase.DRAW and not position.stock)

    def known(self, state: State) -> MustKnock | None:
        """Also who holds one card alone has to knock with it: nothing else may empty a hand."""
        if state.phase is not Phase.PLAY:
            return None
        alone = len(state.hands[state.turn]) == 1
        return MustKnock() if self.last_turn or alone else None


def is_last(state: State) -> bool:
    """Whether there is nothing to do in this turn but to knock."""
    return state.recall(LastTurn).last_turn


_LET_IT_END = (Pass(),)


@step(Pass, lambda ask: () if ask.state.stock else _LET_IT_END)
def let_it_end(ask: Ask, move: Pass) -> Iterable[Event]:
    """Not to knock with the row when the stock is empty: the deal is over."""
    if ask.state.stock:
        raise IllegalMove(Reason.STOCK_LASTS)
    return (StockRanOut(ask.seat),)


def _knock_in_reach(ask: Ask, after: State) -> None:
    if not is_last(ask.state):
        return
    hand, rules = after.hands[ask.seat], ask.game.melds
    if next(all_but_one(hand, after.melds, rules, None, ask.effort), None) is None:
        raise IllegalMove(Reason.KNOCK_OUT_OF_REACH)


knock_stays_in_reach = Condition(
    _knock_in_reach, after=True, sure=lambda ask, move: not is_last(ask.state)
)
"""In the last turn everything serves the knock: it must still be possible this turn."""


@moment
def not_in_the_last_turn(ask: Ask) -> None:
    """Who took in the last turn has to knock: no discard ends it."""
    if is_last(ask.state):
        raise IllegalMove(Reason.KNOCK_NOW)
