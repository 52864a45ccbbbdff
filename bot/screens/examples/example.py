"""What an example is: cards to be seen, and the move that they stand for."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.cards import Card, bare, parse
from engine.moves import LayDown, LayOff, Move

Cards = tuple[Card, ...]


class Situation(NamedTuple):
    """The moment before the move of an example.

    ``row`` is the discard pile, oldest first. ``free``: the player may lay freely, because they
    made their contract in an earlier turn or are born. ``knocked``: somebody else has, and the
    melds are theirs. ``wild`` is the card that was cut.
    """

    hand: Cards
    melds: tuple[Cards, ...] = ()
    row: Cards = ()
    deal_no: int = 1
    free: bool = True
    drawn: bool = True
    knocked: bool = False
    wild: Card | None = None


class Example(NamedTuple):
    """Cards, whether their move is legal (None: they stand for no move), and the id of what is
    said about them."""

    cards: Cards
    good: bool | None
    says: str
    before: Situation | None = None
    move: Move | None = None


class Strip(NamedTuple):
    """One to four examples in one picture. ``deal_no``: they are the contract of this deal."""

    examples: tuple[Example, ...]
    deal_no: int | None = None


Strips = Mapping[str, tuple[Strip, ...]]
"""The strips of a game by the section of its rules (``melds`` for ``rules-basic-melds``)."""

SPARE = "KD"
"""A card that stays in the hand, so that no example is about going out."""


@cache
def cards(text: str) -> Cards:
    """Cards in notation."""
    return tuple(parse(word) for word in text.split())


def illustration(text: str, says: str) -> Example:
    """Cards that are only looked at."""
    return Example(cards(text), None, says)


def meld(text: str, good: bool, says: str) -> Example:
    """Cards that are a meld, or none."""
    laid = cards(text)
    before = Situation((*map(bare, laid), *cards(SPARE)))
    return Example(laid, good, says, before, LayDown(laid))


def lay_off(text: str, table: str, good: bool, says: str) -> Example:
    """Cards that fit on a meld of the table, or do not."""
    laid = cards(text)
    before = Situation((*laid, *cards(SPARE)), (cards(table),))
    return Example(laid, good, says, before, LayOff(laid, 0))
