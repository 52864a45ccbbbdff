"""Wild deuces for the searches: they know jokers only, so a deuce is a joker until it is laid.

All wild cards count the same, so it makes no difference which of them lies where. Deuces are laid
before jokers, in the order of their suits.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engine.cards import JOKER, Card, bare, face, is_deuce, is_joker, wild_as
from engine.melds import MeldRules

Cards = tuple[Card, ...]


@lru_cache(maxsize=64)
def without_deuces(rules: MeldRules) -> MeldRules:
    """The same rules for a hand whose deuces have become jokers."""
    return rules._replace(deuces_wild=False)


def as_jokers(hand: Iterable[Card]) -> Cards:
    """The hand with a joker for each deuce."""
    return tuple([JOKER if is_deuce(card) else card for card in hand])


def with_deuces(melds: Iterable[Sequence[Card]], hand: Iterable[Card]) -> Iterator[Cards]:
    """Melds of jokers, made with the wild cards of this hand."""
    wild = iter(_wild(hand))
    for meld in melds:
        yield tuple([_laid(next(wild), card) if is_joker(card) else card for card in meld])


def held_with_deuces(cards: Iterable[Card], hand: Iterable[Card]) -> Cards:
    """Cards out of a hand of jokers, as they are held."""
    [held] = with_deuces([list(map(bare, cards))], hand)
    return held


def _wild(hand: Iterable[Card]) -> list[Card]:
    return sorted(card for card in hand if card == JOKER or is_deuce(card))


def _laid(wild: Card, joker: Card) -> Card:
    return wild if joker == JOKER else wild_as(wild, face(joker))
