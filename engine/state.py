"""A table at one moment: what every game has, and what single rules remember."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self, TypedDict, TypeVar

from engine.cards import Card
from engine.events import Event
from engine.facts import Fact, FirstMeld
from engine.melds import Meld
from engine.phase import Phase
from engine.result import Own, Result

Hands = tuple[tuple[Card, ...], ...]
"""The cards of every seat."""
Hears = Mapping[type[Event], Callable[[Any, Any, "State"], "Memory"]]
"""By kind of event what becomes of a record: of it, the event, and the state before the event."""


@dataclass(frozen=True, slots=True)
class Memory(Fact):
    """What one rule has to remember inside a deal; each kind lives beside its rule.

    Its fields are keys of the position in docs/notation.md. Seats are the names of seats there.
    """

    first_meld: ClassVar[FirstMeld | None] = None
    """What the rule asks of players before they lay freely, if that is what it is about. Of several
    the last one says what it is called."""

    in_positions: ClassVar[bool] = True
    """Whether positions have it; else it says something of earlier deals that no rule looks at."""

    binds: ClassVar[bool] = False
    """Whether what it keeps of a deal changes what may be done in the next ones."""

    apart: ClassVar[tuple[Card, ...]] = ()
    """Cards that everybody sees, but that lie in no pile and no hand."""

    secret: ClassVar[bool] = False
    """No player may know it."""

    hears: ClassVar[Hears] = {}
    """The events that change it. With a deal every record begins anew, and then hears ``Dealt``."""

    def implied(self, position: "State", given: Collection[str]) -> "Changes":
        """What a position means because of this rule by keys that all games have.

        ``given`` are the keys that are written; of the others ``position`` has the usual values.
        """
        return {}

    def completed(self, position: "State", given: Collection[str]) -> Self:
        """It as a position means it that writes only the ``given`` keys.

        See docs/notation.md, Position. In ``position`` no record is complete as yet. Raises
        ValueError with a sentence about keys that contradict each other.
        """
        return self

    def known(self, state: "State") -> Fact | None:
        """What everybody may know of this: all of it, if its kind says nothing else.

        ``state`` is what it is a part of.
        """
        return self


M = TypeVar("M", bound=Memory)
OwnT = TypeVar("OwnT", bound=Own)


class State(NamedTuple):
    """Everything about a table, hidden cards included. Never changed, only replaced.

    Seats are 0 … n-1 clockwise. ``stock`` has its top first, ``discard`` its upcard last;
    ``hands`` keep the order in which cards came. ``turn_no`` counts the turns of this deal from 1.
    """

    deal_no: int
    dealer: int
    scores: tuple[int, ...]
    turn: int
    phase: Phase
    turn_no: int
    hands: Hands
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    melds: tuple[Meld, ...]
    memory: Mapping[type[Memory], Memory]
    result: Result | None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.scores)

    @property
    def upcard(self) -> Card | None:
        """The top discard, if there is one."""
        return self.discard[-1] if self.discard else None

    def recall(self, kind: type[M]) -> M:
        """What the rule of this kind remembers. KeyError if the game has no such rule."""
        found = self.memory[kind]
        assert isinstance(found, kind)
        return found

    def own(self, kind: type[OwnT]) -> OwnT | None:
        """What the result of the deal has of this kind, if it has any."""
        own = None if self.result is None else self.result.own
        return own if isinstance(own, kind) else None

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the left."""
        return (seat + steps) % len(self.scores)


NO_DEAL = State(0, 0, (), 0, Phase.OVER, 0, (), (), (), (), {}, None)
"""A table in its lobby. It has no cards and no seats yet."""

_AT = {name: at for at, name in enumerate(State._fields)}


class Changes(TypedDict, total=False):
    """Some of what a State has, with the values that it gets."""

    deal_no: int
    dealer: int
    scores: tuple[int, ...]
    turn: int
    phase: Phase
    turn_no: int
    hands: Hands
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    melds: tuple[Meld, ...]
    memory: Mapping[type[Memory], Memory]
    result: Result | None


def changed(state: State, changes: Changes) -> State:
    """What ``_replace`` gives, in less time: for what happens at every turn."""
    values: list[object] = list(state)
    for name, value in changes.items():
        values[_AT[name]] = value
    return tuple.__new__(State, values)


def remembering(state: State, *records: Memory) -> State:
    """The state with these records in place of those of their kinds."""
    return changed(state, {"memory": {**state.memory, **{type(one): one for one in records}}})


def with_hand(state: State, seat: int, hand: tuple[Card, ...]) -> Hands:
    """All hands, this seat's replaced."""
    hands = list(state.hands)
    hands[seat] = hand
    return tuple(hands)
