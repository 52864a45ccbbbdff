"""Standing orders: what a player has said beforehand to every May I (CONTRACT 4.2)."""

from dataclasses import dataclass

from engine.cards import JOKER, Card, rank
from engine.moves import MayI, Move, Pass


@dataclass(frozen=True, slots=True)
class Orders:
    """The orders of one person at one table. They are nobody else's business.

    ``ranks`` (0 ace … 12 king) and ``cards`` are asked for whenever they can be had. All else is
    let go in the deal of the number ``never_this_deal``. ``each_time``: here the person is asked,
    whatever their habit.
    """

    never_this_deal: int | None = None
    ranks: frozenset[int] = frozenset()
    cards: frozenset[Card] = frozenset()
    each_time: bool = False

    def wants(self, upcard: Card) -> bool:
        """Whether this upcard is to be asked for."""
        return upcard in self.cards or (upcard < JOKER and rank(upcard) in self.ranks)

    def lets_go(self, deal_no: int, *, never: bool) -> bool:
        """Whether what is not wanted is let go unasked; ``never`` is what the habit says."""
        return self.never_this_deal == deal_no or (never and not self.each_time)

    def answer(self, upcard: Card, deal_no: int, *, never: bool) -> Move | None:
        """What is said to this upcard; None: the person is asked."""
        if self.wants(upcard):
            return MayI()
        return Pass() if self.lets_go(deal_no, never=never) else None


NO_ORDERS = Orders()
"""What holds for somebody who has given none."""
