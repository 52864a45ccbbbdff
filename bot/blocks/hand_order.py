"""The order in which a hand is shown."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.people.settings import Sort
from engine.cards import JOKER, SUITS, Card, bare, rank, suit
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
"""Spades, hearts, clubs, diamonds: colours take turns. Those of other decks come in their order."""
_CARDS = [_SUITS.index(suit(card)) for card in range(JOKER)] + [len(_SUITS)]
_COLOURS = [suit(card) for card in range(JOKER)] + [len(_SUITS)]
_BY_RANK = [(rank(card), card) for card in range(JOKER)] + [(13, JOKER)]
"""By the number of a card as it is held, a joker's the last."""


def ordered(
    hand: Sequence[Card], sort: Sort, game: Game, wanted: Sequence[Sequence[Card]] | None = None
) -> HandOrder:
    """Order a hand; jokers come last. ``wanted``: cards for what one has to lay, which stand for
    its melds where everybody has their own.

    A hand too long for its melds to be looked for on the event loop is ordered by suit: with two
    packs and jokers thirty cards take ten milliseconds and more.
    """
    if sort is Sort.MELDS and (game.common is None or len(hand) <= _MOST):
        if wanted is None:
            wanted = [one.cards for one in arrange(hand, game.melds, game.points, AT_ONCE).melds]
        return _by_melds(hand, game, wanted)
    places = range(len(hand))
    if sort is Sort.RANK:
        return HandOrder(tuple(sorted(places, key=lambda p: _BY_RANK[hand[p]])))
    suits = _suits(game)
    positions = tuple(sorted(places, key=lambda p: (suits[hand[p]], hand[p])))
    groups = [suits[hand[position]] for position in positions]
    gaps = tuple(at for at in range(1, len(groups)) if groups[at] != groups[at - 1])
    return HandOrder(positions, gaps)


def _suits(game: Game) -> Sequence[int]:
    """By the number of a card as it is held where its suit comes."""
    if game.deck.suits == SUITS:
        return _CARDS
    last = len(_SUITS) + 1  # what has no colour stands behind wild cards
    return [last if card in game.deck.others else at for card, at in enumerate(_COLOURS)]


def _by_melds(hand: Sequence[Card], game: Game, melds: Sequence[Sequence[Card]]) -> HandOrder:
    suits = _suits(game)
    left = sorted(range(len(hand)), key=lambda p: (suits[hand[p]], hand[p]))
    positions: list[int] = []
    gaps: list[int] = []
    for meld in melds:
        for card in meld:
            at = next(p for p in left if hand[p] == bare(card))
            left.remove(at)
            positions.append(at)
        gaps.append(len(positions))
    return HandOrder((*positions, *left), tuple(gap for gap in gaps if 0 < gap < len(hand)))
