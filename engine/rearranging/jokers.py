"""The roles of jokers on a common table, and when a joker may leave its role.

See MANIPULATION 5.4 and TILES 5.4, 5.5.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import JOKER, RANKS, Card, face, is_joker, rank
from engine.errors import IllegalMove, Reason
from engine.melds import CommonTable, JokerPlaces, Meld, MeldKind, PlaceMoves, Reading

Cards = tuple[Card, ...]
AnyMeld = Meld | Reading


class Roles(NamedTuple):
    """The roles of jokers, counted by card in runs and by rank in sets."""

    cards: Counter[Card]
    ranks: Counter[int]

    @classmethod
    def of(cls, melds: Iterable[AnyMeld]) -> "Roles":
        """Return the roles of the jokers in these melds."""
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

    def lost(self, after: "Roles") -> "Roles":
        """Return the roles that no joker of ``after`` has."""
        return Roles(self.cards - after.cards, self.ranks - after.ranks)


def rank_of_set(cards: Iterable[Card]) -> int:
    """Return the rank of a set, taken from its natural cards."""
    return next(rank(card) for card in cards if not is_joker(card))


def jokers_stay(
    gone: Sequence[Meld],
    made: Sequence[Reading],
    added: Sequence[Card],
    how: str,
) -> None:
    """Refuse jokers that leave their role although they may not (MANIPULATION 5.4)."""
    cards, ranks = Roles.of(gone).lost(Roles.of(made))
    if how == "replaced":
        naturals = [card for card in added if card != JOKER]
        # Added cards of a rank must replace all lost roles of that rank, in runs and in sets
        # together.
        for card, lost in cards.items():
            ranks[rank(card)] += lost
        cards -= Counter(naturals)
        ranks -= Counter(map(rank, naturals))
    _refuse(Roles(cards, ranks), how, RANKS)


def _refuse(lost: Roles, how: str, ranks_called: Sequence[str]) -> None:
    """Raise IllegalMove if a role is lost."""
    cards, ranks = lost
    if cards or ranks:
        stands_for = next(iter(cards)) if cards else ranks_called[next(iter(ranks))]
        raise IllegalMove(Reason.JOKER_MOVED, stands_for=stands_for, how=how)


# Jokers that represent a certain card (TILES 5.4).


NUMBERS = tuple(map(str, range(1, 14)))
"""The names of ranks in these games."""


class JokerPlace(NamedTuple):
    """The place of a joker in a meld."""

    meld: int
    """The index of the meld."""
    rank: int
    """The rank. A joker in a set represents any missing card of this rank."""
    card: Card | None
    """The card that a joker in a run represents. None in a set."""
    only: Card | None
    """The only card that the joker can represent. None in a set that lacks several suits."""
    fills: tuple[Cards, ...]
    """The ways to fill the place with natural cards."""

    def is_kept_in(self, other: "JokerPlace") -> bool:
        """Return whether a joker in the ``other`` place still has this place (TILES 5.4)."""
        if self.card is None and other.card is None:
            return self.rank == other.rank
        return self.only is not None and self.only == other.only


def places_of(melds: Sequence[AnyMeld], rules: JokerPlaces) -> list[JokerPlace]:
    """Return the places of all jokers on a table."""
    return [place for index, meld in enumerate(melds) for place in _places_in(index, meld, rules)]


def _places_in(index: int, meld: AnyMeld, rules: JokerPlaces) -> Iterator[JokerPlace]:
    jokers = [card for card in meld.cards if is_joker(card)]
    if not jokers:
        return
    if meld.kind is MeldKind.RUN:
        for card in map(face, jokers):
            yield JokerPlace(index, rank(card), card, card, ((card,),))
        return
    number = rank_of_set(meld.cards)
    lacking = [card for card in range(number, JOKER, 13) if card not in meld.cards]
    together = 2 if rules.both and len(meld.cards) == 3 else 1
    only = lacking[0] if len(lacking) == 1 else None
    for _ in jokers:
        yield JokerPlace(index, number, None, only, tuple(combinations(lacking, together)))


def locked(melds: Sequence[Meld], common: CommonTable) -> frozenset[int]:
    """Return the indices of melds from which no card may be taken before a joker is replaced."""
    if common.joker_moves != "locked":
        return frozenset()
    return frozenset(index for index, meld in enumerate(melds) if any(map(is_joker, meld.cards)))


def jokers_keep_places(
    old: Sequence[Meld],
    new: Sequence[Reading],
    moved: tuple[Sequence[Meld], Sequence[Reading]],
    added: Sequence[Card],
    how: PlaceMoves,
    rules: JokerPlaces,
) -> None:
    """Refuse a new table in which a joker leaves an unfilled place (TILES 5.4).

    If the rules say so, also refuse one in which a freed joker isn't in a new meld (5.5). ``moved``
    has the changed melds of the old and of the new table.
    """
    gone, made = moved
    if how == "free" or not any(is_joker(card) for meld in gone for card in meld.cards):
        return
    whole = how == "locked"
    if not (whole or any(Roles.of(gone).lost(Roles.of(made)))):
        return
    search = _Ways(old, new, Counter(added), rules, how)
    has_way = False
    for way in search.ways():
        if not whole or search.keeps_melds_whole(way):
            if not rules.new_meld or search.puts_jokers_in_new_melds(way):
                return
            has_way = True
    if has_way:
        raise IllegalMove(Reason.JOKER_NOT_NEW)
    _refuse(_lost_roles(gone, made, rules), how, NUMBERS)


def _lost_roles(gone: Sequence[Meld], made: Sequence[Reading], rules: JokerPlaces) -> Roles:
    """Return the roles that no joker keeps. If each role is kept, return all of them."""
    places, keepers = places_of(gone, rules), places_of(made, rules)
    # First, a joker that stays keeps its own place.
    for own_place in (True, False):
        for place in list(places):
            for keeper in keepers:
                if place.is_kept_in(keeper) and (place.card == keeper.card or not own_place):
                    places.remove(place)
                    keepers.remove(keeper)
                    break
    if not places:
        return Roles.of(gone)
    cards = Counter(place.card for place in places if place.card is not None)
    return Roles(cards, Counter(place.rank for place in places if place.card is None))


Kept = int
"""The index of the new meld whose joker keeps a place, or ``_SOME`` for any joker that can."""
_SOME = -1
Way = tuple[Kept | Cards, ...]
"""For each old place, the new meld whose joker keeps it, or the cards that fill it."""


class _Ways:
    """The ways to give each old place a joker or cards. Each joker and card is used only once."""

    def __init__(
        self,
        old: Sequence[Meld],
        new: Sequence[Reading],
        added: Counter[Card],
        rules: JokerPlaces,
        how: PlaceMoves,
    ) -> None:
        self._old, self._new, self._added = old, new, added
        self._fixed = how == "fixed"
        self.places = places_of(old, rules)
        rack = rules.rack or how == "locked"
        lie = added if rack else Counter(card for meld in new for card in meld.cards)
        self._fill = Counter({card: n for card, n in lie.items() if card < JOKER})
        # Jokers are only distinguished if it matters which one keeps a place.
        apart = how == "locked" or rules.new_meld
        self._keepers = Counter(
            place._replace(meld=place.meld if apart else _SOME, fills=())
            for place in places_of(new, rules)
        )

    def ways(self, done: Way = (), first: int = 0) -> Iterator[Way]:
        """Yield all ways. Ways in which jokers keep the most places come first.

        While the caller looks at a way, its cards count as used. Asking for the next way frees
        them.

        To skip equal ways, the second of two jokers in a set only tries options from ``first`` on.
        """
        if len(done) == len(self.places):
            yield done
            return
        place = self.places[len(done)]
        same_next = len(done) + 1 < len(self.places) and self.places[len(done) + 1] == place
        keepers = [keeper for keeper in self._keepers if place.is_kept_in(keeper)]
        for index, keeper in enumerate(keepers):
            if index >= first and self._keepers[keeper]:
                self._keepers[keeper] -= 1
                yield from self.ways((*done, keeper.meld), index if same_next else 0)
                self._keepers[keeper] += 1
        for index, cards in enumerate(() if self._fixed else place.fills, len(keepers)):
            if index >= first and all(self._fill[card] for card in cards):
                self._fill.subtract(cards)
                yield from self.ways((*done, cards), index if same_next else 0)
                self._fill.update(cards)

    def keeps_melds_whole(self, way: Way) -> bool:
        """Return whether each old meld that keeps a joker is whole in a separate new meld."""
        homes: dict[int, int] = {}
        for place, by in zip(self.places, way, strict=True):
            if isinstance(by, int) and homes.setdefault(place.meld, by) != by:
                return False
        if len(set(homes.values())) < len(homes):
            return False
        for meld, home in homes.items():
            lie = set(self._new[home].cards)
            if any(card not in lie for card in self._old[meld].cards if not is_joker(card)):
                return False
            filled = (by for place, by in zip(self.places, way, strict=True) if place.meld == meld)
            if any(card not in lie for by in filled if isinstance(by, tuple) for card in by):
                return False
        return True

    def puts_jokers_in_new_melds(self, way: Way) -> bool:
        """Return whether each filled place has a joker in a new meld (TILES 5.5).

        The joker keeps no place. The other cards of its meld are two or more added natural cards,
        none of which fill a place.
        """
        filled = sum(isinstance(by, tuple) for by in way)
        if not filled:
            return True
        keep = {by for by in way if isinstance(by, int)}
        melds = []
        for index, meld in enumerate(self._new):
            naturals = Counter(card for card in meld.cards if card < JOKER)
            jokers = len(meld.cards) - naturals.total()
            if jokers and index not in keep and naturals.total() > 1:
                melds.append((jokers, naturals))
        # ``_fill`` doesn't have the cards that fill places in this way.
        return _some_new(filled, melds, self._added & self._fill)


def _some_new(
    wanted: int, melds: Sequence[tuple[int, Counter[Card]]], cards: Mapping[Card, int]
) -> bool:
    """Return whether some melds have ``wanted`` jokers or more, and otherwise only ``cards``."""
    if wanted <= 0:
        return True
    if not melds:
        return False
    (jokers, naturals), *others = melds
    rest = Counter(cards)
    rest.subtract(naturals)
    if min(rest.values(), default=0) >= 0 and _some_new(wanted - jokers, others, rest):
        return True
    return _some_new(wanted, others, cards)
