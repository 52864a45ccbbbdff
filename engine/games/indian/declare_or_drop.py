"""Steps of Indian Rummy that no other game has."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.called import Seat
from engine.cards import Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import (
    DealEnded,
    Dealt,
    Declared,
    DeclaredWrongly,
    Discarded,
    Drew,
    Dropped,
    Event,
    Took,
    TurnStarted,
)
from engine.facts import Drops, UpcardStays, WildCard
from engine.game import Ask, Step, held, on_turn
from engine.hands.groups import Group, group_of, has_lives, in_order, is_wild, value
from engine.hands.lives import asides, declared
from engine.melds import LifeRules
from engine.moves import Declare, Drop
from engine.phase import Phase
from engine.result import Ending
from engine.state import Hears, Memory, State
from engine.steps.take import TakenCard

# A card that is cut after the deal makes its rank wild; thrown jokers stay where they are
# (INDIAN 2.2, 3, 6.1).


@dataclass(frozen=True, slots=True)
class CutCard(Memory):
    """The card that was cut, which nobody has; None where there is none."""

    wild: Card | None = None

    @property
    def apart(self) -> tuple[Card, ...]:  # type: ignore[override]  # of each record its own
        """It lies beside the stock."""
        return () if self.wild is None else (self.wild,)

    def _dealt(self, event: Dealt, before: State) -> Self:
        return self if event.wild is None else type(self)(event.wild)

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def known(self, state: State) -> WildCard | None:
        return None if self.wild is None else WildCard(self.wild)


@dataclass(frozen=True, slots=True)
class Turned(Memory):
    """Whether the upcard is the first of the deal, as it was turned up."""

    turned: bool = False

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(bool(event.discard))

    def _another(self, event: Took | Discarded | Declared, before: State) -> Self:
        return type(self)() if self.turned else self

    hears: ClassVar[Hears] = {
        Dealt: _dealt,
        Took: _another,
        Discarded: _another,
        Declared: _another,
    }

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "turned" in given:
            return self
        return type(self)(len(position.discard) == 1 and not position.recall(CardsTaken).drew)


@dataclass(frozen=True, slots=True)
class FirstUpcardAlone:
    """Which jokers lie on the pile to be taken: the first upcard, all or none (INDIAN 6.1.2)."""

    first: bool
    thrown: bool

    def stays(self, state: State) -> bool:
        """Whether the upcard is a joker that nobody may take."""
        if self.thrown or not state.discard or not is_wild(state.discard[-1], cut_card(state)):
            return False
        return not (self.first and state.recall(Turned).turned)

    def known(self, state: State) -> UpcardStays | None:
        """Reported while such a joker is the upcard."""
        return UpcardStays(thrown=True) if self.stays(state) else None

    def refuse(self, ask: Ask) -> None:
        """Refuse to take such a joker."""
        if self.stays(ask.state):
            raise IllegalMove(Reason.THROWN_JOKER, card=ask.state.discard[-1])


def cut_card(state: State) -> Card | None:
    """The card that says what is wild in this deal."""
    return state.recall(CutCard).wild


# Giving up a deal for a price, and who is left in it (INDIAN 8).

PointsOfSome = Annotated[tuple[tuple[Seat, int], ...], "some seats"]
"""Seats with points, in the order in which they got them; in notation an object by player."""


@dataclass(frozen=True, slots=True)
class CardsTaken(Memory):
    """Who has drawn or taken a card in this deal."""

    drew: tuple[Seat, ...] = ()

    def _came(self, event: Drew | Took, before: State) -> Self:
        return self if event.player in self.drew else type(self)((*self.drew, event.player))

    hears: ClassVar[Hears] = {Drew: _came, Took: _came}


@dataclass(frozen=True, slots=True)
class OutOfDeal(Memory):
    """Who dropped or declared wrongly in this deal, in that order, and what it costs."""

    dropped: PointsOfSome = ()

    def _left(self, event: Dropped | DeclaredWrongly, before: State) -> Self:
        return type(self)((*self.dropped, (event.player, event.points)))

    hears: ClassVar[Hears] = {Dropped: _left, DeclaredWrongly: _left}

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
        made = Step(Drop, self._drop, self._offers, actor, waited_for=not self.any_time)
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

    def known(self, plays: Callable[[State, Seat], bool]) -> Callable[[State], Drops | None]:
        """Make the report about the seats that may drop, and the prices."""

        def report(state: State) -> Drops | None:
            if not self.allowed:
                return None
            seats = range(state.seats)
            may = frozenset(seat for seat in seats if self.may(state, seat, plays))
            return Drops(may, tuple(self.price(state, seat) for seat in seats))

        return report

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


# Declaring: a card is put aside, and all others lie in groups with their lives (INDIAN 7).

HAND = 13
"""Cards that are dealt to each, and shown in the end (INDIAN 2.1, 7.1)."""


@dataclass(frozen=True, slots=True)
class Declaring:
    """On what terms a game takes a declaration.

    ``wrong``: what a wrong one costs, None: it is refused. ``any_card``: the card put aside may be
    the one that was taken in this turn.
    """

    lives: LifeRules
    wrong: int | None
    any_card: bool

    @property
    def step(self) -> Step[Declare]:
        """The step that declares."""
        return Step(Declare, self._declare, self._offers, uses=self._uses)

    def _declare(self, ask: Ask, move: Declare) -> Iterable[Event]:
        held(ask, (move.card,))
        rest = without(ask.hand, (move.card,)) or ()
        for card in _not_among(rest, move.melds or ()):
            raise IllegalMove(Reason.NOT_IN_HAND, card=card)
        if not self.any_card and move.card == ask.state.recall(TakenCard).taken:
            raise IllegalMove(Reason.TAKEN_THIS_TURN, card=move.card)
        groups = self._groups(ask, move, rest)
        if groups is not None:
            return (Declared(ask.seat, move.card, tuple(group.reading for group in groups)),)
        if self.wrong is None:
            raise IllegalMove(Reason.NOT_A_DECLARATION)
        return (DeclaredWrongly(ask.seat, self.wrong, move.card, move.melds),)

    def _groups(self, ask: Ask, move: Declare, rest: Sequence[Card]) -> tuple[Group, ...] | None:
        """The groups of a right declaration, None for a wrong one."""
        if len(rest) != HAND:
            return None
        wild = cut_card(ask.state)
        if move.melds is None:
            return declared(ask.hand, bare(move.card), wild, self.lives)
        groups = [group_of(cards, wild, self.lives) for cards in move.melds]
        right = [group for group in groups if group is not None]
        if len(right) < len(groups) or sum(map(len, move.melds)) != HAND:
            return None
        return in_order(right, self.lives) if has_lives(right, self.lives) else None

    def _offers(self, ask: Ask) -> Iterable[Declare]:
        return self._right(ask, ask.hand)

    def _uses(self, ask: Ask, cards: Sequence[Card]) -> Iterable[Declare]:
        return self._right(ask, cards) if len(cards) == 1 else ()

    def _right(self, ask: Ask, cards: Sequence[Card]) -> Iterable[Declare]:
        """Right declarations with one of these cards put aside: first the one that the best
        grouping leaves over, then the dearest."""
        wild = cut_card(ask.state)
        if len(ask.hand) != HAND + 1:
            return
        found = asides(ask.hand, wild, self.lives)
        taken = None if self.any_card else ask.state.recall(TakenCard).taken
        own = dict.fromkeys(map(bare, cards))
        aside = [card for card in own if card in found.right and card != taken]
        aside.sort(key=lambda one: (one not in found.left, -value(one, wild)))
        yield from map(Declare, aside)


def _not_among(rest: Sequence[Card], melds: Sequence[Sequence[Card]]) -> Iterable[Card]:
    """The cards of these melds that are not among the others."""
    named = Counter(bare(card) for cards in melds for card in cards)
    return (named - Counter(rest)).elements()
