"""The best melding where no card is there twice and none is a joker: bit masks and small tables.

A mask has bit ``c`` set where card ``c`` is held; a suit is 13 neighbouring bits, ace low. What a
suit or a rank offers is looked up, so that a hand costs a few shifts and the choice between the
melds that clash.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card
from engine.hands.masks import BITS, RANK, SUIT, mask_of
from engine.melds import MeldKind, MeldRules, Reading
from engine.step import Effort

Values = tuple[int, ...]
"""Points of every natural card."""


class MeldMask(NamedTuple):
    """A meld that a hand holds: its cards as a mask, what laying them saves, how it reads.

    ``saved`` counts points before cards, ``points`` those alone.
    """

    mask: int
    saved: int
    reading: Reading
    points: int


MeldMasks = tuple[MeldMask, ...]

_CARD = 64
"""What is saved is points times this, plus one a card: fewer points first, then fewer cards."""


@lru_cache(maxsize=64)
def values(points: Callable[[Card], int]) -> Values:
    """The points of every natural card in a table."""
    return tuple(map(points, range(52)))


def best_plain(
    hand: Sequence[Card], rules: MeldRules, table: Values, looks: int | None = None
) -> MeldMasks | None:
    """The melds of the best melding of natural cards: runs by suit, then sets by rank.

    With ``looks`` only so many choices are looked at (``Effort``). None if a card is there twice:
    such a hand is not for this search.
    """
    mask = mask_of(hand)
    if mask.bit_count() < len(hand):
        return None
    found = held_melds(mask, rules, table)
    if len(found) < 2:
        return found
    return _choose(found, table, looks)


def held_melds(mask: int, rules: MeldRules, table: Values) -> MeldMasks:
    """Every meld of the cards of a mask: runs by suit, then sets by rank."""
    spades, hearts = mask & SUIT, mask >> 13 & SUIT
    diamonds, clubs = mask >> 26 & SUIT, mask >> 39
    found: MeldMasks = ()
    for suit, held in enumerate((spades, hearts, diamonds, clubs)):
        # A run of three has three neighbours, or the ace above the king.
        if (
            held & held >> 1 & held >> 2
            or held & 0x1801 == 0x1801
            or (held & 0x1003 == 0x1003 and rules.round_the_corner)
        ):
            found += _runs(suit, held, rules, table)
    black, red = spades & clubs, hearts & diamonds
    triple = black & (hearts | diamonds) | red & (spades | clubs)
    while triple:
        low = triple & -triple
        rank = low.bit_length() - 1
        found += _sets(mask >> rank & RANK, rank, rules, table)
        triple ^= low
    return found


@lru_cache(maxsize=1 << 15)
def _runs(suit: int, held: int, rules: MeldRules, table: Values) -> MeldMasks:
    ladder = (held if 1 in rules.aces else held & ~1) | (
        (held & 1) << 13 if 14 in rules.aces else 0
    )
    if rules.round_the_corner:
        ladder |= held << 13
    found = []
    for low in range(13 if rules.round_the_corner else 14):
        high = low
        while ladder >> high & 1 and high - low < min(rules.run_max, 13):
            high += 1
            if high - low >= rules.run_min:
                cards = tuple(suit * 13 + place % 13 for place in range(low, high))
                found.append(_mask(MeldKind.RUN, cards, table))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _sets(suits: int, rank: int, rules: MeldRules, table: Values) -> MeldMasks:
    cards = [suit * 13 + rank for suit in range(4) if suits >> 13 * suit & 1]
    sizes = range(rules.set_min, min(len(cards), rules.set_max) + 1)
    return tuple(
        _mask(MeldKind.SET, group, table) for size in sizes for group in combinations(cards, size)
    )


def _mask(kind: MeldKind, cards: tuple[Card, ...], table: Values) -> MeldMask:
    mask = sum(BITS[card] for card in cards)
    points = sum(table[card] for card in cards)
    return MeldMask(mask, points * _CARD + len(cards), Reading(kind, cards), points)


_FEW = 6
"""Melds of which all choices are looked at in less time than it takes to see which cannot win."""


@lru_cache(maxsize=1 << 14)
def _choose(options: MeldMasks, table: Values, looks: int | None) -> MeldMasks:
    """The melds without a card in common that save the most, of equal ones the first."""
    best: MeldMasks = ()
    most = -1
    worth = _by_worth(options, table) if len(options) > _FEW else ()
    effort = Effort(looks)
    later = [0]
    """The cards of the melds from each on, all melds counted from the last."""
    for option in reversed(options):
        later.append(later[-1] | option.mask)
    later.reverse()

    def follow(at: int, used: int, saved: int, chosen: MeldMasks) -> None:
        nonlocal best, most
        if saved > most:
            best, most = chosen, saved
        for number in range(at, len(options)):
            option = options[number]
            if option.mask & used:
                continue
            if worth:
                free = later[number] & ~used
                beyond = sum([(free & cards).bit_count() * each for cards, each in worth])
                if saved + beyond <= most or effort.is_spent():
                    return
            grown = (*chosen, option)
            follow(number + 1, used | option.mask, saved + option.saved, grown)

    follow(0, 0, 0, ())
    return best


def _by_worth(options: MeldMasks, table: Values) -> list[tuple[int, int]]:
    """The cards of these melds by what each of them saves."""
    cards = 0
    for option in options:
        cards |= option.mask
    found: dict[int, int] = {}
    for card, points in enumerate(table):
        if cards >> card & 1:
            saves = points * _CARD + 1
            found[saves] = found.get(saves, 0) | BITS[card]
    return [(mask, saves) for saves, mask in found.items()]
