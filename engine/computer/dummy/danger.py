"""What a thrown card gives to the others."""

from collections.abc import Sequence

from engine.cards import Card
from engine.computer.dummy.lookout import Lookout, Rival
from engine.hands.masks import mask_of

_CLOSE = {2: 0.4, 3: 1.0, 4: 0.4, 5: 0.2}
"""By how many cards somebody holds how likely a meld with a taken card lets them knock."""


def danger(eye: Lookout, card: Card, row: Sequence[Card]) -> float:
    """The points that throwing this card on this row is expected to bring others, as far as they
    count for oneself.

    A card is taken with two of a hand, or with one of a hand and one that lies in the row already.
    """
    weights, lying = eye.weights, mask_of(row)
    share, cost = weights.feed / len(eye.rivals), 0.0
    for rival in eye.rivals:
        taken, more = _taking(eye, rival, card, lying)
        size = rival.known.bit_count() + rival.hidden
        worth = eye.worth[card] + (
            weights.knocked * _CLOSE.get(size, 0.0) if rival.born else weights.newborn
        )
        cost += share * (taken * worth + more)
        share *= weights.later * (1 - taken)
    return cost


def _taking(eye: Lookout, rival: Rival, card: Card, lying: int) -> tuple[float, float]:
    """How likely this player can take the card, and what the rest of the likeliest meld counts."""
    unseen = max(2, eye.unseen.bit_count())
    one_of = rival.hidden / unseen
    next_of = max(0, rival.hidden - 1) / (unseen - 1)
    missed, most = 1.0, 0.0
    for pair in eye.shapes.pairs[card]:
        chance, points, hidden, from_hand = 1.0, 0.0, 0, False
        for other in pair:
            bit = 1 << other
            if bit & rival.known or bit & eye.unseen:
                from_hand = True
                points += 2 * eye.worth[other]
                if not bit & rival.known:
                    chance *= next_of if hidden else one_of
                    hidden += 1
            elif lying & bit:
                points += eye.worth[other]
            else:
                chance = 0.0
        if from_hand:
            missed *= 1 - chance
            most = max(most, chance * points)
    return 1 - missed, most
