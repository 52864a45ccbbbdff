"""A seat's view of a deal of Gin, as masks with bit ``c`` set for card ``c``."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.decision import Rng
from engine.facts import KnockLimit
from engine.game import Game
from engine.hands.masks import PACK, RANK, SUIT, cards_of, mask_of
from engine.melds import MeldRules
from engine.observation import Did, Observation

# The cards outside the best melds, looked up in tables. A hand is a mask with bit ``c`` set for
# card ``c``.
#
# In a suit the best runs are all streaks of at least three cards, so runs are looked up. Sets are
# few, so the search tries the hand with and without each set.

_SET_OF_ALL = 4


class Leftovers:
    """Tables for one kind of melds and one way to count points.

    ``values`` has the points by card. Two tables are by the cards of a suit. ``outside`` has the
    cards in no run, and ``points`` has their points.

    Two tables are by a mask of ranks. ``highest_points`` has the points of the most expensive rank,
    and ``highest_rank`` has this rank.
    """

    def __init__(self, points: Callable[[Card], int], *, round_the_corner: bool) -> None:
        self.values = tuple(map(points, range(52)))
        ranks = self.values[:13]
        self.points = [0] * (SUIT + 1)
        self.highest_points = [0] * (SUIT + 1)
        self.outside = [0] * (SUIT + 1)
        self.highest_rank = [0] * (SUIT + 1)
        for held in range(1, SUIT + 1):
            low = held & -held
            rank = low.bit_length() - 1
            worth = ranks[rank]
            self.points[held] = self.points[held ^ low] + worth
            rest_is_higher = self.highest_points[held ^ low] >= worth
            self.highest_points[held] = self.highest_points[held ^ low] if rest_is_higher else worth
            self.highest_rank[held] = self.highest_rank[held ^ low] if rest_is_higher else rank
            self.outside[held] = held & ~_in_runs(held, round_the_corner)

    def outside_melds(self, hand: int) -> int:
        """Return the cards in no meld when the fewest points are left over."""
        return min(self._ways(hand), key=self.count)

    def deadwood(self, hand: int) -> int:
        """Return the fewest points that can be left over."""
        return min(map(self.count, self._ways(hand)))

    def after_a_throw(self, hand: int) -> int:
        """Return the fewest points left over after one discard."""
        return self.best_throw(hand)[0]

    def best_throw(self, hand: int) -> tuple[int, int]:
        """Return the fewest points after a discard, and the cards outside melds before it.

        The discard is the card with the most points among these cards.
        """
        outside, points, highest_points = self.outside, self.points, self.highest_points
        spades, hearts = hand & SUIT, hand >> 13 & SUIT
        diamonds, clubs = hand >> 26 & SUIT, hand >> 39
        least, best = 999, 0
        pending = [hand]
        if spades & clubs & (hearts | diamonds) | hearts & diamonds & (spades | clubs):
            pending = _without_sets(hand)
        for rest in pending:
            first, second = outside[rest & SUIT], outside[rest >> 13 & SUIT]
            third, fourth = outside[rest >> 26 & SUIT], outside[rest >> 39]
            left = points[first] + points[second] + points[third] + points[fourth]
            left -= highest_points[first | second | third | fourth]
            if left < least:
                least, best = left, first | second << 13 | third << 26 | fourth << 39
        return least, best

    def highest_card(self, cards: int) -> int:
        """Return the card with the most points as a mask."""
        ranks = cards & SUIT | cards >> 13 & SUIT | cards >> 26 & SUIT | cards >> 39
        equal = cards & RANK << self.highest_rank[ranks]
        return equal & -equal

    def count(self, cards: int) -> int:
        """Return the points of these cards."""
        points = self.points
        low = points[cards & SUIT] + points[cards >> 13 & SUIT]
        return low + points[cards >> 26 & SUIT] + points[cards >> 39]

    def _ways(self, hand: int) -> list[int]:
        """Return the cards outside melds for each choice of sets."""
        outside = self.outside
        return [
            outside[rest & SUIT]
            | outside[rest >> 13 & SUIT] << 13
            | outside[rest >> 26 & SUIT] << 26
            | outside[rest >> 39] << 39
            for rest in _without_sets(hand)
        ]


def _in_runs(held: int, round_the_corner: bool) -> int:
    """Return the cards of a suit that are in a streak of at least three."""
    ladder = held | held << 13 if round_the_corner else held
    middle = ladder & ladder >> 1 & ladder >> 2
    runs = middle | middle << 1 | middle << 2
    return (runs | runs >> 13) & SUIT


def _without_sets(hand: int) -> list[int]:
    """Return the hand without each choice of sets. The first choice has no sets."""
    spades, hearts = hand & SUIT, hand >> 13 & SUIT
    diamonds, clubs = hand >> 26 & SUIT, hand >> 39
    black, red = spades & clubs, hearts & diamonds
    triple = black & (hearts | diamonds) | red & (spades | clubs)
    hands = [hand]
    while triple:
        low = triple & -triple
        triple ^= low
        equal = hand & low * RANK
        taken = [equal]
        if equal.bit_count() == _SET_OF_ALL:
            taken += [equal & ~(low << 13 * suit) for suit in range(4)]
        hands += [rest & ~cards for rest in hands for cards in taken]
    return hands


@lru_cache(maxsize=4)
def leftovers(rules: MeldRules, points: Callable[[Card], int]) -> Leftovers:
    """Return the tables for sets and runs of at least three cards, without wild cards."""
    return Leftovers(points, round_the_corner=rules.round_the_corner)


_STOCK = 31


class GinFeatures(NamedTuple):
    """A seat's view of a deal of Gin. Cards are masks."""

    hand: int
    """The seat's own cards."""
    pile: int
    """The discard pile."""
    known: int = 0
    """Cards that the other player is known to hold."""
    shown: int = 0
    """Cards in ``hand`` that the other player has seen."""
    threw: int = 0
    """Cards that the other player discarded."""
    left: int = 0
    """Cards that the other player left on the pile."""
    stock: int = _STOCK
    """Number of cards left to draw."""
    throws: int = 0
    """Number of discards by both players."""
    limit: int = 10
    """A knock may leave at most this much deadwood."""
    hidden: int = 10
    """Number of the other player's cards that are not known."""

    @property
    def unseen(self) -> int:
        """Cards in the stock, or hidden in the other hand."""
        return PACK & ~(self.hand | self.pile | self.known)


def gin_features(observation: Observation) -> GinFeatures:
    """Return the features that the seat knows."""
    _, state, seat, notes = observation
    other, own = state.after(seat), mask_of(observation.hand)
    pile = mask_of(state.discard)
    known = mask_of(notes.known_of(other)) & ~(own | pile)
    threw = notes.of(other, Did.THREW)
    throws = len(threw) + len(notes.of(seat, Did.THREW))
    return GinFeatures(
        hand=own,
        pile=pile,
        known=known,
        shown=mask_of(notes.known_of(seat)) & own,
        threw=mask_of(threw),
        left=mask_of(notes.of(other, Did.LEFT)) & ~mask_of(threw),
        stock=len(state.stock),
        # A position may have no history.
        throws=max(throws, _STOCK - 1 - len(state.stock)),
        limit=observation.facts[KnockLimit].points,
        hidden=max(0, len(state.hands[other]) - known.bit_count()),
    )


def tables(game: Game) -> Leftovers:
    """Return the tables for the cards left over in this game."""
    return leftovers(game.melds, game.points)


# The likelihood of each card in the other hand, by the cards that the player took, left and threw.

_THREW_EQUAL, _THREW_NEXT = 0.75, 0.8
"""Factors on the likelihood of cards that are similar to a discard of the other player.

The first factor is for cards of its rank, and the second for its neighbours in the suit. A player
who discards a card seldom holds similar cards.
"""
_LEFT_EQUAL, _LEFT_NEXT = 0.85, 0.88
_TOOK_LIKE = 1.6
_COURT, _HIGH_RANK, _LONG = 0.04, 9, 12
"""With each discard, high cards become less likely in a hand by this share."""
_SURELY = 0.95


class Belief(NamedTuple):
    """Likelihoods of unseen cards."""

    chances: list[float]
    """The chance that the other player holds a card, by card."""
    drawn: list[tuple[int, float]]
    """The unseen cards, each with its relative chance of being in the stock."""


def belief(seen: GinFeatures) -> Belief:
    """Return likelihoods for all cards that the seat can't see."""
    unseen, chances = cards_of(seen.unseen), [0.0] * 52
    rarer = 1 - _COURT * min(seen.throws, _LONG)
    for card in unseen:
        equal, near = related(card)
        chance = rarer if card % 13 >= _HIGH_RANK else 1.0
        chance *= _THREW_EQUAL ** (equal & seen.threw).bit_count()
        chance *= _THREW_NEXT ** (near & seen.threw).bit_count()
        chance *= _LEFT_EQUAL ** (equal & seen.left).bit_count()
        chance *= _LEFT_NEXT ** (near & seen.left).bit_count()
        if equal & seen.known:
            chance *= _TOOK_LIKE
        if near & seen.known:
            chance *= _TOOK_LIKE
        chances[card] = chance
    share = seen.hidden / (sum(chances) or 1)
    for card in unseen:
        chances[card] = min(_SURELY, chances[card] * share)
    for card in cards_of(seen.known):
        chances[card] = 1.0
    return Belief(chances, [(card, 1 - chances[card]) for card in unseen])


def danger(card: int, chances: list[float]) -> float:
    """Return the chance that the other player could meld this card with two held cards."""
    rank = card % 13
    first, second, third = (card // 13 * 13 + rank + 13 * step for step in (1, 2, 3))
    a, b, c = chances[first % 52], chances[second % 52], chances[third % 52]
    safe = (1 - a * b) * (1 - a * c) * (1 - b * c)
    below = chances[card - 1] if rank >= 1 else 0.0
    above = chances[card + 1] if rank <= 11 else 0.0
    if rank >= 2:
        safe *= 1 - below * chances[card - 2]
    if rank <= 10:
        safe *= 1 - above * chances[card + 2]
    return 1 - safe * (1 - below * above)


def related(card: int) -> tuple[int, int]:
    """Return the cards of a card's rank, and the card's neighbours in the suit."""
    rank = card % 13
    near = (1 << card - 1 if rank else 0) | (1 << card + 1 if rank < 12 else 0)
    return RANK << rank & ~(1 << card), near


# Samples of the other hand and the stock by the likelihood of each card.


class World(NamedTuple):
    """A sampled hand of the other player, and the stock in the order of drawing."""

    other: int
    stock: list[Card]


def determinizations(seen: GinFeatures, beliefs: Belief, rng: Rng, number: int) -> Iterator[World]:
    """Yield ``number`` sampled worlds.

    A likely card is in more of the sampled hands than an unlikely card.
    """
    odds = [(card, stays / max(1e-6, 1 - stays)) for card, stays in beliefs.drawn]
    chance, stock_size = rng.expovariate, seen.stock
    for _ in range(number):
        # This is a race in which a card arrives after a random time. Cards likely in the stock
        # arrive first.
        order = [card for _, card in sorted([(chance(odd), card) for card, odd in odds])]
        other = seen.known
        rest = order[: len(order) - seen.hidden]
        for card in order[len(rest) :]:
            other |= 1 << card
        rng.shuffle(rest)
        yield World(other, rest[:stock_size])
