"""What a player tries out before they play it: the table's cards and their own, in groups.

Nothing here is judged: which groups stand is asked of the rules. A group that is empty stays, so
that the numbers of the others hold for the whole turn.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Self
from zlib import crc32

from engine.cards import Card, bare, face
from engine.melds import Reading

Read = Callable[[tuple[Card, ...]], Reading | None]
"""How the rules understand a group; None: it does not stand."""


class Piece(NamedTuple):
    """A card on the workbench, a joker with what it stands for, if that is settled.

    ``held`` is its place in the hand, in the order in which the cards came; None: it lay on the
    table before.
    """

    card: Card
    held: int | None = None


class Place(NamedTuple):
    """Where a piece lies: the number of its group, from 0, and its place in it."""

    group: int
    at: int


Group = tuple[Piece, ...]


def cards_of(group: Sequence[Piece]) -> tuple[Card, ...]:
    """The cards of a group in their order."""
    return tuple(piece.card for piece in group)


def take(pool: list[Piece], card: Card) -> Piece | None:
    """One of these pieces out of the pool, as this card: the very card, else any joker for one."""
    for same in (lambda piece: piece.card == card, lambda piece: bare(piece.card) == bare(card)):
        for at, piece in enumerate(pool):
            if same(piece):
                return pool.pop(at)._replace(card=card)
    return None


def in_order(group: Group, cards: Sequence[Card]) -> Group:
    """The pieces in the order of these cards, which are those of the group."""
    left = list(group)
    found = [take(left, card) for card in cards]
    return tuple(piece for piece in found if piece is not None)


def _sorted(pieces: Iterable[Piece]) -> Group:
    return tuple(sorted(pieces, key=lambda piece: face(piece.card)))


def settled(group: Group, read: Read) -> Group:
    """The group as it is read, its jokers with what they stand for as long as it stands so."""
    lying = cards_of(group)
    found = read(lying) or read(tuple(map(bare, lying)))
    return group if found is None else in_order(group, found.cards)


# What a new table changes: the cards that come from the hand, and the melds that are not as they
# lay.


class TableChanges(NamedTuple):
    """``laid``: the cards that the new table has more than the old one. ``melds``: those of it that
    did not lie so. ``kept``: the numbers, from 0, of melds that lie as they lay."""

    laid: tuple[Card, ...]
    melds: tuple[tuple[Card, ...], ...]
    kept: frozenset[int]

    @property
    def is_new(self) -> bool:
        """Whether nothing changed but for melds of laid cards alone."""
        return sum(map(len, self.melds)) == len(self.laid)


def changes(melds: Sequence[Sequence[Card]], table: Iterable[Sequence[Card]]) -> TableChanges:
    """What is different on a new table. The order of cards means nothing here."""
    lying = [tuple(sorted(cards)) for cards in melds]
    free = set(range(len(lying)))
    changed = []
    before = Counter(bare(card) for cards in melds for card in cards)
    after: Counter[Card] = Counter()
    for cards in map(tuple, table):
        after.update(map(bare, cards))
        same = next((at for at in sorted(free) if lying[at] == tuple(sorted(cards))), None)
        if same is None:
            changed.append(cards)
        else:
            free.remove(same)
    laid = tuple(sorted((after - before).elements()))
    return TableChanges(laid, tuple(changed), frozenset(range(len(lying))) - free)


# A whole new table that somebody has found, made of the pieces that lie on a workbench.

_Cards = tuple[Card, ...]


def laid_out(
    melds: Sequence[_Cards], hand: Sequence[Card], table: Sequence[_Cards]
) -> tuple[Group, ...]:
    """The groups of the new ``table``, each with the number of the meld of which it keeps most.

    Numbers that no group keeps are empty groups; new ones come behind them. Raises ValueError if
    table and hand do not hold all of these cards.
    """
    numbers = _numbers(melds, table)
    pools = [list(map(Piece, cards)) for cards in melds]
    found: list[list[Piece | None]] = [[None] * len(cards) for cards in table]

    def fill(at: int, pool: list[Piece]) -> None:
        for place, card in enumerate(table[at]):
            if found[at][place] is None:
                found[at][place] = take(pool, card)

    for at, number in numbers.items():
        if number < len(melds):
            fill(at, pools[number])
    lying = [piece for pool in pools for piece in pool]
    held = [Piece(card, at) for at, card in enumerate(hand)]
    for pool in (lying, held):
        for at in range(len(table)):
            fill(at, pool)
    groups: list[Group] = [()] * max([len(melds), *(number + 1 for number in numbers.values())])
    for at, pieces in enumerate(found):
        group = tuple(piece for piece in pieces if piece is not None)
        if len(group) < len(pieces):
            raise ValueError("table and hand do not hold all of these cards")
        groups[numbers[at]] = group
    return tuple(groups)


def _numbers(melds: Sequence[_Cards], table: Sequence[_Cards]) -> Mapping[int, int]:
    """By the place in the new table the number that a group gets."""
    lay, lie = ([Counter(map(bare, cards)) for cards in groups] for groups in (melds, table))
    pairs = sorted(
        (-(cards & meld).total(), number, at)
        for at, cards in enumerate(lie)
        for number, meld in enumerate(lay)
        if not cards.keys().isdisjoint(meld)
    )
    found: dict[int, int] = {}
    taken: set[int] = set()
    for _, number, at in pairs:
        if at not in found and number not in taken:
            found[at] = number
            taken.add(number)
    new = (at for at in range(len(table)) if at not in found)
    return found | {at: len(melds) + count for count, at in enumerate(new)}


_MARK = 6
"""Letters of a mark: two drafts of one turn having the same is as good as never."""
_MOVED, _LYING = "m", "l"
_STEPS = 60
"""Steps that can be undone."""
GROUPS = 50
"""Groups with cards that there can be, far more than make a table of melds: what can be opened, and
where cards go, stands in two menus of 25 lines."""


_Groups = tuple[Group, ...]


def is_moved(mark: str) -> bool:
    """Whether this is the mark of a draft in which something was moved."""
    return mark.startswith(_MOVED)


@lru_cache(64)
def _mark(melds: tuple[tuple[Card, ...], ...], groups: _Groups) -> str:
    """Kept, because every click holds it."""
    moved = tuple(map(cards_of, groups)) != melds or any(
        piece.held is not None for group in groups for piece in group
    )
    told = crc32(repr([list(map(list, group)) for group in groups]).encode())
    return f"{_MOVED if moved else _LYING}{told:x}"[:_MARK]


class Draft(NamedTuple):
    """The groups of a turn that has not been played yet, and what they were before each step.

    ``melds`` and ``hand`` are the table and the hand with which it began.
    """

    melds: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    groups: _Groups
    before: tuple[_Groups, ...] = ()

    @classmethod
    def begun(cls, melds: Iterable[Sequence[Card]], hand: Sequence[Card]) -> Self:
        """The table as it is. Nothing has been moved."""
        lying = tuple(map(tuple, melds))
        groups = tuple(tuple(map(Piece, cards)) for cards in lying)
        return cls(lying, tuple(hand), groups)

    def fits(self, melds: Iterable[Sequence[Card]], hand: Sequence[Card]) -> bool:
        """Whether it goes on from this table and this hand, to which cards may have come since."""
        return self.melds == tuple(map(tuple, melds)) and self.hand == tuple(hand[: len(self.hand)])

    @property
    def is_touched(self) -> bool:
        """Whether anything has been moved."""
        return is_moved(self.mark)

    @property
    def mark(self) -> str:
        """Tells one state of the groups from another. Its first letter says whether anything has
        been moved (``is_moved``)."""
        return _mark(self.melds, self.groups)

    @property
    def laid(self) -> tuple[int, ...]:
        """The places in the hand of all cards that lie in groups."""
        held = (piece.held for group in self.groups for piece in group)
        return tuple(sorted(place for place in held if place is not None))

    @property
    def table(self) -> tuple[tuple[Card, ...], ...]:
        """The whole new table as it would be played."""
        return tuple(cards_of(group) for group in self.groups if group)

    def numbers(self) -> tuple[int, ...]:
        """The groups that have cards, from 0."""
        return tuple(number for number, group in enumerate(self.groups) if group)

    def is_changed(self, number: int) -> bool:
        """Whether this group is not a meld as it lay."""
        group = self.groups[number]
        lay = self.melds[number] if number < len(self.melds) else ()
        return cards_of(group) != lay or any(piece.held is not None for piece in group)

    def chosen(self, places: Iterable[Place], held: Iterable[int]) -> Group:
        """The pieces at these places, and these cards in hand as pieces, sorted."""
        found = [self.groups[place.group][place.at] for place in self._there(places)]
        laid = self.laid
        held = (at for at in held if at < len(self.hand) and at not in laid)
        return _sorted((*found, *(Piece(self.hand[at], at) for at in held)))

    def moved(
        self, places: Collection[Place], held: Collection[int], target: int | None, read: Read
    ) -> Self | None:
        """The pieces of these places and cards of the hand in this group, None: in a new one. None
        if there is no room for another group.

        A meld whose middle is taken falls apart where all that is left of it stands by itself.
        """
        places = [place for place in self._there(places) if place.group != target]
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
        """Put the chosen pieces in a joker's place, which gets a group; None if there's no room."""
        places = self._there(places)
        first, *others = self.chosen(places, dict.fromkeys(held))
        groups = [list(group) for group in self.groups]
        lay = groups[joker.group]
        free = lay[joker.at]
        groups[joker.group] = [*lay[: joker.at], first, *lay[joker.at + 1 :], *others]
        for number in dict.fromkeys(place.group for place in places if place.group != joker.group):
            gone = {place.at for place in places if place.group == number}
            groups[number] = [one for at, one in enumerate(groups[number]) if at not in gone]
        alone = self._free_number(self.groups)
        groups += [[]] * (alone + 1 - len(groups))
        groups[alone] = [free._replace(card=bare(free.card))]
        return self._within(tuple(settled(tuple(group), read) for group in groups))

    def returned(self, places: Collection[Place], read: Read) -> Self:
        """These pieces back in the hand, as far as they come from it."""
        mine = [
            place
            for place in self._there(places)
            if any(piece.held is not None for piece in self.chosen((place,), ()))
        ]
        groups = list(self.groups)
        for number in dict.fromkeys(place.group for place in mine):
            gone = {place.at for place in mine if place.group == number}
            left = tuple(piece for at, piece in enumerate(groups[number]) if at not in gone)
            groups[number] = settled(left, read)
        return self._next(tuple(groups))

    def declared(self, number: int, cards: Sequence[Card]) -> Self:
        """This group read as these cards: its own, with jokers that stand for something else."""
        groups = list(self.groups)
        groups[number] = in_order(groups[number], cards)
        return self._next(tuple(groups))

    def laid_out(self, table: Iterable[Sequence[Card]]) -> Self:
        """Take over a whole new table. ValueError if it lacks any of the cards."""
        return self._next(laid_out(self.melds, self.hand, tuple(map(tuple, table))))

    def undone(self) -> Self:
        """It as it was before the last step."""
        if not self.before:
            return self
        return self._replace(groups=self.before[-1], before=self.before[:-1])

    def taken_back(self) -> Self:
        """Everything as it lay, as a step that can be undone."""
        return self._next(Draft.begun(self.melds, self.hand).groups)

    def with_hand(self, hand: Sequence[Card]) -> Self:
        """It with the cards that have come to the hand since."""
        return self._replace(hand=tuple(hand))

    def _there(self, places: Iterable[Place]) -> list[Place]:
        """Those places, each once, at which a piece lies."""
        return [
            place
            for place in dict.fromkeys(places)
            if place.group < len(self.groups) and place.at < len(self.groups[place.group])
        ]

    def _free_number(self, groups: Sequence[Sequence[Piece]]) -> int:
        """Of a group that a new one can be: the first that was new and is empty, or the next."""
        free = (at for at in range(len(self.melds), len(groups)) if not groups[at])
        return next(free, len(groups))

    def _within(self, groups: _Groups) -> Self | None:
        """It with these groups; None if they are too many, and more than before."""
        count = sum(map(bool, groups))
        return None if count > max(GROUPS, len(self.numbers())) else self._next(groups)

    def _next(self, groups: _Groups) -> Self:
        if groups == self.groups:
            return self
        return self._replace(groups=groups, before=(*self.before, self.groups)[-_STEPS:])


def _left(group: Group, places: Sequence[Place], number: int, read: Read) -> list[Group]:
    """What stays of a group without these places: in parts, if each stands by itself."""
    gone = {place.at for place in places if place.group == number}
    parts: list[list[Piece]] = [[]]
    for at, piece in enumerate(group):
        if at in gone:
            parts += [[]] if parts[-1] else []
        else:
            parts[-1].append(piece)
    found = [tuple(part) for part in parts if part]
    whole = tuple(piece for at, piece in enumerate(group) if at not in gone)
    if len(found) > 1 and read(cards_of(whole)) is None and all(read(cards_of(p)) for p in found):
        return found
    return [settled(whole, read)]
