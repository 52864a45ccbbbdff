"""What the cards of a game are called: a deck is a table of names over the numbers of engine.cards.

The engine computes with numbers alone, and they mean the same everywhere: ``suit * 13 + rank``, 52
a wild card, 53..104 one that stands for a card. A game with cards of its own has a deck of its own,
whose colours are the suits and whose numbers are the ranks. A card that has neither has a number
that no other card of the deck has. The journal knows no decks: there a card is called as the
playing card with its number.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from engine import cards
from engine.cards import HIDDEN, JOKER, RANKS, SUITS, Card, joker_as


@dataclass(frozen=True, eq=False)
class Deck:
    """The names of a deck's cards.

    ``suits`` and ``ranks`` are what a name is made of, in the order of their numbers; ``wild`` is
    the name of a wild card, ``others`` are cards that have neither suit nor rank. ``name`` writes
    one card, ``parse`` reads one in any case and raises ValueError with a sentence, in which
    ``hint`` says how cards are written.
    """

    suits: str
    ranks: tuple[str, ...]
    wild: str
    name: Callable[[Card], str]
    parse: Callable[[str], Card]
    hint: str
    others: Mapping[Card, str] = field(default_factory=dict)

    def parse_shown(self, text: str) -> Card:
        """The same where any natural card may stand for another (engine.cards.parse)."""
        return cards.parse(text, any_rank=True) if self is CARDS else self.parse(text)

    def names(self, some: Iterable[Card]) -> list[str]:
        """Several cards in their order, written."""
        return [self.name(card) for card in some]


CARDS = Deck(SUITS, RANKS, "JK", cards.name, cards.parse, cards.HINT)
"""Playing cards, whose names are those of engine.cards."""


def coloured(
    suits: str,
    ranks: int,
    wild: str,
    others: Mapping[Card, str] | None = None,
    *,
    wild_has_suit: bool = True,
) -> Deck:
    """A deck of numbers from 1 in colours: ``7R``, and ``JK=7R`` for a wild card in its place.

    ``wild_has_suit``: a wild card says the colour too, else only the number: ``W=7``.
    """
    numbers = tuple(map(str, range(1, ranks + 1)))
    called = {HIDDEN: cards.name(HIDDEN), JOKER: wild, **(others or {})}
    for suit, letter in enumerate(suits):
        for rank, number in enumerate(numbers):
            card = suit * 13 + rank
            called.setdefault(card, number + letter)
            called[joker_as(card)] = f"{wild}={number}{letter if wild_has_suit else ''}"
    # Of several cards with one name the first is read: a wild card without a colour has the first.
    known = {name: card for card, name in reversed(called.items()) if card != HIDDEN}
    named = " or ".join((wild, *(others or {}).values()))
    hint = f"write a number and a colour such as {numbers[-1]}{suits[0]}, or {named}"

    def parse(text: str) -> Card:
        card = known.get(text.strip().upper())
        if card is None:
            raise ValueError(f"{text!r} is not a card; {hint}")
        return card

    return Deck(suits, numbers, wild, called.__getitem__, parse, hint, others or {})
