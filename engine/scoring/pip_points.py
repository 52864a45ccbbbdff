"""What cards of games with pips count: court cards 10, the others their number."""

from collections.abc import Callable

from engine.cards import HIDDEN, JOKER, Card, rank


def pip_points(*, ace: int, joker: int = 0) -> Callable[[Card], int]:
    """What a card left in a hand counts (BASIC 8.2, GIN 1.4, MANIPULATION 7.1); one that is not
    known counts nothing."""
    counts = [ace if rank(card) == 0 else min(rank(card) + 1, 10) for card in range(JOKER)]
    return (*counts, *[joker] * (HIDDEN - JOKER), 0).__getitem__
