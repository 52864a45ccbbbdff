"""Giving up a deal for a price, and who is left in it (INDIAN 8)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.errors import IllegalMove, Reason
from engine.events import DealEnded, DeclaredWrongly, Drew, Dropped, Event, Took, TurnStarted
from engine.facts import DealFacts
from engine.moves import Drop
from engine.phase import Phase
from engine.result import Ending
from engine.state import Hears, Memory, Seat, State
from engine.step import Ask, Step, on_turn

PointsOfSome = Annotated[tuple[tuple[Seat, int], ...], "some seats"]
"""Seats with points, in the order in which they got them; in notation an object by player."""


@dataclass(frozen=True, slots=True)
class CardsTaken(Memory):
    """Who has drawn or taken a card in this deal."""

    drew: tuple[Seat, ...] = ()

    def _came(self, event: Drew | Took, before: State) -> Self:
        return self if event.player in self.drew else type(self)((*self.drew, event.player))

    hears: ClassVar[Hears] = {Drew: _came, Took: _came}

    def known(self, state: State) -> DealFacts:
        return DealFacts(drew=frozenset(self.drew))


@dataclass(frozen=True, slots=True)
class OutOfDeal(Memory):
    """Who dropped or declared wrongly in this deal, in that order, and what it costs."""

    dropped: PointsOfSome = ()

    def _left(self, event: Dropped | DeclaredWrongly, before: State) -> Self:
        return type(self)((*self.dropped, (event.player, event.points)))

    hears: ClassVar[Hears] = {Dropped: _left, DeclaredWrongly: _left}

    def known(self, state: State) -> DealFacts:
        return DealFacts(dropped=dict(self.dropped))

    def has(self, seat: Seat) -> bool:
        """Whether this seat is out of the deal."""
        return any(out == seat for out, _ in self.dropped)


@dataclass(frozen=True, slots=True)
class DropTerms:
    """What dropping costs before a player's first card and after it, and whether it is ``allowed``.

    ``any_time``: also in another player's turn; nobody is waited for because of that.
    """

    first: int
    middle: int
    allowed: bool
    any_time: bool

    @property
    def step(self) -> Step[Drop]:
        """The step that drops."""
        actor = self._may_always if self.any_time else on_turn
        made = Step(Drop, self._drop, self._offers, actor, exact=True, waited_for=not self.any_time)
        return made.risking(lambda ask, move: True)

    def price(self, state: State, seat: Seat) -> int:
        """What it costs this seat to drop now."""
        return self.middle if seat in state.recall(CardsTaken).drew else self.first

    def may(self, state: State, seat: Seat, plays: Callable[[State, Seat], bool]) -> bool:
        """Whether this seat may drop now, where ``plays`` tells who takes part."""
        if not self.allowed or state.phase is Phase.OVER:
            return False
        if seat == state.turn:
            return state.phase is Phase.DRAW
        return self.any_time and plays(state, seat)

    def _drop(self, ask: Ask, move: Drop) -> Iterable[Event]:
        if not self.allowed:
            raise IllegalMove(Reason.NO_DROPPING)
        return (Dropped(ask.seat, self.price(ask.state, ask.seat)),)

    def _offers(self, ask: Ask) -> Iterable[Drop]:
        return _DROP if self.allowed else ()

    def _may_always(self, ask: Ask) -> None:
        """Refuses who has left the deal already, and who has drawn in their own turn."""
        if not ask.game.plays(ask.state, ask.seat):
            raise IllegalMove(Reason.OUT_OF_DEAL)
        if ask.seat == ask.state.turn and ask.state.phase is not Phase.DRAW:
            raise IllegalMove(Reason.WRONG_PHASE, phase=ask.state.phase)


_DROP = (Drop(),)


def go_on_without(ask: Ask, event: Dropped | DeclaredWrongly) -> Iterable[Event]:
    """Who is left alone wins the deal (INDIAN 8.4); else the next player begins where it was the
    turn of whoever left."""
    game, state = ask.game, ask.state
    left = [seat for seat in range(state.seats) if game.plays(state, seat)]
    if len(left) == 1:
        result = game.score(game, state, Ending.DROP, left[0])
        mover = None if event.player == state.turn else event.player
        yield DealEnded(result._replace(mover=mover))
    elif event.player == state.turn:
        yield TurnStarted(game.next_to_play(state, event.player))
