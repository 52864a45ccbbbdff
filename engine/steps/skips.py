"""Skip cards: discards that take the next turn from a player (PHASES 5)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Literal, Self

from engine.called import Seat
from engine.cards import Card, bare
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Discarded, Event, PlayedSkip, TurnSkipped, TurnStarted
from engine.game import Ask, Game, Step, held, moment
from engine.moves import Discard
from engine.phase import Phase
from engine.state import Changes, Hears, Memory, State
from engine.steps.discard import DISCARDS

SKIP: Card = 12
"""The skip card. No other card in its deck has such a high number."""

Limit = Literal["round", "pending"] | None


def is_skip(pile: Sequence[Card]) -> bool:
    """Return whether the pile is only the first upcard, a skip card (PHASES 2.3)."""
    return tuple(pile) == (SKIP,)


@dataclass(frozen=True, slots=True)
class Skips(Memory):
    """The turns that seats lose to skip cards."""

    skips: Annotated[tuple[tuple[int, int], ...], "some seats"] = ()
    """Pairs of a seat and the number of turns that it still has to lose."""
    missed: tuple[Seat, ...] = ()
    """The seats that have lost a turn and haven't had a turn since."""

    def _dealt(self, event: Dealt, before: State) -> Self:
        if event.phase is not None or not is_skip(event.discard):
            return self
        seats = range(1, before.seats)
        before_it = ((event.starter - steps) % before.seats for steps in seats)
        return type(self)(missed=(next(seat for seat in before_it if event.hands[seat]),))

    def _played_skip(self, event: PlayedSkip, before: State) -> Self:
        pending = dict(self.skips)
        pending[event.whom] = pending.get(event.whom, 0) + 1
        return replace(self, skips=tuple(sorted(pending.items())))

    def _turn_skipped(self, event: TurnSkipped, before: State) -> Self:
        seat, pending = event.player, dict(self.skips)
        pending[seat] = pending.get(seat, 0) - 1
        left = tuple((other, count) for other, count in pending.items() if count > 0)
        return type(self)(left, self.missed if seat in self.missed else (*self.missed, seat))

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        if event.player not in self.missed:
            return self
        return replace(self, missed=tuple(seat for seat in self.missed if seat != event.player))

    hears: ClassVar[Hears] = {
        Dealt: _dealt,
        PlayedSkip: _played_skip,
        TurnSkipped: _turn_skipped,
        TurnStarted: _turn_started,
    }


def starts_with_second_player(game: Game, state: State, dealt: Dealt) -> Dealt:
    """Let the second player start the deal if the first upcard is a skip card (PHASES 2.3)."""
    if dealt.phase is not None or not is_skip(dealt.discard):
        return dealt
    return replace(dealt, starter=game.next_to_play(state, dealt.starter))


def second_by_position(game: Game, state: State, given: Collection[str]) -> Changes:
    """Return the turn in a position that doesn't give the turn and starts with a skip card."""
    if (
        {"turn", "missed"} & set(given)
        or state.phase is Phase.ANNOUNCE
        or not is_skip(state.discard)
    ):
        return {}
    first = game.next_to_play(state, state.dealer)
    record = replace(state.recall(Skips), missed=(first,))
    return {"turn": game.next_to_play(state, first), "memory": {**state.memory, Skips: record}}


@moment
def no_skip_on_the_pile(ask: Ask) -> None:
    """Refuse taking a skip card (PHASES 4.1.2)."""
    if ask.state.discard and ask.state.discard[-1] == SKIP:
        raise IllegalMove(Reason.SKIP_ON_PILE)


@dataclass(frozen=True, slots=True)
class Skipping:
    """The players whom a skip card may be for (PHASES 5.2, 5.3)."""

    chosen: bool
    """Whether the player who discards the card chooses the player whom it skips."""
    limit: Limit
    """``pending`` excludes players who still have a turn to lose.

    ``round`` also excludes those in ``Skips.missed``.
    """
    ends: bool
    """Whether the last discard ends the deal."""

    def may_be_skipped(self, ask: Ask) -> list[int]:
        """Return the seats that a skip card discarded now may be for."""
        game, state = ask.game, ask.state
        if not self.chosen:
            seats = [game.next_to_play(state, ask.seat)]
        else:
            seats = [(ask.seat + steps) % state.seats for steps in range(1, state.seats)]
        record = state.recall(Skips)
        pending, missed = dict(record.skips), record.missed
        return [
            seat
            for seat in seats
            if seat != ask.seat
            and game.plays(state, seat)
            and (self.limit is None or not pending.get(seat))
            and (self.limit != "round" or seat not in missed)
        ]

    def discard(self) -> Step[Discard]:
        """Return the step that discards a card. A skip card also names the player whom it skips."""
        return Step(Discard, self._rule, self._offers, uses=self._uses)

    def _moves(self, ask: Ask, card: Card) -> Iterator[Discard]:
        seats = []
        if card == SKIP and self.chosen and not self._ends(ask):
            seats = self.may_be_skipped(ask)
        if seats:
            yield from (Discard(card, seat) for seat in seats)
        else:
            yield DISCARDS[card]

    def _offers(self, ask: Ask) -> Iterable[Discard]:
        if SKIP not in ask.hand:
            return map(DISCARDS.__getitem__, dict.fromkeys(ask.hand))
        return (move for card in dict.fromkeys(ask.hand) for move in self._moves(ask, card))

    def _uses(self, ask: Ask, cards: Sequence[Card]) -> Iterable[Discard]:
        return self._moves(ask, bare(cards[0])) if len(cards) == 1 else ()

    def _ends(self, ask: Ask) -> bool:
        return self.ends and len(ask.hand) == 1

    def _rule(self, ask: Ask, move: Discard) -> Iterable[Event]:
        held(ask, (move.card,))
        card = bare(move.card)
        thrown = Discarded(ask.seat, card)
        if self._ends(ask):
            return (thrown,)
        if card != SKIP:
            if move.skip is not None:
                raise IllegalMove(Reason.NO_SKIP_CARD, card=card)
            return (thrown,)
        whom, may_be = move.skip, self.may_be_skipped(ask)
        if whom is None and may_be:
            if self.chosen:
                raise IllegalMove(Reason.SKIP_NEEDS_PLAYER, seats=tuple(may_be))
            whom = may_be[0]
        if whom is None:
            return (thrown,)
        if whom not in may_be:
            raise IllegalMove(Reason.MAY_NOT_BE_SKIPPED, player=whom)
        return (PlayedSkip(ask.seat, whom), thrown)


def pass_on(ask: Ask, event: Event) -> Iterator[Event]:
    """Start the next player's turn, after skipping players with turns to lose (PHASES 5.4)."""
    state, game = ask.state, ask.game
    if state.phase is Phase.OVER:
        return
    seat = game.next_to_play(state, state.turn)
    pending = dict(state.recall(Skips).skips)
    while pending.get(seat, 0) > 0:
        pending[seat] -= 1
        yield TurnSkipped(seat)
        seat = game.next_to_play(state, seat)
    yield TurnStarted(seat)


def float_on(ask: Ask, event: Event) -> Iterable[Event]:
    """End the turn of a player who laid their last card in a deal that continues (PHASES 7.2)."""
    return () if ask.hand else pass_on(ask, event)
