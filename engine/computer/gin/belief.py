"""How likely the other player holds each card, by what they took, left and threw."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Card
from engine.computer.gin.features import RANK, GinFeatures
from engine.decision import Rng
from engine.hands.masks import cards_of

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
