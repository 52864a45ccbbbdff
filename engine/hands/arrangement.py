"""The best arrangement of a hand, with its melds and the cards left over."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import filterfalse
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, face, is_deuce, is_joker, joker_as, wild_as, without
from engine.goal import Goal, apart
from engine.hands.melding import Melded, MeldingSearch, best_of, plain_pack
from engine.hands.packing import PackedHand, Prices, packed, prices
from engine.hands.spans import ends
from engine.melds import MeldKind, MeldRules, Reading, Slot

# Melds of only jokers, if a meld needs no natural card (CONTRACT 5.3).

Layout = tuple[Reading, ...]


def alone_in(slot: Slot, rules: MeldRules, jokers: int) -> range:
    """Return the numbers of jokers that can fill the slot without natural cards."""
    is_set = slot.kind is MeldKind.SET
    least = max(slot.least, rules.set_min if is_set else rules.run_min)
    return range(least, min(slot.most, rules.set_max if is_set else rules.run_max, jokers) + 1)


def melds(kind: MeldKind, size: int, rules: MeldRules) -> Iterator[Reading]:
    """Yield this number of jokers as a set, or as runs from the highest down, suit by suit."""
    if kind is MeldKind.SET:
        yield Reading(kind, (JOKER,) * size)
        return
    low, high = ends(rules)
    for first in range(high - size + 1, low - 1, -1):
        for suit in range(4):
            places = range(first, first + size)
            yield Reading(kind, tuple(joker_as(suit * 13 + (place - 1) % 13) for place in places))


def filled(others: Layout, index: int, size: int, goal: Goal, rules: MeldRules) -> Layout:
    """Return the layout with the slot at ``index`` filled by ``size`` jokers."""
    ways = melds(goal.slots[index].kind, size, rules)
    added = next(meld for meld in ways if not goal.separate or apart((*others, meld)))
    return (*others[:index], added, *others[index:])


# Wild deuces. The searches don't distinguish wild cards, so a deuce is a joker until it is laid.
#
# All wild cards count the same, so they can be laid in any order. Deuces are laid before jokers, in
# the order of their suits.

Cards = tuple[Card, ...]


@lru_cache(maxsize=64)
def without_deuces(rules: MeldRules) -> MeldRules:
    """Return the same rules for a hand whose deuces were replaced by jokers."""
    return rules._replace(deuces_wild=False)


def as_jokers(hand: Iterable[Card]) -> Cards:
    """Return the hand with a joker for each deuce."""
    return tuple([JOKER if is_deuce(card) else card for card in hand])


def with_deuces(melds: Iterable[Sequence[Card]], hand: Iterable[Card]) -> Iterator[Cards]:
    """Yield the melds with the wild cards of this hand instead of their jokers."""
    wild = iter(sorted(card for card in hand if card == JOKER or is_deuce(card)))
    for meld in melds:
        yield tuple([_laid(next(wild), card) if is_joker(card) else card for card in meld])


def held_with_deuces(cards: Iterable[Card], hand: Iterable[Card]) -> Cards:
    """Return these cards, in which deuces are jokers, with the real wild cards of the hand."""
    [held] = with_deuces([list(map(bare, cards))], hand)
    return held


def _laid(wild: Card, joker: Card) -> Card:
    return wild if joker == JOKER else wild_as(wild, face(joker))


_CARD = 64
"""Prices are points times this, plus one per card. So points count first, then cards."""


class Arrangement(NamedTuple):
    """The melds of a hand, the cards left over in their order, and their points."""

    melds: tuple[Reading, ...]
    deadwood: tuple[Card, ...]
    points: int


def arrange(
    hand: Sequence[Card],
    rules: MeldRules,
    points: Callable[[Card], int],
    looks: int | None = None,
) -> Arrangement:
    """Return the melding that leaves the fewest points.

    Among equals, it leaves the fewest cards.

    ``looks`` limits the search, which starts with the most expensive runs. In a large hand with
    many wild cards, a limited search may leave more than necessary.
    """
    if rules.deuces_wild and any(map(is_deuce, hand)):
        return _with_deuces(hand, rules, points, looks)
    if rules.set_min >= 3 and rules.run_min >= 3:
        pack = plain_pack(rules, points)
        held, count, cards = pack.weigh(hand)
        # Jokers aren't cards of the pack, and twins share a bit.
        if held.bit_count() == len(hand):
            if not cards:
                return Arrangement((), tuple(hand), count)
            return with_melded(hand, count, best_of(cards, pack, looks))
    if rules.jokers_alone:
        return _with_only_jokers(hand, rules, points, looks)
    melds = _searched(packed(hand), rules, points, looks)
    deadwood = without(hand, [card for meld in melds for card in meld.cards]) or ()
    return Arrangement(melds, deadwood, sum(map(points, deadwood)))


@lru_cache(maxsize=128)
def _searched(
    hand: PackedHand, rules: MeldRules, points: Callable[[Card], int], looks: int | None
) -> tuple[Reading, ...]:
    # The result is cached, because a panel asks for its points, for possible melds and for an order
    # of cards.
    return MeldingSearch(hand, rules, _prices(points), looks).run()


@lru_cache(maxsize=64)
def _prices(points: Callable[[Card], int]) -> Prices:
    return prices(lambda card: points(card) * _CARD + 1)


def _with_only_jokers(
    hand: Sequence[Card], rules: MeldRules, points: Callable[[Card], int], looks: int | None
) -> Arrangement:
    """Return the better of two meldings.

    One has natural cards in all melds. The other has a meld of only jokers.
    """
    jokers = hand.count(JOKER)
    free = [
        next(melds(kind, size, rules))
        for kind in MeldKind
        for size in alone_in(Slot(kind, 0, jokers), rules, jokers)
    ]
    looks = None if looks is None else looks // (1 + len(free))
    best = arrange(hand, rules._replace(min_naturals=1), points, looks)
    for alone in free:
        rest = arrange(without(hand, (JOKER,) * len(alone.cards)) or (), rules, points, looks)
        if (rest.points, len(rest.deadwood)) < (best.points, len(best.deadwood)):
            best = rest._replace(melds=(*rest.melds, alone))
    return best


def _with_deuces(
    hand: Sequence[Card], rules: MeldRules, points: Callable[[Card], int], looks: int | None
) -> Arrangement:
    arrangement = arrange(as_jokers(hand), without_deuces(rules), points, looks)
    laid = list(with_deuces([meld.cards for meld in arrangement.melds], hand))
    melds = [meld._replace(cards=own) for meld, own in zip(arrangement.melds, laid, strict=True)]
    deadwood = without(hand, [card for own in laid for card in own]) or ()
    return Arrangement(tuple(melds), deadwood, arrangement.points)


def with_melded(hand: Sequence[Card], points: int, laid: Melded) -> Arrangement:
    """Return the arrangement of a hand without twins that has these points and these melds."""
    cards, saved, melds = laid
    return Arrangement(melds, tuple(filterfalse(cards.__contains__, hand)), points - saved)
