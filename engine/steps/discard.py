"""The discard, which ends a turn, and the end of a deal."""

from collections.abc import Iterable, Sequence

from engine.cards import HIDDEN, Card, bare
from engine.errors import IllegalMove, Reason
from engine.events import DealEnded, Discarded, Event, TurnStarted
from engine.game import Ask, Condition, held, step
from engine.moves import Discard, LayDown, LayOff, Move, TakeRow
from engine.phase import Phase
from engine.result import Ending
from engine.state import State

DISCARDS = tuple(Discard(card) for card in range(HIDDEN + 1))
"""The discards of all cards. They are made only once, because every turn offers discards."""


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Discard]:
    return (Discard(cards[0]),) if len(cards) == 1 else ()


@step(Discard, lambda ask: map(DISCARDS.__getitem__, dict.fromkeys(ask.hand)), uses=_uses)
def discard(ask: Ask, move: Discard) -> Iterable[Event]:
    """Discard one card from the hand face up."""
    held(ask, (move.card,))
    return (Discarded(ask.seat, bare(move.card)),)


def pass_the_turn(ask: Ask, event: Discarded) -> Iterable[Event]:
    """Start the next player's turn after a discard, unless the deal is over."""
    if ask.state.phase is Phase.OVER:
        return ()
    return (TurnStarted(ask.game.next_to_play(ask.state, ask.state.turn)),)


def _not_empty(ask: Ask, after: State) -> None:
    if not after.hands[ask.seat]:
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)


def _surely_not_empty(ask: Ask, move: Move) -> bool:
    if isinstance(move, LayDown | LayOff):
        return len(move.cards) < len(ask.hand)
    # A take adds at least one card to the hand.
    return isinstance(move, TakeRow) and len(move.laid) <= len(ask.hand)


keeps_a_discard = Condition(_not_empty, after=True, sure=_surely_not_empty)
"""Refuse laying the last card, because going out needs a discard (CONTRACT CA-9, DUMMY 3.2)."""


def go_out(ask: Ask, event: Event) -> Iterable[Event]:
    """End the deal if the player has no cards left."""
    if ask.hand:
        return ()
    return (DealEnded(ask.game.score(ask.game, ask.state, Ending.OUT, ask.seat)),)


def end_without_winner(ask: Ask, event: Event) -> Iterable[Event]:
    """End the deal without a winner, because the stock ran out for good (CONTRACT 8.3)."""
    yield DealEnded(ask.game.score(ask.game, ask.state, Ending.EXHAUSTED, None))


def end_by_knock(ask: Ask, event: Event) -> Iterable[Event]:
    """End the deal by a knock."""
    yield DealEnded(ask.game.score(ask.game, ask.state, Ending.KNOCK, ask.seat))


def end_once_spent(ask: Ask, event: Event) -> Iterable[Event]:
    """End the deal after the turn that used up the stock (RUMMY500 8.3)."""
    if ask.state.stock or ask.state.phase is Phase.OVER:
        return ()
    return end_without_winner(ask, event)
