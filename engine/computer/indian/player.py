"""Three strengths of Indian Rummy, and the plain player whose ideas all of them have.

All declare as soon as they can. Easy throws what counts most and never drops; medium keeps what may
still become a group by the cards that it has not seen, but groups as many points as it can whether
or not they make lives; strong knows what lives are worth, and what each card that may come would
make of the hand. Both drop a hand that is dearer than the price.
"""

from collections.abc import Iterator, Sequence

from engine.cards import Card, without
from engine.computer.indian.features import POINTS_ALONE, IndianFeatures
from engine.decision import Decision, Option, rng
from engine.hands.lives import value
from engine.moves import Discard, Draw, Drop, Move, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.steps.drop import CardsTaken

_WORTH_TAKING = 6
"""Points by which an upcard must make a hand better to be taken: the stock would, too."""
_TRIED = 4
"""Cards that strong thinks of throwing."""
_FED = 1.5
"""Points for each card that the next player is known to hold beside one that is thrown."""
_HOPELESS = {2: 118, 3: 104, 4: 92, 5: 90, 6: 88}
"""Costs of a hand above which players without a card of the stock lose more than 20 on average, by
how many sit at the table: of deals that plain computers played, who never drop."""
_PER_POINT = 1.3
"""How much more a hand may cost for each point by which dropping is dearer."""


def plain(observation: Observation) -> Move:
    """Declare, take what makes the hand better at once, throw what is worth least."""
    features = IndianFeatures(observation)
    return next(_ideas(features))


def medium(observation: Observation, seed: int) -> Decision:
    """The same with an eye for points alone, and dropping."""
    if _drops(IndianFeatures(observation)):
        return Decision(Drop())
    return Decision(next(_ideas(IndianFeatures(observation, POINTS_ALONE))))


def easy(observation: Observation, seed: int) -> Decision:
    """A beginner, who throws what counts most and looks at the upcard only now and then."""
    features, chance = IndianFeatures(observation), rng(observation, seed)
    if observation.seen.phase is Phase.DRAW:
        taken = next(_ideas(features))
        looks = chance.random() < 0.4
        return Decision(taken if looks or not observation.may(Draw()) else Draw())
    if features.declarations:
        return Decision(features.declarations[0])
    dearest = sorted(features.spare, key=lambda card: -value(card, features.wild))
    thrown = [Discard(card) for card in dearest if observation.may(Discard(card))]
    if not thrown:
        return Decision(next(_ideas(features)))
    return Decision(chance.choice(thrown) if chance.random() < 0.4 else thrown[0])


def strong(observation: Observation, seed: int) -> Decision:
    """What the next card would make of the hand, on average over the unseen ones."""
    features = IndianFeatures(observation)
    if _drops(features):
        return Decision(Drop())
    if observation.seen.phase is Phase.DRAW or features.declarations:
        return Decision(next(_ideas(features)))
    return _throwing(features)


def _ideas(features: IndianFeatures) -> Iterator[Move]:
    """Legal moves, the best first."""
    observation = features.observation
    if features.state.phase is Phase.DRAW:
        wanted = (Take(), Draw()) if _is_wanted(features) else (Draw(), Take())
        yield from filter(observation.may, wanted)
    elif features.declarations:
        yield features.declarations[0]
    else:
        spare = sorted(features.spare, key=features.kept_for)
        yield from filter(observation.may, map(Discard, spare))
    yield from observation.offers()


def _is_wanted(features: IndianFeatures) -> bool:
    """Whether the upcard makes the hand better, as drawing blindly would not."""
    upcard = next(reversed(features.state.discard), None)
    if upcard is None or not features.observation.may(Take()):
        return False
    if features.is_wild(upcard):
        return True
    gain = features.cost(features.hand) - features.cost_with(features.hand, upcard)
    return gain >= _WORTH_TAKING


def _drops(features: IndianFeatures) -> bool:
    """Whether the hand is thought to cost more than dropping does."""
    facts = features.game.told(features.state)
    if features.seat not in facts.get("may_drop", ()) or features.state.phase is not Phase.DRAW:
        return False
    if features.seat in features.state.recall(CardsTaken).drew:
        return False  # later it hardly ever pays
    dearer = facts["price"][features.seat] - 20
    limit = _HOPELESS[features.state.seats] + _PER_POINT * dearer
    return features.cost(features.hand) > limit


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
        return Decision(Discard(thrown[0]) if thrown else next(_ideas(features)))
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
