"""What one seat knows of a hand of Gin, as masks with bit ``c`` set for card ``c``."""

from typing import NamedTuple

from engine.computer.gin.leftovers import Leftovers, leftovers
from engine.game import Game
from engine.hands.masks import PACK, mask_of
from engine.observation import Did, Observation

_STOCK = 31


class Glimpse(NamedTuple):
    """``hand`` is one's own; of it the other player has seen ``shown``. ``pile`` lies open. Of the
    other's cards ``known`` are known; they ``threw`` and ``left`` others. ``stock`` counts the
    cards left to draw, ``throws`` those thrown in this hand by both; a knock leaves at most
    ``limit``. ``hidden`` counts the cards of the other that are not known.
    """

    hand: int
    pile: int
    known: int = 0
    shown: int = 0
    threw: int = 0
    left: int = 0
    stock: int = _STOCK
    throws: int = 0
    limit: int = 10
    hidden: int = 10

    @property
    def unseen(self) -> int:
        """The cards that are in the stock or hidden in the other's hand."""
        return PACK & ~(self.hand | self.pile | self.known)


def glimpse(observation: Observation) -> Glimpse:
    """What the seat knows when it is asked."""
    _, state, seat, notes = observation
    other, own = state.after(seat), mask_of(observation.hand)
    pile = mask_of(state.discard)
    known = mask_of(notes.known_of(other)) & ~(own | pile)
    threw = notes.of(other, Did.THREW)
    both = len(threw) + len(notes.of(seat, Did.THREW))
    return Glimpse(
        hand=own,
        pile=pile,
        known=known,
        shown=mask_of(notes.known_of(seat)) & own,
        threw=mask_of(threw),
        left=mask_of(notes.of(other, Did.LEFT)) & ~mask_of(threw),
        stock=len(state.stock),
        # A position may come without what happened before it.
        throws=max(both, _STOCK - 1 - len(state.stock)),
        limit=limit_of(observation),
        hidden=max(0, len(state.hands[other]) - known.bit_count()),
    )


def limit_of(observation: Observation) -> int:
    """The most deadwood that a knock may leave."""
    limit = observation.game.told(observation.seen)["knock_limit"]
    assert isinstance(limit, int), "Gin tells its limit as a number"
    return limit


def tables(game: Game) -> Leftovers:
    """What is left over of hands in this game."""
    return leftovers(game.melds, game.points)
