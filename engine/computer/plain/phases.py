"""What a plain player thinks of Ten Phases, and the reasons and remarks that go with it."""

from collections.abc import Collection, Sequence

from engine.cards import JOKER, Card
from engine.computer.phases.features import PhasesFeatures
from engine.computer.phases.player import goes_with, is_wanted, lays
from engine.computer.plain.advice import Why, remarks_on
from engine.computer.plain.remarks import Remark, against, some, soon_over
from engine.moves import (
    Announce,
    Discard,
    Draw,
    LayOff,
    MakeContract,
    Move,
    Swap,
    Take,
)
from engine.observation import Observation
from engine.steps.skips import SKIP


def spare(observation: Observation, card: Card) -> Collection[Card]:
    """The cards that one would throw: those that the phase does not need, or all that are not
    wild, where this one is needed."""
    features = PhasesFeatures(observation)
    found = {*features.spare(), SKIP}
    return found if card in found else {*features.hand} - {JOKER}


def suggested(observation: Observation) -> Sequence[Move]:
    """What can be laid, the best first, and which phases can be announced."""
    found = list(lays(PhasesFeatures(observation)))
    return found or list(observation.offers(Announce))


def reason(observation: Observation, move: Move) -> Why:
    """What speaks for a move."""
    features = PhasesFeatures(observation)
    match move:
        case MakeContract():
            return Why.CONTRACT
        case LayOff():
            return Why.LAY_OFF
        case Swap():
            return Why.SWAP
        case Announce():
            return Why.ANNOUNCE
        case Take():
            return _of_take(features)
        case Draw():
            return _of_draw(features)
        case Discard(card, skip):
            return _of_skip(features, skip) if skip is not None else _of_discard(features, card)
    raise ValueError(f"nobody makes {move} here")


def _of_take(features: PhasesFeatures) -> Why:
    if features.upcard == JOKER:
        return Why.TAKE_JOKER
    if is_wanted(features):
        return Why.TAKE_FITS if features.has_laid else Why.TAKE_NEARER
    return Why.UPCARD_BETTER if features.observation.may(Draw()) else Why.TAKE_LEFT


def _of_draw(features: PhasesFeatures) -> Why:
    if not features.state.discard:
        return Why.NO_UPCARD
    if not features.observation.may(Take()):
        return Why.UPCARD_BARRED
    if is_wanted(features):
        return Why.STOCK_BETTER
    return Why.UPCARD_NO_USE if features.has_laid else Why.UPCARD_NO_NEARER


def _of_skip(features: PhasesFeatures, whom: int) -> Why:
    if len(features.others) == 1:
        return Why.SKIP_AGAIN
    hands, offered = features.state.hands, features.observation.offers(Discard)
    found = {move.skip for move in offered if isinstance(move, Discard)} - {None}
    least = min((len(hands[seat]) for seat in found if seat is not None), default=0)
    return Why.SKIP_NEAREST if len(hands[whom]) <= least else Why.SKIP_LONGER


def _of_discard(features: PhasesFeatures, card: Card) -> Why:
    if card == SKIP:
        return Why.SKIP_IDLE
    if features.has_laid:
        dearest = max(map(features.game.points, features.hand)) == features.game.points(card)
        close = dearest and features.somebody_is_close
        return (Why.DEAR if features.fits(card) else Why.DEAR_AND_SAFE) if close else Why.SPARED
    if card not in features.spare():
        return Why.MISSED_LEAST
    return Why.FEW_NEIGHBOURS if goes_with(features, card) else Why.NO_USE_FOR_CONTRACT


def remarks(
    observation: Observation, why: Why, card: Card, instead: Card | None
) -> tuple[Remark, ...]:
    """What speaks for throwing this card, or against the other one."""
    if card == SKIP:
        return some(soon_over(observation))
    if instead == SKIP:
        instead = None
    if PhasesFeatures(observation).has_laid:
        # They lay no more melds in this deal: what goes together in the hand says nothing.
        fed = iter(()) if instead is None else against(observation, instead)
        return some(soon_over(observation), fed)
    return remarks_on(observation, why, card, instead)
