"""Melds that a player names in a move that lays several of them at once."""

from collections.abc import Sequence

from engine.cards import Card, without
from engine.errors import IllegalMove, Reason
from engine.melds import Reading, read
from engine.step import Ask, held


def chosen_melds(
    ask: Ask, melds: Sequence[Sequence[Card]], hand: tuple[Card, ...]
) -> tuple[tuple[Reading, ...], tuple[Card, ...]]:
    """The melds as they read, and what they leave of these cards of the hand. IllegalMove."""
    found, rest = [], hand
    for cards in melds:
        held(ask, cards, rest)
        meld = read(cards, ask.game.melds)
        if meld is None:
            raise IllegalMove(Reason.NOT_A_MELD, cards=tuple(cards))
        found.append(meld)
        rest = without(rest, cards) or ()
    return tuple(found), rest
