"""Taking the upcard instead of drawing, and the cost of a sweep from the row."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar, Self

from engine.cards import Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, ShowOpened, Took, TurnStarted
from engine.evolve import evolve
from engine.game import Ask, Condition, passes, step
from engine.moves import Discard, Knock, LayDown, LayOff, Move, Take, TakeRow
from engine.phase import Phase
from engine.state import Hears, Memory, State
from engine.steps.laying import after_lay_offs


@dataclass(frozen=True, slots=True)
class TakenCard(Memory):
    """The upcard that the player to move took in this turn."""

    taken: Card | None = None

    def _took(self, event: Took, before: State) -> Self:
        return type(self)(event.card)

    def _another_is_asked(self, event: TurnStarted | ShowOpened, before: State) -> Self:
        return self if self.taken is None else type(self)()

    hears: ClassVar[Hears] = {
        Took: _took,
        TurnStarted: _another_is_asked,
        ShowOpened: _another_is_asked,
    }


_TAKE = (Take(),)


@step(Take, lambda ask: _TAKE if ask.state.discard else ())
def take(ask: Ask, move: Take) -> Iterable[Event]:
    """Take the upcard into the hand. The turn continues (CONTRACT 4.1)."""
    if not ask.state.discard:
        raise IllegalMove(Reason.NOTHING_TO_TAKE)
    return (Took(ask.seat, ask.state.discard[-1]),)


def _is_not_taken(ask: Ask, move: Discard | Knock) -> bool:
    return move.card != ask.state.recall(TakenCard).taken


def _refuse_taken(ask: Ask, move: Discard | Knock) -> None:
    if not _is_not_taken(ask, move):
        raise IllegalMove(Reason.TAKEN_THIS_TURN, card=move.card)


not_the_card_taken = Condition(_refuse_taken, sure=_is_not_taken)
"""Refuse to discard the card taken in this turn, or its copy (CONTRACT CA-8)."""


def taken_card_not_left(*to_lay_off: Condition, must_discard: bool) -> Condition:
    """Return a condition that refuses moves which leave only the taken card (BASIC 3.2).

    The card may be kept if it can be laid off right away. ``to_lay_off`` are the game's conditions
    of a lay-off.

    ``must_discard``: going out needs a discard, so laying the taken card off would not help.
    """

    def check(ask: Ask, after: State) -> None:
        taken, hand = after.recall(TakenCard).taken, after.hands[ask.seat]
        if taken is None or not hand or any(card != taken for card in hand):
            return
        if after.phase is Phase.OVER:
            return  # the winner doesn't have to discard a floating card
        later = ask._replace(state=after)
        if (
            must_discard
            or not all(passes(condition.check, later) for condition in to_lay_off)
            or not _all_fit(later)
        ):
            raise IllegalMove(Reason.TAKEN_CARD_LEFT, card=taken)

    def sure(ask: Ask, move: Move) -> bool:
        if not isinstance(move, LayDown | LayOff):
            return False
        taken = ask.state.recall(TakenCard).taken
        return taken is None or any(card != taken for card in without(ask.hand, move.cards) or ())

    return Condition(check, after=True, sure=sure)


def _all_fit(ask: Ask) -> bool:
    """Return whether the whole hand can be laid off, card by card."""
    if not ask.hand:
        return True
    tables = after_lay_offs(ask, ask.state, ask.hand[0])
    return any(_all_fit(ask._replace(state=after)) for after in tables)


def costs_more(ask: Ask, move: TakeRow, events: Iterable[Event]) -> bool:
    """Return whether a sweep adds more points to the hand than it lays with these events."""
    after = reduce(evolve, events, ask.state)
    added = Counter(map(bare, move.swept(ask.state.discard))) - Counter(map(bare, move.laid))
    laid = _laid(ask, after) - _laid(ask, ask.state)
    return sum(map(ask.game.points, added.elements())) > laid


def _laid(ask: Ask, state: State) -> int:
    """Return the points of all cards in melds."""
    if ask.game.laid is not None:
        return sum(sum(ask.game.laid(meld)) for meld in state.melds)
    return sum(ask.game.points(bare(card)) for meld in state.melds for card in meld.cards)
