"""Three strengths of Indian Rummy, and the plain player whose ideas all of them have.

All declare as soon as they can. Easy throws what counts most and never drops; medium keeps what may
still become a group by the cards that it has not seen, and drops a hand that it thinks dearer than
the price; strong weighs what each card that may come would make of the hand.
"""

from collections.abc import Iterator, Sequence

from engine.cards import Card, without
from engine.computer.indian.features import IndianFeatures
from engine.decision import Decision, Option, rng
from engine.hands.lives import value
from engine.moves import Discard, Draw, Drop, Move, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.steps.drop import CardsTaken

_WORTH_TAKING = 6
"""Points by which an upcard must make a hand better for medium to take it; the stock would, too."""
_TRIED = 6
"""Cards that strong thinks of throwing."""
_NOW, _LATER = 0.3, 0.7
"""How much a hand as it is counts for strong, and how much what the next card makes of it."""
_FED = 1.5
"""Points for each card that the next player is known to hold beside one that is thrown."""
_HOPELESS = {2: 118, 3: 108, 4: 104, 5: 100, 6: 98}
"""Costs of a hand above which a first drop is cheaper, by how many began the deal."""
_LATE = 400
"""The same for a middle drop."""


def plain(observation: Observation) -> Move:
    """Declare, take what makes the hand better at once, throw what is worth least."""
    features = IndianFeatures(observation)
    return next(_ideas(features))


def medium(observation: Observation, seed: int) -> Decision:
    """The same, and dropping."""
    features = IndianFeatures(observation)
    if _drops(features):
        return Decision(Drop())
    return Decision(next(_ideas(features)))


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
    if observation.seen.phase is Phase.DRAW:
        if _drops(features):
            return Decision(Drop())
        return _drawing(features)
    if features.declarations:
        return Decision(features.declarations[0])
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
    price = facts["price"][features.seat]
    first = features.seat not in features.state.recall(CardsTaken).drew
    limit = _HOPELESS[features.state.seats] if first else _LATE
    return features.cost(features.hand) > limit and price <= 50


def _drawing(features: IndianFeatures) -> Decision:
    """The upcard beside an average card of the stock."""
    observation = features.observation
    upcard = next(reversed(features.state.discard), None)
    can = [move for move in (Draw(), Take()) if observation.may(move)]
    if len(can) == 1 or upcard is None:
        return Decision(can[0])
    now = features.cost(features.hand)
    options = [
        Option(Take(), float(now - features.cost_with(features.hand, upcard))),
        Option(Draw(), now - _average(features, features.hand) + 1),
    ]
    options.sort(key=lambda one: -one.worth)
    return Decision(options[0].move, tuple(options))


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
        parts = {
            "deadwood": -_NOW * features.cost(rest),
            "outs": -_LATER * _average(features, rest),
            "danger": -_FED * features.feeds(card),
        }
        options.append(Option(Discard(card), sum(parts.values()), parts))
    options.sort(key=lambda one: -one.worth)
    return Decision(options[0].move, tuple(options))
