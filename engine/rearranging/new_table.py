"""The check of a rearranged table (MANIPULATION 4, 5 and TILES 4, 5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, face, rank
from engine.errors import IllegalMove, Reason
from engine.melds import CommonTable, Meld, MeldKind, MeldRules, Reading, read_lying
from engine.rearranging.jokers import jokers_keep_places, jokers_stay, rank_of_set

TOUCHED = -1
"""The worth of first melds that are mixed with melds on the table, so that they don't count."""
JOKER_LAID = -2
"""The worth of first melds with a joker, in games in which first melds may not have one."""
Cards = tuple[Card, ...]
Lists = Sequence[Sequence[Card]]


class NewTable(NamedTuple):
    """A whole table as it would be after a move."""

    melds: tuple[Reading, ...]
    cards: Cards
    """The cards on the table that come from the hand."""
    changed: tuple[int, ...]
    """The indices of new and changed melds."""


def as_named(melds: Iterable[Meld | Reading]) -> tuple[Cards, ...]:
    """Return a table as a move names it."""
    return tuple([meld.cards for meld in melds])


def checked_table(
    table: Lists,
    melds: Sequence[Meld],
    hand: Sequence[Card],
    rules: MeldRules,
    common: CommonTable,
    *,
    opened: bool,
) -> NewTable:
    """Return the table of these lists, which replaces ``melds``. Raises IllegalMove.

    ``opened`` says whether the player has laid before in this deal.
    """
    groups = tuple(map(tuple, table))
    gone, new = _moved(melds, groups)
    cards = _from_hand(
        _cards_of(groups[index] for index in new), _cards_of(meld.cards for meld in gone), hand
    )
    read_as = []
    for group in groups:
        reading = read_lying(group, rules)
        if reading is None:
            raise IllegalMove(Reason.NOT_A_MELD, cards=group)
        read_as.append(reading)
    made = [read_as[index] for index in new]
    opening = common.initial_meld > 0 and not opened
    if common.places is not None:
        # If cards from the table count for the first melds, these melds free no joker (TILES 5.6).
        how = "fixed" if opening and common.opening == "counts" else common.joker_moves
        jokers_keep_places(melds, read_as, (gone, made), cards, how, common.places)
    elif common.joker_moves != "free":
        jokers_stay(gone, made, cards, common.joker_moves)
    if opening:
        worth = _worth(gone, made, read_as, Counter(cards), common)
        if worth < common.initial_meld:
            raise IllegalMove(Reason.INITIAL_MELD, least=common.initial_meld, worth=worth)
    return NewTable(tuple(read_as), cards, _changed(gone, made, new))


def _moved(melds: Sequence[Meld], groups: Sequence[Cards]) -> tuple[list[Meld], list[int]]:
    """Return the old melds that changed, and the indices of the groups that are new.

    Most of a table is unchanged and isn't compared card by card.
    """
    left = Counter([meld.cards for meld in melds])
    new = []
    for index, group in enumerate(groups):
        if left.get(group):
            left[group] -= 1
        else:
            new.append(index)
    gone = []
    for meld in melds:
        if left[meld.cards]:
            left[meld.cards] -= 1
            gone.append(meld)
    return gone, new


def _changed(
    gone: Sequence[Meld], made: Sequence[Reading], places: Sequence[int]
) -> tuple[int, ...]:
    """Return the indices of changed melds. A set in a different order hasn't changed."""
    left, changed = Counter(map(_comparable, gone)), []
    for index, meld in zip(places, map(_comparable, made), strict=True):
        if not left[meld]:
            changed.append(index)
        left[meld] -= 1
    return tuple(changed)


def _cards_of(groups: Iterable[Cards]) -> Counter[Card]:
    return Counter([bare(card) for cards in groups for card in cards])


def _from_hand(named: Counter[Card], lay: Counter[Card], hand: Sequence[Card]) -> Cards:
    """Return the added cards, if no card leaves the table (5.1) and all are in the hand (5.2)."""
    missing = lay - named
    if missing:
        raise IllegalMove(Reason.CARD_MISSING, cards=_listed(missing))
    added = named - lay
    if not added:
        raise IllegalMove(Reason.NOTHING_ADDED)
    lacking = added - Counter(hand)
    if lacking:
        raise IllegalMove(Reason.NOT_IN_HAND, card=_listed(lacking)[0])
    return _listed(added)


def _listed(cards: Counter[Card]) -> Cards:
    return tuple(sorted(cards.elements()))


def opening_worth(
    table: Lists, melds: Sequence[Meld], rules: MeldRules, common: CommonTable
) -> int:
    """Return the worth of first melds on a table that a player is still laying.

    The table may have groups that aren't melds yet. Return points, ``TOUCHED`` or ``JOKER_LAID``.
    """
    groups = tuple(map(tuple, table))
    gone, new = _moved(melds, groups)
    added = _cards_of(groups) - _cards_of(meld.cards for meld in melds)
    read_as = [read_lying(group, rules) for group in groups]
    made = [reading for index in new if (reading := read_as[index]) is not None]
    return _worth(
        gone, made, [reading for reading in read_as if reading is not None], added, common
    )


def _worth(
    gone: Sequence[Meld],
    made: Sequence[Reading],
    table: Sequence[Reading],
    added: Counter[Card],
    common: CommonTable,
) -> int:
    """Return the worth of first melds (MANIPULATION 5.5 and TILES 5.6)."""
    if not common.joker_in_opening and added[JOKER]:
        return JOKER_LAID
    if common.opening == "then":
        return _most_worth(table, added, common)
    own = Counter(map(_comparable, made))
    before = Counter(map(_comparable, gone))
    if common.opening == "apart" and before - own:
        return TOUCHED
    own -= before
    return sum(worth_of(*meld, common.pips) * times for meld, times in own.items())


def _most_worth(table: Sequence[Reading], added: Counter[Card], common: CommonTable) -> int:
    """Return the largest worth of melds on this table that only have added cards.

    The search stops once the worth is enough for the initial meld.
    """
    melds = []
    for meld in table:
        cards = Counter(map(bare, meld.cards))
        if cards <= added:
            melds.append((worth_of(meld.kind, meld.cards, common.pips), cards))
    melds.sort(key=lambda entry: -entry[0])
    ahead = [sum(worth for worth, _ in melds[index:]) for index in range(len(melds) + 1)]

    def most(index: int, rest: Counter[Card], worth: int, best: int) -> int:
        if worth >= common.initial_meld or index == len(melds) or worth + ahead[index] <= best:
            return max(worth, best)
        more, cards = melds[index]
        if cards <= rest:
            best = most(index + 1, rest - cards, worth + more, best)
        return best if best >= common.initial_meld else most(index + 1, rest, worth, best)

    return most(0, added, 0, 0)


def _comparable(meld: Meld | Reading) -> tuple[MeldKind, Cards]:
    """Return a value that is equal for equal melds. The order of a set doesn't count."""
    return meld.kind, meld.cards if meld.kind is MeldKind.RUN else tuple(sorted(meld.cards))


def worth_of(kind: MeldKind, cards: Sequence[Card], pips: Sequence[int]) -> int:
    """Return the worth of a meld for an opening (MANIPULATION 5.5 and TILES 5.6).

    A joker counts as the card that it represents. ``pips`` are the points by rank.
    """
    if kind is MeldKind.SET:
        return len(cards) * pips[rank_of_set(cards)]
    return sum(pips[rank(face(card))] for card in cards)
