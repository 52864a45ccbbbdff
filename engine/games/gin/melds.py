"""Melds, lay-offs and deadwood of both hands after a knock (GIN 5, 7)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.cards import HIDDEN, Card
from engine.hands.arrangement import Arrangement, with_melded
from engine.hands.masks import RANK, cards_of, mask_of
from engine.hands.melding import (
    Meldable,
    Melded,
    MeldMasks,
    PlainPack,
    melded,
    melds_of,
    plain_pack,
)
from engine.melds import Meld, MeldKind, MeldRules, Reading

# The best split of a hand into melds and deadwood for a knock (GIN 5). It is exact.
#
# It works for games of one pack without jokers. Among splits with equal points, the knocker prefers
# the one on which the other player can lay off least, so ties are broken by GIN 5.2.

Order = tuple[tuple[Card, ...], ...]
"""Melds in the form that GIN 5.3 compares.

The cards of each meld are sorted, and the smallest meld comes first.
"""
Melds = tuple[Reading, ...]


def split(
    hand: Sequence[Card],
    rules: MeldRules,
    points: Callable[[Card], int],
    thrown: Card | None = None,
) -> Arrangement:
    """Return the best arrangement of a knocker's hand, which no longer has ``thrown``.

    The arrangement with the least deadwood is best. Ties go to the fewest other cards that fit on a
    meld, then to the fewest melds, then to the first melds in order (GIN 5.2). The returned melds
    are in that order. Hidden cards are in no meld and count nothing.
    """
    pack = plain_pack(rules, points)
    held, count, cards = pack.weigh(hand)
    if not cards:
        return Arrangement((), tuple(hand), count)
    tied = _least_deadwood(cards, pack)
    best = tied[0]
    if len(tied) > 1:
        outside = ~(held if thrown is None else held | 1 << thrown)
        best = min(tied, key=lambda choice: (choice.fitting & outside).bit_count())
    return with_melded(hand, count, best.melded)


class _Split(NamedTuple):
    """Melds to lay, and a mask of the single cards that extend one of them."""

    melded: Melded
    fitting: int


def disjoint(options: MeldMasks) -> Iterator[tuple[int, int, MeldMasks]]:
    """Yield all choices of disjoint melds, the empty choice first.

    A choice is the cards as a mask, the points that these cards save, and the melds.
    """
    pending: list[tuple[int, int, int, MeldMasks]] = [(0, 0, 0, ())]
    while pending:
        start, used, saved, chosen = pending.pop()
        yield used, saved, chosen
        for number in range(start, len(options)):
            option = options[number]
            if not option.mask & used:
                pending.append(
                    (number + 1, used | option.mask, saved + option.points, (*chosen, option))
                )


@lru_cache(maxsize=1 << 12)
def _least_deadwood(cards: Meldable, pack: PlainPack) -> Sequence[_Split]:
    """Return the choices of melds with the least deadwood.

    Choices with the fewest melds come first. Choices with equally many melds are in the order of
    GIN 5.3.
    """
    ways = list(disjoint(melds_of(cards, pack)))
    most = max(saved for _, saved, _ in ways)
    choices = [melded(in_order(chosen), saved) for _, saved, chosen in ways if saved == most]
    choices.sort(key=lambda choice: (len(choice.melds), order(choice.melds)))
    return [_Split(choice, _fitting(choice.melds, pack.rules)) for choice in choices]


def _fitting(melds: Iterable[Reading], rules: MeldRules) -> int:
    fitting = 0
    for meld in melds:
        fitting |= extending(meld, rules)
    return fitting


@lru_cache(maxsize=1 << 12)
def extending(meld: Reading, rules: MeldRules) -> int:
    """Return a mask of the single cards that extend this meld."""
    own = mask_of(meld.cards)
    if meld.kind is MeldKind.SET:
        return RANK << meld.cards[0] % 13 & ~own if len(meld.cards) < rules.set_max else 0
    return mask_of([chain[0] for chain in beyond(meld, rules) if chain])


@lru_cache(maxsize=1 << 12)
def beyond(run: Reading, rules: MeldRules) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards by which a run can grow above and below, in order."""
    suit, room = run.cards[0] - run.cards[0] % 13, min(rules.run_max, 13) - len(run.cards)
    low, high = run.cards[0] % 13, run.cards[-1] % 13
    if rules.round_the_corner:
        above, below = range(high + 1, high + 1 + room), range(low - 1, low - 1 - room, -1)
    else:
        # An ace at the high end is above the king. If an ace may be high, it can follow a king.
        top = 13 if 14 in rules.aces else 12
        first = 13 if high == 0 and len(run.cards) > 1 else high
        bottom = 0 if 1 in rules.aces else 1
        above, below = range(first + 1, top + 1), range(low - 1, bottom - 1, -1)
    return (
        tuple([suit + place % 13 for place in above][:room]),
        tuple([suit + place % 13 for place in below][:room]),
    )


def order(melds: Sequence[Reading]) -> Order:
    """Return the melds in the form that GIN 5.3 compares."""
    return tuple(sorted(tuple(sorted(meld.cards)) for meld in melds))


def in_order(melds: MeldMasks) -> Melds:
    """Return the melds, smallest first (GIN 5.3). The cards of each keep their order."""
    return tuple(sorted([meld.reading for meld in melds], key=lambda meld: sorted(meld.cards)))


# The ways to lay given cards in melds with none left over, for players who choose their own melds.
#
# They work for games of one pack without jokers.


def coverings(
    cards: Sequence[Card], rules: MeldRules, points: Callable[[Card], int]
) -> Iterator[Melds]:
    """Yield every choice of melds that uses exactly these cards, fewest melds first.

    For no cards, the only choice has no melds.
    """
    pack = plain_pack(rules, points)
    whole, _, meldable = pack.weigh(cards)
    choices = disjoint(melds_of(meldable, pack))
    fitting = [chosen for used, _, chosen in choices if used == whole]
    for chosen in sorted(fitting, key=len):
        yield in_order(chosen)


# The best defence after a knock, with melds and lay-offs on the knocker's melds together (GIN 7).
# It is exact.
#
# The defender lays off all other cards that reach a meld of the knocker. A card in a run is never
# worse than the same card in a set. So only the defender's melds have to be searched.

LayOffs = tuple[tuple[int, tuple[Card, ...]], ...]
"""Pairs of a meld's index on the table and the cards laid off on this meld."""


class Defence(NamedTuple):
    """The defender's melds and lay-offs."""

    melds: tuple[Reading, ...]
    lay_offs: LayOffs
    deadwood: tuple[Card, ...]
    """Cards left over, in their order in the hand."""
    points: int
    """Points of ``deadwood``."""


class _Open(NamedTuple):
    """The cards that the knocker's melds accept."""

    sets: tuple[tuple[int, Card], ...]
    """Pairs of a set's index and the card of its rank that it lacks."""
    runs: tuple[tuple[int, tuple[tuple[Card, ...], tuple[Card, ...]]], ...]
    """Pairs of a run's index and the cards beyond its two ends, in order."""

    def reached(self, rest: int) -> int:
        """Return the cards that can be laid off."""
        reachable = 0
        for _, card in self.sets:
            reachable |= rest & 1 << card
        for _, ends in self.runs:
            for end in ends:
                for card in end:
                    if not rest >> card & 1:
                        break
                    reachable |= 1 << card
        return reachable


def defend(
    hand: Sequence[Card],
    table: Sequence[Meld],
    rules: MeldRules,
    points: Callable[[Card], int],
    melds: Sequence[Reading] | None = None,
) -> Defence:
    """Return the melds and lay-offs that together leave the least deadwood.

    Ties go to the fewest cards laid off, then the fewest melds, then the first melds in order. The
    last ties go to the smaller list of cards laid off, then to the smaller list of the melds that
    get these cards (GIN 7.6). If a player has chosen ``melds``, only the lay-offs are searched.
    Hidden cards stay in the hand and count nothing.
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
    """Return the melds that, with lay-offs, leave the least, and the lay-offs as a mask."""
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
    """Return the sort key that decides ties between defences."""
    return order([meld.reading for meld in melds]), cards_of(laid)


def placements(cards: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> Iterator[LayOffs]:
    """Yield the ways to lay off all of these cards, on the first melds first."""
    return _placements(sorted(cards), _open(table, rules))


def _places(laid: int, open_: _Open) -> LayOffs:
    """Return the melds for these cards, with the smallest possible indices card by card."""
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
    """Return the indices of melds that take the card, directly or after other cards."""
    sets = [index for index, lacking in open_.sets if card == lacking]
    runs = [index for index, ends in open_.runs if card in ends[0] or card in ends[1]]
    return sorted((*sets, *runs))


def _holds(ends: tuple[tuple[Card, ...], tuple[Card, ...]], cards: Iterable[Card]) -> bool:
    """Return whether a run takes all of these cards."""
    left = set(cards)
    for end in ends:
        for card in end:
            if card not in left:
                break
            left.discard(card)
    return not left
