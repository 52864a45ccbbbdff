"""What the other player does with their hand after a knock: their own melds and cards laid off on
the knocker's, together (GIN 7): exact.

Whatever they meld, of the rest they lay off all that reaches a meld of the knocker: a card in a run
is never worse than the same card in a set. So only the own melds have to be searched.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from engine.cards import HIDDEN, Card
from engine.hands.masks import cards_of, mask_of
from engine.hands.melding import MeldMasks, melds_of, plain_pack
from engine.hands.split import Order, beyond, disjoint, in_order, order
from engine.melds import Meld, MeldKind, MeldRules, Reading

LayOffs = tuple[tuple[int, tuple[Card, ...]], ...]
"""By index of a meld on the table the cards laid off on it."""


class Defence(NamedTuple):
    """Own melds, what is laid off, the cards left over in their order, and what those count."""

    melds: tuple[Reading, ...]
    lay_offs: LayOffs
    deadwood: tuple[Card, ...]
    points: int


class _Open(NamedTuple):
    """What the knocker's melds take.

    ``sets`` is by meld the card of its rank that it lacks, ``runs`` by meld what lies beyond its
    two ends, the next card first.
    """

    sets: tuple[tuple[int, Card], ...]
    runs: tuple[tuple[int, tuple[tuple[Card, ...], tuple[Card, ...]]], ...]

    def reached(self, rest: int) -> int:
        """Those of the cards that can be laid off."""
        found = 0
        for _, card in self.sets:
            found |= rest & 1 << card
        for _, ends in self.runs:
            for end in ends:
                for card in end:
                    if not rest >> card & 1:
                        break
                    found |= 1 << card
        return found


def defend(
    hand: Sequence[Card],
    table: Sequence[Meld],
    rules: MeldRules,
    points: Callable[[Card], int],
    melds: Sequence[Reading] | None = None,
) -> Defence:
    """The least deadwood that own melds and lay-offs on the table allow together.

    Of equal ones that with the fewest cards laid off, then fewest melds, then the melds first in
    order, then the smaller list of cards laid off, then of melds they go to (GIN 7.6). ``melds``
    are given where somebody has chosen them: then only the lay-offs are found. Hidden cards stay
    where they are and count nothing.
    """
    pack, open_ = plain_pack(rules, points), _open(table, rules)
    held, _, meldable = pack.weigh(hand)
    if melds is None:
        chosen, laid = _best(held, melds_of(meldable, pack), open_, pack.points)
        own = in_order(chosen)
    else:
        own = tuple(melds)
        for meld in own:
            held &= ~mask_of(meld.cards)
        laid = open_.reached(held)
    gone = laid
    for reading in own:
        gone |= mask_of(reading.cards)
    deadwood = tuple([card for card in hand if not gone >> card & 1])
    left = sum([pack.points[card] for card in deadwood if card != HIDDEN])
    return Defence(own, _places(laid, open_), deadwood, left)


def _open(table: Sequence[Meld], rules: MeldRules) -> _Open:
    sets, runs = [], []
    for index, meld in enumerate(table):
        if meld.kind is MeldKind.RUN:
            runs.append((index, beyond(Reading(meld.kind, meld.cards), rules)))
        elif len(meld.cards) < rules.set_max:
            rank = meld.cards[0] % 13
            sets += [(index, card) for card in range(rank, 52, 13) if card not in meld.cards]
    return _Open(tuple(sets), tuple(runs))


def _best(
    held: int, options: MeldMasks, open_: _Open, worth: Sequence[int]
) -> tuple[MeldMasks, int]:
    """The melds that leave least together with what can then be laid off, and that as a mask."""
    best: tuple[MeldMasks, int] = ((), open_.reached(held))
    if not options:
        return best
    least: tuple[int, int, int] | None = None
    for used, saved, chosen in disjoint(options):
        laid = open_.reached(held & ~used)
        rank = -saved - _sum(laid, worth), laid.bit_count(), len(chosen)
        if least is None or rank < least:
            least, best = rank, (chosen, laid)
        elif rank == least and _later(chosen, laid) < _later(*best):
            best = chosen, laid
    return best


def _sum(mask: int, worth: Sequence[int]) -> int:
    total = 0
    while mask:
        low = mask & -mask
        total += worth[low.bit_length() - 1]
        mask ^= low
    return total


def _later(melds: MeldMasks, laid: int) -> tuple[Order, list[Card]]:
    """What decides between equal numbers of everything."""
    return order([meld.reading for meld in melds]), cards_of(laid)


def placements(cards: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> Iterator[LayOffs]:
    """The ways to lay all of these cards off on the table, those on its first melds first."""
    return _placements(sorted(cards), _open(table, rules))


def _places(laid: int, open_: _Open) -> LayOffs:
    """On which melds the cards lie: the smallest indexes, card by card, that hold together."""
    return next(_placements(cards_of(laid), open_))


def _placements(cards: Sequence[Card], open_: _Open) -> Iterator[LayOffs]:
    choices = [list(_takers(card, open_)) for card in cards]
    for places in product(*choices):
        on: dict[int, list[Card]] = {}
        for card, index in zip(cards, places, strict=True):
            on.setdefault(index, []).append(card)
        if all(_holds(ends, on.get(index, ())) for index, ends in open_.runs):
            yield tuple((index, tuple(on[index])) for index in sorted(on))


def _takers(card: Card, open_: _Open) -> Iterable[int]:
    """The melds that take the card, by itself or behind others."""
    sets = [index for index, lacking in open_.sets if card == lacking]
    runs = [index for index, ends in open_.runs if card in ends[0] or card in ends[1]]
    return sorted((*sets, *runs))


def _holds(ends: tuple[tuple[Card, ...], tuple[Card, ...]], cards: Iterable[Card]) -> bool:
    """Whether a run takes all of these cards."""
    left = set(cards)
    for end in ends:
        for card in end:
            if card not in left:
                break
            left.discard(card)
    return not left
