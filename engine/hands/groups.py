"""The groups of games with a cut card, which are sequences, pure ones, and sets (INDIAN 3-5)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, face, wild_as
from engine.melds import LifeRules, MeldKind, Reading


class Group(NamedTuple):
    """A group. A sequence ascends, with its wild cards declared. A set is in the order shown."""

    kind: MeldKind
    cards: tuple[Card, ...]
    pure: bool = False
    """True for a sequence in which every card is the natural one of its place."""

    @property
    def reading(self) -> Reading:
        """The group as a reading."""
        return Reading(self.kind, self.cards)


def wild_rank(wild: Card | None) -> int | None:
    """Return the rank that this cut card makes wild (INDIAN 3.2), or None without one."""
    if wild is None:
        return None
    return 0 if wild == JOKER else wild % 13


def is_wild(card: Card, wild: Card | None) -> bool:
    """Return whether a card is a joker, printed, declared, or of the rank of the cut card."""
    return card >= JOKER or card % 13 == wild_rank(wild)


def value(card: Card, wild: Card | None) -> int:
    """Return the points of a card in the hand (INDIAN 10.1). An unknown card has 0."""
    return 0 if is_wild(card, wild) else VALUES[card % 13]


def has_lives(groups: Iterable[Group], rules: LifeRules) -> bool:
    """Return whether these groups have the lives.

    There must be two sequences, one of them pure, and one of four cards if the rules ask for it.
    """
    runs = [group for group in groups if group.kind is MeldKind.RUN]
    long = not rules.four_card_life or any(len(run.cards) >= 4 for run in runs)
    return len(runs) >= 2 and long and any(run.pure for run in runs)


def in_order(groups: Iterable[Group], rules: LifeRules) -> tuple[Group, ...]:
    """Return the groups in the order first life, second life, others.

    A required life of four is one of the two lives.
    """
    groups = list(groups)
    runs = [group for group in groups if group.kind is MeldKind.RUN]
    runs.sort(key=lambda run: (not run.pure, -len(run.cards)))
    if rules.four_card_life and runs and len(runs[0].cards) < 4:
        runs[1:] = sorted(runs[1:], key=lambda run: -len(run.cards))
    return (*runs, *(group for group in groups if group.kind is not MeldKind.RUN))


VALUES = (10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""The points of cards by rank, if they aren't wild."""


def group_of(cards: Sequence[Card], wild: Card | None, rules: LifeRules) -> Group | None:
    """Return the best group that these cards can be read as, or None (INDIAN 4.6)."""
    rank = wild_rank(wild)
    parted = _parted(cards, rank)
    if parted is None or len(cards) < 3:
        return None
    for read in (_identical, _run, _set):
        group = read(parted, rank, rules)
        if group is not None:
            return group
    return None


class Parted(NamedTuple):
    """Cards by the ways in which they can be read."""

    naturals: list[Card]
    either: list[Card]
    """Wild natural cards, which may count as natural or as wild."""
    declared: list[Card]
    """Wild cards that represent a certain card."""
    jokers: int
    """The number of jokers that represent no certain card."""

    @property
    def size(self) -> int:
        return len(self.naturals) + len(self.either) + len(self.declared) + self.jokers


def _parted(cards: Sequence[Card], rank: int | None) -> Parted | None:
    """Sort cards by the ways to read them.

    Return None if a card that isn't wild represents another card.
    """
    parted = Parted([], [], [], sum(card == JOKER for card in cards))
    for card in cards:
        own = bare(card)
        if card < JOKER:
            (parted.either if card % 13 == rank else parted.naturals).append(card)
        elif card == HIDDEN:
            return None
        elif card != JOKER:
            if own == face(card):
                parted.naturals.append(own)
            elif own == JOKER or own % 13 == rank:
                parted.declared.append(card)
            else:
                return None
    return parted


def _identical(parted: Parted, rank: int | None, rules: LifeRules) -> Group | None:
    cards = parted.naturals + parted.either
    if not rules.identical_pure or len(cards) != parted.size or len(cards) != 3:
        return None
    return Group(MeldKind.RUN, tuple(cards), pure=True) if len(set(cards)) == 1 else None


def _run(parted: Parted, rank: int | None, rules: LifeRules) -> Group | None:
    """Return the run with the fewest jokers or, if equal, the highest one."""
    size, best, fewest = parted.size, None, 14
    if size > 13:
        return None
    suits = {card // 13 for card in (*parted.naturals, *map(face, parted.declared))}
    if len(suits) > 1:
        return None
    for suit in suits or range(4):
        for low in range(15 - size, 0, -1):
            laid = laid_in(parted, suit, low)
            if laid is None:
                continue
            standing = sum(card >= JOKER for card in laid)
            if standing < fewest and size - standing >= rules.min_naturals:
                best, fewest = laid, standing
    if best is None or (rules.jokers_in_run is not None and fewest > rules.jokers_in_run):
        return None
    return Group(MeldKind.RUN, best, pure=not fewest)


def laid_in(parted: Parted, suit: int, low: int) -> tuple[Card, ...] | None:
    """Return the cards in the positions of a suit from ``low`` up, or None if they clash."""
    size = parted.size
    places: dict[int, Card] = {}
    for card in (*parted.naturals, *parted.declared):
        place = _place(face(card), low, size)
        if place is None or place in places:
            return None
        places[place] = card
    spare = [JOKER] * parted.jokers
    for card in parted.either:
        own = _place(card, low, size) if card // 13 == suit else None
        if own is None or own in places:
            spare.append(card)
        else:
            places[own] = card
    rest = iter(spare)
    return tuple(
        places[place] if place in places else wild_as(next(rest), suit * 13 + (place - 1) % 13)
        for place in range(low, low + size)
    )


def _place(card: Card, low: int, size: int) -> int | None:
    """Return the position of a card in a run of this size from ``low`` up, or None."""
    for place in (card % 13 + 1, 14 if card % 13 == 0 else 0):
        if low <= place < low + size:
            return place
    return None


def _set(parted: Parted, rank: int | None, rules: LifeRules) -> Group | None:
    if rules.set_max is not None and parted.size > rules.set_max:
        return None
    fixed = [*parted.naturals, *map(face, parted.declared)]
    ranks = {card % 13 for card in fixed}
    if len(ranks) > 1 or len(set(fixed)) < len(fixed):
        return None
    own = set(parted.either) - set(fixed) if not ranks or rank in ranks else set()
    if len(parted.naturals) + len(own) < rules.min_naturals:
        return None
    cards = (*parted.naturals, *parted.either, *map(bare, parted.declared))
    return Group(MeldKind.SET, cards + (JOKER,) * parted.jokers)
