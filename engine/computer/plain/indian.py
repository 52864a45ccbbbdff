"""What a plain player thinks of Indian Rummy: a hand that is shown whole, in groups."""

from engine.cards import Card
from engine.computer.indian.features import IndianFeatures
from engine.computer.indian.player import gain
from engine.computer.plain.advice import Why
from engine.computer.plain.remarks import Remark, against, better_kept, some, twice
from engine.moves import Declare, Draw, Drop, Move, Take
from engine.observation import Observation


def reason(observation: Observation, move: Move) -> Why:
    """What speaks for a move."""
    features = IndianFeatures(observation)
    upcard = next(reversed(features.state.discard), None)
    match move:
        case Declare():
            return Why.DECLARE
        case Drop():
            return Why.DROP
        case Take():
            wild = upcard is not None and features.is_wild(upcard)
            if wild:
                return Why.TAKE_JOKER
            if upcard is not None and gain(features) > 0:
                after = features.search.headway((*features.hand, upcard), features.lacking)
                melds = after.rest.count(upcard) <= features.headway.rest.count(upcard)
                return Why.TAKE_MELDS if melds else Why.TAKE_CHEAP
            return Why.UPCARD_BETTER if observation.may(Draw()) else Why.TAKE_LEFT
        case Draw():
            if upcard is None:
                return Why.NO_UPCARD
            if not observation.may(Take()):
                return Why.UPCARD_BARRED
            return Why.STOCK_BETTER if gain(features) > 0 else Why.UPCARD_NO_USE
    return Why.LEAST_LEFT if features.headway.rest else Why.MISSED_LEAST


def remarks(
    observation: Observation, why: Why, card: Card, instead: Card | None
) -> tuple[Remark, ...]:
    """Which cards are wild by the cut the other remarks do not know."""
    copy = twice(observation, card)
    if instead is None:
        return some(copy)
    fed = against(observation, instead) if why is Why.SAFER else iter(())
    return some(fed, copy, better_kept(observation, card, instead))
