"""Discarding, which ends a turn."""

from collections.abc import Iterable, Sequence

from engine.cards import HIDDEN, Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Discarded, Event, TurnStarted
from engine.evolve import evolves
from engine.moves import Discard, LayDown, LayOff, Move
from engine.phase import Phase
from engine.state import State, changed, with_hand
from engine.step import Ask, Foresight, held, step

_DISCARDS = tuple(Discard(card) for card in range(HIDDEN + 1))
"""A discard of each card, made once: they are offered at every turn."""


def _offers(ask: Ask) -> Iterable[Discard]:
    return (Discard(card) for card in dict.fromkeys(ask.hand))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Discard]:
    return (Discard(cards[0]),) if len(cards) == 1 else ()


def _sound(ask: Ask) -> list[Discard]:
    return list(map(_DISCARDS.__getitem__, dict.fromkeys(ask.hand)))


@step(Discard, _offers, uses=_uses, sound=_sound)
def discard(ask: Ask, move: Discard) -> Iterable[Event]:
    """Throw one card of the hand face up on the discard pile."""
    held(ask, (move.card,))
    return (Discarded(ask.seat, bare(move.card)),)


def pass_the_turn(ask: Ask, event: Discarded) -> Iterable[Event]:
    """After a discard the next player begins, unless the deal is over."""
    if ask.state.phase is Phase.OVER:
        return ()
    return (TurnStarted(ask.state.after(ask.state.turn)),)


@evolves(Discarded)
def _discarded(state: State, event: Discarded) -> State:
    hand = without(state.hands[event.player], (event.card,)) or ()
    hands = with_hand(state, event.player, hand)
    return changed(state, hands=hands, discard=(*state.discard, event.card))


@evolves(TurnStarted)
def _turn_started(state: State, event: TurnStarted) -> State:
    turn = state.turn
    memory = {kind: record.next_turn(turn) for kind, record in state.memory.items()}
    return changed(
        state, turn=event.player, turn_no=state.turn_no + 1, phase=Phase.DRAW, memory=memory
    )


def _not_empty(ask: Ask, after: State) -> None:
    if not after.hands[ask.seat]:
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)


def _surely_not_empty(ask: Ask, move: Move) -> bool:
    return isinstance(move, LayDown | LayOff) and len(move.cards) < len(ask.hand)


keeps_a_discard = Foresight(_not_empty, _surely_not_empty)
"""One must go out by discarding: laying may not empty the hand (CONTRACT CA-9)."""
