"""Whether a whole table may be laid anew in a certain way (MANIPULATION 4, 5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import JOKER, RANKS, Card, bare, face, is_joker, rank
from engine.errors import IllegalMove, Reason
from engine.melds import CommonTable, JokerMoves, Meld, MeldKind, MeldRules, Reading, read_lying

TOUCHED = -1
"""What first melds are worth that are mixed with those of the table: they do not count at all."""
Cards = tuple[Card, ...]
Lists = Sequence[Sequence[Card]]


class NewTable(NamedTuple):
    """A whole table as it would lie, the cards of it that come from the hand, and the places of
    melds that did not lie so before."""

    melds: tuple[Reading, ...]
    cards: Cards
    changed: tuple[int, ...]


def laid_anew(
    table: Lists,
    melds: Sequence[Meld],
    hand: Sequence[Card],
    rules: MeldRules,
    common: CommonTable,
    *,
    opened: bool,
) -> NewTable:
    """The table as these lists name it, in place of ``melds``. IllegalMove if it may not lie so.

    ``opened``: whether the player has laid before in this deal.
    """
    groups = tuple(map(tuple, table))
    gone, new = _moved(melds, groups)
    cards = _from_hand(
        _cards_of(groups[at] for at in new), _cards_of(meld.cards for meld in gone), hand
    )
    read_as = []
    for group in groups:
        reading = read_lying(group, rules)
        if reading is None:
            raise IllegalMove(Reason.NOT_A_MELD, cards=group)
        read_as.append(reading)
    made = [read_as[at] for at in new]
    if common.joker_moves != "free":
        _jokers_stay(gone, made, cards, common.joker_moves)
    if common.initial_meld and not opened:
        _opens(gone, made, common.initial_meld)
    return NewTable(tuple(read_as), cards, _changed(gone, made, new))


def _moved(melds: Sequence[Meld], groups: Sequence[Cards]) -> tuple[list[Meld], list[int]]:
    """The melds that do not lie as they did, and the places of the groups that did not lie so.

    Most of a table stays as it was and need not be compared card by card.
    """
    left = Counter([meld.cards for meld in melds])
    new = []
    for at, group in enumerate(groups):
        if left.get(group):
            left[group] -= 1
        else:
            new.append(at)
    gone = []
    for meld in melds:
        if left[meld.cards]:
            left[meld.cards] -= 1
            gone.append(meld)
    return gone, new


def _changed(
    gone: Sequence[Meld], made: Sequence[Reading], places: Sequence[int]
) -> tuple[int, ...]:
    """The places of what was made but for sets that only lie in another order."""
    left, found = Counter(map(_alike, gone)), []
    for at, meld in zip(places, map(_alike, made), strict=True):
        if not left[meld]:
            found.append(at)
        left[meld] -= 1
    return tuple(found)


def _cards_of(groups: Iterable[Cards]) -> Counter[Card]:
    return Counter([bare(card) for cards in groups for card in cards])


def _from_hand(named: Counter[Card], lay: Counter[Card], hand: Sequence[Card]) -> Cards:
    """What is added to the table, if nothing leaves it (5.1) and it is all held (5.2)."""
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


class Roles(NamedTuple):
    """What jokers stand for: so many for each card in runs, for each rank in sets."""

    cards: Counter[Card]
    ranks: Counter[int]

    @classmethod
    def of(cls, melds: Iterable[Meld | Reading]) -> "Roles":
        """What the jokers of these melds stand for."""
        roles = cls(Counter(), Counter())
        for meld in melds:
            for card in meld.cards:
                if not is_joker(card):
                    continue
                if meld.kind is MeldKind.RUN:
                    roles.cards[face(card)] += 1
                else:
                    roles.ranks[rank_of_set(meld.cards)] += 1
        return roles


def rank_of_set(cards: Iterable[Card]) -> int:
    """The rank of a set, told by its natural cards."""
    return next(rank(card) for card in cards if not is_joker(card))


def _jokers_stay(
    melds: Sequence[Meld],
    read_as: Sequence[Reading],
    added: Sequence[Card],
    joker_moves: JokerMoves,
) -> None:
    """Refuse jokers that cease to stand for something without leave (5.4)."""
    before, after = Roles.of(melds), Roles.of(read_as)
    cards, ranks = before.cards - after.cards, before.ranks - after.ranks
    if joker_moves == "replaced":
        naturals = [card for card in added if card != JOKER]
        # All that a rank has lost, in runs and in sets, must be made up by cards of that rank.
        for card, lost in cards.items():
            ranks[rank(card)] += lost
        cards -= Counter(naturals)
        ranks -= Counter(map(rank, naturals))
    if cards or ranks:
        stands_for = next(iter(cards)) if cards else RANKS[next(iter(ranks))]
        raise IllegalMove(Reason.JOKER_MOVED, stands_for=stands_for, how=joker_moves)


def _opens(melds: Sequence[Meld], read_as: Sequence[Reading], least: int) -> None:
    """Refuse first melds that touch the table or are worth too little (5.5)."""
    own = Counter(map(_alike, read_as))
    before = Counter(map(_alike, melds))
    if before - own:
        raise IllegalMove(Reason.INITIAL_MELD, least=least, worth=TOUCHED)
    own -= before
    worth = sum(worth_of(kind, cards) * times for (kind, cards), times in own.items())
    if worth < least:
        raise IllegalMove(Reason.INITIAL_MELD, least=least, worth=worth)


def _alike(meld: Meld | Reading) -> tuple[MeldKind, Cards]:
    """What is equal for melds that lie the same: the order of a set means nothing."""
    return meld.kind, meld.cards if meld.kind is MeldKind.RUN else tuple(sorted(meld.cards))


def worth_of(kind: MeldKind, cards: Sequence[Card]) -> int:
    """What a meld counts as an opening: a joker as what it stands for (5.5)."""
    if kind is MeldKind.SET:
        return len(cards) * pips(rank_of_set(cards))
    return sum(pips(rank(face(card))) for card in cards)


def pips(rank_: int) -> int:
    """What a natural card of this rank counts: ace 1, court cards 10, others as they say (7.1)."""
    return min(rank_ + 1, 10)
