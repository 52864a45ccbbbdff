"""Steps that only Indian Rummy has."""

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

# A card that is cut after the deal makes its rank wild. Discarded jokers stay on the pile (INDIAN
# 2.2, 3, 6.1).


@dataclass(frozen=True, slots=True)
class CutCard(Memory):
    """The card that was cut, which is in no hand. None without a cut."""

    wild: Card | None = None

    @property
    def apart(self) -> tuple[Card, ...]:  # type: ignore[override]  # of each record its own
        """The cut card, if there is one. It is next to the stock."""
        return () if self.wild is None else (self.wild,)

    def _dealt(self, event: Dealt, before: State) -> Self:
        return self if event.wild is None else type(self)(event.wild)

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def known(self, state: State) -> WildCard | None:
        return None if self.wild is None else WildCard(self.wild)


@dataclass(frozen=True, slots=True)
class Turned(Memory):
    """Whether the upcard is still the first one of the deal."""

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
class TakeableJokers:
    """The jokers that may be taken from the pile (INDIAN 6.1.2)."""

    first: bool
    """Whether a joker may be taken as the first upcard."""
    thrown: bool
    """Whether discarded jokers may be taken."""

    def stays(self, state: State) -> bool:
        """Return whether the upcard is a joker that no one may take."""
        if self.thrown or not state.discard or not is_wild(state.discard[-1], cut_card(state)):
            return False
        return not (self.first and state.recall(Turned).turned)

    def known(self, state: State) -> UpcardStays | None:
        """Return the fact that the upcard is a joker that no one may take, or None."""
        return UpcardStays(thrown=True) if self.stays(state) else None

    def refuse(self, ask: Ask) -> None:
        """Refuse to take a joker that no one may take."""
        if self.stays(ask.state):
            raise IllegalMove(Reason.THROWN_JOKER, card=ask.state.discard[-1])


def cut_card(state: State) -> Card | None:
    """Return the card that determines the wild rank in this deal, or None."""
    return state.recall(CutCard).wild


# Dropping out of a deal for a price, and the players left in it (INDIAN 8).

PointsOfSome = Annotated[tuple[tuple[Seat, int], ...], "some seats"]
"""Seats with points, in the order in which the seats got them.

In notation this is an object by player.
"""


@dataclass(frozen=True, slots=True)
class CardsTaken(Memory):
    """The seats that have drawn or taken a card in this deal."""

    drew: tuple[Seat, ...] = ()

    def _came(self, event: Drew | Took, before: State) -> Self:
        return self if event.player in self.drew else type(self)((*self.drew, event.player))

    hears: ClassVar[Hears] = {Drew: _came, Took: _came}


@dataclass(frozen=True, slots=True)
class OutOfDeal(Memory):
    """The seats that dropped or declared wrongly in this deal, in order, each with its cost."""

    dropped: PointsOfSome = ()

    def _went_out(self, event: Dropped | DeclaredWrongly, before: State) -> Self:
        return type(self)((*self.dropped, (event.player, event.points)))

    hears: ClassVar[Hears] = {Dropped: _went_out, DeclaredWrongly: _went_out}

    def has(self, seat: Seat) -> bool:
        """Return whether this seat is out of the deal."""
        return any(out == seat for out, _ in self.dropped)


@dataclass(frozen=True, slots=True)
class DropTerms:
    """The terms of dropping."""

    first: int
    """The price before a player's first card."""
    middle: int
    """The price after a player's first card."""
    allowed: bool
    """Whether players may drop."""
    any_time: bool
    """Whether players may also drop in an opponent's turn.

    The game doesn't wait for players who may.
    """

    @property
    def step(self) -> Step[Drop]:
        """The step of dropping."""
        actor = self._may_always if self.any_time else on_turn
        made = Step(Drop, self._drop, self._offers, actor, waited_for=not self.any_time)
        return made.risking(lambda ask, move: True)

    def price(self, state: State, seat: Seat) -> int:
        """Return the price for this seat to drop now."""
        return self.middle if seat in state.recall(CardsTaken).drew else self.first

    def may(self, state: State, seat: Seat, plays: Callable[[State, Seat], bool]) -> bool:
        """Return whether this seat may drop now.

        ``plays`` returns whether a seat takes part in the deal.
        """
        if not self.allowed or state.phase is Phase.OVER:
            return False
        if seat == state.turn:
            return state.phase is Phase.DRAW
        return self.any_time and plays(state, seat)

    def known(self, plays: Callable[[State, Seat], bool]) -> Callable[[State], Drops | None]:
        """Return a report of the seats that may drop and of their prices."""

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
        """Refuse players who have left the deal, or who have drawn in their own turn."""
        if not ask.game.plays(ask.state, ask.seat):
            raise IllegalMove(Reason.OUT_OF_DEAL)
        if ask.seat == ask.state.turn and ask.state.phase is not Phase.DRAW:
            raise IllegalMove(Reason.WRONG_PHASE, phase=ask.state.phase)


_DROP = (Drop(),)


def go_on_without(ask: Ask, event: Dropped | DeclaredWrongly) -> Iterable[Event]:
    """Continue without a player who left the deal.

    The last player in the deal wins it (INDIAN 8.4). If the leaving player was on turn, the next
    player starts a turn.
    """
    game, state = ask.game, ask.state
    left = [seat for seat in range(state.seats) if game.plays(state, seat)]
    if len(left) == 1:
        result = game.score(game, state, Ending.DROP, left[0])
        mover = None if event.player == state.turn else event.player
        yield DealEnded(result._replace(mover=mover))
    elif event.player == state.turn:
        yield TurnStarted(game.next_to_play(state, event.player))


# A declaration puts a card aside and shows all other cards in groups, among them both lives (INDIAN
# 7).

HAND = 13
"""Cards dealt to each player, and shown at the end (INDIAN 2.1, 7.1)."""


@dataclass(frozen=True, slots=True)
class Declaring:
    """The terms of a declaration."""

    lives: LifeRules
    wrong: int | None
    """The cost of a wrong declaration. None if a wrong declaration is refused."""
    any_card: bool
    """Whether the card put aside may be the card taken in this turn."""

    @property
    def step(self) -> Step[Declare]:
        """The step of declaring."""
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
        """Return the groups of a correct declaration, or None for a wrong one."""
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
        """Yield correct declarations that put one of these cards aside.

        The loose card of the best grouping comes first. The other cards follow, those with the most
        points first.
        """
        wild = cut_card(ask.state)
        if len(ask.hand) != HAND + 1:
            return
        grouping = asides(ask.hand, wild, self.lives)
        taken = None if self.any_card else ask.state.recall(TakenCard).taken
        own = dict.fromkeys(map(bare, cards))
        aside = [card for card in own if card in grouping.right and card != taken]
        aside.sort(key=lambda card: (card not in grouping.left, -value(card, wild)))
        yield from map(Declare, aside)


def _not_among(rest: Sequence[Card], melds: Sequence[Sequence[Card]]) -> Iterable[Card]:
    """Return the cards of these melds that are not among ``rest``."""
    named = Counter(bare(card) for cards in melds for card in cards)
    return (named - Counter(rest)).elements()
