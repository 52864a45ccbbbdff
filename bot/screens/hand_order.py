"""The order in which a hand is shown."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.people.settings import Sort
from engine.cards import JOKER, Card, bare, rank, suit
from engine.game import Game
from engine.hands import arrange
from engine.step import AT_ONCE


class HandOrder(NamedTuple):
    """Positions of the hand in the order in which they are shown, and where groups begin."""

    positions: tuple[int, ...]
    gaps: tuple[int, ...] = ()


_MOST = 20
"""Cards of a hand that are ordered by melds where drawing on can make it longer and longer."""

_SUITS = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: colours take turns."""
_GROUPS = [_SUITS.index(suit(card)) for card in range(JOKER)] + [len(_SUITS)]
_BY_SUIT = [(group, card % 13) for card, group in enumerate(_GROUPS)]
_BY_RANK = [(rank(card), card) for card in range(JOKER)] + [(13, JOKER)]
"""By the number of a card as it is held, a joker's the last."""


def ordered(hand: Sequence[Card], sort: Sort, game: Game) -> HandOrder:
    """Order a hand; jokers come last.

    A hand too long for its melds to be looked for on the event loop is ordered by suit: with two
    packs and jokers thirty cards take ten milliseconds and more.
    """
    if sort is Sort.MELDS and (game.common is None or len(hand) <= _MOST):
        return _by_melds(hand, game)
    places = range(len(hand))
    if sort is Sort.RANK:
        return HandOrder(tuple(sorted(places, key=lambda p: _BY_RANK[hand[p]])))
    positions = tuple(sorted(places, key=lambda p: _BY_SUIT[hand[p]]))
    groups = [_GROUPS[hand[position]] for position in positions]
    gaps = tuple(at for at in range(1, len(groups)) if groups[at] != groups[at - 1])
    return HandOrder(positions, gaps)


def _by_melds(hand: Sequence[Card], game: Game) -> HandOrder:
    best_melds = arrange(hand, game.melds, game.points, AT_ONCE)
    left = sorted(range(len(hand)), key=lambda p: _BY_SUIT[hand[p]])
    positions: list[int] = []
    gaps: list[int] = []
    for meld in best_melds.melds:
        for card in meld.cards:
            at = next(p for p in left if hand[p] == bare(card))
            left.remove(at)
            positions.append(at)
        gaps.append(len(positions))
    return HandOrder((*positions, *left), tuple(gap for gap in gaps if gap < len(hand)))
