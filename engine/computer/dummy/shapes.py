"""Melds of three cards, and which cards follow each other in a run: all longer melds grow out of
these."""

from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.hands.every_meld_plain import plain_melds
from engine.hands.masks import mask_of
from engine.melds import MeldRules, run_places

_PACK = range(52)


class Trio(NamedTuple):
    """Three cards that are a meld, and the same as a mask."""

    mask: int
    cards: tuple[Card, ...]


class Shapes(NamedTuple):
    """Every trio; by card the pairs that make a trio with it; by card the one above and the one
    below it in a run, None at the end of the suit."""

    trios: tuple[Trio, ...]
    pairs: tuple[tuple[tuple[Card, Card], ...], ...]
    above: tuple[Card | None, ...]
    below: tuple[Card | None, ...]


@lru_cache
def shapes(rules: MeldRules) -> Shapes:
    """Those of a pack without jokers under these rules."""
    melds = [meld for meld in plain_melds(_PACK, rules) if len(meld) == 3]
    pairs: list[list[tuple[Card, Card]]] = [[] for _ in _PACK]
    for meld in melds:
        for card in meld:
            one, other = (left for left in meld if left != card)
            pairs[card].append((one, other))
    at = {(card // 13, place): card for card in _PACK for place in run_places(card, rules)}
    above: list[Card | None] = [None] * 52
    below: list[Card | None] = [None] * 52
    for (suit, place), card in at.items():
        above[card] = at.get((suit, place + 1), above[card])
        below[card] = at.get((suit, place - 1), below[card])
    return Shapes(
        tuple(Trio(mask_of(meld), meld) for meld in melds),
        tuple(map(tuple, pairs)),
        tuple(above),
        tuple(below),
    )
