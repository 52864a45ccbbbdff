"""The end of a deal: somebody has gone out, or nobody can."""

from collections.abc import Iterable

from engine.events import DealEnded, Event
from engine.game import Ask
from engine.phase import Phase
from engine.result import Ending


def go_out(ask: Ask, event: Event) -> Iterable[Event]:
    """A player without cards has gone out and the deal ends."""
    if ask.hand:
        return ()
    return (DealEnded(ask.game.score(ask.game, ask.state, Ending.OUT, ask.seat)),)


def end_without_winner(ask: Ask, event: Event) -> Iterable[Event]:
    """The stock ran out for good: the deal ends and nobody went out (CONTRACT 8.3)."""
    yield DealEnded(ask.game.score(ask.game, ask.state, Ending.EXHAUSTED, None))


def end_by_knock(ask: Ask, event: Event) -> Iterable[Event]:
    """The knock ends the deal."""
    yield DealEnded(ask.game.score(ask.game, ask.state, Ending.KNOCK, ask.seat))


def end_once_spent(ask: Ask, event: Event) -> Iterable[Event]:
    """With the stock used up the turn that has just ended was the last (RUMMY500 8.3)."""
    if ask.state.stock or ask.state.phase is Phase.OVER:
        return ()
    return end_without_winner(ask, event)
