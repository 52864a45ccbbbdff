"""The best split of a hand into melds and deadwood where a knock shows it (GIN 5): exact.

For games of one pack without jokers. Of splits that leave equal points the knocker wants the one
on which the other player can lay least, so ties are broken as GIN 5.2 says.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.hands.arrangement import Arrangement, with_melded
from engine.hands.masks import RANK, mask_of
from engine.hands.melding import (
    Meldable,
    Melded,
    MeldMasks,
    PlainPack,
    melded,
    melds_of,
    plain_pack,
)
from engine.melds import MeldKind, MeldRules, Reading

Order = tuple[tuple[Card, ...], ...]
"""Melds as GIN 5.3 compares them: the cards of each from the first of the pack, smallest first."""
Melds = tuple[Reading, ...]


def split(
    hand: Sequence[Card],
    rules: MeldRules,
    points: Callable[[Card], int],
    thrown: Card | None = None,
) -> Arrangement:
    """The best arrangement of the cards that a knocker keeps; ``thrown`` is the one that they do
    not.

    Least deadwood; then the fewest cards of the pack that the knocker has not had fit on a meld;
    then fewest melds; then the melds first in order (GIN 5.2). The melds stand in that order.
    Hidden cards are no part of any meld and count nothing.
    """
    pack = plain_pack(rules, points)
    held, count, cards = pack.weigh(hand)
    if not cards:
        return Arrangement((), tuple(hand), count)
    tied = _least_deadwood(cards, pack)
    best = tied[0]
    if len(tied) > 1:
        outside = ~(held if thrown is None else held | 1 << thrown)
        best = min(tied, key=lambda one: (one.fitting & outside).bit_count())
    return with_melded(hand, count, best.melded)


class _Split(NamedTuple):
    """Melds to lay, and the cards, as a mask, of which each alone extends one of them."""

    melded: Melded
    fitting: int


def disjoint(options: MeldMasks) -> Iterator[tuple[int, int, MeldMasks]]:
    """All choices of melds without a card in common, the empty one first: the cards of each as a
    mask, the points that they save, and the melds."""
    pending: list[tuple[int, int, int, MeldMasks]] = [(0, 0, 0, ())]
    while pending:
        at, used, saved, chosen = pending.pop()
        yield used, saved, chosen
        for number in range(at, len(options)):
            option = options[number]
            if not option.mask & used:
                pending.append(
                    (number + 1, used | option.mask, saved + option.points, (*chosen, option))
                )


@lru_cache(maxsize=1 << 12)
def _least_deadwood(cards: Meldable, pack: PlainPack) -> Sequence[_Split]:
    """The choices of melds out of these cards that leave the fewest points: those of fewest melds
    first, then as GIN 5.3 orders them."""
    ways = list(disjoint(melds_of(cards, pack)))
    most = max(saved for _, saved, _ in ways)
    found = [melded(in_order(chosen), saved) for _, saved, chosen in ways if saved == most]
    found.sort(key=lambda one: (len(one.melds), order(one.melds)))
    return [_Split(one, _fitting(one.melds, pack.rules)) for one in found]


def _fitting(melds: Iterable[Reading], rules: MeldRules) -> int:
    fitting = 0
    for meld in melds:
        fitting |= extending(meld, rules)
    return fitting


@lru_cache(maxsize=1 << 12)
def extending(meld: Reading, rules: MeldRules) -> int:
    """The cards, as a mask, of which each alone extends this meld."""
    own = mask_of(meld.cards)
    if meld.kind is MeldKind.SET:
        return RANK << meld.cards[0] % 13 & ~own if len(meld.cards) < rules.set_max else 0
    return mask_of([chain[0] for chain in beyond(meld, rules) if chain])


@lru_cache(maxsize=1 << 12)
def beyond(run: Reading, rules: MeldRules) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that a run can grow by above its last and below its first card, the next first."""
    suit, room = run.cards[0] - run.cards[0] % 13, min(rules.run_max, 13) - len(run.cards)
    low, high = run.cards[0] % 13, run.cards[-1] % 13
    if rules.round_the_corner:
        above, below = range(high + 1, high + 1 + room), range(low - 1, low - 1 - room, -1)
    else:
        # An ace at the end lies above the king; one that may be high follows a king.
        top = 13 if 14 in rules.aces else 12
        first = 13 if high == 0 and len(run.cards) > 1 else high
        bottom = 0 if 1 in rules.aces else 1
        above, below = range(first + 1, top + 1), range(low - 1, bottom - 1, -1)
    return (
        tuple([suit + place % 13 for place in above][:room]),
        tuple([suit + place % 13 for place in below][:room]),
    )


def order(melds: Sequence[Reading]) -> Order:
    """The melds as GIN 5.3 compares them."""
    return tuple(sorted(tuple(sorted(meld.cards)) for meld in melds))


def in_order(melds: MeldMasks) -> Melds:
    """The melds, smallest first (GIN 5.3); the cards of each stay as they lie."""
    return tuple(sorted([meld.reading for meld in melds], key=lambda meld: sorted(meld.cards)))


# The ways to lay all of some cards in melds: for players who choose their melds themselves.
#
# For games of one pack without jokers.


def coverings(
    cards: Sequence[Card], rules: MeldRules, points: Callable[[Card], int]
) -> Iterator[Melds]:
    """Every choice of melds that together are just these cards, fewest melds first.

    Of no cards there is one, which has no melds.
    """
    pack = plain_pack(rules, points)
    whole, _, meldable = pack.weigh(cards)
    found = disjoint(melds_of(meldable, pack))
    fitting = [chosen for used, _, chosen in found if used == whole]
    for chosen in sorted(fitting, key=len):
        yield in_order(chosen)
