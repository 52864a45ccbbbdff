"""How often and when the discard pile becomes a new stock, where a game limits it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.events import Drew, Event, Recycled, StockRanOut
from engine.moves import Draw
from engine.state import Hears, Memory, State
from engine.step import Ask, Consequence, Step
from engine.steps.draw import draw, offer_draw, recyclable, recycle


@dataclass(frozen=True, slots=True)
class Reshuffles(Memory):
    """How often the discard pile has been recycled in this deal."""

    reshuffles: int = 0

    def _recycled(self, event: Recycled, before: State) -> Self:
        return type(self)(self.reshuffles + 1)

    hears: ClassVar[Hears] = {Recycled: _recycled}


def draw_within(most: int) -> Step[Draw]:
    """Draw; once so many new stocks are used up the wish says that the stock has run out.

    That holds whatever lies on the discard pile (BASIC 7.4).
    """

    def rule(ask: Ask, move: Draw) -> Iterable[Event]:
        if not ask.state.stock and _spent(ask.state, most):
            return (StockRanOut(ask.seat),)
        return draw.rule(ask, move)

    return Step(Draw, rule, offer_draw)


def recycle_at_once(most: int | None) -> Consequence:
    """When the last card is drawn the pile becomes the new stock at once (BASIC BA-7)."""

    def recycled(ask: Ask, event: Drew) -> Iterable[Event]:
        state = ask.state
        if not state.stock and recyclable(state) and (most is None or not _spent(state, most)):
            yield recycle(ask)

    return recycled


def _spent(state: State, most: int) -> bool:
    return state.recall(Reshuffles).reshuffles >= most
