"""The lanes of a stock. Each seat draws from its own lane.

So the cards that a player takes or leaves never change an opponent's cards. Two tables with the
same shuffle give every seat the same cards (docs/fair-shuffle.md).
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from engine.cards import Card
from engine.events import Dealt, Drew, DrewPenalty, Recycled
from engine.state import Hands, Hears, Memory, State


@dataclass(frozen=True, slots=True)
class Lanes(Memory):
    """The lane of each seat. Together the lanes are the stock. Every game has this memory."""

    secret: ClassVar = True

    lanes: Hands = ()
    """The lanes by seat, each with the next card first.

    Empty if all seats draw the top card in the stock.
    """
    way: Literal[1, -1] = 1
    """The direction of play."""

    def _dealt(self, event: Dealt, before: State) -> Self:
        first = before.after(event.dealer, event.way)
        return type(self)(cut(event.stock, before.seats, first, event.way), event.way)

    def _drew(self, event: Drew | DrewPenalty, before: State) -> Self:
        if not self.lanes:
            return self
        _, lanes = take(self.lanes, event.player, self.way)
        return type(self)(lanes, self.way)

    def _recycled(self, event: Recycled, before: State) -> Self:
        return type(self)(event.lanes, self.way)

    hears: ClassVar[Hears] = {
        Dealt: _dealt,
        Drew: _drew,
        DrewPenalty: _drew,
        Recycled: _recycled,
    }


NO_LANES = Lanes()
"""All players draw the top card of a common stock."""


def next_card(state: State, seat: int) -> Card:
    """Return the card that this seat draws next. The stock must not be empty."""
    cut_into = state.recall(Lanes)
    if not cut_into.lanes:
        return state.stock[0]
    card, _ = take(cut_into.lanes, seat, cut_into.way)
    assert card is not None, "the lanes hold the cards of the stock"
    return card


def take(lanes: Hands, seat: int, way: int) -> tuple[Card | None, Hands]:
    """Return the card that this seat draws, and the lanes without that card.

    The card is None if no lane has a card. A seat with an empty lane draws the last card of the
    longest lane, because that lane's owner needs this card last. If several lanes are the longest,
    the lane of the first seat in the direction of play is used.
    """
    if lanes[seat]:
        return lanes[seat][0], (*lanes[:seat], lanes[seat][1:], *lanes[seat + 1 :])
    others = [(seat + way * steps) % len(lanes) for steps in range(1, len(lanes))]
    longest = max(others, key=lambda other: len(lanes[other]))
    left = lanes[longest]
    if not left:
        return None, lanes
    return left[-1], (*lanes[:longest], left[:-1], *lanes[longest + 1 :])


def cut(stock: tuple[Card, ...], seats: int, first: int, way: int) -> Hands:
    """Deal the cards of a stock one by one to the lanes of the seats, the top card first."""
    return tuple(stock[(seat - first) * way % seats :: seats] for seat in range(seats))
