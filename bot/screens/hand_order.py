"""The order in which a hand is shown."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.people.settings import Sort
from engine.cards import Card, bare, is_joker
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


def ordered(hand: Sequence[Card], sort: Sort, game: Game) -> HandOrder:
    """Order a hand; jokers come last.

    A hand too long for its melds to be looked for on the event loop is ordered by suit: with two
    packs and jokers thirty cards take ten milliseconds and more.
    """
    if sort is Sort.MELDS and (game.common is None or len(hand) <= _MOST):
        return _by_melds(hand, game)
    places = range(len(hand))
    if sort is Sort.RANK:
        return HandOrder(tuple(sorted(places, key=lambda p: _by_rank(hand[p]))))
    positions = tuple(sorted(places, key=lambda p: _by_suit(hand[p])))
    gaps = tuple(
        at
        for at in range(1, len(positions))
        if _group(hand[positions[at]]) != _group(hand[positions[at - 1]])
    )
    return HandOrder(positions, gaps)


def _by_melds(hand: Sequence[Card], game: Game) -> HandOrder:
    best_melds = arrange(hand, game.melds, game.points, AT_ONCE)
    left = sorted(range(len(hand)), key=lambda p: _by_suit(hand[p]))
    positions: list[int] = []
    gaps: list[int] = []
    for meld in best_melds.melds:
        for card in meld.cards:
            at = next(p for p in left if hand[p] == bare(card))
            left.remove(at)
            positions.append(at)
        gaps.append(len(positions))
    return HandOrder((*positions, *left), tuple(gap for gap in gaps if gap < len(hand)))


def _group(card: Card) -> int:
    return 4 if is_joker(card) else _SUITS.index(card // 13)


def _by_suit(card: Card) -> tuple[int, int]:
    return _group(card), card % 13


def _by_rank(card: Card) -> tuple[int, int]:
    return (13 if is_joker(card) else card % 13), card
