"""The names of a game's cards. A deck is a table of names over the numbers of engine.cards.

The engine computes only with numbers, and the numbers have the same meaning in every deck: ``suit *
13 + rank``, 52 for a wild card, 53..104 for a wild card that represents a natural card. A game with
special cards has a special deck. Its colours are the suits, and its numbers are the ranks. A card
that has neither gets a number that no other card of the deck has. The journal doesn't use decks.
The journal names a card like the playing card with the same number.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from engine import cards
from engine.cards import HIDDEN, JOKER, RANKS, SUITS, Card, joker_as


@dataclass(frozen=True, eq=False)
class Deck:
    """The names of the cards in a deck."""

    suits: str
    """The letters of the suits, in the order of their numbers."""
    ranks: tuple[str, ...]
    """The names of the ranks, in the order of their numbers."""
    wild: str
    """The name of a wild card."""
    name: Callable[[Card], str]
    """Writes one card."""
    parse: Callable[[str], Card]
    """Reads one card in any case. Raises ValueError with a sentence."""
    hint: str
    """Says how cards are written, as a part of the error's sentence."""
    others: Mapping[Card, str] = field(default_factory=dict)
    """The cards that have neither suit nor rank."""

    def parse_shown(self, text: str) -> Card:
        """Read one card. Any natural card may represent another (engine.cards.parse)."""
        return cards.parse(text, any_rank=True) if self is CARDS else self.parse(text)

    def names(self, some: Iterable[Card]) -> list[str]:
        """Return the names of several cards, in their order."""
        return [self.name(card) for card in some]


CARDS = Deck(SUITS, RANKS, "JK", cards.name, cards.parse, cards.HINT)
"""Playing cards, with the names of engine.cards."""


def coloured(
    suits: str,
    ranks: int,
    wild: str,
    others: Mapping[Card, str] | None = None,
    *,
    wild_has_suit: bool = True,
) -> Deck:
    """Return a deck of numbers from 1 in colours, such as ``7R``, or ``JK=7R`` for a wild card.

    Without ``wild_has_suit`` a wild card names only the number, as in ``W=7``.
    """
    numbers = tuple(map(str, range(1, ranks + 1)))
    called = {HIDDEN: cards.name(HIDDEN), JOKER: wild, **(others or {})}
    for suit, letter in enumerate(suits):
        for rank, number in enumerate(numbers):
            card = suit * 13 + rank
            called.setdefault(card, number + letter)
            called[joker_as(card)] = f"{wild}={number}{letter if wild_has_suit else ''}"
    # If several cards have one name, the first of them is read. A wild card without a colour has
    # the first colour.
    known = {name: card for card, name in reversed(called.items()) if card != HIDDEN}
    named = " or ".join((wild, *(others or {}).values()))
    hint = f"write a number and a colour such as {numbers[-1]}{suits[0]}, or {named}"

    def parse(text: str) -> Card:
        card = known.get(text.strip().upper())
        if card is None:
            raise ValueError(f"{text!r} is not a card; {hint}")
        return card

    return Deck(suits, numbers, wild, called.__getitem__, parse, hint, others or {})
