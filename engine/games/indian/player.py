"""The computer players of Indian Rummy, which all start from the ideas of a plain player.

All of them declare as soon as possible. Easy discards the cards with most points and never drops.
Medium keeps cards that may still join a group, judging by the unseen cards. But medium groups as
many points as it can, even if the groups make no lives. Strong knows the worth of lives, and of
each card that may come. Medium and strong drop a hand that would cost more than the price of
dropping.
"""

from collections.abc import Sequence
from itertools import chain

from engine.board_scores import Average, Averages
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
"""Number of discards that strong compares."""
_FED = 1.5
"""Cost of each card that the next player is known to hold and that goes with the discard."""
_HOPELESS = {2: 118, 3: 104, 4: 92, 5: 90, 6: 88}
"""The cost of a hand above which a player loses more than 20 points on average.

It is given by the number of players, for a player without a drawn card. It was measured in deals of
plain computers, which never drop.
"""
_PER_POINT = 1.3
"""The increase of that limit for each point by which dropping costs more than 20."""


def medium(observation: Observation, seed: int) -> Decision:
    """Count only points, and drop hopeless hands.

    The decision also has the second idea, because ``engine.analysis.moments`` needs it for par.
    """
    features = IndianFeatures(observation, POINTS_ALONE)
    options = _weighed(features)
    idea = options[0].move if options else _first(features)
    played_on = IndianFeatures(observation)
    if _drops(played_on):
        price = float(observation.facts[Drops].price[features.seat])
        return Decision(Drop(), (Option(Drop(), -price), Option(idea, -_loss(played_on))))
    return Decision(idea, options)


def easy(observation: Observation, seed: int) -> Decision:
    """Play like a beginner with high discards, who only sometimes notices the upcard."""
    features, chance = IndianFeatures(observation), rng(observation, seed)
    if observation.seen.phase is Phase.DRAW:
        taken = _first(features)
        looks = chance.random() < 0.4
        return Decision(taken if looks or not observation.may(Draw()) else Draw())
    if features.declarations:
        return Decision(features.declarations[0])
    highest_first = sorted(features.spare, key=lambda card: -value(card, features.wild))
    thrown = [Discard(card) for card in highest_first if observation.may(Discard(card))]
    if not thrown:
        return Decision(_first(features))
    return Decision(chance.choice(thrown) if chance.random() < 0.4 else thrown[0])


def strong(observation: Observation, seed: int) -> Decision:
    """Compare discards by the average hand after the next unseen card."""
    features = IndianFeatures(observation)
    if _drops(features):
        return Decision(Drop())
    if observation.seen.phase is Phase.DRAW or features.declarations:
        return Decision(_first(features))
    return _throwing(features)


def _first(features: IndianFeatures) -> Move:
    """Return the best idea, or any legal move."""
    return next(chain(ideas(features), features.observation.offers()))


def _weighed(features: IndianFeatures) -> tuple[Option, ...]:
    """Return the ideas with their worth, or nothing if the player has no choice."""
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
    return tuple(sorted(options, key=lambda option: -option.worth))


def _drops(features: IndianFeatures) -> bool:
    """Return whether the hand probably costs more than dropping."""
    drops = features.observation.facts.get(Drops)
    if drops is None or features.seat not in drops.seats or features.state.phase is not Phase.DRAW:
        return False
    if features.seat in features.state.recall(CardsTaken).drew:
        return False  # later it hardly ever pays
    extra_price = drops.price[features.seat] - 20
    limit = _HOPELESS[features.state.seats] + _PER_POINT * extra_price
    return features.cost(features.hand) > limit


def _loss(features: IndianFeatures) -> float:
    """Return the average loss of this hand, by its cost, if the player doesn't drop."""
    over = features.cost(features.hand) - _HOPELESS[features.state.seats]
    return 20 + over / _PER_POINT


def _average(features: IndianFeatures, hand: Sequence[Card]) -> float:
    """Return the average cost of a hand after the next card."""
    cost, cards = 0, 0
    for card, copies in features.unseen.items():
        if copies > 0:
            cost += copies * features.cost_with(hand, card)
            cards += copies
    return cost / cards if cards else features.cost(hand)


def _throwing(features: IndianFeatures) -> Decision:
    """Compare discards of the least valuable cards by the hand after the next card."""
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
    options.sort(key=lambda option: -option.worth)
    return Decision(options[0].move, tuple(options))


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(960, 0.707, (2.045, -2.045)),
    (3, 1): Average(792, 1.166, (3.758, 0.912, -4.669)),
    (4, 1): Average(960, 1.228, (3.472, 0.657, -2.253, -1.876)),
    (5, 1): Average(480, 1.953, (6.112, 1.96, -2.194, -2.133, -3.746)),
    (6, 1): Average(288, 3.269, (9.521, 6.389, 1.67, -3.632, -4.253, -9.694)),
}
