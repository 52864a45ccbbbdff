"""Splits and defences of Gin as GIN 5 and 7 define them, by trying everything. Slow and obvious."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from engine.cards import Card
from engine.melds import Meld, MeldRules, Reading, extensions, laid, read

Points = Callable[[Card], int]
Melds = tuple[tuple[Card, ...], ...]
"""Each with its cards in the order of the pack, the smallest first (GIN 5.3)."""


def melds_of(hand: Sequence[Card], rules: MeldRules) -> list[tuple[Card, ...]]:
    """Every group of cards that reads as a meld."""
    return [
        cards
        for size in range(3, len(hand) + 1)
        for cards in combinations(sorted(hand), size)
        if read(cards, rules) is not None
    ]


def arrangements(hand: Sequence[Card], rules: MeldRules) -> Iterator[Melds]:
    """Every choice of disjoint melds."""

    def follow(options: list[tuple[Card, ...]], chosen: Melds) -> Iterator[Melds]:
        yield tuple(sorted(chosen))
        for at, one in enumerate(options):
            rest = [other for other in options[at + 1 :] if not {*one} & {*other}]
            yield from follow(rest, (*chosen, one))

    return follow(melds_of(hand, rules), ())


def best_split(
    hand: Sequence[Card], thrown: Card | None, rules: MeldRules, points: Points
) -> Melds:
    """GIN 5.2."""
    known = {*hand} if thrown is None else {*hand, thrown}

    def rank(melds: Melds) -> tuple[int, int, int, Melds]:
        fitting = [
            card
            for card in range(52)
            if card not in known and any(extends(meld, card, rules) for meld in melds)
        ]
        return deadwood(hand, melds, points), len(fitting), len(melds), melds

    return min(arrangements(hand, rules), key=rank)


def extends(meld: tuple[Card, ...], card: Card, rules: MeldRules) -> bool:
    """Whether the cards are a meld of the same kind with this one more."""
    before, after = read(meld, rules), read((*meld, card), rules)
    return before is not None and after is not None and before.kind is after.kind


def deadwood(hand: Sequence[Card], gone: Melds, points: Points) -> int:
    """What the cards outside these count."""
    out = {card for cards in gone for card in cards}
    return sum(points(card) for card in hand if card not in out)


def best_defence(
    hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules, points: Points
) -> tuple[Melds, list[tuple[Card, int]]]:
    """GIN 7.6: the melds, and the cards laid off with the melds that they go to."""
    ranked = []
    for melds in arrangements(hand, rules):
        out = {card for cards in melds for card in cards}
        rest = sorted(card for card in hand if card not in out)
        for size in range(len(rest) + 1):
            for cards in combinations(rest, size):
                for places in product(range(len(table)), repeat=size):
                    on = list(zip(cards, places, strict=True))
                    if all(takes(meld, at, on, rules) for at, meld in enumerate(table)):
                        count = deadwood(hand, (*melds, cards), points)
                        ranked.append((count, size, len(melds), melds, cards, places))
    *_, melds, cards, places = min(ranked)
    return melds, list(zip(cards, places, strict=True))


def takes(meld: Meld, at: int, on: list[tuple[Card, int]], rules: MeldRules) -> bool:
    """Whether a meld takes the cards that go to it, in whichever order."""
    added = tuple(card for card, place in on if place == at)
    return not added or any(True for _ in extensions(meld, added, 1, rules))


def knocked(melds: Melds, rules: MeldRules) -> list[Meld]:
    """Melds as a knocker lays them."""
    found = []
    for cards in melds:
        reading = read(cards, rules)
        assert reading is not None
        found.append(laid(0, reading))
    return found


def in_pack_order(melds: Sequence[Reading]) -> Melds:
    """Melds as the order of GIN 5.3 writes them."""
    return tuple(tuple(sorted(meld.cards)) for meld in melds)
