"""A draft of a rearrangement. It has cards from the table and from the hand in groups.

A draft may have groups that aren't melds. The rules of the game judge them. An empty group keeps
its number, so that numbers of groups are valid for the whole turn.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Self
from zlib import crc32

from engine.cards import Card, bare, face
from engine.melds import Reading

Read = Callable[[tuple[Card, ...]], Reading | None]
"""Reads a group by the rules. None means that the group isn't a meld."""


class Piece(NamedTuple):
    """A card on the workbench."""

    card: Card
    """The card. A joker on the table includes the card that it stands for, if that's settled."""
    held: int | None = None
    """The card's place in the hand in order of arrival, or None if it comes from the table."""


class Place(NamedTuple):
    """The place of a piece in the groups."""

    group: int
    """The number of the group, from 0."""
    at: int
    """The index of the piece in the group."""


Group = tuple[Piece, ...]


def cards_of(group: Sequence[Piece]) -> tuple[Card, ...]:
    """Return the cards of a group in their order."""
    return tuple(piece.card for piece in group)


def take(pool: list[Piece], card: Card) -> Piece | None:
    """Remove and return a piece with this card, or return None if there isn't such a piece.

    A wild card that stands for a different card is taken only if no piece has the card itself.
    """
    for same in (lambda piece: piece.card == card, lambda piece: bare(piece.card) == bare(card)):
        for index, piece in enumerate(pool):
            if same(piece):
                return pool.pop(index)._replace(card=card)
    return None


def in_order(group: Group, cards: Sequence[Card]) -> Group:
    """Return the pieces of a group in the order of these cards. They are the group's cards."""
    left = list(group)
    pieces = [take(left, card) for card in cards]
    return tuple(piece for piece in pieces if piece is not None)


def _sorted(pieces: Iterable[Piece]) -> Group:
    return tuple(sorted(pieces, key=lambda piece: face(piece.card)))


def settled(group: Group, read: Read) -> Group:
    """Return the group as the rules read it.

    The jokers of the group keep the cards that they stand for, as long as the group is a meld that
    way.
    """
    cards = cards_of(group)
    reading = read(cards) or read(tuple(map(bare, cards)))
    return group if reading is None else in_order(group, reading.cards)


# The difference between two tables, in cards from the hand and changed melds.


class TableChanges(NamedTuple):
    """The difference between an old and a new table."""

    laid: tuple[Card, ...]
    """The cards from the hand."""
    melds: tuple[tuple[Card, ...], ...]
    """The melds that only the new table has."""
    kept: frozenset[int]
    """The numbers, from 0, of old melds that are unchanged."""

    @property
    def is_new(self) -> bool:
        """Whether the old melds are unchanged, and new ones have only cards from the hand."""
        return sum(map(len, self.melds)) == len(self.laid)


def changes(melds: Sequence[Sequence[Card]], table: Iterable[Sequence[Card]]) -> TableChanges:
    """Return the difference between two tables.

    The order of the cards in a meld does not count.
    """
    old_cards = [tuple(sorted(cards)) for cards in melds]
    free = set(range(len(old_cards)))
    changed = []
    before = Counter(bare(card) for cards in melds for card in cards)
    after: Counter[Card] = Counter()
    for cards in map(tuple, table):
        after.update(map(bare, cards))
        same = next(
            (index for index in sorted(free) if old_cards[index] == tuple(sorted(cards))), None
        )
        if same is None:
            changed.append(cards)
        else:
            free.remove(same)
    laid = tuple(sorted((after - before).elements()))
    return TableChanges(laid, tuple(changed), frozenset(range(len(old_cards))) - free)


# A whole new table from a search, made of the pieces on a workbench.

_Cards = tuple[Card, ...]


def laid_out(
    melds: Sequence[_Cards], hand: Sequence[Card], table: Sequence[_Cards]
) -> tuple[Group, ...]:
    """Return the groups of the new ``table``, numbered by the most similar old melds.

    If no new meld is similar to an old meld, the old meld's number is an empty group. New melds
    without an old number come last. Raises ValueError if the old melds and the hand don't have all
    cards of the new table.
    """
    numbers = _numbers(melds, table)
    pools = [list(map(Piece, cards)) for cards in melds]
    pieces_of_groups: list[list[Piece | None]] = [[None] * len(cards) for cards in table]

    def fill(index: int, pool: list[Piece]) -> None:
        for place, card in enumerate(table[index]):
            if pieces_of_groups[index][place] is None:
                pieces_of_groups[index][place] = take(pool, card)

    for index, number in numbers.items():
        if number < len(melds):
            fill(index, pools[number])
    on_table = [piece for pool in pools for piece in pool]
    held = [Piece(card, index) for index, card in enumerate(hand)]
    for pool in (on_table, held):
        for index in range(len(table)):
            fill(index, pool)
    groups: list[Group] = [()] * max([len(melds), *(number + 1 for number in numbers.values())])
    for index, pieces in enumerate(pieces_of_groups):
        group = tuple(piece for piece in pieces if piece is not None)
        if len(group) < len(pieces):
            raise ValueError("table and hand do not hold all of these cards")
        groups[numbers[index]] = group
    return tuple(groups)


def _numbers(melds: Sequence[_Cards], table: Sequence[_Cards]) -> Mapping[int, int]:
    """Return the number of each new meld's group, by the meld's index in the new table."""
    old_cards, new_cards = (
        [Counter(map(bare, cards)) for cards in groups] for groups in (melds, table)
    )
    pairs = sorted(
        (-(cards & meld).total(), number, index)
        for index, cards in enumerate(new_cards)
        for number, meld in enumerate(old_cards)
        if not cards.keys().isdisjoint(meld)
    )
    numbers: dict[int, int] = {}
    taken: set[int] = set()
    for _, number, index in pairs:
        if index not in numbers and number not in taken:
            numbers[index] = number
            taken.add(number)
    new = (index for index in range(len(table)) if index not in numbers)
    return numbers | {index: len(melds) + count for count, index in enumerate(new)}


_MARK = 6
"""The length of a mark. Two drafts of one turn almost never have the same mark."""
_MOVED, _UNMOVED = "m", "l"
_STEPS = 60
"""At most this many steps can be undone."""
GROUPS = 50
"""At most this many groups can have cards, because two menus of 25 lines show them.

Tables of real games are far smaller.
"""


_Groups = tuple[Group, ...]


def is_moved(mark: str) -> bool:
    """Return whether a draft with this mark has moved cards."""
    return mark.startswith(_MOVED)


@lru_cache(64)
def _mark(melds: tuple[tuple[Card, ...], ...], groups: _Groups) -> str:
    """Return the mark of these groups. The result is cached, because every click has a mark."""
    moved = tuple(map(cards_of, groups)) != melds or any(
        piece.held is not None for group in groups for piece in group
    )
    checksum = crc32(repr([list(map(list, group)) for group in groups]).encode())
    return f"{_MOVED if moved else _UNMOVED}{checksum:x}"[:_MARK]


class Draft(NamedTuple):
    """The groups of a turn in progress, and the groups before each step."""

    melds: tuple[tuple[Card, ...], ...]
    """The table when the turn started."""
    hand: tuple[Card, ...]
    """The hand when the turn started, followed by cards drawn since."""
    groups: _Groups
    before: tuple[_Groups, ...] = ()
    """The groups before each step, for undo."""

    @classmethod
    def initial(cls, melds: Iterable[Sequence[Card]], hand: Sequence[Card]) -> Self:
        """Return the draft of the table as it is. No cards have been moved."""
        table = tuple(map(tuple, melds))
        groups = tuple(tuple(map(Piece, cards)) for cards in table)
        return cls(table, tuple(hand), groups)

    def fits(self, melds: Iterable[Sequence[Card]], hand: Sequence[Card]) -> bool:
        """Return whether the draft started from this table and this hand.

        The hand may have grown since then.
        """
        return self.melds == tuple(map(tuple, melds)) and self.hand == tuple(hand[: len(self.hand)])

    @property
    def is_touched(self) -> bool:
        """Whether cards have been moved."""
        return is_moved(self.mark)

    @property
    def mark(self) -> str:
        """A short text that identifies the state of the groups.

        The first letter of the mark says whether cards have been moved (``is_moved``).
        """
        return _mark(self.melds, self.groups)

    @property
    def laid(self) -> tuple[int, ...]:
        """The places in the hand of all cards that are in groups."""
        held = (piece.held for group in self.groups for piece in group)
        return tuple(sorted(place for place in held if place is not None))

    @property
    def table(self) -> tuple[tuple[Card, ...], ...]:
        """The whole new table as it would be played."""
        return tuple(cards_of(group) for group in self.groups if group)

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of the groups that have cards."""
        return tuple(number for number, group in enumerate(self.groups) if group)

    def is_changed(self, number: int) -> bool:
        """Return whether this group differs from the meld that had its number before."""
        group = self.groups[number]
        lay = self.melds[number] if number < len(self.melds) else ()
        return cards_of(group) != lay or any(piece.held is not None for piece in group)

    def chosen(self, places: Iterable[Place], held: Iterable[int]) -> Group:
        """Return the pieces at these places, and the pieces of these cards in the hand, sorted."""
        pieces = [self.groups[place.group][place.at] for place in self._existing(places)]
        laid = self.laid
        held = (position for position in held if position < len(self.hand) and position not in laid)
        return _sorted((*pieces, *(Piece(self.hand[position], position) for position in held)))

    def moved(
        self, places: Collection[Place], held: Collection[int], target: int | None, read: Read
    ) -> Self | None:
        """Move pieces and cards from the hand to a group, or to a new group if ``target`` is None.

        Return None if there is no room for a new group. If a group loses its middle and the cards
        that stay aren't a meld, the group is split, as long as all parts are melds.
        """
        places = [place for place in self._existing(places) if place.group != target]
        coming = self.chosen(places, dict.fromkeys(held))
        if not coming:
            return self
        groups = [list(group) for group in self.groups]
        over: list[Group] = []
        for number in dict.fromkeys(place.group for place in places):
            first, *others = _left(self.groups[number], places, number, read)
            groups[number] = list(first)
            over += others
        if target is None or target >= len(groups):
            target = self._free_number(self.groups)
            groups += [[]] * (target + 1 - len(groups))
        groups[target] = list(settled(_sorted((*groups[target], *coming)), read))
        for part in over:
            number = self._free_number(groups)
            groups += [[]] * (number + 1 - len(groups))
            groups[number] = list(part)
        return self._within(tuple(map(tuple, groups)))

    def freed(
        self, places: Collection[Place], held: Collection[int], joker: Place, read: Read
    ) -> Self | None:
        """Replace a joker by the chosen pieces, and put the joker into a new group.

        Return None if there is no room for a new group.
        """
        places = self._existing(places)
        first, *others = self.chosen(places, dict.fromkeys(held))
        groups = [list(group) for group in self.groups]
        pieces = groups[joker.group]
        free = pieces[joker.at]
        groups[joker.group] = [*pieces[: joker.at], first, *pieces[joker.at + 1 :], *others]
        for number in dict.fromkeys(place.group for place in places if place.group != joker.group):
            gone = {place.at for place in places if place.group == number}
            groups[number] = [
                piece for index, piece in enumerate(groups[number]) if index not in gone
            ]
        alone = self._free_number(self.groups)
        groups += [[]] * (alone + 1 - len(groups))
        groups[alone] = [free._replace(card=bare(free.card))]
        return self._within(tuple(settled(tuple(group), read) for group in groups))

    def returned(self, places: Collection[Place], read: Read) -> Self:
        """Return these pieces to the hand. Pieces that came from the table stay where they are."""
        own_places = [
            place
            for place in self._existing(places)
            if any(piece.held is not None for piece in self.chosen((place,), ()))
        ]
        groups = list(self.groups)
        for number in dict.fromkeys(place.group for place in own_places):
            gone = {place.at for place in own_places if place.group == number}
            left = tuple(piece for index, piece in enumerate(groups[number]) if index not in gone)
            groups[number] = settled(left, read)
        return self._next(tuple(groups))

    def declared(self, number: int, cards: Sequence[Card]) -> Self:
        """Read this group as these cards. They name the cards that the group's jokers stand for."""
        groups = list(self.groups)
        groups[number] = in_order(groups[number], cards)
        return self._next(tuple(groups))

    def laid_out(self, table: Iterable[Sequence[Card]]) -> Self:
        """Replace all groups by a whole new table. Raises ValueError if cards are missing."""
        return self._next(laid_out(self.melds, self.hand, tuple(map(tuple, table))))

    def undone(self) -> Self:
        """Return the draft before the last step."""
        if not self.before:
            return self
        return self._replace(groups=self.before[-1], before=self.before[:-1])

    def taken_back(self) -> Self:
        """Return the draft with the original table, as a step that can be undone."""
        return self._next(Draft.initial(self.melds, self.hand).groups)

    def with_hand(self, hand: Sequence[Card]) -> Self:
        """Return the draft with this hand, which may have cards that were drawn since."""
        return self._replace(hand=tuple(hand))

    def _existing(self, places: Iterable[Place]) -> list[Place]:
        """Return the places that have a piece. Each place is there once."""
        return [
            place
            for place in dict.fromkeys(places)
            if place.group < len(self.groups) and place.at < len(self.groups[place.group])
        ]

    def _free_number(self, groups: Sequence[Sequence[Piece]]) -> int:
        """Return the number for a new group. An added group's number is reused if it is empty."""
        free = (number for number in range(len(self.melds), len(groups)) if not groups[number])
        return next(free, len(groups))

    def _within(self, groups: _Groups) -> Self | None:
        """Return the draft with these groups as a new step.

        Return None if there are more than ``GROUPS`` groups and more than before.
        """
        count = sum(map(bool, groups))
        return None if count > max(GROUPS, len(self.numbers())) else self._next(groups)

    def _next(self, groups: _Groups) -> Self:
        if groups == self.groups:
            return self
        return self._replace(groups=groups, before=(*self.before, self.groups)[-_STEPS:])


def _left(group: Group, places: Sequence[Place], number: int, read: Read) -> list[Group]:
    """Return the cards that stay in a group.

    If they aren't a meld but all of their parts are melds, return the parts.
    """
    gone = {place.at for place in places if place.group == number}
    parts: list[list[Piece]] = [[]]
    for index, piece in enumerate(group):
        if index in gone:
            parts += [[]] if parts[-1] else []
        else:
            parts[-1].append(piece)
    parts_left = [tuple(part) for part in parts if part]
    whole = tuple(piece for index, piece in enumerate(group) if index not in gone)
    if (
        len(parts_left) > 1
        and read(cards_of(whole)) is None
        and all(read(cards_of(p)) for p in parts_left)
    ):
        return parts_left
    return [settled(whole, read)]
