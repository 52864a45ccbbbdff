"""Sets and runs: what a group of cards can be read as, and what may be laid off on it.

Positions in a run are 1 (ace low), 2 … 13 (king), 14 (ace high).
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from engine.called import Seat
from engine.cards import HIDDEN, JOKER, Card, bare, face, is_deuce, suit, wild_as


class MeldKind(StrEnum):
    """The kinds of meld. Those of colours are of games with cards of their own (OwnMelds)."""

    SET = "set"
    RUN = "run"
    COLOUR = "colour"
    COLOUR_RUN = "colour_run"


SETS_AND_RUNS = (MeldKind.SET, MeldKind.RUN)
"""The kinds of meld of playing cards."""


class WildLimit(StrEnum):
    """How many wild cards a meld may hold beside its natural ones."""

    HALF = "half"
    """Never more wild cards than natural ones."""
    FEWER = "fewer"
    """Always fewer."""
    ONE = "one"
    """One at most."""


class MeldRules(NamedTuple):
    """What a game calls a meld. ``aces`` are the run positions an ace may take: 1, 14 or both.

    ``doubles_in_set``: whether a set may hold the same natural card twice. ``jokers``: whether
    there are jokers at all. ``min_naturals``: how many natural cards a meld has at least; with 0
    jokers alone are a meld, and the rank of such a set is open until a natural card lies in it.
    ``deuces_wild``: every 2 is a wild card as a joker is, and no natural one. ``wild_limit`` bounds
    the wild cards of every meld; None: ``min_naturals`` alone does.
    ``round_the_corner``: a run goes on with the ace above the king and the two above that, no card
    of it twice.
    ``own``: what melds are where sets and runs of a suit are not all; then nothing else here holds.
    """

    set_min: int = 3
    set_max: int = 4
    run_min: int = 3
    run_max: int = 13
    aces: frozenset[int] = frozenset({1})
    min_naturals: int = 1
    doubles_in_set: bool = True
    jokers: bool = True
    deuces_wild: bool = False
    wild_limit: WildLimit | None = None
    round_the_corner: bool = False
    own: "OwnMelds | None" = None

    def is_wild(self, card: Card) -> bool:
        """Whether a card is wild: a joker, or a deuce where those are."""
        return card >= JOKER or (self.deuces_wild and card % 13 == 1)

    def least_naturals(self, size: int) -> int:
        """How many natural cards a meld of so many cards must have."""
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
        """How many wild cards so many natural ones allow in so many melds; None: any number."""
        if self.wild_limit is None:
            return None
        if self.wild_limit is WildLimit.ONE:
            return sets
        return naturals if self.wild_limit is WildLimit.HALF else naturals - sets

    def takes_wild(self, cards: Sequence[Card]) -> bool:
        """Whether these cards have natural ones enough for one more wild card among them."""
        wild = sum(map(self.is_wild, cards))
        return len(cards) - wild >= self.least_naturals(len(cards) + 1)


class LifeRules(NamedTuple):
    """What a game calls a group and a life (INDIAN 4, 5, 10.3).

    ``set_max``: the most cards of a set, None: jokers can be added without end. ``min_naturals``:
    so many cards of a group stand for themselves. ``jokers_in_run``: so many cards of a sequence
    may stand for others, None: any number. ``identical_pure``: three copies of a card are a pure
    sequence. ``four_card_life``: one of the sequences has four cards. ``pure_off``: without lives
    what is in pure sequences does not count.
    """

    set_max: int | None = 4
    min_naturals: int = 1
    jokers_in_run: int | None = None
    identical_pure: bool = False
    four_card_life: bool = False
    pure_off: bool = False


class Reading(NamedTuple):
    """One way to understand some cards: a run ascending with its jokers declared, a set as laid."""

    kind: MeldKind
    cards: tuple[Card, ...]


class Meld(NamedTuple):
    """A meld on the table: who owns it and who laid each of its cards (seats).

    A meld that belongs to nobody has the owner None and an empty ``laid_by``.
    """

    owner: Seat | None
    kind: MeldKind
    cards: tuple[Card, ...]
    laid_by: tuple[Seat, ...]


class Slot(NamedTuple):
    """One meld that is asked for, with the least and the most cards it may have."""

    kind: MeldKind
    least: int
    most: int


class OwnMelds(Protocol):
    """What melds are in a game with cards of its own."""

    def readings(self, cards: Sequence[Card]) -> "Iterator[Reading]":
        """Every reading of these cards as a meld."""

    def extensions(self, meld: Meld, cards: Sequence[Card], by: int) -> Iterator[Meld]:
        """Every way these cards lie on the meld, the one that counts first."""

    def near(self, kind: MeldKind, cards: Sequence[Card]) -> Sequence[Card]:
        """Single cards among which are all that can be added to such a meld."""

    def together(self, one: Card, other: Card, kinds: Collection[MeldKind]) -> bool:
        """Whether two natural cards can be in one meld of such a kind, which is not long."""

    def swapped(self, meld: Meld, card: Card) -> int | None:
        """Where the wild card lies that this card can be put in for, or None."""

    def fulfil(
        self, slots: Sequence[Slot], melds: Sequence[Sequence[Card]]
    ) -> tuple[Reading, ...] | None:
        """The melds as they fill the slots, or None."""


def laid(owner: int, reading: Reading) -> Meld:
    """A new meld, every card of it laid by its owner."""
    return Meld(owner, reading.kind, reading.cards, (owner,) * len(reading.cards))


def in_common(reading: Reading) -> Meld:
    """A meld that belongs to nobody."""
    return Meld(None, reading.kind, reading.cards, ())


def readings(cards: Sequence[Card], rules: MeldRules) -> Iterator[Reading]:
    """Every reading of these cards as a meld: as a set first, then runs from the highest down."""
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
    """Whether they have natural cards enough, and no wild cards that the game does not know."""
    if rules.deuces_wild:
        naturals = sum([not rules.is_wild(card) for card in cards])
    else:
        naturals = sum([card < JOKER for card in cards])
        if naturals < len(cards) and not (rules.jokers and max(cards) < HIDDEN):
            return False
    return naturals >= rules.least_naturals(len(cards))


def read(cards: Sequence[Card], rules: MeldRules) -> Reading | None:
    """The reading that counts when nothing else is said (docs/notation.md, Moves), or None."""
    return next(readings(cards, rules), None)


@lru_cache(maxsize=1 << 12)
def read_lying(cards: tuple[Card, ...], rules: MeldRules) -> Reading | None:
    """The same of cards that lie together on a table, where they are read again and again."""
    return read(cards, rules)


def _as_set(cards: Sequence[Card], rules: MeldRules) -> Reading | None:
    if not rules.set_min <= len(cards) <= rules.set_max:
        return None
    # What wild cards are said to stand for counts as if it were there.
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
    """Whether it is a wild card that does not say what it stands for."""
    return card == JOKER or (rules.deuces_wild and is_deuce(card))


def _as_runs(cards: Sequence[Card], rules: MeldRules) -> Iterator[Reading]:
    fixed, wild = _parted(cards, rules)
    suits = {suit(face(card)) for card in fixed}
    if len(suits) > 1:
        return
    # Jokers alone are of any suit: of all suits the highest first.
    colours = tuple(suits) or range(4)
    highest = 15 - len(cards)
    if rules.round_the_corner:
        # A whole suit begins with the ace.
        highest = 13 if len(cards) < 13 else 1
    for low in range(highest, 0, -1):
        for colour in colours:
            window = _fill(fixed, wild, colour, range(low, low + len(cards)), rules)
            if window is not None:
                yield Reading(MeldKind.RUN, window)


def _parted(cards: Sequence[Card], rules: MeldRules) -> tuple[list[Card], list[Card]]:
    """The cards whose place is fixed, and the wild ones that stand for anything."""
    if not rules.deuces_wild:
        fixed = [card for card in cards if card != JOKER]
        return fixed, [JOKER] * (len(cards) - len(fixed))
    fixed = [card for card in cards if not _open(card, rules)]
    return fixed, [card for card in cards if _open(card, rules)]


def _fill(
    fixed: Sequence[Card], wild: Sequence[Card], colour: int, window: range, rules: MeldRules
) -> tuple[Card, ...] | None:
    """The cards of the positions in the window; None if they clash.

    The gaps are filled with wild cards, those written first take the lower places.
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
    """The positions in a run that a natural card may take."""
    if card % 13:
        return (card % 13 + 1,)
    return tuple(sorted(rules.aces))


def _at(place: int, colour: int) -> Card:
    """The natural card of a run position."""
    return colour * 13 + (place - 1) % 13


def span(cards: Sequence[Card]) -> tuple[int, int]:
    """First and last position of a run's cards as they lie (an ace in front is low)."""
    low = face(cards[0]) % 13 + 1
    return low, low + len(cards) - 1


def extensions(meld: Meld, cards: Sequence[Card], by: int, rules: MeldRules) -> Iterator[Meld]:
    """Every way these cards lie on the meld, the highest first; the old cards keep their places."""
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
    """A run with these cards added at its two ends."""
    laid_by = (by,) * len(front) + meld.laid_by + (by,) * len(back)
    return Meld(meld.owner, MeldKind.RUN, front + meld.cards + back, laid_by)


def _around(
    cards: tuple[Sequence[Card], Sequence[Card]],
    colour: int,
    ends: tuple[int, int],
    added: tuple[int, int],
    rules: MeldRules,
) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """What lies below and above a run that grows by so many places at its two ends."""
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
        found = next(free, None)
        if natural // 13 != colour or found is None:
            return None
        places[found] = card
    front = _filled(below, places, wild, colour)
    return front, _filled(above, places, wild, colour)


def round_runs(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The run that natural cards are, in its order; a whole suit has one for each first card."""
    held = set(cards)
    if len({suit(card) for card in cards}) == 1 and len(held) == len(cards):
        for low in sorted(held, reverse=True):
            run = tuple(_next_to(low, range(len(cards))))
            if held.issuperset(run):
                yield run


def round_ends(
    run: Sequence[Card], added: Sequence[Card]
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every way natural cards lie below and above a run, most of them above first."""
    wanted = sorted(added)
    for below in range(len(wanted) + 1):
        front = tuple(_next_to(run[0], range(-below, 0)))
        back = tuple(_next_to(run[-1], range(1, len(wanted) - below + 1)))
        if sorted(front + back) == wanted:
            yield front, back


def _next_to(card: Card, steps: range) -> Iterator[Card]:
    """The cards so many steps above a card in its suit."""
    first = card - card % 13
    return (first + (card + step - first) % 13 for step in steps)


JokerMoves = Literal["free", "replaced", "fixed"]
PlaceMoves = Literal["free", "replaced", "locked", "fixed"]
OpeningWay = Literal["apart", "then", "counts"]

PIPS = (*range(1, 10), 10, 10, 10, 10)
"""What natural cards count by rank: ace 1, court cards 10, others as they say."""


class JokerPlaces(NamedTuple):
    """What frees a joker that has a place of its own on the table (TILES 5.4, 5.5).

    ``rack``: only cards that are added in the same move fill a place. ``both``: that in a set of
    three is filled by both missing suits alone. ``new_meld``: a joker that was freed lies in a new
    meld.
    """

    rack: bool = False
    both: bool = False
    new_meld: bool = False


class CommonTable(NamedTuple):
    """Rules of a table that belongs to nobody (MANIPULATION 5.4, 5.5; TILES 5.4-5.6).

    ``joker_moves`` says what a joker that lies there may be used for. ``initial_meld`` is what the
    first melds of a player must be worth before they may rearrange, 0 for nothing; ``opening`` says
    which melds count for it and whether others may be touched with it, ``joker_in_opening`` whether
    a joker may be laid then. ``places``: what frees a joker, None: cards that are added of the
    ranks that jokers stood for. ``pips`` are what cards count in first melds, by rank.
    """

    joker_moves: PlaceMoves
    initial_meld: int
    places: JokerPlaces | None = None
    opening: OpeningWay = "apart"
    joker_in_opening: bool = True
    pips: tuple[int, ...] = PIPS
