"""The end of the stock, whose last two cards are never drawn (GIN 10)."""

from collections.abc import Callable, Iterable

from engine.errors import IllegalMove, Reason
from engine.events import DealEnded, Discarded, Event, Passed, Took, TurnStarted
from engine.evolve import evolve
from engine.game import AnyStep, Ask, Condition, moment, step
from engine.moves import Draw, Pass, Take
from engine.result import Ending
from engine.state import State
from engine.steps.draw import drawn, offer_draw
from engine.steps.take import TakenCard

NEVER_DRAWN = 2


def runs_down(state: State) -> bool:
    """Return whether no more cards may be drawn from the stock."""
    return len(state.stock) <= NEVER_DRAWN


@step(Draw, lambda ask: () if runs_down(ask.state) else offer_draw(ask))
def draw_but_the_last(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw the next card from the stock, but never the last two."""
    if runs_down(ask.state):
        raise IllegalMove(Reason.STOCK_SPENT)
    return (drawn(ask),)


@moment
def while_stock_is_left(ask: Ask) -> None:
    """Refuse taking a card when no card may be drawn, because the deal is over."""
    if runs_down(ask.state):
        raise IllegalMove(Reason.STOCK_SPENT)


def only_to_end_the_deal(*ends: AnyStep) -> Condition:
    """Return a condition that allows taking the last discard only to end the deal (GIN 10.2).

    One of the steps ``ends`` must be possible with it.
    """

    @moment
    def check(ask: Ask) -> None:
        if not runs_down(ask.state) or not ask.state.discard:
            return
        taken = evolve(ask.state, Took(ask.seat, ask.state.discard[-1]))
        after = ask._replace(state=taken)
        if not any(True for end in ends for _ in end.offers(after)):
            raise IllegalMove(Reason.NO_KNOCK_WITH_IT, card=ask.state.discard[-1])

    return check


def ends_with_a_risk(*ends: AnyStep) -> Callable[[Ask, Take], bool]:
    """Return a test for takes of the last discard after which every way to end has a risk."""

    def risks(ask: Ask, move: Take) -> bool:
        after = ask._replace(state=evolve(ask.state, Took(ask.seat, ask.state.discard[-1])))
        ways = ((end.risks, how) for end in ends for how in end.offers(after))
        return runs_down(ask.state) and all(risk and risk(after, how) for risk, how in ways)

    return risks


def must_end(state: State) -> bool:
    """Return whether the player to move took the last discard, and so has to end the deal."""
    return runs_down(state) and state.recall(TakenCard).taken is not None


@moment
def not_after_last_discard(ask: Ask) -> None:
    """Refuse other moves to a player who took the last discard."""
    if must_end(ask.state):
        raise IllegalMove(Reason.KNOCK_NOW)


@step(Pass, lambda ask: (Pass(),) if runs_down(ask.state) else ())
def leave_the_last_discard(ask: Ask, move: Pass) -> Iterable[Event]:
    """Leave the last discard. The deal is void."""
    if not runs_down(ask.state):
        raise IllegalMove(Reason.STOCK_LASTS)
    return Passed(ask.seat), *call_it_void(ask, move)


def void_or_pass_the_turn(ask: Ask, event: Discarded) -> Iterable[Event]:
    """Start the next player's turn after a discard, or end the deal as void (GIN GA-11)."""
    if runs_down(ask.state):
        return call_it_void(ask, event)
    return (TurnStarted(ask.state.after(ask.state.turn)),)


def call_it_void(ask: Ask, why: object) -> Iterable[Event]:
    """End the deal without a winner."""
    return (DealEnded(ask.game.score(ask.game, ask.state, Ending.VOID, None)),)
