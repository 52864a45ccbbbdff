"""Every table that can be laid with cards of a hand, tried one by one: slow and plain."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.cards import Card, bare
from engine.errors import IllegalMove
from engine.game import Game
from engine.hands.every_meld import melds_in
from engine.melds import Meld
from engine.rearranging.new_table import NewTable, checked_table

Table = list[tuple[Card, ...]]


def every_table(
    game: Game, melds: Sequence[Meld], hand: Sequence[Card], *, opened: bool
) -> Iterator[NewTable]:
    """What the rule accepts of all ways to lay melds out of table and hand.

    Where a first laying leaves the table alone, of all ways to lay melds out of the hand.
    """
    assert game.common is not None
    alone = game.common.initial_meld > 0 and not opened
    lie = [meld.cards for meld in melds] if alone else []
    for table in all_of(game, () if alone else melds, hand):
        try:
            yield checked_table([*lie, *table], melds, hand, game.melds, game.common, opened=opened)
        except IllegalMove:
            continue


def all_of(game: Game, melds: Sequence[Meld], hand: Sequence[Card]) -> Iterator[Table]:
    """All ways to lay melds out of table and hand from which no card of the table is missing."""
    must = Counter(bare(card) for meld in melds for card in meld.cards)
    cards = must + Counter(hand)
    known = list(dict.fromkeys(melds_in(tuple(sorted(cards.elements())), game.melds)))
    for table in _tables(known, cards, 0):
        if not must - Counter(bare(card) for one in table for card in one):
            yield table


def _tables(known: list[tuple[Card, ...]], left: Counter[Card], first: int) -> Iterator[Table]:
    yield []
    for at in range(first, len(known)):
        cards = Counter(map(bare, known[at]))
        if not cards - left:
            for rest in _tables(known, left - cards, at):
                yield [known[at], *rest]
