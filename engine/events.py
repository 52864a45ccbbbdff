"""What has happened at a table. Events are stored, replayed, shown and never change.

``seen_by(seat)`` is what that seat may know of an event; ``None`` is the channel. Cards that it may
not know are ``HIDDEN``, so that their number stays true.
"""

from dataclasses import dataclass, replace
from typing import Literal, Self

from engine.cards import HIDDEN, Card
from engine.melds import Meld, Reading
from engine.phase import Phase
from engine.result import Result, ScoreItem


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened. Public unless it says otherwise."""

    def seen_by(self, seat: int | None) -> Self:
        """This event as that seat (None: the channel) may know it."""
        return self


@dataclass(frozen=True, slots=True)
class _OfPlayer:
    """The seat of the player whom an event is about."""

    player: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal was dealt: hands by seat, stock with its top first, discard pile.

    ``phase`` is the one in which the first turn begins, None for a draw. ``way`` is the direction
    of play, 1 (clockwise) or -1. ``wild`` is the card that was cut and lies beside the stock, which
    says what is wild; None where none is cut. Who is out of the game has no cards.
    """

    deal_no: int
    dealer: int
    starter: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    phase: Phase | None = None
    way: Literal[1, -1] = 1
    wild: Card | None = None

    def seen_by(self, seat: int | None) -> Self:
        hands = tuple(
            hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands, stock=(HIDDEN,) * len(self.stock))


@dataclass(frozen=True, slots=True)
class Drew(_OfPlayer, Event):
    """A player drew the next card of the stock."""

    card: Card

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, HIDDEN)


@dataclass(frozen=True, slots=True)
class Recycled(Event):
    """The discard pile, its upcard apart, was shuffled into a new stock (top first).

    ``lanes`` has its cards by seat, the next one first (engine.lanes); () where all draw from the
    top.
    """

    stock: tuple[Card, ...]
    lanes: tuple[tuple[Card, ...], ...] = ()

    def seen_by(self, seat: int | None) -> Self:
        return type(self)((HIDDEN,) * len(self.stock))


@dataclass(frozen=True, slots=True)
class StockRanOut(_OfPlayer, Event):
    """A player wished to draw, and nothing could be drawn or recycled."""


@dataclass(frozen=True, slots=True)
class Took(_OfPlayer, Event):
    """A player took the upcard."""

    card: Card


@dataclass(frozen=True, slots=True)
class TookRow(_OfPlayer, Event):
    """A player took these last cards of the row, the deepest first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WasBorn(_OfPlayer, Event):
    """A player took from the row for the first time in this deal and laid a meld with it."""


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """The upcard may be asked for by these seats, named in the order of their priority."""

    upcard: Card
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskedMayI(_OfPlayer, Event):
    """A player asked for the upcard."""


@dataclass(frozen=True, slots=True)
class Passed(_OfPlayer, Event):
    """A player let the upcard go."""


@dataclass(frozen=True, slots=True)
class GrantedMayI(_OfPlayer, Event):
    """A May I was granted: the upcard went to this player."""

    upcard: Card


@dataclass(frozen=True, slots=True)
class DrewPenalty(_OfPlayer, Event):
    """With a granted May I came the next card of the stock."""

    card: Card

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, HIDDEN)


@dataclass(frozen=True, slots=True)
class WindowClosed(Event):
    """Play reverts to the active player."""


@dataclass(frozen=True, slots=True)
class MadeContract(_OfPlayer, Event):
    """A player laid their first melds of the deal."""

    melds: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class ChoseContract(_OfPlayer, Event):
    """A player lays the contract of this number, where everybody has their own."""

    number: int


@dataclass(frozen=True, slots=True)
class Announced(_OfPlayer, Event):
    """A player said which contract they will make. ``then`` is who speaks next, or if it ``begins``
    who has the first turn."""

    number: int
    then: int
    begins: bool = False


@dataclass(frozen=True, slots=True)
class LaidDown(_OfPlayer, Event):
    """A player laid one new meld."""

    meld: Reading


@dataclass(frozen=True, slots=True)
class LaidOff(_OfPlayer, Event):
    """A player added cards to a meld; ``whole`` is that meld afterwards."""

    meld: int
    cards: tuple[Card, ...]
    whole: Meld


@dataclass(frozen=True, slots=True)
class Swapped(_OfPlayer, Event):
    """A player put a card in the place of a joker; ``place`` counts the meld's cards from 0."""

    meld: int
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class DebtPaid(_OfPlayer, Event):
    """So many swapped jokers have been played again."""

    jokers: int


@dataclass(frozen=True, slots=True)
class Discarded(_OfPlayer, Event):
    """A player threw a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayedSkip(_OfPlayer, Event):
    """A player takes the next turn from another with the skip card that they throw."""

    whom: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(_OfPlayer, Event):
    """A player has lost this turn."""


@dataclass(frozen=True, slots=True)
class Fined(_OfPlayer, Event):
    """A player is fined so many points for this card; None where a position does not tell it."""

    what: ScoreItem
    card: Card | None
    points: int


@dataclass(frozen=True, slots=True)
class Knocked(_OfPlayer, Event):
    """A player has laid everything but this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class UpcardOffered(_OfPlayer, Event):
    """The first upcard, which the other player has left, is offered to this one."""


@dataclass(frozen=True, slots=True)
class OfferClosed(_OfPlayer, Event):
    """Nobody wants the first upcard: this player begins, and has to draw."""


@dataclass(frozen=True, slots=True)
class ThrewToKnock(_OfPlayer, Event):
    """A player who has laid their melds throws this card face down, on the pile, and knocks."""

    card: Card


@dataclass(frozen=True, slots=True)
class WentBigGin(_OfPlayer, Event):
    """A player has laid the whole hand in melds and throws nothing."""


@dataclass(frozen=True, slots=True)
class ShowOpened(_OfPlayer, Event):
    """After a knock this player is asked for their melds and lay-offs."""


@dataclass(frozen=True, slots=True)
class Showed(_OfPlayer, Event):
    """After a knock this player's melds and lay-offs lie on the table."""


@dataclass(frozen=True, slots=True)
class TurnStarted(_OfPlayer, Event):
    """The turn passed to this player; ``phase`` is the one it begins in, None for a draw."""

    phase: Phase | None = None


@dataclass(frozen=True, slots=True)
class Rearranged(_OfPlayer, Event):
    """A player laid cards by rearranging: the whole table as it lies now.

    ``cards`` are those that came from the hand, ``changed`` the places in ``table`` of melds that
    did not lie so before.
    """

    table: tuple[Reading, ...]
    cards: tuple[Card, ...]
    changed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KnockedOnTable(_OfPlayer, Event):
    """A player ended the deal by a knock, whatever they still hold."""


@dataclass(frozen=True, slots=True)
class PassedTurn(_OfPlayer, Event):
    """A player who could draw no more laid nothing either."""


@dataclass(frozen=True, slots=True)
class Dropped(_OfPlayer, Event):
    """A player gave up the deal, which costs so many points."""

    points: int


@dataclass(frozen=True, slots=True)
class Declared(_OfPlayer, Event):
    """A player put this card aside, on the pile, and all others lie in groups."""

    card: Card
    melds: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class DeclaredWrongly(_OfPlayer, Event):
    """A player declared what is none: they are out of the deal, which costs so many points.

    ``melds`` are those that they named, None: they named none. Card and melds stay in the hand, and
    nobody else sees them.
    """

    points: int
    card: Card
    melds: tuple[tuple[Card, ...], ...] | None = None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, self.points, HIDDEN)


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over and scored."""

    result: Result
