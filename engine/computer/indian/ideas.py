"""What a plain player thinks of Indian Rummy: a hand that is shown whole, in groups."""

from collections.abc import Collection, Iterator

from engine.cards import Card
from engine.computer.advice import Why
from engine.computer.indian.features import IndianFeatures
from engine.computer.remarks import Remark, against, better_kept, some, twice
from engine.hands.lives import value
from engine.moves import Declare, Discard, Draw, Drop, Move, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.steps.cut_card import cut_card

_WORTH_TAKING = 6
"""Points by which an upcard must make a hand better to be taken: the stock would, too."""


def moves(observation: Observation) -> Iterator[Move]:
    """Declare, take what makes the hand better at once, throw what is worth least."""
    return moves_of(IndianFeatures(observation))


def moves_of(features: IndianFeatures) -> Iterator[Move]:
    """Legal moves, the best first."""
    observation = features.observation
    if features.state.phase is Phase.DRAW:
        wanted = (Take(), Draw()) if _is_wanted(features) else (Draw(), Take())
        yield from filter(observation.may, wanted)
    elif features.declarations:
        yield features.declarations[0]
    else:
        yield from filter(observation.may, _throws(features))


def _is_wanted(features: IndianFeatures) -> bool:
    """Whether the upcard makes the hand better, as drawing blindly would not."""
    upcard = next(reversed(features.state.discard), None)
    if upcard is None or not features.observation.may(Take()):
        return False
    if features.is_wild(upcard):
        return True
    gain = features.cost(features.hand) - features.cost_with(features.hand, upcard)
    return gain >= _WORTH_TAKING


def throws(observation: Observation) -> Iterator[Move]:
    """Those that one would throw, what is worth least first."""
    return _throws(IndianFeatures(observation))


def _throws(features: IndianFeatures) -> Iterator[Move]:
    return map(Discard, sorted(features.spare, key=features.kept_for))


def spare(observation: Observation, card: Card) -> Collection[Card]:
    """Those left over, or those that break least."""
    return frozenset(IndianFeatures(observation).spare)


def counted(observation: Observation, card: Card) -> int:
    """Nothing for what is wild by the card that was cut."""
    return value(card, cut_card(observation.seen))


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
            return Why.TAKE_JOKER if wild else Why.TAKE_MELDS
        case Draw():
            if upcard is None:
                return Why.NO_UPCARD
            return Why.UPCARD_NO_USE if observation.may(Take()) else Why.UPCARD_BARRED
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
