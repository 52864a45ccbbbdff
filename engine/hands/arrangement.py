"""The best arrangement of a hand: what is laid, and what is left over."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, Card, is_deuce, without
from engine.hands.melding import MeldingSearch
from engine.hands.melding_plain import best_plain, values
from engine.hands.only_jokers import free_melds
from engine.hands.packing import PackedHand, Prices, packed, prices
from engine.hands.wild_deuces import as_jokers, with_deuces, without_deuces
from engine.melds import MeldRules, Reading

_CARD = 64
"""Prices are points times this, plus one a card: fewer points first, then fewer cards."""


class Arrangement(NamedTuple):
    """Melds that a hand makes, the cards left over in their order, and what those count."""

    melds: tuple[Reading, ...]
    deadwood: tuple[Card, ...]
    points: int


def arrange(
    hand: Sequence[Card],
    rules: MeldRules,
    points: Callable[[Card], int],
    looks: int | None = None,
) -> Arrangement:
    """The melding that leaves the fewest points and, among those, the fewest cards.

    With ``looks`` only so much is looked at, the dearest runs first: of a large hand with many
    wild cards it may then leave more.
    """
    if rules.deuces_wild and any(map(is_deuce, hand)):
        return _with_deuces(hand, rules, points, looks)
    if JOKER not in hand and rules.set_min >= 3 and rules.run_min >= 3:
        plain = _best_plain(hand, rules, points, looks)
        if plain is not None:
            return plain
    if rules.jokers_alone:
        return _with_only_jokers(hand, rules, points, looks)
    melds = _searched(packed(hand), rules, points, looks)
    deadwood = without(hand, [card for meld in melds for card in meld.cards]) or ()
    return Arrangement(melds, deadwood, sum(map(points, deadwood)))


@lru_cache(maxsize=128)
def _searched(
    hand: PackedHand, rules: MeldRules, points: Callable[[Card], int], looks: int | None
) -> tuple[Reading, ...]:
    # A panel asks for its points, for what can be laid and for an order of the hand.
    return MeldingSearch(hand, rules, _prices(points), looks).run()


@lru_cache(maxsize=64)
def _prices(points: Callable[[Card], int]) -> Prices:
    return prices(lambda card: points(card) * _CARD + 1)


def _with_only_jokers(
    hand: Sequence[Card], rules: MeldRules, points: Callable[[Card], int], looks: int | None
) -> Arrangement:
    """The better of the melding with a natural card in every meld and those with jokers alone."""
    free = list(free_melds(rules, hand.count(JOKER)))
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
    found = arrange(as_jokers(hand), without_deuces(rules), points, looks)
    laid = list(with_deuces([meld.cards for meld in found.melds], hand))
    melds = [meld._replace(cards=own) for meld, own in zip(found.melds, laid, strict=True)]
    deadwood = without(hand, [card for own in laid for card in own]) or ()
    return Arrangement(tuple(melds), deadwood, found.points)


def _best_plain(
    hand: Sequence[Card], rules: MeldRules, points: Callable[[Card], int], looks: int | None
) -> Arrangement | None:
    table = values(points)
    chosen = best_plain(hand, rules, table, looks)
    if chosen is None:
        return None
    if not chosen:
        return Arrangement((), tuple(hand), sum([table[card] for card in hand]))
    laid = 0
    for option in chosen:
        laid |= option.mask
    deadwood = tuple([card for card in hand if not laid >> card & 1])
    melds = tuple([option.reading for option in chosen])
    return Arrangement(melds, deadwood, sum([table[card] for card in deadwood]))
