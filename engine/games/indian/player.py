"""Three strengths of Indian Rummy, which all begin with the ideas of a plain player.

All declare as soon as they can. Easy throws what counts most and never drops; medium keeps what may
still become a group by the cards that it has not seen, but groups as many points as it can whether
or not they make lives; strong knows what lives are worth, and what each card that may come would
make of the hand. Both drop a hand that is dearer than the price.
"""

from collections.abc import Sequence
from itertools import chain

from engine.boards import Average, Averages
from engine.cards import Card, without
from engine.decision import Decision, Option, Thinks, rng
from engine.facts import Drops
from engine.games.indian.declare_or_drop import CardsTaken
from engine.games.indian.ideas import POINTS_ALONE, WORTH_TAKING, IndianFeatures, gain, ideas
from engine.hands.groups import value
from engine.moves import Discard, Draw, Drop, Move, Take
from engine.observation import Observation
from engine.phase import Phase

_TRIED = 4
"""Cards that strong thinks of throwing."""
_FED = 1.5
"""Points for each card that the next player is known to hold beside one that is thrown."""
_HOPELESS = {2: 118, 3: 104, 4: 92, 5: 90, 6: 88}
"""Costs of a hand above which players without a card of the stock lose more than 20 on average, by
how many sit at the table: of deals that plain computers played, who never drop."""
_PER_POINT = 1.3
"""How much more a hand may cost for each point by which dropping is dearer."""


def medium(observation: Observation, seed: int) -> Decision:
    """The same with an eye for points alone, and dropping. It tells its second idea, too, of which
    par is made (engine.analysis.moments)."""
    features = IndianFeatures(observation, POINTS_ALONE)
    options = _weighed(features)
    idea = options[0].move if options else _first(features)
    played_on = IndianFeatures(observation)
    if _drops(played_on):
        price = float(observation.facts[Drops].price[features.seat])
        return Decision(Drop(), (Option(Drop(), -price), Option(idea, -_loss(played_on))))
    return Decision(idea, options)


def easy(observation: Observation, seed: int) -> Decision:
    """A beginner, who throws what counts most and looks at the upcard only now and then."""
    features, chance = IndianFeatures(observation), rng(observation, seed)
    if observation.seen.phase is Phase.DRAW:
        taken = _first(features)
        looks = chance.random() < 0.4
        return Decision(taken if looks or not observation.may(Draw()) else Draw())
    if features.declarations:
        return Decision(features.declarations[0])
    dearest = sorted(features.spare, key=lambda card: -value(card, features.wild))
    thrown = [Discard(card) for card in dearest if observation.may(Discard(card))]
    if not thrown:
        return Decision(_first(features))
    return Decision(chance.choice(thrown) if chance.random() < 0.4 else thrown[0])


def strong(observation: Observation, seed: int) -> Decision:
    """What the next card would make of the hand, on average over the unseen ones."""
    features = IndianFeatures(observation)
    if _drops(features):
        return Decision(Drop())
    if observation.seen.phase is Phase.DRAW or features.declarations:
        return Decision(_first(features))
    return _throwing(features)


def _first(features: IndianFeatures) -> Move:
    """The best idea, or else whatever is legal."""
    return next(chain(ideas(features), features.observation.offers()))


def _weighed(features: IndianFeatures) -> tuple[Option, ...]:
    """The same with what each is worth beside the others, where there are others."""
    observation = features.observation
    if features.state.phase is Phase.DRAW:
        if not (observation.may(Take()) and observation.may(Draw())):
            return ()
        options = [Option(Take(), gain(features)), Option(Draw(), float(WORTH_TAKING))]
    elif features.declarations:
        return ()
    else:
        thrown = [card for card in features.spare if observation.may(Discard(card))]
        options = [Option(Discard(card), -features.kept_for(card)) for card in thrown]
    return tuple(sorted(options, key=lambda one: -one.worth))


def _drops(features: IndianFeatures) -> bool:
    """Whether the hand is thought to cost more than dropping does."""
    drops = features.observation.facts.get(Drops)
    if drops is None or features.seat not in drops.seats or features.state.phase is not Phase.DRAW:
        return False
    if features.seat in features.state.recall(CardsTaken).drew:
        return False  # later it hardly ever pays
    dearer = drops.price[features.seat] - 20
    limit = _HOPELESS[features.state.seats] + _PER_POINT * dearer
    return features.cost(features.hand) > limit


def _loss(features: IndianFeatures) -> float:
    """What a hand loses on average that is not dropped, as far as its cost says that."""
    over = features.cost(features.hand) - _HOPELESS[features.state.seats]
    return 20 + over / _PER_POINT


def _average(features: IndianFeatures, hand: Sequence[Card]) -> float:
    """What a hand costs after the next card, on average."""
    cost, cards = 0, 0
    for card, copies in features.unseen.items():
        if copies > 0:
            cost += copies * features.cost_with(hand, card)
            cards += copies
    return cost / cards if cards else features.cost(hand)


def _throwing(features: IndianFeatures) -> Decision:
    """Each of the cards that are worth least, by what is left with the next card."""
    observation = features.observation
    spare = sorted(features.spare, key=features.kept_for)
    thrown = [card for card in spare if observation.may(Discard(card))][:_TRIED]
    if len(thrown) < 2:
        return Decision(Discard(thrown[0]) if thrown else _first(features))
    options = []
    for card in thrown:
        rest = without(features.hand, (card,)) or ()
        now = features.cost(rest)
        parts = {
            "deadwood": float(-now),
            "outs": now - _average(features, rest),
            "danger": -_FED * features.feeds(card),
        }
        options.append(Option(Discard(card), sum(parts.values()), parts))
    options.sort(key=lambda one: -one.worth)
    return Decision(options[0].move, tuple(options))


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(960, 0.707, (2.045, -2.045)),
    (3, 1): Average(792, 1.166, (3.758, 0.912, -4.669)),
    (4, 1): Average(960, 1.228, (3.472, 0.657, -2.253, -1.876)),
    (5, 1): Average(480, 1.953, (6.112, 1.96, -2.194, -2.133, -3.746)),
    (6, 1): Average(288, 3.269, (9.521, 6.389, 1.67, -3.632, -4.253, -9.694)),
}
