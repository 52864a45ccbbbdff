"""Throwing: what the rest of the hand may bring, less what the card gives to the others."""

from collections.abc import Sequence

from engine.cards import Card
from engine.computer.dummy.features import DummyFeatures, Rival
from engine.computer.dummy.laying import Ends
from engine.decision import Option
from engine.errors import IllegalMove
from engine.events import Fined
from engine.hands.masks import cards_of, mask_of
from engine.moves import Discard
from engine.play import decide

# What a thrown card gives to the others.

_CLOSE = {2: 0.4, 3: 1.0, 4: 0.4, 5: 0.2}
"""By how many cards somebody holds how likely a meld with a taken card lets them knock."""


def danger(eye: DummyFeatures, card: Card, row: Sequence[Card]) -> float:
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


def _taking(eye: DummyFeatures, rival: Rival, card: Card, lying: int) -> tuple[float, float]:
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


# What a hand may still bring: cards laid count for it, cards that stay in it against it.


def prospects(eye: DummyFeatures, hand: int, row: Sequence[Card], born: bool, ends: Ends) -> float:
    """The points that these cards are expected to bring, beside this row and on such a table.

    A card is laid if one of its melds comes together; who is not born at the end pays double for
    everything.
    """
    chances, in_row = list(eye.chances), 0
    for card in row:
        chances[card] = eye.weights.from_row * eye.lasts
        in_row |= 1 << card
    for card in cards_of(hand):
        chances[card] = 1.0
    missed = [1.0] * 52
    unborn = 1.0
    for mask, (one, two, three) in eye.shapes.trios:
        mine = mask & hand
        if not mine:
            continue
        chance = chances[one] * chances[two] * chances[three]
        if not chance:
            continue
        if mine >> one & 1:
            missed[one] *= 1 - chance
        if mine >> two & 1:
            missed[two] *= 1 - chance
        if mine >> three & 1:
            missed[three] *= 1 - chance
        if not born and mine != mask:
            unborn *= 1 - _birth(eye, mask & ~hand, in_row, chance)
    _lay_off(eye, hand, ends, chances, missed)
    laid = stays = 0.0
    for card in cards_of(hand):
        laid += eye.worth[card] * (1 - missed[card])
        stays += eye.worth[card] * missed[card]
    lost = eye.weights.lost
    if born:
        return laid - lost * stays
    return (1 - unborn) * (laid - lost * stays) - unborn * 2 * lost * (laid + stays)


def _birth(eye: DummyFeatures, missing: int, in_row: int, chance: float) -> float:
    """How likely one is born by a meld that misses these cards."""
    weights = eye.weights
    if not missing & ~in_row:
        return weights.birth_in_row
    if missing & (missing - 1) == 0:
        return weights.birth_by_throw * chance
    return weights.birth_by_both * chance if missing & in_row else 0.0


def _lay_off(
    eye: DummyFeatures, hand: int, ends: Ends, chances: Sequence[float], missed: list[float]
) -> None:
    """Cards that the table takes now or next to one that may come."""
    for card in cards_of(hand & ends.all):
        missed[card] = 0.0
    for fitting, beyond in ((ends.ups, eye.shapes.above), (ends.downs, eye.shapes.below)):
        for end in cards_of(fitting):
            further = beyond[end]
            if further is not None:
                missed[further] *= 1 - chances[end]


def best_throw(eye: DummyFeatures, hand: int, row: Sequence[Card], born: bool, ends: Ends) -> float:
    """What the best throw is worth out of such a hand on such a table."""
    return max(
        prospects(eye, hand & ~(1 << card), (*row, card), born, ends) - danger(eye, card, row)
        for card in cards_of(hand)
    )


def throws(eye: DummyFeatures) -> list[Option]:
    """Every card that may be thrown now, the best first."""
    found = [_weighed(eye, card) for card in cards_of(eye.hand)]
    return sorted([one for one in found if one is not None], key=lambda one: -one.worth)


def _weighed(eye: DummyFeatures, card: Card) -> Option | None:
    game, state, seat, _ = eye.observation
    move = Discard(card)
    try:
        events = decide(game, state, seat, move)
    except IllegalMove:
        return None
    rest = eye.hand & ~(1 << card)
    parts = {
        "hand": prospects(eye, rest, (*eye.row, card), eye.born, eye.ends),
        "danger": -danger(eye, card, eye.row),
    }
    fines = sum([event.points for event in events if isinstance(event, Fined)])
    if fines:
        parts["fine"] = -float(fines)
    return Option(move, sum(parts.values()), parts)
