"""What the other player may hold and the stock may be, sampled by how likely each card is."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Card
from engine.computer.gin.belief import Belief
from engine.computer.gin.glimpse import Glimpse
from engine.decision import Luck


class World(NamedTuple):
    """A hand of the other player, and the stock, its first card first."""

    other: int
    stock: list[Card]


def worlds(seen: Glimpse, mind: Belief, luck: Luck, number: int) -> Iterator[World]:
    """So many of them: cards thought likely are in more of the hands."""
    odds = [(card, stays / max(1e-6, 1 - stays)) for card, stays in mind.drawn]
    chance, stock_size = luck.expovariate, seen.stock
    for _ in range(number):
        # Who comes first by a clock that runs as fast as the odds that a card lies in the stock.
        order = [card for _, card in sorted([(chance(odd), card) for card, odd in odds])]
        other = seen.known
        rest = order[: len(order) - seen.hidden]
        for card in order[len(rest) :]:
            other |= 1 << card
        luck.shuffle(rest)
        yield World(other, rest[:stock_size])
