"""The row of discards: who threw what when, and what has been swept up from it (DUMMY 5, 12).

Its cards lie in ``State.discard``, the oldest first. The first of all is the head card, which
nobody threw.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Self

from engine.cards import Card
from engine.events import Dealt, Discarded, TookRow
from engine.evolve import evolves
from engine.facts import DealFacts
from engine.phase import Phase
from engine.state import Memory, Seat, State, remembering, with_hand
from engine.steps import deal as _deal  # noqa: F401  deals before the row begins
from engine.steps.direction import direction

TurnNo = Annotated[int, "turn"]
"""A number of a turn; below 1 where a position has more cards than turns."""
Throwers = tuple[Seat | None, ...]
TurnNos = tuple[TurnNo | None, ...]


@dataclass(frozen=True, slots=True)
class Row(Memory):
    """The head card wherever it is; by card of the row who threw it, and in which turn."""

    hua: Card | None = None
    row_by: Throwers = ()
    row_turn: TurnNos = ()

    def completed(self, state: State, given: Collection[str]) -> Self:
        row = state.discard
        hua = self.hua if "hua" in given or not row else row[0]
        by, turns = one_a_turn(state, row, hua)
        done = replace(
            self,
            hua=hua,
            row_by=self.row_by if "row_by" in given else by,
            row_turn=self.row_turn if "row_turn" in given else turns,
        )
        if not len(row) == len(done.row_by) == len(done.row_turn):
            raise ValueError("'row_by' and 'row_turn' name one for each card of 'discard'")
        return done

    def known(self, facts: DealFacts, state: State) -> DealFacts:
        lies = bool(state.discard) and state.discard[0] == self.hua
        return replace(facts, head_card=self.hua if lies else None)


@dataclass(frozen=True, slots=True)
class Sweep(Memory):
    """What the player to move took from the row this turn, in its order (0 cards: he drew)."""

    took: int = 0
    taken: tuple[Card, ...] = ()
    taken_by: Throwers = ()
    taken_turn: TurnNos = ()

    def next_turn(self, turn: int) -> Self:
        return type(self)() if self.took else self

    def completed(self, state: State, given: Collection[str]) -> Self:
        by, turns = one_a_turn(state, self.taken, state.recall(Row).hua)
        done = replace(
            self,
            took=self.took if "took" in given else len(self.taken),
            taken_by=self.taken_by if "taken_by" in given else by,
            taken_turn=self.taken_turn if "taken_turn" in given else turns,
        )
        if not len(done.taken) == len(done.taken_by) == len(done.taken_turn):
            raise ValueError("'taken_by' and 'taken_turn' name one for each card of 'taken'")
        if done.taken and done.took != len(done.taken):
            raise ValueError("'took' is the number of cards in 'taken'")
        return done


def one_a_turn(state: State, cards: Sequence[Card], hua: Card | None) -> tuple[Throwers, TurnNos]:
    """Throwers and turns of cards thrown one a turn, the last in the turn before this one."""
    ago = [len(cards) - at for at in range(len(cards))]
    way = direction(state.memory)
    by = [state.after(state.turn, -way * turns) for turns in ago]
    head = bool(cards) and cards[0] == hua
    return (
        (None, *by[1:]) if head else tuple(by),
        tuple(None if head and not at else state.turn_no - turns for at, turns in enumerate(ago)),
    )


@evolves(Dealt)
def _dealt(state: State, event: Dealt) -> State:
    if Row not in state.memory:
        return state
    return remembering(state, Row(event.discard[0], (None,), (None,)))


@evolves(Discarded)
def _thrown(state: State, event: Discarded) -> State:
    row = state.memory.get(Row)
    if not isinstance(row, Row):
        return state
    by, turns = (*row.row_by, event.player), (*row.row_turn, state.turn_no)
    return remembering(state, Row(row.hua, by, turns))


@evolves(TookRow)
def _swept_up(state: State, event: TookRow) -> State:
    row, left = state.recall(Row), len(state.discard) - len(event.cards)
    swept = Sweep(len(event.cards), event.cards, row.row_by[left:], row.row_turn[left:])
    hands = with_hand(state, event.player, (*state.hands[event.player], *event.cards))
    taken = remembering(state, swept, Row(row.hua, row.row_by[:left], row.row_turn[:left]))
    return taken._replace(hands=hands, discard=state.discard[:left], phase=Phase.PLAY)
