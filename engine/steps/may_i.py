"""May I: asking for the upcard that the active player left (CONTRACT 4.2)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.errors import IllegalMove, Reason
from engine.events import (
    AskedMayI,
    DrewPenalty,
    Event,
    GrantedMayI,
    Passed,
    WindowClosed,
    WindowOpened,
)
from engine.evolve import evolve
from engine.facts import SomeFacts
from engine.moves import MayI, Pass
from engine.phase import Phase
from engine.state import Hears, Memory, Seat, State
from engine.step import Ask, Consequence, step
from engine.steps.draw import recycle


@dataclass(frozen=True, slots=True)
class Window(Memory):
    """Who asked and who passed, in the order in which they spoke, and who took the last upcard."""

    asked: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    last_taker: Seat | None = None

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

    def known(self, state: State) -> SomeFacts:
        return {"asked": self.asked}


Priority = Callable[[State], int | None]
"""Who gets the upcard as things stand; None: nobody, or not yet known."""


def eligible(state: State) -> tuple[int, ...]:
    """Seats that may speak in this window, the first to the active player's left first."""
    last_taker = state.recall(Window).last_taker
    others = (state.after(state.turn, step) for step in range(1, state.seats))
    return tuple(seat for seat in others if seat != last_taker)


def by_seat(state: State) -> int | None:
    """Of those who ask the first to the active player's left, once all before them have passed."""
    window = state.recall(Window)
    for seat in eligible(state):
        if seat in window.asked:
            return seat
        if seat not in window.passed:
            return None
    return None


def by_first_asker(state: State) -> int | None:
    """Whoever asked first."""
    asked = state.recall(Window).asked
    return asked[0] if asked else None


def _may_speak(ask: Ask) -> None:
    window = ask.state.recall(Window)
    if not _can_be_granted(ask.state):
        raise IllegalMove(Reason.NOTHING_TO_TAKE)
    if ask.seat == ask.state.turn:
        raise IllegalMove(Reason.WRONG_PHASE, phase=ask.state.phase)
    if ask.seat == window.last_taker:
        raise IllegalMove(Reason.TOOK_THE_LAST_UPCARD)
    if ask.seat in window.asked or ask.seat in window.passed:
        raise IllegalMove(Reason.ALREADY_ANSWERED)


@step(MayI, lambda ask: (MayI(),), _may_speak)
def may_i(ask: Ask, move: MayI) -> Iterable[Event]:
    """Ask for the upcard."""
    return (AskedMayI(ask.seat),)


@step(Pass, lambda ask: (Pass(),), _may_speak)
def let_go(ask: Ask, move: Pass) -> Iterable[Event]:
    """Let the upcard go."""
    return (Passed(ask.seat),)


def open_window(ask: Ask, event: Event) -> Iterable[Event]:
    """Expose the upcard to the others, or end the window if nobody can have it (4.2.5, 8.4)."""
    state = ask.state
    if _can_be_granted(state) and eligible(state):
        yield WindowOpened(state.discard[-1], eligible(state))
    elif state.phase is Phase.MAY_I:
        yield WindowClosed()


def _can_be_granted(state: State) -> bool:
    """Whether there is an upcard and a penalty card to go with it (CONTRACT 8.4)."""
    return len(state.discard) >= (1 if state.stock else 3)


def settle(priority: Priority) -> Consequence:
    """After each word: grant the upcard as soon as it is decided, or close when all passed."""

    def settled(ask: Ask, event: Event) -> Iterable[Event]:
        winner = priority(ask.state)
        if winner is not None:
            yield from _grant(ask, winner)
        elif set(eligible(ask.state)) <= set(ask.state.recall(Window).passed):
            yield WindowClosed()

    return settled


def _grant(ask: Ask, winner: int) -> Iterable[Event]:
    granted = GrantedMayI(winner, ask.state.discard[-1])
    yield granted
    stock = ask.state.stock
    if not stock:
        recycled = recycle(ask._replace(state=evolve(ask.state, granted)))
        yield recycled
        stock = recycled.stock
    yield DrewPenalty(winner, stock[0])
