"""The events of a game, which are stored, replayed, shown and never changed.

``seen_by(seat)`` returns the event as that seat may know it, and ``seen_by(None)`` as the channel
may. Unknown cards are ``HIDDEN``, so that the number of cards stays right.
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
    """Anything that happened. It is public unless its class says otherwise."""

    def seen_by(self, seat: int | None) -> Self:
        """Return this event as that seat (or with None, the channel) may know it."""
        return self


@dataclass(frozen=True, slots=True)
class _OfPlayer:
    """The base of an event about a player."""

    player: Seat


@called("dealt")
class Dealt(Event):
    """A deal was dealt."""

    deal_no: int
    dealer: int
    starter: int
    hands: tuple[tuple[Card, ...], ...]
    """The hands by seat. A player who has left the game has no cards."""
    stock: tuple[Card, ...]
    """The cards in the stock, the top card first."""
    discard: tuple[Card, ...]
    phase: Phase | None = None
    """The phase in which the first turn starts. None is a start with a draw."""
    way: Literal[1, -1] = 1
    """The direction of play, 1 for clockwise."""
    wild: Card | None = None
    """The cut card next to the stock, which decides the wild rank. None if no card is cut."""

    def seen_by(self, seat: int | None) -> Self:
        hands = tuple(
            hand if owner == seat else (HIDDEN,) * len(hand)
            for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands, stock=(HIDDEN,) * len(self.stock))


@called("drew")
class Drew(_OfPlayer, Event):
    """A player drew a card from the stock."""

    card: Card

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, HIDDEN)


@called("recycled")
class Recycled(Event):
    """The discard pile without its upcard was shuffled into a new stock."""

    stock: tuple[Card, ...]
    """The cards in the stock, the top card first."""
    lanes: tuple[tuple[Card, ...], ...] = ()
    """The cards of each seat's lane, by seat.

    The next card to draw comes first (engine.lanes). Empty if all draw from the top.
    """

    def seen_by(self, seat: int | None) -> Self:
        return type(self)((HIDDEN,) * len(self.stock))


@called("stock_ran_out")
class StockRanOut(_OfPlayer, Event):
    """A player wanted to draw, and nothing could be drawn or recycled."""


@called("took")
class Took(_OfPlayer, Event):
    """A player took the upcard."""

    card: Card


@called("took_row")
class TookRow(_OfPlayer, Event):
    """A player took the last cards in the row."""

    cards: tuple[Card, ...]
    """The cards taken, the deepest first."""


@called("was_born")
class WasBorn(_OfPlayer, Event):
    """A player took from the row for the first time in this deal and laid a meld with it."""


@called("window_opened")
class WindowOpened(Event):
    """A May I window opened for the upcard."""

    upcard: Card
    seats: tuple[Seat, ...]
    """The seats that may ask, in the order of their priority."""


@called("asked_may_i")
class AskedMayI(_OfPlayer, Event):
    """A player asked for the upcard."""


@called("passed")
class Passed(_OfPlayer, Event):
    """A player passed the upcard."""


@called("granted_may_i")
class GrantedMayI(_OfPlayer, Event):
    """A May I was granted, so this player got the upcard."""

    upcard: Card


@called("drew_penalty")
class DrewPenalty(_OfPlayer, Event):
    """A player whose May I was granted also drew a card from the stock."""

    card: Card

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, HIDDEN)


@called("window_closed")
class WindowClosed(Event):
    """The May I window closed, and the active player continues."""


@called("made_contract")
class MadeContract(_OfPlayer, Event):
    """A player laid their first melds in this deal."""

    melds: tuple[Reading, ...]


@called("chose_contract")
class ChoseContract(_OfPlayer, Event):
    """A player chose the contract of this number, in a game of individual contracts."""

    number: int


@called("announced")
class Announced(_OfPlayer, Event):
    """A player said which contract they will make."""

    number: int
    then: Seat
    """The next player to announce. If the first turn ``begins``, the player of that turn."""
    begins: bool = False


@called("laid_down")
class LaidDown(_OfPlayer, Event):
    """A player laid one new meld."""

    meld: Reading


@called("laid_off")
class LaidOff(_OfPlayer, Event):
    """A player added cards to a meld."""

    meld: int
    cards: tuple[Card, ...]
    whole: Meld
    """The meld with these cards."""


@called("swapped")
class Swapped(_OfPlayer, Event):
    """A player put a card in place of a joker in a meld, and took the joker."""

    meld: int
    place: int
    """The index of the joker in the meld, from 0."""
    card: Card


@called("debt_paid")
class DebtPaid(_OfPlayer, Event):
    """A player has played this many swapped jokers again."""

    jokers: int


@called("discarded")
class Discarded(_OfPlayer, Event):
    """A player threw a card."""

    card: Card


@called("played_skip")
class PlayedSkip(_OfPlayer, Event):
    """A player threw a skip card and thereby takes the next turn from another player."""

    whom: Seat


@called("turn_skipped")
class TurnSkipped(_OfPlayer, Event):
    """A player has lost this turn."""


@called("fined")
class Fined(_OfPlayer, Event):
    """A player is fined points for this card."""

    what: ScoreItem
    card: Card | None
    """The card with which the player is fined. None if a position doesn't name the card."""
    points: int


@called("knocked")
class Knocked(_OfPlayer, Event):
    """A player has laid everything but this card."""

    card: Card


@called("upcard_offered")
class UpcardOffered(_OfPlayer, Event):
    """The first upcard is offered to this player, after the other player left it."""


@called("offer_closed")
class OfferClosed(_OfPlayer, Event):
    """No one wants the first upcard, so this player starts and must draw."""


@called("threw_to_knock")
class ThrewToKnock(_OfPlayer, Event):
    """A player who has laid their melds knocks and throws this card face down on the pile."""

    card: Card


@called("went_big_gin")
class WentBigGin(_OfPlayer, Event):
    """A player laid the whole hand in melds and throws nothing."""


@called("show_opened")
class ShowOpened(_OfPlayer, Event):
    """This player is asked for their melds and lay-offs after a knock."""


@called("showed")
class Showed(_OfPlayer, Event):
    """This player has laid their melds and lay-offs after a knock."""


@called("turn_started")
class TurnStarted(_OfPlayer, Event):
    """The turn passed to this player."""

    phase: Phase | None = None
    """The phase in which the turn starts. None is a start with a draw."""


@called("rearranged")
class Rearranged(_OfPlayer, Event):
    """A player laid cards by rearranging the table."""

    table: tuple[Reading, ...]
    """The whole table after the rearrangement."""
    cards: tuple[Card, ...]
    """The cards from the hand."""
    changed: tuple[int, ...] = ()
    """The indices in ``table`` of the melds that are new or changed."""


@called("knocked_on_table")
class KnockedOnTable(_OfPlayer, Event):
    """A player ended the deal by a knock, with any cards in their hand."""


@called("passed_turn")
class PassedTurn(_OfPlayer, Event):
    """A player who could no longer draw also laid nothing."""


@called("dropped")
class Dropped(_OfPlayer, Event):
    """A player gave up the deal, which costs these points."""

    points: int


@called("declared")
class Declared(_OfPlayer, Event):
    """A player put this card aside on the pile and showed all others in groups."""

    card: Card
    melds: tuple[Reading, ...]


@called("declared_wrongly")
class DeclaredWrongly(_OfPlayer, Event):
    """A player made an invalid declaration and is out of the deal, which costs these points.

    The card and the melds stay in this player's hand, and no other player sees them.
    """

    points: int
    card: Card
    melds: tuple[tuple[Card, ...], ...] | None = None
    """The melds that the player named, or None."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.player else type(self)(self.player, self.points, HIDDEN)


@called("deal_ended")
class DealEnded(Event):
    """The deal is over and scored."""

    result: Result
