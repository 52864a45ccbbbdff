"""What one seat knows of a hand of Gin, as masks with bit ``c`` set for card ``c``."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.decision import Rng
from engine.facts import KnockLimit
from engine.game import Game
from engine.hands.masks import PACK, cards_of, mask_of
from engine.melds import MeldRules
from engine.observation import Did, Observation

# What is left over of a hand outside its best melds, read off tables: a hand is a mask with bit
# ``c`` set for card ``c``.
#
# In a suit the best runs are simply all streaks of three and more cards, so they are looked up;
# only sets, of which a hand holds few, are tried with and without.

SUIT = (1 << 13) - 1
RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
_SET_OF_ALL = 4


class Leftovers:
    """The tables of one way to meld and count.

    ``outside``: by the cards of a suit those in no run; ``points`` what they count; ``dearest`` by
    the ranks among cards what the dearest of them counts, ``dear_rank`` its rank.
    """

    def __init__(self, points: Callable[[Card], int], *, round_the_corner: bool) -> None:
        self.values = tuple(map(points, range(52)))
        ranks = self.values[:13]
        self.points = [0] * (SUIT + 1)
        self.dearest = [0] * (SUIT + 1)
        self.outside = [0] * (SUIT + 1)
        self.dear_rank = [0] * (SUIT + 1)
        for held in range(1, SUIT + 1):
            low = held & -held
            rank = low.bit_length() - 1
            worth = ranks[rank]
            self.points[held] = self.points[held ^ low] + worth
            dearer = self.dearest[held ^ low] >= worth
            self.dearest[held] = self.dearest[held ^ low] if dearer else worth
            self.dear_rank[held] = self.dear_rank[held ^ low] if dearer else rank
            self.outside[held] = held & ~_in_runs(held, round_the_corner)

    def outside_melds(self, hand: int) -> int:
        """The cards in no meld when least points are left over."""
        return min(self._ways(hand), key=self.count)

    def deadwood(self, hand: int) -> int:
        """The least points that can be left over."""
        return min(map(self.count, self._ways(hand)))

    def after_a_throw(self, hand: int) -> int:
        """The least points left over once one card of the hand is thrown."""
        return self.best_throw(hand)[0]

    def best_throw(self, hand: int) -> tuple[int, int]:
        """The same, and the cards outside melds before the throw; the dearest of them is thrown."""
        outside, points, dearest = self.outside, self.points, self.dearest
        spades, hearts = hand & SUIT, hand >> 13 & SUIT
        diamonds, clubs = hand >> 26 & SUIT, hand >> 39
        least, best = 999, 0
        pending = [hand]
        if spades & clubs & (hearts | diamonds) | hearts & diamonds & (spades | clubs):
            pending = _without_sets(hand)
        for rest in pending:
            one, two = outside[rest & SUIT], outside[rest >> 13 & SUIT]
            three, four = outside[rest >> 26 & SUIT], outside[rest >> 39]
            left = points[one] + points[two] + points[three] + points[four]
            left -= dearest[one | two | three | four]
            if left < least:
                least, best = left, one | two << 13 | three << 26 | four << 39
        return least, best

    def dearest_card(self, cards: int) -> int:
        """The dearest of these cards as a mask."""
        ranks = cards & SUIT | cards >> 13 & SUIT | cards >> 26 & SUIT | cards >> 39
        found = cards & RANK << self.dear_rank[ranks]
        return found & -found

    def count(self, cards: int) -> int:
        """The points of these cards."""
        points = self.points
        low = points[cards & SUIT] + points[cards >> 13 & SUIT]
        return low + points[cards >> 26 & SUIT] + points[cards >> 39]

    def _ways(self, hand: int) -> list[int]:
        """What lies outside melds for each choice of sets."""
        outside = self.outside
        return [
            outside[rest & SUIT]
            | outside[rest >> 13 & SUIT] << 13
            | outside[rest >> 26 & SUIT] << 26
            | outside[rest >> 39] << 39
            for rest in _without_sets(hand)
        ]


def _in_runs(held: int, round_the_corner: bool) -> int:
    """The cards of a suit that lie in a streak of three or more."""
    ladder = held | held << 13 if round_the_corner else held
    middle = ladder & ladder >> 1 & ladder >> 2
    found = middle | middle << 1 | middle << 2
    return (found | found >> 13) & SUIT


def _without_sets(hand: int) -> list[int]:
    """The hand without the sets of each choice of them, that of none first."""
    spades, hearts = hand & SUIT, hand >> 13 & SUIT
    diamonds, clubs = hand >> 26 & SUIT, hand >> 39
    black, red = spades & clubs, hearts & diamonds
    triple = black & (hearts | diamonds) | red & (spades | clubs)
    found = [hand]
    while triple:
        low = triple & -triple
        triple ^= low
        equal = hand & low * RANK
        taken = [equal]
        if equal.bit_count() == _SET_OF_ALL:
            taken += [equal & ~(low << 13 * suit) for suit in range(4)]
        found += [rest & ~cards for rest in found for cards in taken]
    return found


@lru_cache(maxsize=4)
def leftovers(rules: MeldRules, points: Callable[[Card], int]) -> Leftovers:
    """The tables for these melds: sets of three and four, runs of three and more, no wild cards."""
    return Leftovers(points, round_the_corner=rules.round_the_corner)


_STOCK = 31


class GinFeatures(NamedTuple):
    """``hand`` is one's own; of it the other player has seen ``shown``. ``pile`` lies open. Of the
    other's cards ``known`` are known; they ``threw`` and ``left`` others. ``stock`` counts the
    cards left to draw, ``throws`` those thrown in this hand by both; a knock leaves at most
    ``limit``. ``hidden`` counts the cards of the other that are not known.
    """

    hand: int
    pile: int
    known: int = 0
    shown: int = 0
    threw: int = 0
    left: int = 0
    stock: int = _STOCK
    throws: int = 0
    limit: int = 10
    hidden: int = 10

    @property
    def unseen(self) -> int:
        """The cards that are in the stock or hidden in the other's hand."""
        return PACK & ~(self.hand | self.pile | self.known)


def gin_features(observation: Observation) -> GinFeatures:
    """What the seat knows when it is asked."""
    _, state, seat, notes = observation
    other, own = state.after(seat), mask_of(observation.hand)
    pile = mask_of(state.discard)
    known = mask_of(notes.known_of(other)) & ~(own | pile)
    threw = notes.of(other, Did.THREW)
    both = len(threw) + len(notes.of(seat, Did.THREW))
    return GinFeatures(
        hand=own,
        pile=pile,
        known=known,
        shown=mask_of(notes.known_of(seat)) & own,
        threw=mask_of(threw),
        left=mask_of(notes.of(other, Did.LEFT)) & ~mask_of(threw),
        stock=len(state.stock),
        # A position may come without what happened before it.
        throws=max(both, _STOCK - 1 - len(state.stock)),
        limit=observation.facts[KnockLimit].points,
        hidden=max(0, len(state.hands[other]) - known.bit_count()),
    )


def tables(game: Game) -> Leftovers:
    """What is left over of hands in this game."""
    return leftovers(game.melds, game.points)


# How likely the other player holds each card, by what they took, left and threw.

_THREW_EQUAL, _THREW_NEXT = 0.75, 0.8
"""Who throws a card seldom holds its likes: their chance counts so much less for each."""
_LEFT_EQUAL, _LEFT_NEXT = 0.85, 0.88
_TOOK_LIKE = 1.6
_COURT, _DEAREST, _LONG = 0.04, 9, 12
"""Dear cards get rarer in a hand by so much with each throw."""
_SURELY = 0.95


class Belief(NamedTuple):
    """``chances``: by card how likely the other holds it; ``drawn``: the unseen cards, each with
    how likely it is to lie in the stock, compared with others."""

    chances: list[float]
    drawn: list[tuple[int, float]]


def belief(seen: GinFeatures) -> Belief:
    """What to think of each card that cannot be seen."""
    unseen, chances = cards_of(seen.unseen), [0.0] * 52
    rarer = 1 - _COURT * min(seen.throws, _LONG)
    for card in unseen:
        equal, near = likes(card)
        chance = rarer if card % 13 >= _DEAREST else 1.0
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
    """How likely the other player could meld this card with two of their hand."""
    rank = card % 13
    one, two, three = (card // 13 * 13 + rank + 13 * step for step in (1, 2, 3))
    a, b, c = chances[one % 52], chances[two % 52], chances[three % 52]
    safe = (1 - a * b) * (1 - a * c) * (1 - b * c)
    below = chances[card - 1] if rank >= 1 else 0.0
    above = chances[card + 1] if rank <= 11 else 0.0
    if rank >= 2:
        safe *= 1 - below * chances[card - 2]
    if rank <= 10:
        safe *= 1 - above * chances[card + 2]
    return 1 - safe * (1 - below * above)


def likes(card: int) -> tuple[int, int]:
    """The cards of its rank, and its neighbours in its suit."""
    rank = card % 13
    near = (1 << card - 1 if rank else 0) | (1 << card + 1 if rank < 12 else 0)
    return RANK << rank & ~(1 << card), near


# What the other player may hold and the stock may be, sampled by how likely each card is.


class World(NamedTuple):
    """A hand of the other player, and the stock, its first card first."""

    other: int
    stock: list[Card]


def determinizations(seen: GinFeatures, mind: Belief, rng: Rng, number: int) -> Iterator[World]:
    """So many of them: cards thought likely are in more of the hands."""
    odds = [(card, stays / max(1e-6, 1 - stays)) for card, stays in mind.drawn]
    chance, stock_size = rng.expovariate, seen.stock
    for _ in range(number):
        # Who comes first by a clock that runs as fast as the odds that a card lies in the stock.
        order = [card for _, card in sorted([(chance(odd), card) for card, odd in odds])]
        other = seen.known
        rest = order[: len(order) - seen.hidden]
        for card in order[len(rest) :]:
            other |= 1 << card
        rng.shuffle(rest)
        yield World(other, rest[:stock_size])
