"""The progress of a hand of Indian Rummy, and the plain ideas for it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import inf

from engine.cards import HIDDEN, Card, without
from engine.computer.plain.advice import Why
from engine.computer.plain.ideas import Ideas
from engine.computer.plain.remarks import Remark, against, better_kept, strongest, twice
from engine.games.indian.declare_or_drop import cut_card
from engine.hands.groups import is_wild, value
from engine.hands.lives import Headway, Search
from engine.moves import Declare, Discard, Draw, Drop, Move, Take
from engine.observation import Observation, known_in, unseen
from engine.phase import Phase

LACKING = (45, 20, 0)
"""Estimated points that a hand costs in addition to its loose cards.

The three numbers are for a hand with no life, with one life, and with both lives.
"""
POINTS_ALONE = (0, 0, 0)
"""``LACKING`` for a player who considers only the loose cards."""
_IN_RUNS = (2.0, 1.6, 1.0)
"""Points for each unseen card that makes a sequence with two cards in the hand.

They are given by the hand's number of lives.
"""
_IN_SETS = (0.0, 0.0, 1.0)
"""Points for each unseen card that makes a set, by the number of lives.

Before both lives, sets don't count.
"""


class IndianFeatures:
    """A seat's view of its hand, computed once per decision. See ``LACKING`` for ``lacking``."""

    def __init__(self, observation: Observation, lacking: Sequence[int] = LACKING) -> None:
        self.observation, self.lacking = observation, lacking
        self.game, self.state, self.seat, self.notes = observation
        self.hand, self.wild = observation.hand, cut_card(self.state)
        assert self.game.showdown is not None, "the game needs a showdown"
        self.search = Search(self.wild, self.game.showdown.lives)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Cards that no one has shown. More may be hidden in the hands of players who dropped."""
        return unseen(self.observation)

    @cached_property
    def headway(self) -> Headway:
        """The progress of the whole hand."""
        return self.search.headway(self.hand, self.lacking)

    def is_wild(self, card: Card) -> bool:
        """Return whether the card is a joker in this deal."""
        return is_wild(card, self.wild)

    def cost(self, hand: Sequence[Card]) -> int:
        """Return the estimated cost of a hand if no further card comes."""
        headway = self.search.headway(hand, self.lacking)
        return headway.left + self.lacking[headway.lives]

    def cost_with(self, hand: Sequence[Card], card: Card) -> int:
        """Return the cost of a hand with this card, after discarding its highest loose card."""
        headway = self.search.headway((*hand, card), self.lacking)
        highest = max((value(loose, self.wild) for loose in headway.rest), default=0)
        return headway.left - highest + self.lacking[headway.lives]

    @cached_property
    def declarations(self) -> Sequence[Declare]:
        """All correct declarations that are possible now.

        Those that put a loose card aside come first.
        """
        offers = self.observation.offers(Declare)
        return [move for move in offers if isinstance(move, Declare)]

    @cached_property
    def spare(self) -> Sequence[Card]:
        """The cards to choose a discard from.

        They are the loose cards. If no card is loose, they are the cards whose loss costs least.
        """
        hand = [card for card in self.hand if card != HIDDEN]
        rest = list(dict.fromkeys(self.headway.rest))
        if rest:
            return rest
        every = [card for card in dict.fromkeys(hand) if not self.is_wild(card)]
        costs = {card: self.cost(without(hand, (card,)) or ()) for card in every or hand}
        return [card for card, cost in costs.items() if cost == min(costs.values())]

    def kept_for(self, card: Card) -> float:
        """Return the points gained by keeping a loose card.

        They are the worth of the card's chances, less its points.
        """
        lives = self.headway.lives
        runs, sets = set[Card](), set[Card]()
        for other in self.headway.rest:
            if other != card:
                runs.update(_between(card, other))
                if other % 13 == card % 13:
                    sets.update(
                        third for third in range(card % 13, 52, 13) if third not in (card, other)
                    )
        outs = self._open(runs) * _IN_RUNS[lives] + self._open(sets - runs) * _IN_SETS[lives]
        return outs - value(card, self.wild)

    def _open(self, cards: Iterable[Card]) -> int:
        return sum(self.unseen[card] for card in cards)

    def feeds(self, card: Card) -> int:
        """Return how many of the next player's known cards go with this card."""
        following = self.game.next_to_play(self.state, self.seat)
        known = known_in(self.state, self.notes, following)
        return sum(other % 13 == card % 13 or bool(_between(card, other)) for other in known)


def _between(card: Card, other: Card) -> frozenset[Card]:
    """Return the cards that make a sequence with these two."""
    if card // 13 != other // 13 or card == other:
        return frozenset()
    suit = card - card % 13
    places = set[Card]()
    for first in _places(card):
        for second in _places(other):
            low, high = sorted((first, second))
            if high - low == 1:
                places.update(place for place in (low - 1, high + 1) if 1 <= place <= 14)
            elif high - low == 2:
                places.add(low + 1)
    return frozenset(suit + (place - 1) % 13 for place in places)


def _places(card: Card) -> tuple[int, ...]:
    """Return the positions that a card may have in a sequence."""
    return (1, 14) if card % 13 == 0 else (card % 13 + 1,)


# The plain ideas. The hand is shown in groups at the end.

WORTH_TAKING = 6
"""An upcard is taken if it improves the hand by this many points.

A card from the stock would improve the hand, too.
"""


def ideas(features: IndianFeatures) -> Iterator[Move]:
    """Yield legal moves, the best first."""
    observation = features.observation
    if features.state.phase is Phase.DRAW:
        wanted = (Take(), Draw()) if _is_wanted(features) else (Draw(), Take())
        yield from filter(observation.may, wanted)
    elif features.declarations:
        yield features.declarations[0]
    else:
        yield from filter(observation.may, thrown(features))


def _is_wanted(features: IndianFeatures) -> bool:
    """Return whether the upcard improves the hand more than a draw probably would."""
    return features.observation.may(Take()) and gain(features) >= WORTH_TAKING


def gain(features: IndianFeatures) -> float:
    """Return how much the upcard improves the hand, infinity for a joker."""
    upcard = features.state.discard[-1]
    if features.is_wild(upcard):
        return inf
    return features.cost(features.hand) - features.cost_with(features.hand, upcard)


def thrown(features: IndianFeatures) -> Iterator[Move]:
    """Return discards, the least valuable card first."""
    return map(Discard, sorted(features.spare, key=features.kept_for))


def reason(observation: Observation, move: Move) -> Why:
    """Return the reason for a move."""
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
    """Return only the remarks that don't depend on the wild rank."""
    copy = twice(observation, card)
    if instead is None:
        return strongest(copy)
    fed = against(observation, instead) if why is Why.SAFER else iter(())
    return strongest(fed, copy, better_kept(observation, card, instead))


IDEAS = Ideas(
    moves=lambda observation: ideas(IndianFeatures(observation)),
    throws=lambda observation: thrown(IndianFeatures(observation)),
    spare=lambda observation, card: frozenset(IndianFeatures(observation).spare),
    counted=lambda observation, card: value(card, cut_card(observation.seen)),
    suggested=lambda observation: (),  # a declaration has its own button
    reason=reason,
    remarks=remarks,
)
