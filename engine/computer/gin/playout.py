"""A hand of Gin played to its end at once, on masks: both players take what melds or lets them
knock, throw the dearest card that is in no meld, and knock as soon as they can.

The same as by the rules (a test holds it against them), in a hundredth of the time.
"""

from collections.abc import Sequence

from engine.cards import Card
from engine.computer.gin.showdown import Showdowns

NEVER_DRAWN = 2


class Playouts:
    """Hands played under the house rules of ``showdowns``, where a knock leaves at most ``limit``.

    ``kept`` are cards that are thrown last, as the other player is known to wait for them.
    """

    def __init__(self, showdowns: Showdowns, limit: int, kept: int = 0) -> None:
        self._showdowns, self._limit, self._kept = showdowns, limit, kept
        self._table = showdowns.table

    def play(self, hand: int, other: int, top: Card, stock: Sequence[Card]) -> float:
        """What the hand is worth to its player once the hand is over, a win counted too.

        They are to draw from a pile with this ``top``, or from the ``stock``, its first card first.
        """
        table, limit = self._table, self._limit
        best_throw, dearest_card, values = table.best_throw, table.dearest_card, table.values
        free = ~self._kept
        upcard, at, last = 1 << top, 0, len(stock) - NEVER_DRAWN
        sign = 1
        while at < last:
            least, outside = best_throw(hand | upcard)
            if outside & upcard:
                spare = dearest_card(outside & ~upcard)
                left = table.count(outside)
                if spare and left - values[spare.bit_length() - 1] <= limit:
                    return sign * self._showdowns.worth(hand ^ upcard ^ spare, other)
                hand |= 1 << stock[at]
                at += 1
                least, outside = best_throw(hand)
            else:
                hand |= upcard
            if least <= limit:
                return sign * self._showdowns.worth(hand & ~dearest_card(outside), other)
            upcard = dearest_card(outside & free or outside)
            hand, other = other, hand ^ upcard
            sign = -sign
        return 0.0
