"""What jokers of a common table stand for, and when they may cease to (MANIPULATION 5.4; TILES 5.4,
5.5)."""

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
    """What jokers stand for: so many for each card in runs, for each rank in sets."""

    cards: Counter[Card]
    ranks: Counter[int]

    @classmethod
    def of(cls, melds: Iterable[AnyMeld]) -> "Roles":
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

    def lost(self, after: "Roles") -> "Roles":
        """What of these no joker of ``after`` stands for."""
        return Roles(self.cards - after.cards, self.ranks - after.ranks)


def rank_of_set(cards: Iterable[Card]) -> int:
    """The rank of a set, told by its natural cards."""
    return next(rank(card) for card in cards if not is_joker(card))


def jokers_stay(
    gone: Sequence[Meld],
    made: Sequence[Reading],
    added: Sequence[Card],
    how: str,
) -> None:
    """Refuse jokers that cease to stand for something without leave (MANIPULATION 5.4)."""
    cards, ranks = Roles.of(gone).lost(Roles.of(made))
    if how == "replaced":
        naturals = [card for card in added if card != JOKER]
        # All that a rank has lost, in runs and in sets, must be made up by cards of that rank.
        for card, lost in cards.items():
            ranks[rank(card)] += lost
        cards -= Counter(naturals)
        ranks -= Counter(map(rank, naturals))
    _refuse(Roles(cards, ranks), how, RANKS)


def _refuse(lost: Roles, how: str, ranks_called: Sequence[str]) -> None:
    """Refuse, if anything is lost."""
    cards, ranks = lost
    if cards or ranks:
        stands_for = next(iter(cards)) if cards else ranks_called[next(iter(ranks))]
        raise IllegalMove(Reason.JOKER_MOVED, stands_for=stands_for, how=how)


# Jokers that have a place of their own (TILES 5.4).


NUMBERS = tuple(map(str, range(1, 14)))
"""What ranks are called there."""


class JokerPlace(NamedTuple):
    """Where a joker lies in the meld of this number: in a run it stands for ``card``; in a set,
    where that is None, for any of those of a ``rank`` that are not there.

    ``only`` is the one card that it can stand for, None in a set that lacks several suits.
    ``fills`` are the ways to fill it with natural cards.
    """

    meld: int
    rank: int
    card: Card | None
    only: Card | None
    fills: tuple[Cards, ...]

    def is_kept_in(self, other: "JokerPlace") -> bool:
        """Return whether a joker that leaves this place for the other one keeps it (TILES 5.4)."""
        if self.card is None and other.card is None:
            return self.rank == other.rank
        return self.only is not None and self.only == other.only


def places_of(melds: Sequence[AnyMeld], rules: JokerPlaces) -> list[JokerPlace]:
    """The places of all jokers of a table."""
    return [place for at, meld in enumerate(melds) for place in _places_in(at, meld, rules)]


def _places_in(at: int, meld: AnyMeld, rules: JokerPlaces) -> Iterator[JokerPlace]:
    jokers = [card for card in meld.cards if is_joker(card)]
    if not jokers:
        return
    if meld.kind is MeldKind.RUN:
        for card in map(face, jokers):
            yield JokerPlace(at, rank(card), card, card, ((card,),))
        return
    number = rank_of_set(meld.cards)
    lacking = [card for card in range(number, JOKER, 13) if card not in meld.cards]
    together = 2 if rules.both and len(meld.cards) == 3 else 1
    only = lacking[0] if len(lacking) == 1 else None
    for _ in jokers:
        yield JokerPlace(at, number, None, only, tuple(combinations(lacking, together)))


def locked(melds: Sequence[Meld], common: CommonTable) -> frozenset[int]:
    """The numbers of melds from which nothing is taken before their jokers are replaced."""
    if common.joker_moves != "locked":
        return frozenset()
    return frozenset(at for at, meld in enumerate(melds) if any(map(is_joker, meld.cards)))


def jokers_keep_places(
    old: Sequence[Meld],
    new: Sequence[Reading],
    moved: tuple[Sequence[Meld], Sequence[Reading]],
    added: Sequence[Card],
    how: PlaceMoves,
    rules: JokerPlaces,
) -> None:
    """Refuse a new table in which a joker leaves a place that is not filled (TILES 5.4), or where a
    freed one does not lie in a new meld, if it has to (5.5).

    ``moved``: of the old and of the new melds those that do not lie as before.
    """
    gone, made = moved
    if how == "free" or not any(is_joker(card) for meld in gone for card in meld.cards):
        return
    whole = how == "locked"
    if not (whole or any(Roles.of(gone).lost(Roles.of(made)))):
        return
    search = _Ways(old, new, Counter(added), rules, how)
    found = False
    for way in search.ways():
        if not whole or search.lies_whole(way):
            if not rules.new_meld or search.lie_new(way):
                return
            found = True
    if found:
        raise IllegalMove(Reason.JOKER_NOT_NEW)
    _refuse(_left(gone, made, rules), how, NUMBERS)


def _left(gone: Sequence[Meld], made: Sequence[Reading], rules: JokerPlaces) -> Roles:
    """Find the roles that no joker keeps, or all of them if each is kept."""
    places, keepers = places_of(gone, rules), places_of(made, rules)
    # A joker that stays keeps its own place first.
    for alike in (True, False):
        for place in list(places):
            for keeper in keepers:
                if place.is_kept_in(keeper) and (place.card == keeper.card or not alike):
                    places.remove(place)
                    keepers.remove(keeper)
                    break
    if not places:
        return Roles.of(gone)
    cards = Counter(place.card for place in places if place.card is not None)
    return Roles(cards, Counter(place.rank for place in places if place.card is None))


Kept = int
"""The number of the new meld whose joker keeps a place; ``_SOME``: any joker that can."""
_SOME = -1
Way = tuple[Kept | Cards, ...]
"""For each place of the old table what keeps it, or the cards that fill it."""


class _Ways:
    """The ways to give each old place a joker or cards, none of which is used twice."""

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
        # Where nobody asks which joker keeps a place, they are not told apart.
        apart = how == "locked" or rules.new_meld
        self._keepers = Counter(
            place._replace(meld=place.meld if apart else _SOME, fills=())
            for place in places_of(new, rules)
        )

    def ways(self, done: Way = (), first: int = 0) -> Iterator[Way]:
        """All of them, those that keep most first. What a way uses is taken until the next.

        Of two jokers in one set the second does not come before the ``first`` in what is tried.
        """
        if len(done) == len(self.places):
            yield done
            return
        place = self.places[len(done)]
        alike = len(done) + 1 < len(self.places) and self.places[len(done) + 1] == place
        keepers = [keeper for keeper in self._keepers if place.is_kept_in(keeper)]
        for at, keeper in enumerate(keepers):
            if at >= first and self._keepers[keeper]:
                self._keepers[keeper] -= 1
                yield from self.ways((*done, keeper.meld), at if alike else 0)
                self._keepers[keeper] += 1
        for at, cards in enumerate(() if self._fixed else place.fills, len(keepers)):
            if at >= first and all(self._fill[card] for card in cards):
                self._fill.subtract(cards)
                yield from self.ways((*done, cards), at if alike else 0)
                self._fill.update(cards)

    def lies_whole(self, way: Way) -> bool:
        """Whether each old meld of which a joker is kept lies whole in a new one of its own."""
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

    def lie_new(self, way: Way) -> bool:
        """Whether for each filled place a joker that keeps none lies in a new meld: with two cards
        at least that were added and fill nothing, and none but such (TILES 5.5)."""
        filled = sum(isinstance(by, tuple) for by in way)
        if not filled:
            return True
        keep = {by for by in way if isinstance(by, int)}
        melds = []
        for at, meld in enumerate(self._new):
            naturals = Counter(card for card in meld.cards if card < JOKER)
            jokers = len(meld.cards) - naturals.total()
            if jokers and at not in keep and naturals.total() > 1:
                melds.append((jokers, naturals))
        # What fills places is not among the cards that are left for filling.
        return _some_new(filled, melds, self._added & self._fill)


def _some_new(
    wanted: int, melds: Sequence[tuple[int, Counter[Card]]], cards: Mapping[Card, int]
) -> bool:
    """Whether some of these melds have so many jokers, and natural cards out of these alone."""
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
