"""The direction in which a deal goes round (DUMMY 2.4)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from engine.events import Dealt, Event, TurnStarted
from engine.game import Ask
from engine.state import Changes, Hears, Memory, State


@dataclass(frozen=True, slots=True)
class Direction(Memory):
    """1 is clockwise, -1 the other way; it holds for dealing and for turns."""

    direction: Literal[1, -1] = 1

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(event.way)

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def implied(self, position: State, given: Collection[str]) -> Changes:
        return {} if "turn" in given else {"turn": position.after(position.dealer, self.direction)}


def direction(state: State) -> Literal[1, -1]:
    """Which way this deal goes round."""
    turned = state.memory.get(Direction)
    return turned.direction if isinstance(turned, Direction) else 1


def following(state: State, seat: int) -> int:
    """The seat after this one in the direction of play."""
    return state.after(seat, direction(state))


def preceding(state: State, seat: int) -> int:
    """The seat before this one in the direction of play."""
    return state.after(seat, -direction(state))


def pass_on(ask: Ask, event: Event) -> Iterable[Event]:
    """The next player in the direction of play begins."""
    yield TurnStarted(following(ask.state, ask.state.turn))
