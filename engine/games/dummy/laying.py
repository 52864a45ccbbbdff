"""What a table takes, and the laying of a hand that counts most."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.hands.every_meld import plain_melds
from engine.hands.masks import cards_of, mask_of
from engine.melds import Meld, MeldKind, MeldRules, run_places

# Melds of three cards, and which cards follow each other in a run: all longer melds grow out of
# these.

_PACK = range(52)


class Trio(NamedTuple):
    """Three cards that are a meld, and the same as a mask."""

    mask: int
    cards: tuple[Card, ...]


class Shapes(NamedTuple):
    """Every trio; by card the pairs that make a trio with it; by card the one above and the one
    below it in a run, None at the end of the suit."""

    trios: tuple[Trio, ...]
    pairs: tuple[tuple[tuple[Card, Card], ...], ...]
    above: tuple[Card | None, ...]
    below: tuple[Card | None, ...]


@lru_cache
def shapes(rules: MeldRules) -> Shapes:
    """Those of a pack without jokers under these rules."""
    melds = [meld for meld in plain_melds(_PACK, rules) if len(meld) == 3]
    pairs: list[list[tuple[Card, Card]]] = [[] for _ in _PACK]
    for meld in melds:
        for card in meld:
            one, other = (left for left in meld if left != card)
            pairs[card].append((one, other))
    at = {(card // 13, place): card for card in _PACK for place in run_places(card, rules)}
    above: list[Card | None] = [None] * 52
    below: list[Card | None] = [None] * 52
    for (suit, place), card in at.items():
        above[card] = at.get((suit, place + 1), above[card])
        below[card] = at.get((suit, place - 1), below[card])
    return Shapes(
        tuple(Trio(mask_of(meld), meld) for meld in melds),
        tuple(map(tuple, pairs)),
        tuple(above),
        tuple(below),
    )


class Ends(NamedTuple):
    """The single cards that a table takes, as masks: above its runs, below them, and on its sets of
    three."""

    ups: int = 0
    downs: int = 0
    fourths: int = 0

    @property
    def all(self) -> int:
        """All of them."""
        return self.ups | self.downs | self.fourths


class Outlay(NamedTuple):
    """What is laid at once: new melds, lay-offs in their order, what all of it counts; the cards
    left over, and what the table takes then."""

    points: float
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[Card, ...]
    left: int
    ends: Ends


def ends_of(melds: Iterable[Meld], shapes: Shapes) -> Ends:
    """What a table with these melds takes."""
    ends = Ends()
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            ends = _with_run(ends, meld.cards[0], meld.cards[-1], shapes)
        elif len(meld.cards) == 3:
            ends = _with_set(ends, meld.cards)
    return ends


def grown(ends: Ends, trio: Sequence[Card], shapes: Shapes) -> Ends:
    """What a table takes with this meld of three more."""
    if trio[0] % 13 == trio[1] % 13:
        return _with_set(ends, trio)
    low = next(card for card in trio if shapes.below[card] not in trio)
    high = next(card for card in trio if shapes.above[card] not in trio)
    return _with_run(ends, low, high, shapes)


def best_outlay(hand: int, ends: Ends, worth: Sequence[float], shapes: Shapes) -> Outlay:
    """The laying of these cards that counts most; of equal ones the one that lays most cards."""
    inside = [trio for trio in shapes.trios if trio.mask & hand == trio.mask]
    if not inside and not hand & ends.all:
        return Outlay(0, (), (), hand, ends)
    return max(
        _outlays(hand, ends, inside, (), worth, shapes),
        key=lambda outlay: (outlay.points, -outlay.left.bit_count()),
    )


def _outlays(
    hand: int,
    ends: Ends,
    inside: Sequence[Trio],
    chosen: tuple[tuple[Card, ...], ...],
    worth: Sequence[float],
    shapes: Shapes,
) -> Iterable[Outlay]:
    yield _laid_off(hand, ends, chosen, worth, shapes)
    for at, trio in enumerate(inside):
        if trio.mask & hand == trio.mask:
            more = (*chosen, trio.cards)
            table = grown(ends, trio.cards, shapes)
            yield from _outlays(hand & ~trio.mask, table, inside[at + 1 :], more, worth, shapes)


def _laid_off(
    hand: int,
    ends: Ends,
    melds: tuple[tuple[Card, ...], ...],
    worth: Sequence[float],
    shapes: Shapes,
) -> Outlay:
    """These melds, and then every card laid off that fits; on runs before sets, which take no more
    after it."""
    ups, downs, fourths = ends
    laid: list[Card] = []
    while fitting := hand & (ups | downs | fourths):
        for card in cards_of(fitting):
            bit = 1 << card
            if ups & bit:
                ups = ups & ~bit | _bit(shapes.above[card])
            elif downs & bit:
                downs = downs & ~bit | _bit(shapes.below[card])
            else:
                fourths &= ~bit
            hand &= ~bit
            laid.append(card)
    points = sum([worth[card] for meld in melds for card in meld])
    points += sum([worth[card] for card in laid])
    return Outlay(points, melds, tuple(laid), hand, Ends(ups, downs, fourths))


def _with_run(ends: Ends, low: Card, high: Card, shapes: Shapes) -> Ends:
    ups, downs, fourths = ends
    return Ends(ups | _bit(shapes.above[high]), downs | _bit(shapes.below[low]), fourths)


def _with_set(ends: Ends, trio: Sequence[Card]) -> Ends:
    fourth = mask_of(range(trio[0] % 13, 52, 13)) & ~mask_of(trio)
    return ends._replace(fourths=ends.fourths | fourth)


def _bit(card: Card | None) -> int:
    return 0 if card is None else 1 << card
