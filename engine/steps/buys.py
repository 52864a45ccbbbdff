"""Buying: a May I that every player has only so often (SHANGHAI 4.2; CONTRACT 4.2)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.errors import IllegalMove, Reason
from engine.events import Dealt, GrantedMayI
from engine.state import Hears, Memory, Seat, State
from engine.steps.contracts import Contracts

Counts = Annotated[tuple[int, ...], "by_seat"]
"""A number for each seat; () where all are 0."""


@dataclass(frozen=True, slots=True)
class Buys(Memory):
    """How many upcards each seat has had out of turn in this deal."""

    buys: Counts = ()

    def _granted(self, event: GrantedMayI, before: State) -> Self:
        counts = list(self.buys or (0,) * before.seats)
        counts[event.player] += 1
        return type(self)(tuple(counts))

    hears: ClassVar[Hears] = {GrantedMayI: _granted}

    def of(self, seat: Seat) -> int:
        """How many this seat has had."""
        return self.buys[seat] if self.buys else 0

    def known(self, state: State) -> "Buys":
        """The same whether a deal or the game counts them."""
        return Buys(self.buys)


@dataclass(frozen=True, slots=True)
class BuysOfGame(Buys):
    """How many upcards each seat has bought in this game: a new deal keeps the count."""

    binds: ClassVar[bool] = True

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(before.recall(type(self)).buys)

    hears: ClassVar[Hears] = {**Buys.hears, Dealt: _dealt}


def bought(state: State, seat: Seat) -> int:
    """How many upcards a seat has bought, as the game counts them."""
    for kind in (Buys, BuysOfGame):
        record = state.memory.get(kind)
        if isinstance(record, Buys):
            return record.of(seat)
    return 0


def has_buys_left(most: Callable[[int], int | None]) -> Callable[[State, Seat], None]:
    """Refuses whoever has bought as often as this deal allows; None: any number."""

    def admits(state: State, seat: Seat) -> None:
        limit = most(state.deal_no)
        if limit is not None and bought(state, seat) >= limit:
            raise IllegalMove(Reason.MAY_NOT_BUY, most=limit)

    return admits


def is_not_down(state: State, seat: Seat) -> None:
    """Refuses whoever has made the contract."""
    contracts = state.recall(Contracts)
    if seat in contracts.down or seat == contracts.fresh:
        raise IllegalMove(Reason.MAY_NOT_BUY, most="none")
