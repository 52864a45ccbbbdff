"""The state of a game, with the fields that every game has and the memory of single rules."""

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
"""Functions by kind of event, which return the new record of a rule.

They are given the record, the event and the state before the event.
"""


@dataclass(frozen=True, slots=True)
class Memory(Fact):
    """The memory of one rule in a deal. Each kind is declared next to its rule.

    Its fields are keys of the position in docs/notation.md. Seats are names there.
    """

    first_meld: ClassVar[FirstMeld | None] = None
    """The kind of first meld that the rule asks of players before they lay freely, or None.

    If there are several such rules, the last rule decides.
    """

    in_positions: ClassVar[bool] = True
    """False if positions leave this memory out.

    It is about earlier deals then, and no rule reads it.
    """

    binds: ClassVar[bool] = False
    """True if the record of a deal changes the possible moves in later deals."""

    apart: ClassVar[tuple[Card, ...]] = ()
    """Public cards that are in no pile and in no hand."""

    secret: ClassVar[bool] = False
    """True if no player may know this memory."""

    hears: ClassVar[Hears] = {}
    """The events that change this memory.

    Each deal starts with a new record, which then hears ``Dealt``.
    """

    def implied(self, position: "State", given: Collection[str]) -> "Changes":
        """Return the values that this rule implies for the keys that all games have.

        ``given`` are the keys that the position has. All other keys have default values in
        ``position``.
        """
        return {}

    def completed(self, position: "State", given: Collection[str]) -> Self:
        """Return this record as implied by a position with only the ``given`` keys.

        See docs/notation.md, Position. No record in ``position`` is completed yet. Raises
        ValueError with a sentence about keys that contradict each other.
        """
        return self

    def known(self, state: "State") -> Fact | None:
        """Return the public part of this record, by default the whole record.

        ``state`` is the state that has this record.
        """
        return self


M = TypeVar("M", bound=Memory)
OwnT = TypeVar("OwnT", bound=Own)


class State(NamedTuple):
    """Everything about a table's game, including hidden cards.

    A state is replaced and never changed.

    Seats are 0 … n-1 clockwise.
    """

    deal_no: int
    dealer: int
    scores: tuple[int, ...]
    turn: int
    phase: Phase
    turn_no: int
    """The number of this turn in the deal, from 1."""
    hands: Hands
    """The hands by seat. The cards of a hand are in the order in which they came."""
    stock: tuple[Card, ...]
    """The cards in the stock, the top card first."""
    discard: tuple[Card, ...]
    """The cards of the discard pile, the upcard last."""
    melds: tuple[Meld, ...]
    memory: Mapping[type[Memory], Memory]
    result: Result | None

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.scores)

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile, if there is one."""
        return self.discard[-1] if self.discard else None

    def recall(self, kind: type[M]) -> M:
        """Return the memory of this kind. Raises KeyError if the game has no such rule."""
        record = self.memory[kind]
        assert isinstance(record, kind)
        return record

    def own(self, kind: type[OwnT]) -> OwnT | None:
        """Return the game's own part of the last result if it is of this kind, or None."""
        own = None if self.result is None else self.result.own
        return own if isinstance(own, kind) else None

    def after(self, seat: int, steps: int = 1) -> int:
        """Return the seat that is this many places to the left."""
        return (seat + steps) % len(self.scores)


NO_DEAL = State(0, 0, (), 0, Phase.OVER, 0, (), (), (), (), {}, None)
"""The state of a table in its lobby, without cards and seats."""

_AT = {name: index for index, name in enumerate(State._fields)}


class Changes(TypedDict, total=False):
    """Some fields of a State, with their new values."""

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
    """Return the state with these changes. This is faster than ``_replace``."""
    values: list[object] = list(state)
    for name, value in changes.items():
        values[_AT[name]] = value
    return tuple.__new__(State, values)


def remembering(state: State, *records: Memory) -> State:
    """Return the state with these records instead of its records of the same kinds."""
    return changed(
        state, {"memory": {**state.memory, **{type(record): record for record in records}}}
    )


def with_hand(state: State, seat: int, hand: tuple[Card, ...]) -> Hands:
    """Return all hands, with a new hand for this seat."""
    hands = list(state.hands)
    hands[seat] = hand
    return tuple(hands)
