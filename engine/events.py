"""What has happened at a table. Events are stored, replayed, shown and never change.

``seen_by(seat)`` is what that seat may know of an event; ``None`` is the channel. Cards that it may
not know are ``HIDDEN``, so that their number stays true.
"""

from dataclasses import dataclass, replace
from typing import Literal, Self

from engine.called import Called, Seat, called
from engine.cards import HIDDEN, Card
from engine.melds import Meld, Reading
from engine.phase import Phase
from engine.result import Result, ScoreItem


@dataclass(frozen=True, slots=True)
class Event(Called):
    """Anything that happened. Public unless it says otherwise."""

    def seen_by(self, seat: int | None) -> Self:
        """This event as that seat (None: the channel) may know it."""
        return self


@dataclass(frozen=True, slots=True)
class _OfPlayer:
    """The seat of the player whom an event is about."""

    player: Seat


@called("dealt")
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


@called("drew")
class Drew(_OfPlayer, Event):
    """A player drew the next card of the stock."""

    card: Card

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, HIDDEN)


@called("recycled")
class Recycled(Event):
    """The discard pile, its upcard apart, was shuffled into a new stock (top first).

    ``lanes`` has its cards by seat, the next one first (engine.lanes); () where all draw from the
    top.
    """

    stock: tuple[Card, ...]
    lanes: tuple[tuple[Card, ...], ...] = ()

    def seen_by(self, seat: int | None) -> Self:
        return type(self)((HIDDEN,) * len(self.stock))


@called("stock_ran_out")
class StockRanOut(_OfPlayer, Event):
    """A player wished to draw, and nothing could be drawn or recycled."""


@called("took")
class Took(_OfPlayer, Event):
    """A player took the upcard."""

    card: Card


@called("took_row")
class TookRow(_OfPlayer, Event):
    """A player took these last cards of the row, the deepest first."""

    cards: tuple[Card, ...]


@called("was_born")
class WasBorn(_OfPlayer, Event):
    """A player took from the row for the first time in this deal and laid a meld with it."""


@called("window_opened")
class WindowOpened(Event):
    """The upcard may be asked for by these seats, named in the order of their priority."""

    upcard: Card
    seats: tuple[Seat, ...]


@called("asked_may_i")
class AskedMayI(_OfPlayer, Event):
    """A player asked for the upcard."""


@called("passed")
class Passed(_OfPlayer, Event):
    """A player let the upcard go."""


@called("granted_may_i")
class GrantedMayI(_OfPlayer, Event):
    """A May I was granted: the upcard went to this player."""

    upcard: Card


@called("drew_penalty")
class DrewPenalty(_OfPlayer, Event):
    """With a granted May I came the next card of the stock."""

    card: Card

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, HIDDEN)


@called("window_closed")
class WindowClosed(Event):
    """Play reverts to the active player."""


@called("made_contract")
class MadeContract(_OfPlayer, Event):
    """A player laid their first melds of the deal."""

    melds: tuple[Reading, ...]


@called("chose_contract")
class ChoseContract(_OfPlayer, Event):
    """A player lays the contract of this number, where everybody has their own."""

    number: int


@called("announced")
class Announced(_OfPlayer, Event):
    """A player said which contract they will make. ``then`` is who speaks next, or if it ``begins``
    who has the first turn."""

    number: int
    then: Seat
    begins: bool = False


@called("laid_down")
class LaidDown(_OfPlayer, Event):
    """A player laid one new meld."""

    meld: Reading


@called("laid_off")
class LaidOff(_OfPlayer, Event):
    """A player added cards to a meld; ``whole`` is that meld afterwards."""

    meld: int
    cards: tuple[Card, ...]
    whole: Meld


@called("swapped")
class Swapped(_OfPlayer, Event):
    """A player put a card in the place of a joker; ``place`` counts the meld's cards from 0."""

    meld: int
    place: int
    card: Card


@called("debt_paid")
class DebtPaid(_OfPlayer, Event):
    """So many swapped jokers have been played again."""

    jokers: int


@called("discarded")
class Discarded(_OfPlayer, Event):
    """A player threw a card."""

    card: Card


@called("played_skip")
class PlayedSkip(_OfPlayer, Event):
    """A player takes the next turn from another with the skip card that they throw."""

    whom: Seat


@called("turn_skipped")
class TurnSkipped(_OfPlayer, Event):
    """A player has lost this turn."""


@called("fined")
class Fined(_OfPlayer, Event):
    """A player is fined so many points for this card; None where a position does not tell it."""

    what: ScoreItem
    card: Card | None
    points: int


@called("knocked")
class Knocked(_OfPlayer, Event):
    """A player has laid everything but this card."""

    card: Card


@called("upcard_offered")
class UpcardOffered(_OfPlayer, Event):
    """The first upcard, which the other player has left, is offered to this one."""


@called("offer_closed")
class OfferClosed(_OfPlayer, Event):
    """Nobody wants the first upcard: this player begins, and has to draw."""


@called("threw_to_knock")
class ThrewToKnock(_OfPlayer, Event):
    """A player who has laid their melds throws this card face down, on the pile, and knocks."""

    card: Card


@called("went_big_gin")
class WentBigGin(_OfPlayer, Event):
    """A player has laid the whole hand in melds and throws nothing."""


@called("show_opened")
class ShowOpened(_OfPlayer, Event):
    """After a knock this player is asked for their melds and lay-offs."""


@called("showed")
class Showed(_OfPlayer, Event):
    """After a knock this player's melds and lay-offs lie on the table."""


@called("turn_started")
class TurnStarted(_OfPlayer, Event):
    """The turn passed to this player; ``phase`` is the one it begins in, None for a draw."""

    phase: Phase | None = None


@called("rearranged")
class Rearranged(_OfPlayer, Event):
    """A player laid cards by rearranging: the whole table as it lies now.

    ``cards`` are those that came from the hand, ``changed`` the places in ``table`` of melds that
    did not lie so before.
    """

    table: tuple[Reading, ...]
    cards: tuple[Card, ...]
    changed: tuple[int, ...] = ()


@called("knocked_on_table")
class KnockedOnTable(_OfPlayer, Event):
    """A player ended the deal by a knock, whatever they still hold."""


@called("passed_turn")
class PassedTurn(_OfPlayer, Event):
    """A player who could draw no more laid nothing either."""


@called("dropped")
class Dropped(_OfPlayer, Event):
    """A player gave up the deal, which costs so many points."""

    points: int


@called("declared")
class Declared(_OfPlayer, Event):
    """A player put this card aside, on the pile, and all others lie in groups."""

    card: Card
    melds: tuple[Reading, ...]


@called("declared_wrongly")
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


@called("deal_ended")
class DealEnded(Event):
    """The deal is over and scored."""

    result: Result
