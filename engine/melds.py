"""Sets and runs, with the readings of a group of cards and the ways to lay off on a meld.

Positions in a run are 1 (ace low), 2 … 13 (king), 14 (ace high).
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from engine.called import Seat
from engine.cards import HIDDEN, JOKER, Card, bare, face, is_deuce, suit, wild_as


class MeldKind(StrEnum):
    """The kinds of meld. The kinds with colours are for games with special cards (OwnMelds)."""

    SET = "set"
    RUN = "run"
    COLOUR = "colour"
    COLOUR_RUN = "colour_run"


SETS_AND_RUNS = (MeldKind.SET, MeldKind.RUN)
"""The kinds of meld of playing cards."""


class WildLimit(StrEnum):
    """A limit for the wild cards in a meld, compared with its natural cards."""

    HALF = "half"
    """A meld has at most as many wild cards as natural cards."""
    FEWER = "fewer"
    """A meld has fewer wild cards than natural cards."""
    ONE = "one"
    """A meld has at most one wild card."""


class MeldRules(NamedTuple):
    """The rules of a game for its melds."""

    set_min: int = 3
    set_max: int = 4
    run_min: int = 3
    run_max: int = 13
    aces: frozenset[int] = frozenset({1})
    """The run positions of an ace: 1, 14 or both."""
    min_naturals: int = 1
    """A meld has at least this many natural cards.

    With 0, jokers without natural cards are a meld. The rank of a set of only jokers is open until
    a natural card is added.
    """
    doubles_in_set: bool = True
    """True if a set may have the same natural card twice."""
    jokers: bool = True
    """True if there are jokers."""
    deuces_wild: bool = False
    """True if every 2 is wild like a joker, and not a natural card."""
    wild_limit: WildLimit | None = None
    """The limit for wild cards in every meld. None if only ``min_naturals`` limits them."""
    round_the_corner: bool = False
    """True if a run continues from the king to the ace and the two, with no card twice."""
    own: "OwnMelds | None" = None
    """The melds of a game with special cards. No other field is used then."""

    def is_wild(self, card: Card) -> bool:
        """Return whether a card is a joker, or a deuce if deuces are wild."""
        return card >= JOKER or (self.deuces_wild and card % 13 == 1)

    def least_naturals(self, size: int) -> int:
        """Return the least number of natural cards in a meld of this size."""
        if self.wild_limit is None:
            return self.min_naturals
        if self.wild_limit is WildLimit.ONE:
            return max(size - 1, self.min_naturals)
        half = (size + 1) // 2 if self.wild_limit is WildLimit.HALF else size // 2 + 1
        return max(half, self.min_naturals)

    @property
    def jokers_alone(self) -> bool:
        """Whether jokers are a meld without any natural card."""
        return not self.min_naturals and self.wild_limit is None

    def most_wild(self, naturals: int, sets: int = 1) -> int | None:
        """Return the largest number of wild cards for these natural cards in ``sets`` melds.

        Return None if the number has no limit.
        """
        if self.wild_limit is None:
            return None
        if self.wild_limit is WildLimit.ONE:
            return sets
        return naturals if self.wild_limit is WildLimit.HALF else naturals - sets

    def takes_wild(self, cards: Sequence[Card]) -> bool:
        """Return whether these cards have enough natural cards for a further wild card."""
        wild = sum(map(self.is_wild, cards))
        return len(cards) - wild >= self.least_naturals(len(cards) + 1)


class LifeRules(NamedTuple):
    """The rules of a game for its groups and lives (INDIAN 4, 5, 10.3)."""

    set_max: int | None = 4
    """A set has at most this many cards. None if jokers can be added without limit."""
    min_naturals: int = 1
    """A group has at least this many cards that count as themselves."""
    jokers_in_run: int | None = None
    """At most this many cards of a sequence may represent other cards. None has no limit."""
    identical_pure: bool = False
    """True if three copies of a card are a pure sequence."""
    four_card_life: bool = False
    """True if one of the sequences must have four cards."""
    pure_off: bool = False
    """True if cards in pure sequences don't count even without lives."""


class Reading(NamedTuple):
    """One way to read some cards. A run ascends, with its jokers declared.

    A set is in the order in which it was laid.
    """

    kind: MeldKind
    cards: tuple[Card, ...]


class Meld(NamedTuple):
    """A meld on the table."""

    owner: Seat | None
    """The seat that owns the meld. None if the meld belongs to no one.

    Then ``laid_by`` is empty.
    """
    kind: MeldKind
    cards: tuple[Card, ...]
    laid_by: tuple[Seat, ...]
    """The seat that laid each card."""


class Slot(NamedTuple):
    """A required meld, with the least and the most cards that it may have."""

    kind: MeldKind
    least: int
    most: int


class OwnMelds(Protocol):
    """The melds of a game with special cards."""

    def readings(self, cards: Sequence[Card]) -> "Iterator[Reading]":
        """Yield every reading of these cards as a meld."""

    def extensions(self, meld: Meld, cards: Sequence[Card], by: int) -> Iterator[Meld]:
        """Yield every way to add these cards to the meld, the usual one first."""

    def near(self, kind: MeldKind, cards: Sequence[Card]) -> Sequence[Card]:
        """Return all single cards that may fit such a meld. Some of them may not."""

    def together(self, card: Card, other: Card, kinds: Collection[MeldKind]) -> bool:
        """Return whether two natural cards can be in one small meld of one of these kinds."""

    def swapped(self, meld: Meld, card: Card) -> int | None:
        """Return the place of the wild card that this card can replace, or None."""

    def fulfil(
        self, slots: Sequence[Slot], melds: Sequence[Sequence[Card]]
    ) -> tuple[Reading, ...] | None:
        """Return the melds as they fill the slots, or None if they don't."""


def laid(owner: int, reading: Reading) -> Meld:
    """Return a new meld whose cards were all laid by its owner."""
    return Meld(owner, reading.kind, reading.cards, (owner,) * len(reading.cards))


def in_common(reading: Reading) -> Meld:
    """Return a meld that belongs to no one."""
    return Meld(None, reading.kind, reading.cards, ())


def readings(cards: Sequence[Card], rules: MeldRules) -> Iterator[Reading]:
    """Yield every reading of these cards as a meld, first as a set, then runs from the highest."""
    if rules.own is not None:
        yield from rules.own.readings(cards)
        return
    if not _natural_enough(cards, rules):
        return
    as_set = _as_set(cards, rules)
    if as_set is not None:
        yield as_set
    if rules.run_min <= len(cards) <= rules.run_max:
        if rules.round_the_corner and not rules.jokers:
            yield from (Reading(MeldKind.RUN, run) for run in round_runs(cards))
        else:
            yield from _as_runs(cards, rules)


def _natural_enough(cards: Sequence[Card], rules: MeldRules) -> bool:
    """Return whether there are enough natural cards, and no wild card unknown to the game."""
    if rules.deuces_wild:
        naturals = sum([not rules.is_wild(card) for card in cards])
    else:
        naturals = sum([card < JOKER for card in cards])
        if naturals < len(cards) and not (rules.jokers and max(cards) < HIDDEN):
            return False
    return naturals >= rules.least_naturals(len(cards))


def read(cards: Sequence[Card], rules: MeldRules) -> Reading | None:
    """Return the reading that counts by default (docs/notation.md, Moves), or None."""
    return next(readings(cards, rules), None)


@lru_cache(maxsize=1 << 12)
def read_lying(cards: tuple[Card, ...], rules: MeldRules) -> Reading | None:
    """Return the default reading of cards on a table. It is cached for frequent calls."""
    return read(cards, rules)


def _as_set(cards: Sequence[Card], rules: MeldRules) -> Reading | None:
    if not rules.set_min <= len(cards) <= rules.set_max:
        return None
    # A wild card counts as the card that it represents.
    if rules.deuces_wild:
        faces = [face(card) for card in cards if not _open(card, rules)]
    else:
        faces = [face(card) for card in cards if card != JOKER]
    ranks = {card % 13 for card in faces}
    if len(ranks) != 1 and (ranks or not rules.jokers_alone):
        return None
    if not rules.doubles_in_set and len(set(faces)) < len(faces):
        return None
    return Reading(MeldKind.SET, tuple(map(bare, cards)))


def _open(card: Card, rules: MeldRules) -> bool:
    """Return whether a card is a wild card that doesn't represent a certain card."""
    return card == JOKER or (rules.deuces_wild and is_deuce(card))


def _as_runs(cards: Sequence[Card], rules: MeldRules) -> Iterator[Reading]:
    fixed, wild = _parted(cards, rules)
    suits = {suit(face(card)) for card in fixed}
    if len(suits) > 1:
        return
    # Jokers without natural cards can be any suit. Try the highest run of all suits first.
    colours = tuple(suits) or range(4)
    highest = 15 - len(cards)
    if rules.round_the_corner:
        # A whole suit starts with the ace.
        highest = 13 if len(cards) < 13 else 1
    for low in range(highest, 0, -1):
        for colour in colours:
            window = _fill(fixed, wild, colour, range(low, low + len(cards)), rules)
            if window is not None:
                yield Reading(MeldKind.RUN, window)


def _parted(cards: Sequence[Card], rules: MeldRules) -> tuple[list[Card], list[Card]]:
    """Return the cards whose place is fixed, and the wild cards that can represent any card."""
    if not rules.deuces_wild:
        fixed = [card for card in cards if card != JOKER]
        return fixed, [JOKER] * (len(cards) - len(fixed))
    fixed = [card for card in cards if not _open(card, rules)]
    return fixed, [card for card in cards if _open(card, rules)]


def _fill(
    fixed: Sequence[Card], wild: Sequence[Card], colour: int, window: range, rules: MeldRules
) -> tuple[Card, ...] | None:
    """Return the cards of the positions in the window, or None if they clash.

    Wild cards fill the gaps in the order in which they were written, from the lowest place up.
    """
    if (1 in window and 1 not in rules.aces) or (14 in window and 14 not in rules.aces):
        return None
    places: dict[int, Card] = {}
    for card in fixed:
        natural = face(card)
        if natural // 13 != colour:
            return None
        place = natural % 13 + 1
        if place not in window or (place == 1 and 1 in places):
            place += 13
        if place not in window or place in places:
            return None
        places[place] = card
    return _filled(window, places, iter(wild), colour)


def _filled(
    window: range, places: Mapping[int, Card], wild: Iterator[Card], colour: int
) -> tuple[Card, ...]:
    return tuple(
        [
            places[place] if place in places else wild_as(next(wild), _at(place, colour))
            for place in window
        ]
    )


def run_places(card: Card, rules: MeldRules) -> tuple[int, ...]:
    """Return the positions in a run that a natural card may take."""
    if card % 13:
        return (card % 13 + 1,)
    return tuple(sorted(rules.aces))


def _at(place: int, colour: int) -> Card:
    """Return the natural card of a run position."""
    return colour * 13 + (place - 1) % 13


def span(cards: Sequence[Card]) -> tuple[int, int]:
    """Return the first and last position of a run as it was laid. An ace in front is low."""
    low = face(cards[0]) % 13 + 1
    return low, low + len(cards) - 1


def extensions(meld: Meld, cards: Sequence[Card], by: int, rules: MeldRules) -> Iterator[Meld]:
    """Yield every way to add these cards to a meld, the highest first. The old cards stay."""
    if rules.own is not None:
        yield from rules.own.extensions(meld, cards, by)
        return
    limited = rules.wild_limit is not None or max(cards, default=0) > HIDDEN
    if limited and not _natural_enough(meld.cards + tuple(cards), rules):
        return
    if meld.kind is MeldKind.SET:
        whole = _as_set(meld.cards + tuple(cards), rules)
        if whole is not None:
            yield Meld(meld.owner, MeldKind.SET, whole.cards, meld.laid_by + (by,) * len(cards))
        return
    if len(meld.cards) + len(cards) > rules.run_max:
        return
    if rules.round_the_corner and not rules.jokers:
        for front, back in round_ends(meld.cards, cards):
            yield _longer(meld, front, back, by)
        return
    fixed, wild = _parted(cards, rules)
    colour = suit(face(meld.cards[0]))
    if {face(card) // 13 for card in fixed} - {colour}:
        return
    low, high = span(meld.cards)
    for below in range(len(cards) + 1):
        above = len(cards) - below
        if not rules.round_the_corner and (low - below < 1 or high + above > 14):
            continue
        added = _around((fixed, wild), colour, (low, high), (below, above), rules)
        if added is not None:
            yield _longer(meld, *added, by)


def _longer(meld: Meld, front: tuple[Card, ...], back: tuple[Card, ...], by: int) -> Meld:
    """Return a run with these cards added at its ends."""
    laid_by = (by,) * len(front) + meld.laid_by + (by,) * len(back)
    return Meld(meld.owner, MeldKind.RUN, front + meld.cards + back, laid_by)


def _around(
    cards: tuple[Sequence[Card], Sequence[Card]],
    colour: int,
    ends: tuple[int, int],
    added: tuple[int, int],
    rules: MeldRules,
) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """Return the cards below and above a run that grows by these numbers of places."""
    low, high = ends
    below, above = range(low - added[0], low), range(high + 1, high + 1 + added[1])
    if (1 in below and 1 not in rules.aces) or (14 in above and 14 not in rules.aces):
        return None
    places: dict[int, Card] = {}
    fixed, wild = cards[0], iter(cards[1])
    for card in fixed:
        natural = face(card)
        low_place = natural % 13 + 1
        free = (
            place
            for place in (low_place, low_place + 13, low_place - 13)
            if (place in below or place in above) and place not in places
        )
        spot = next(free, None)
        if natural // 13 != colour or spot is None:
            return None
        places[spot] = card
    front = _filled(below, places, wild, colour)
    return front, _filled(above, places, wild, colour)


def round_runs(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield the runs of these natural cards. A whole suit has a run for each first card."""
    held = set(cards)
    if len({suit(card) for card in cards}) == 1 and len(held) == len(cards):
        for low in sorted(held, reverse=True):
            run = tuple(_next_to(low, range(len(cards))))
            if held.issuperset(run):
                yield run


def round_ends(
    run: Sequence[Card], added: Sequence[Card]
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Yield every way to add natural cards below and above a run.

    Ways that add most of the cards above come first.
    """
    wanted = sorted(added)
    for below in range(len(wanted) + 1):
        front = tuple(_next_to(run[0], range(-below, 0)))
        back = tuple(_next_to(run[-1], range(1, len(wanted) - below + 1)))
        if sorted(front + back) == wanted:
            yield front, back


def _next_to(card: Card, steps: range) -> Iterator[Card]:
    """Return the cards that are these steps above a card in its suit."""
    first = card - card % 13
    return (first + (card + step - first) % 13 for step in steps)


JokerMoves = Literal["free", "replaced", "fixed"]
PlaceMoves = Literal["free", "replaced", "locked", "fixed"]
OpeningWay = Literal["apart", "then", "counts"]

PIPS = (*range(1, 10), 10, 10, 10, 10)
"""The points of natural cards by rank.

An ace has 1 point, and a court card 10. Any other card has its number.
"""


class JokerPlaces(NamedTuple):
    """The ways to free a joker that represents a certain card on the table (TILES 5.4, 5.5)."""

    rack: bool = False
    """True if only cards from the rack that are added in the same move can replace a joker."""
    both: bool = False
    """True if a joker in a set of three needs both missing suits."""
    new_meld: bool = False
    """True if a freed joker must go into a new meld."""


class CommonTable(NamedTuple):
    """The rules of a common table (MANIPULATION 5.4, 5.5 and TILES 5.4-5.6)."""

    joker_moves: PlaceMoves
    """The possible uses of a joker on the table."""
    initial_meld: int
    """A player's first melds need at least this many points. 0 for no minimum.

    Before that, the player may not rearrange.
    """
    places: JokerPlaces | None = None
    """The ways to free a joker.

    If None, added cards free a joker if they have the rank that it represents.
    """
    opening: OpeningWay = "apart"
    """The melds that count as first melds, and whether the same move may change other melds.

    "apart": new melds, and no other meld may change. "then": new melds with only added cards, and
    other melds may change. "counts": all new melds, even with cards from the table.
    """
    joker_in_opening: bool = True
    """True if a joker may be in the first melds."""
    pips: tuple[int, ...] = PIPS
    """The points of cards in first melds, by rank."""
