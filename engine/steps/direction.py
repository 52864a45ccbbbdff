"""The direction of dealing and of turns (DUMMY 2.4)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from engine.events import Dealt, Event, TurnStarted
from engine.game import Ask
from engine.state import Changes, Hears, Memory, State


@dataclass(frozen=True, slots=True)
class Direction(Memory):
    """The direction of this deal: 1 is clockwise, -1 counter-clockwise."""

    direction: Literal[1, -1] = 1

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(event.way)

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def implied(self, position: State, given: Collection[str]) -> Changes:
        return {} if "turn" in given else {"turn": position.after(position.dealer, self.direction)}


def direction(state: State) -> Literal[1, -1]:
    """Return the direction of this deal, clockwise by default."""
    turned = state.memory.get(Direction)
    return turned.direction if isinstance(turned, Direction) else 1


def following(state: State, seat: int) -> int:
    """Return the seat after this one in the direction of play."""
    return state.after(seat, direction(state))


def preceding(state: State, seat: int) -> int:
    """Return the seat before this one in the direction of play."""
    return state.after(seat, -direction(state))


def pass_on(ask: Ask, event: Event) -> Iterable[Event]:
    """Start the turn of the next player in the direction of play."""
    yield TurnStarted(following(ask.state, ask.state.turn))
