"""A table at one moment: what every game has, and what single rules remember."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple, Self, TypeVar

from engine.cards import Card
from engine.facts import DealFacts
from engine.features import FirstMeld
from engine.melds import Meld
from engine.phase import Phase
from engine.result import Result

Seat = Annotated[int, "seat"]
"""A seat, 0 … n-1 clockwise; in what a rule remembers it tells seats from plain numbers."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What one rule has to remember inside a deal; each kind lives beside its rule.

    Its fields are keys of the position in NOTATION.md. Seats are the names of seats there.
    """

    first_meld: ClassVar[FirstMeld | None] = None
    """What the rule asks of players before they lay freely, if that is what it is about."""

    def next_turn(self, turn: int) -> Self:
        """What is left of it when this seat's turn is over."""
        return self

    def next_deal(self, result: Result | None) -> Self:
        """What it begins the next deal with, after a deal that ended so (None: the first)."""
        return type(self)()

    def completed(self, state: "State", given: Collection[str]) -> Self:
        """It as a position means it that writes only the ``given`` keys (NOTATION.md, Position).

        ``state`` is that position, this record as yet incomplete. Raises ValueError with a
        sentence about keys that contradict each other.
        """
        return self

    def known(self, facts: DealFacts, state: "State") -> DealFacts:
        """The facts with what everybody may know of this; ``state`` is what it is a part of."""
        return facts


M = TypeVar("M", bound=Memory)


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
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    melds: tuple[Meld, ...]
    memory: Mapping[type[Memory], Memory]
    result: Result | None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.scores)

    def recall(self, kind: type[M]) -> M:
        """What the rule of this kind remembers. KeyError if the game has no such rule."""
        found = self.memory[kind]
        assert isinstance(found, kind)
        return found

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the left."""
        return (seat + steps) % len(self.scores)


_AT = {name: at for at, name in enumerate(State._fields)}


def changed(state: State, **changes: object) -> State:
    """What ``_replace`` gives, in less time: for what happens at every turn."""
    values: list[object] = list(state)
    for name, value in changes.items():
        values[_AT[name]] = value
    return tuple.__new__(State, values)


def remembering(state: State, *records: Memory) -> State:
    """The state with these records in place of those of their kinds."""
    return changed(state, memory={**state.memory, **{type(one): one for one in records}})


def with_hand(state: State, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """All hands, this seat's replaced."""
    hands = list(state.hands)
    hands[seat] = hand
    return tuple(hands)
