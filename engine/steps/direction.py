"""The direction in which a deal goes round (DUMMY 2.4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Self

from engine.events import Event, TurnStarted
from engine.result import Result
from engine.state import Memory, State
from engine.step import Ask


@dataclass(frozen=True, slots=True)
class Direction(Memory):
    """1 is clockwise, -1 the other way; it holds for dealing and for turns."""

    direction: Literal[1, -1] = 1

    def next_deal(self, result: Result | None) -> Self:
        return type(self)(-1 if result is not None and result.next_direction == -1 else 1)


def direction(memory: Mapping[type[Memory], Memory]) -> int:
    """Which way it goes: clockwise wherever no rule says otherwise."""
    found = memory.get(Direction)
    return found.direction if isinstance(found, Direction) else 1


def following(state: State, seat: int) -> int:
    """The seat after this one in the direction of play."""
    return state.after(seat, direction(state.memory))


def before(state: State, seat: int) -> int:
    """The seat before this one in the direction of play."""
    return state.after(seat, -direction(state.memory))


def pass_on(ask: Ask, event: Event) -> Iterable[Event]:
    """The next player in the direction of play begins."""
    yield TurnStarted(following(ask.state, ask.state.turn))
