"""What a hand may still bring: cards laid count for it, cards that stay in it against it."""

from collections.abc import Sequence

from engine.cards import Card
from engine.computer.dummy.laying import Ends
from engine.computer.dummy.lookout import Lookout
from engine.hands.masks import cards_of


def prospects(eye: Lookout, hand: int, row: Sequence[Card], born: bool, ends: Ends) -> float:
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


def _birth(eye: Lookout, missing: int, in_row: int, chance: float) -> float:
    """How likely one is born by a meld that misses these cards."""
    weights = eye.weights
    if not missing & ~in_row:
        return weights.birth_in_row
    if missing & (missing - 1) == 0:
        return weights.birth_by_throw * chance
    return weights.birth_by_both * chance if missing & in_row else 0.0


def _lay_off(
    eye: Lookout, hand: int, ends: Ends, chances: Sequence[float], missed: list[float]
) -> None:
    """Cards that the table takes now or next to one that may come."""
    for card in cards_of(hand & ends.all):
        missed[card] = 0.0
    for fitting, beyond in ((ends.ups, eye.shapes.above), (ends.downs, eye.shapes.below)):
        for end in cards_of(fitting):
            further = beyond[end]
            if further is not None:
                missed[further] *= 1 - chances[end]
