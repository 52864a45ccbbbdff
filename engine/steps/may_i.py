"""The May I window, in which players ask for the upcard out of turn.

Some games call this buying and limit the buys.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from engine.called import Seat
from engine.errors import IllegalMove, Reason
from engine.events import (
    AskedMayI,
    Dealt,
    DrewPenalty,
    Event,
    GrantedMayI,
    Passed,
    WindowClosed,
    WindowOpened,
)
from engine.evolve import evolve
from engine.game import Ask, Consequence, Step, passes
from engine.lanes import next_card
from engine.moves import MayI, Pass
from engine.phase import Phase
from engine.state import Hears, Memory, State
from engine.steps.contracts import Contracts
from engine.steps.draw import recycle


@dataclass(frozen=True, slots=True)
class Window(Memory):
    """The answers of players to the upcard."""

    asked: tuple[Seat, ...] = ()
    """The seats that asked, in order."""
    passed: tuple[Seat, ...] = ()
    """The seats that passed, in order."""
    last_taker: Seat | None = None
    """The seat that took the last upcard."""

    def _opened(self, event: WindowOpened, before: State) -> Self:
        return type(self)(last_taker=self.last_taker)

    def _asked(self, event: AskedMayI, before: State) -> Self:
        return replace(self, asked=(*self.asked, event.player))

    def _passed(self, event: Passed, before: State) -> Self:
        return replace(self, passed=(*self.passed, event.player))

    def _granted(self, event: GrantedMayI, before: State) -> Self:
        return type(self)(last_taker=event.player)

    def _closed(self, event: WindowClosed, before: State) -> Self:
        return type(self)()

    hears: ClassVar[Hears] = {
        WindowOpened: _opened,
        AskedMayI: _asked,
        Passed: _passed,
        GrantedMayI: _granted,
        WindowClosed: _closed,
    }


Priority = Callable[[State, Sequence[Seat]], Seat | None]
"""Returns the seat that gets the upcard, out of the seats that may speak.

None means that no seat gets it, or that this isn't known yet.
"""


def by_seat(state: State, asked: Sequence[Seat]) -> Seat | None:
    """Return the first asking seat at the active player's left.

    Return None if a seat before it hasn't passed.
    """
    window = state.recall(Window)
    for seat in asked:
        if seat in window.asked:
            return seat
        if seat not in window.passed:
            return None
    return None


def by_first_asker(state: State, asked: Sequence[Seat]) -> Seat | None:
    """Return the seat that asked first."""
    spoken = state.recall(Window).asked
    return spoken[0] if spoken else None


PRIORITIES: Mapping[str, Priority] = {"seat": by_seat, "first_asker": by_first_asker}
"""The priorities by the values of ``may_i_priority`` (CONTRACT 4.2, SHANGHAI 4.2.4)."""


def all_may_ask(state: State, seat: Seat) -> None:
    """Allow every player to ask."""


@dataclass(frozen=True, slots=True)
class WindowTerms:
    """The terms on which a game gives away the upcard."""

    priority: Priority = by_seat
    """The rule that chooses among several players."""
    penalty: int = 1
    """Number of stock cards that come with the upcard."""
    recycles: bool = True
    """Whether penalty cards may come from a new stock."""
    chain: bool = True
    """Whether the card under a taken upcard is offered next."""
    admits: Callable[[State, Seat], None] = all_may_ask
    """Raises IllegalMove for seats that may not ask."""

    def eligible(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may speak in this window, starting at the active player's left."""
        last_taker = state.recall(Window).last_taker
        others = (state.after(state.turn, step) for step in range(1, state.seats))
        asked = (seat for seat in others if seat != last_taker)
        return tuple(seat for seat in asked if passes(self.admits, state, seat))

    def can_be_granted(self, state: State) -> bool:
        """Return whether an upcard and its penalty cards exist (CONTRACT 8.4).

        When the pile becomes a new stock, a card of it is taken and a card stays as the upcard.
        """
        stock, discard = len(state.stock), len(state.discard)
        if stock >= self.penalty:
            return discard >= 1
        return self.recycles and discard >= 3 and stock + discard - 2 >= self.penalty


_ASK, _DECLINE = (MayI(),), (Pass(),)


def may_i(terms: WindowTerms) -> Step[MayI]:
    """Return the step that asks for the upcard."""

    def rule(ask: Ask, move: MayI) -> Iterable[Event]:
        return (AskedMayI(ask.seat),)

    return Step(MayI, rule, lambda ask: _ASK, _speaker(terms), risks=lambda ask, move: True)


def decline(terms: WindowTerms) -> Step[Pass]:
    """Return the step that declines the upcard."""

    def rule(ask: Ask, move: Pass) -> Iterable[Event]:
        return (Passed(ask.seat),)

    return Step(Pass, rule, lambda ask: _DECLINE, _speaker(terms))


def _speaker(terms: WindowTerms) -> Callable[[Ask], None]:
    """Return a check that refuses seats that may not speak in the window, or have answered."""

    def may_speak(ask: Ask) -> None:
        window = ask.state.recall(Window)
        if not terms.can_be_granted(ask.state):
            raise IllegalMove(Reason.NOTHING_TO_TAKE)
        if ask.seat == ask.state.turn:
            raise IllegalMove(Reason.WRONG_PHASE, phase=ask.state.phase)
        if ask.seat == window.last_taker:
            raise IllegalMove(Reason.TOOK_THE_LAST_UPCARD)
        if ask.seat in window.asked or ask.seat in window.passed:
            raise IllegalMove(Reason.ALREADY_ANSWERED)
        terms.admits(ask.state, ask.seat)

    return may_speak


def open_window(terms: WindowTerms) -> Consequence:
    """Return the consequence of a draw. It offers the upcard to the players who may have it."""

    def opened(ask: Ask, event: Event) -> Iterable[Event]:
        return _exposed(terms, ask.state)

    return opened


def _exposed(terms: WindowTerms, state: State) -> Iterable[Event]:
    """Offer the upcard, or end the window if no one may have it (4.2.5, 8.4)."""
    eligible = terms.eligible(state) if terms.can_be_granted(state) else ()
    if eligible:
        yield WindowOpened(state.discard[-1], eligible)
    elif state.phase is Phase.MAY_I:
        yield WindowClosed()


def settle(terms: WindowTerms) -> Consequence:
    """Return the consequence of an answer.

    It grants the upcard as soon as the winner is known. If all have passed, it closes the window.
    """

    def settled(ask: Ask, event: Event) -> Iterable[Event]:
        eligible = terms.eligible(ask.state)
        winner = terms.priority(ask.state, eligible)
        if winner is not None:
            yield from _grant(terms, ask, winner)
        elif set(eligible) <= set(ask.state.recall(Window).passed):
            yield WindowClosed()

    return settled


def _grant(terms: WindowTerms, ask: Ask, winner: Seat) -> Iterable[Event]:
    """Give the upcard and its penalty cards, then offer the next upcard or close the window."""
    state = ask.state

    def come(event: Event) -> Event:
        nonlocal state
        state = evolve(state, event)
        return event

    yield come(GrantedMayI(winner, state.discard[-1]))
    for _ in range(terms.penalty):
        if not state.stock:
            yield come(recycle(ask._replace(state=state)))
        yield come(DrewPenalty(winner, next_card(state, winner)))
    if terms.chain:
        yield from _exposed(terms, state)
    else:
        yield WindowClosed()


Counts = Annotated[tuple[int, ...], "by_seat"]
"""A number for each seat, or () if all are 0."""


@dataclass(frozen=True, slots=True)
class Buys(Memory):
    """Number of upcards that each seat has bought in this deal."""

    buys: Counts = ()

    def _granted(self, event: GrantedMayI, before: State) -> Self:
        counts = list(self.buys or (0,) * before.seats)
        counts[event.player] += 1
        return type(self)(tuple(counts))

    hears: ClassVar[Hears] = {GrantedMayI: _granted}

    def of(self, seat: Seat) -> int:
        """Return how many upcards this seat has bought."""
        return self.buys[seat] if self.buys else 0

    def known(self, state: State) -> "Buys":
        """Return the record as ``Buys``, even if it counts per game."""
        return Buys(self.buys)


@dataclass(frozen=True, slots=True)
class BuysOfGame(Buys):
    """Number of upcards that each seat has bought in this game. A new deal keeps the count."""

    binds: ClassVar[bool] = True

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(before.recall(type(self)).buys)

    hears: ClassVar[Hears] = {**Buys.hears, Dealt: _dealt}


def bought(state: State, seat: Seat) -> int:
    """Return how many upcards a seat has bought.

    They are counted in the deal, or in the game if the limit is per game.
    """
    for kind in (Buys, BuysOfGame):
        record = state.memory.get(kind)
        if isinstance(record, Buys):
            return record.of(seat)
    return 0


def has_buys_left(most: Mapping[int, int]) -> Callable[[State, Seat], None]:
    """Return a check that refuses seats without buys left in this deal."""

    def admits(state: State, seat: Seat) -> None:
        limit = most.get(state.deal_no)
        if limit is not None and bought(state, seat) >= limit:
            raise IllegalMove(Reason.MAY_NOT_BUY, most=limit)

    return admits


def is_not_down(state: State, seat: Seat) -> None:
    """Refuse players who have made the contract."""
    if seat in state.recall(Contracts).made:
        raise IllegalMove(Reason.MAY_NOT_BUY, most="none")
