"""Events applied to states. ``evolve`` checks nothing and cannot refuse."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.events import Event
from engine.state import State

E = TypeVar("E", bound=Event)
Applier = Callable[[State, Any], State]

_APPLIERS: dict[type[Event], tuple[Applier, ...]] = {}


def evolves(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Register what this kind of event does to a state; the rules that care each add their own."""

    def register(applier: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _APPLIERS[kind] = (*_APPLIERS.get(kind, ()), applier)
        return applier

    return register


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    for applier in _APPLIERS.get(type(event), ()):
        state = applier(state, event)
    return state
