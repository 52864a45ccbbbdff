"""What an example is: cards to be seen, and the move that they stand for."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.cards import Card, bare, cards
from engine.moves import LayDown, LayOff, Move, Swap

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
    """Cards, whether their move is legal (None: no move), and the id of their text."""

    cards: Cards
    good: bool | None
    says: str
    before: Situation | None = None
    move: Move | None = None


class Strip(NamedTuple):
    """One to four examples in one picture. ``deal_no``: they are the contract of this deal."""

    examples: tuple[Example, ...]
    deal_no: int | None = None


def strip(*examples: Example) -> Strip:
    """Examples in one picture that stand for no contract."""
    return Strip(examples)


Strips = Mapping[str, tuple[Strip, ...]]
"""The strips of a game by the section of its rules (``melds`` for ``rules-basic-melds``)."""

SPARE = "KD"
"""A card that stays in the hand, so that no example is about going out."""


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


def laying_off(table: str, fits: str, both: str, fits_not: str) -> Strip:
    """A meld of the table with what fits, what fits together, and what does not."""
    return strip(
        illustration(table, "example-on-table"),
        lay_off(fits, table, True, "example-fits"),
        lay_off(both, table, True, "example-fits-both"),
        lay_off(fits_not, table, False, "example-fits-not"),
    )


def swapping(run: str, beside: str = SPARE) -> tuple[Example, ...]:
    """A run of the table whose joker stands for the 6H, and who takes its place."""
    return (
        illustration(run, "example-on-table"),
        _swap("6H", run, True, "example-swap", beside),
        _swap("6D", run, False, "example-swap-not", beside),
    )


def swapping_in_a_set(table: str, good: bool, beside: str = SPARE) -> Strip:
    """The 9H for the joker of a set of nines."""
    says = "example-swap-set" if good else "example-swap-set-not"
    return strip(illustration(table, "example-on-table"), _swap("9H", table, good, says, beside))


def _swap(text: str, table: str, good: bool, says: str, beside: str) -> Example:
    """A card that takes the joker of a meld of the table, or does not."""
    [card] = cards(text)
    before = Situation((card, *cards(beside)), (cards(table),))
    return Example((card,), good, says, before, Swap(0, card))


# What a learner sees before their first step.

A_SET, SHORT_RUN, LONG_RUN = "7S 7H 7D", "4C 5C 6C", "4C 5C 6C 7C"


def melds_at_first(run: str, more: str) -> tuple[Example, ...]:
    """A set, a run and a card that is laid off on it."""
    return (
        meld(A_SET, True, "first-look-set"),
        meld(run, True, "first-look-run"),
        lay_off(more, run, True, "first-look-lay-off"),
    )
