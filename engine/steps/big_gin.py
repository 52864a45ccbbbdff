"""Big gin: all eleven cards lie in melds and none is thrown (GIN 6.6)."""

from collections.abc import Iterable, Sequence

from engine.cards import HIDDEN, Card, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, WentBigGin
from engine.hands import arrange
from engine.hands.split import coverings, split
from engine.moves import BigGin
from engine.step import Ask, step
from engine.steps.chosen_melds import chosen_melds


def _offers(ask: Ask) -> Iterable[BigGin]:
    game = ask.game
    if HIDDEN not in ask.hand and not arrange(ask.hand, game.melds, game.points).deadwood:
        best = split(ask.hand, game.melds, game.points)
        yield BigGin(tuple(meld.cards for meld in best.melds))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[BigGin]:
    """Laying these cards in melds of their own, and the others too."""
    rest = without(ask.hand, cards) or ()
    rules, points = ask.game.melds, ask.game.points
    for melds in coverings(cards, rules, points):
        for others in coverings(rest, rules, points):
            yield BigGin(tuple(meld.cards for meld in (*melds, *others)))


@step(BigGin, _offers, uses=_uses, exact=True)
def big_gin(ask: Ask, move: BigGin) -> Iterable[Event]:
    """Lay the whole hand."""
    if move.melds is None:
        best = split(ask.hand, ask.game.melds, ask.game.points)
        melds, left = best.melds, best.deadwood
    else:
        melds, left = chosen_melds(ask, move.melds, ask.hand)
    if left:
        raise IllegalMove(Reason.NOT_ALL_MELDED, cards=left)
    return *(LaidDown(ask.seat, meld) for meld in melds), WentBigGin(ask.seat)
