"""Groups under a cut card, and the best grouping of a hand that needs two lives (INDIAN 3-5, 10).

A hand is one number here: two bits for each natural card, which count its copies (three at most).
Wild cards are a number beside it. Runs and sets are taken for the lowest card that is left, or that
is left over; what a rest is worth at best is kept.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, face, wild_as
from engine.melds import MeldKind, Reading


class LifeRules(NamedTuple):
    """What a game calls a group and a life (INDIAN 4, 5, 10.3).

    ``set_max``: the most cards of a set, None: jokers can be added without end. ``min_naturals``: so
    many cards of a group stand for themselves. ``jokers_in_run``: so many cards of a sequence may
    stand for others, None: any number. ``identical_pure``: three copies of a card are a pure
    sequence. ``four_card_life``: one of the sequences has four cards. ``pure_off``: without lives
    what is in pure sequences does not count.
    """

    set_max: int | None = 4
    min_naturals: int = 1
    jokers_in_run: int | None = None
    identical_pure: bool = False
    four_card_life: bool = False
    pure_off: bool = False


class Group(NamedTuple):
    """A sequence ascending with its wild cards declared, or a set as it is shown. ``pure``: a
    sequence in which every card is the natural one of its place."""

    kind: MeldKind
    cards: tuple[Card, ...]
    pure: bool = False

    @property
    def reading(self) -> Reading:
        """The same without that."""
        return Reading(self.kind, self.cards)


class Grouping(NamedTuple):
    """A hand in groups: the pure sequence first, then the second one, then the others.

    ``count`` is what the hand counts (INDIAN 10.3), whatever else limits that. Without lives all
    cards count, but for ``pure_off``; ``groups`` show then how far it has come. ``holds``: what is
    in groups does not count.
    """

    groups: tuple[Group, ...]
    rest: tuple[Card, ...]
    count: int
    has_lives: bool
    holds: bool


def wild_rank(wild: Card | None) -> int | None:
    """The rank that this cut card makes wild (INDIAN 3.2); None where none is cut."""
    if wild is None:
        return None
    return 0 if wild == JOKER else wild % 13


def is_wild(card: Card, wild: Card | None) -> bool:
    """Whether a card is a joker: printed, declared, or of the rank of the cut card."""
    return card >= JOKER or card % 13 == wild_rank(wild)


def value(card: Card, wild: Card | None) -> int:
    """What a card in the hand counts (INDIAN 10.1); one that is not known counts nothing."""
    return 0 if is_wild(card, wild) else _VALUES[card % 13]


def has_lives(groups: Iterable[Group], rules: LifeRules) -> bool:
    """Whether there are two sequences, one of them pure, and one of four if that is asked for."""
    runs = [group for group in groups if group.kind is MeldKind.RUN]
    long = not rules.four_card_life or any(len(run.cards) >= 4 for run in runs)
    return len(runs) >= 2 and long and any(run.pure for run in runs)


def in_order(groups: Iterable[Group], rules: LifeRules) -> tuple[Group, ...]:
    """First life, second life, other groups; where a life has four cards it is one of the two."""
    groups = list(groups)
    runs = [group for group in groups if group.kind is MeldKind.RUN]
    runs.sort(key=lambda one: (not one.pure, -len(one.cards)))
    if rules.four_card_life and runs and len(runs[0].cards) < 4:
        runs[1:] = sorted(runs[1:], key=lambda one: -len(one.cards))
    return (*runs, *(group for group in groups if group.kind is not MeldKind.RUN))


_VALUES = (10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
_SUIT_BITS = 26
_SUIT = (1 << _SUIT_BITS) - 1
_LOW = sum(1 << 2 * card for card in range(JOKER))
_LOW_OF_SUIT = _LOW & _SUIT
_NONE = -1000
"""Worth of what cannot be."""


# What given cards are.


def group_of(cards: Sequence[Card], wild: Card | None, rules: LifeRules) -> Group | None:
    """The best group that these cards can be read as, or None (INDIAN 4.6)."""
    rank = wild_rank(wild)
    parted = _parted(cards, rank)
    if parted is None or len(cards) < 3:
        return None
    for read in (_identical, _run, _set):
        found = read(parted, rank, rules)
        if found is not None:
            return found
    return None


class _Parted(NamedTuple):
    """Natural cards, wild natural cards that may be either, jokers by what they are said to stand
    for, and how many jokers say nothing."""

    naturals: list[Card]
    either: list[Card]
    declared: list[Card]
    jokers: int

    @property
    def size(self) -> int:
        return len(self.naturals) + len(self.either) + len(self.declared) + self.jokers


def _parted(cards: Sequence[Card], rank: int | None) -> _Parted | None:
    """The cards by what they can be; None if one says that it is another and is not wild."""
    parted = _Parted([], [], [], sum(card == JOKER for card in cards))
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


def _identical(parted: _Parted, rank: int | None, rules: LifeRules) -> Group | None:
    cards = parted.naturals + parted.either
    if not rules.identical_pure or len(cards) != parted.size or len(cards) != 3:
        return None
    return Group(MeldKind.RUN, tuple(cards), pure=True) if len(set(cards)) == 1 else None


def _run(parted: _Parted, rank: int | None, rules: LifeRules) -> Group | None:
    """The run with the fewest jokers, of equal ones the highest."""
    size, found, fewest = parted.size, None, 14
    if size > 13:
        return None
    suits = {card // 13 for card in (*parted.naturals, *map(face, parted.declared))}
    if len(suits) > 1:
        return None
    for suit in suits or range(4):
        for low in range(15 - size, 0, -1):
            laid = _laid_in(parted, suit, low)
            if laid is None:
                continue
            standing = sum(card >= JOKER for card in laid)
            if standing < fewest and size - standing >= rules.min_naturals:
                found, fewest = laid, standing
    if found is None or (rules.jokers_in_run is not None and fewest > rules.jokers_in_run):
        return None
    return Group(MeldKind.RUN, found, pure=not fewest)


def _laid_in(parted: _Parted, suit: int, low: int) -> tuple[Card, ...] | None:
    """The cards in the places of a suit from this one up; None if they clash."""
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
    """Where a card lies in a run of so many places from this one up."""
    for place in (card % 13 + 1, 14 if card % 13 == 0 else 0):
        if low <= place < low + size:
            return place
    return None


def _set(parted: _Parted, rank: int | None, rules: LifeRules) -> Group | None:
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


# The best grouping.


class _Run(NamedTuple):
    """Cards of a suit as a run: which, how many jokers besides, how long, what is covered."""

    cards: int
    jokers: int
    size: int
    worth: int


class _Set(NamedTuple):
    """Suits of a rank as a set, as cards of the lowest rank."""

    cards: int
    jokers: int
    naturals: int


class _Choice(NamedTuple):
    """A group that was chosen: its cards, jokers besides, and whether it is a run, and how long."""

    cards: int
    jokers: int
    size: int
    run: bool


_Worth = tuple[int, int, int]
"""What can be covered at best: at all, with a sequence, with a sequence of four."""
_Kept = tuple[int, int, int, "_Choice | None", "_Choice | None", "_Choice | None"]


class _Tables:
    """Runs and sets by the cards that are there, for some rules and, where these look at which
    natural cards are wild, that rank."""

    def __init__(self, rules: LifeRules, rank: int | None) -> None:
        self.rules, self.rank = rules, rank
        self.narrow = is_narrow(rules)
        self._runs: dict[int, list[_Run]] = {}
        self._pure: dict[int, list[_Run]] = {}
        self.sets = [[self._sets_of(suit, mask) for mask in range(16)] for suit in range(4)]
        self.worth = [0 if one == rank and self.narrow else _VALUES[one] for one in range(13)]

    def runs(self, there: int) -> list[_Run]:
        """The runs with the lowest of these cards of a suit, those with fewest wild cards first."""
        found = self._runs.get(there)
        if found is None:
            ranks = [rank for rank in range(13) if there >> 2 * rank & 1]
            windows = self._narrow_runs(ranks) if self.narrow else self._full_runs(ranks)
            runs = {one.cards: one for one in sorted(windows, key=lambda one: -one.jokers)}
            found = self._runs[there] = sorted(runs.values(), key=lambda one: one.jokers)
        return found

    def _full_runs(self, ranks: list[int]) -> Iterator[_Run]:
        """Those in which no place is a joker's whose card is there: the jokers can be exchanged."""
        first, *others = ranks
        for end in range(len(ranks)):
            yield self._run(ranks[: end + 1], ranks[end] - first + 1)
        if first == 0:
            for begin, low in enumerate(others):
                yield self._run([0, *others[begin:]], 14 - low)

    def _narrow_runs(self, ranks: list[int]) -> Iterator[_Run]:
        """All: where jokers are limited it may matter where they stand."""
        first, *others = ranks
        most = 13 if self.rules.jokers_in_run is None else self.rules.jokers_in_run
        for mask in range(1 << len(others)):
            chosen = [rank for at, rank in enumerate(others) if mask >> at & 1]
            cards = [first, *chosen]
            spans = [cards[-1] - first + 1]
            if first == 0 and chosen:
                spans.append(14 - chosen[0])
            for span in spans:
                run = self._run(cards, span)
                if run.jokers <= most and len(cards) >= self.rules.min_naturals:
                    yield run

    def _run(self, ranks: list[int], span: int) -> _Run:
        size = max(span, 3)
        cards = sum(1 << 2 * rank for rank in ranks)
        return _Run(cards, size - len(ranks), size, sum(self.worth[rank] for rank in ranks))

    def pure(self, there: int) -> list[_Run]:
        """The runs of natural cards that are no two shorter ones, among these cards of a suit."""
        found = self._pure.get(there)
        if found is None:
            longest = 6 if self.rules.four_card_life else 5
            found = []
            for low in range(1, 13):
                for size in range(3, longest + 1):
                    if low + size > 15:
                        break
                    ranks = [(place - 1) % 13 for place in range(low, low + size)]
                    cards = sum(1 << 2 * rank for rank in ranks)
                    if cards & ~there:
                        break
                    found.append(_Run(cards, 0, size, sum(_VALUES[rank] for rank in ranks)))
            self._pure[there] = found
        return found

    def _sets_of(self, suit: int, mask: int) -> list[_Set]:
        """The sets with the card of a suit and some of those of these higher suits."""
        higher = [one for one in range(suit + 1, 4) if mask >> one & 1]
        found = []
        for some in range(1 << len(higher)):
            suits = [suit, *(one for at, one in enumerate(higher) if some >> at & 1)]
            if len(suits) >= self.rules.min_naturals:
                cards = sum(1 << _SUIT_BITS * one for one in suits)
                found.append(_Set(cards, max(0, 3 - len(suits)), len(suits)))
        return sorted(found, key=lambda one: one.jokers)


def is_narrow(rules: LifeRules) -> bool:
    """Whether it matters which places of groups are jokers': else they can be exchanged."""
    return rules.jokers_in_run is not None or rules.min_naturals > 1


@lru_cache(maxsize=64)
def _tables(rules: LifeRules, rank: int | None) -> _Tables:
    return _Tables(rules, rank)


class Search:
    """The groupings of some hands under one cut card: what it has found of a rest it keeps."""

    def __init__(self, wild: Card | None, rules: LifeRules) -> None:
        self.rank, self.rules, self.wild = wild_rank(wild), rules, wild
        self._narrow = is_narrow(rules)
        self._tables = _tables(rules, self.rank if self._narrow else None)
        self._every = _tables(rules if self._narrow else rules._replace(jokers_in_run=13), None)
        self._kept: dict[tuple[int, int, bool], _Kept] = {}
        self._off: dict[int, tuple[int, list[_Choice]]] = {}
        self._whole: set[tuple[int, int, bool, int, bool]] = set()
        self._wilds = 0
        if self.rank is not None:
            self._wilds = sum(3 << 2 * card for card in range(self.rank, JOKER, 13))

    def best(self, hand: Sequence[Card]) -> Grouping:
        """The grouping that counts least, and its count."""
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        found = self._with_lives(held, jokers, total)
        off, pure = self._pure_off(held) if self.rules.pure_off else (0, [])
        if found is not None and found[0] <= total - off:
            return self._told(hand, found[1], found[0], lives=True)
        shown = pure if off else self._so_far(held, jokers)
        return self._told(hand, shown, total - off, lives=False, holds=bool(off))

    def may_be_whole_without_one(self, hand: Sequence[Card]) -> bool:
        """False if there is no card without which the others are all in groups."""
        held, jokers = _packed(hand)
        found = self._with_lives(held, jokers, sum(value(card, self.wild) for card in hand))
        return found is not None and found[0] <= _VALUES[0]

    def _with_lives(
        self, held: int, jokers: int, total: int
    ) -> tuple[int, list[_Choice]] | None:
        """What is left at least with lives, and the groups; None if there are none."""
        best, chosen = _NONE, None
        four = self.rules.four_card_life
        for life in self._lives(held):
            rest, free, spare = self._without(held, jokers, life.cards)
            kept = self._pack(rest, free, spare)
            goal = 2 if four and life.size < 4 else 1
            worth = self._worth(life.cards) + kept[goal]
            if kept[goal] > _NONE // 2 and worth > best:
                best, chosen = worth, (life, rest, free, spare, goal)
                if worth == total:
                    break
        if chosen is None:
            return None
        life, rest, free, spare, goal = chosen
        return total - best, [life, *self._chosen(rest, free, spare, goal)]

    def _lives(self, held: int) -> Iterator[_Choice]:
        """The pure sequences of a hand that are no two shorter ones."""
        there = (held | held >> 1) & _LOW
        pure = self._tables.pure
        for shift in range(0, 4 * _SUIT_BITS, _SUIT_BITS):
            for run in pure(there >> shift & _SUIT):
                yield _Choice(run.cards << shift, 0, run.size, run=True)
        if self.rules.identical_pure:
            thrice = held & held >> 1 & _LOW
            while thrice:
                low = thrice & -thrice
                yield _Choice(3 * low, 0, 3, run=True)
                thrice -= low

    def _without(self, held: int, jokers: int, cards: int) -> tuple[int, int, bool]:
        """What is left beside these cards: natural cards, wild ones, and whether one of these is
        a natural card (or none is needed) that jokers make a sequence of."""
        rest = held - cards
        naturals = _copies(rest & self._wilds)
        if self._narrow:
            return rest, jokers + naturals, False
        spare = bool(naturals) or not self.rules.min_naturals
        return rest & ~self._wilds, jokers + naturals, spare

    def _worth(self, cards: int) -> int:
        """What these natural cards count in a hand."""
        worth, cards = 0, cards & ~self._wilds
        while cards:
            low = cards & -cards
            at = low.bit_length() - 1
            worth += _VALUES[(at >> 1) % 13] * (1 + (at & 1))
            cards -= low
        return worth

    def _pack(self, held: int, free: int, spare: bool) -> _Kept:
        """What groups of these cards cover at best, with so many wild cards (of which some may be
        natural ones that are among them)."""
        key = held, free, spare
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = self._packed(held, free, spare)
        return kept

    def _packed(self, held: int, free: int, spare: bool) -> _Kept:
        if not held:
            alone = spare if not self._narrow else self._jokers_alone(free)
            run = 0 if alone and free >= 3 else _NONE
            return 0, run, 0 if alone and free >= 4 else _NONE, None, None, None
        tables, pack = self._tables, self._pack
        there = (held | held >> 1) & _LOW
        low = there & -there
        card = low.bit_length() >> 1
        suit, rank = divmod(card, 13)
        best, run, four, *_ = pack(held - low, free, spare)
        own: _Choice | None = None
        own_run: _Choice | None = None
        own_four: _Choice | None = None
        shift = suit * _SUIT_BITS
        any_four = self.rules.four_card_life
        narrow = self._narrow
        for cards, jokers, size, worth in tables.runs(there >> shift & _SUIT):
            if jokers > free:
                break
            cards <<= shift
            left = free - jokers
            if narrow and cards & self._wilds:
                left -= 1
                if left < 0:
                    continue
            other = pack(held - cards, left, spare)
            most = worth + other[0]
            if most > best or most > run:
                chosen = _Choice(cards, jokers, size, run=True)
                if most > best:
                    best, own = most, chosen
                if most > run:
                    run, own_run = most, chosen
            if any_four:
                if size >= 4:
                    if most > four:
                        four, own_four = most, _Choice(cards, jokers, size, run=True)
                    continue
                if worth + other[2] > four:
                    four, own_four = worth + other[2], _Choice(cards, jokers, size, run=True)
                if left and jokers < self._most:
                    most = worth + pack(held - cards, left - 1, spare)[0]
                    if most > four:
                        four, own_four = most, _Choice(cards, jokers + 1, 4, run=True)
        if not (narrow and rank == self.rank):
            there >>= 2 * rank
            others = (there >> 25 & 2) | (there >> 50 & 4) | (there >> 75 & 8)
            points = _VALUES[rank]
            for cards, jokers, naturals in tables.sets[suit][others]:
                if jokers > free:
                    break
                cards <<= 2 * rank
                other = pack(held - cards, free - jokers, spare)
                worth = points * naturals
                if worth + other[0] > best:
                    best = worth + other[0]
                    own = _Choice(cards, jokers, naturals + jokers, run=False)
                if worth + other[1] > run:
                    run = worth + other[1]
                    own_run = _Choice(cards, jokers, naturals + jokers, run=False)
                if any_four and worth + other[2] > four:
                    four = worth + other[2]
                    own_four = _Choice(cards, jokers, naturals + jokers, run=False)
        if self.rules.identical_pure and held & 3 * low == 3 * low:
            own_wild = bool(low & self._wilds)
            left = free - 3 if own_wild else free
            if left >= 0:
                other = pack(held - 3 * low, left, spare)
                worth = 0 if own_wild else 3 * _VALUES[rank]
                chosen = _Choice(3 * low, 0, 3, run=True)
                if worth + other[0] > best:
                    best, own = worth + other[0], chosen
                if worth + other[0] > run:
                    run, own_run = worth + other[0], chosen
                if any_four and worth + other[2] > four:
                    four, own_four = worth + other[2], chosen
        return best, run, four, own, own_run, own_four

    @property
    def _most(self) -> int:
        return 99 if self.rules.jokers_in_run is None else self.rules.jokers_in_run

    def _jokers_alone(self, free: int) -> bool:
        return not self.rules.min_naturals and self._most >= 3

    def _chosen(self, held: int, free: int, spare: bool, goal: int) -> Iterator[_Choice]:
        """The groups with which that is covered: at all, with a sequence, with one of four."""
        while held:
            kept = self._pack(held, free, spare)
            choice = kept[3 + goal]
            if choice is None:
                there = (held | held >> 1) & _LOW
                held -= there & -there
                continue
            yield choice
            free -= choice.jokers
            if self._narrow:
                free -= _copies(choice.cards & self._wilds)
            held -= choice.cards
            if choice.run and (goal == 1 or choice.size >= 4):
                goal = 0
        if goal:
            yield _Choice(0, 2 + goal, 2 + goal, run=True)

    def _so_far(self, held: int, jokers: int) -> list[_Choice]:
        """How far a hand without lives has come: a pure sequence first, if it has one."""
        found = [[_Choice(0, 0, 0, run=True), *self._beside(held, jokers, 0)]]
        found += [[life, *self._beside(held, jokers, life.cards)] for life in self._lives(held)]

        def rank(groups: list[_Choice]) -> tuple[bool, int]:
            return groups[0].size > 0, sum(self._worth(one.cards) for one in groups)

        return [group for group in max(found, key=rank) if group.size]

    def _beside(self, held: int, jokers: int, cards: int) -> Iterator[_Choice]:
        return self._chosen(*self._without(held, jokers, cards), 0)

    def _pure_off(self, held: int) -> tuple[int, list[_Choice]]:
        """What pure sequences cover at most, and those."""
        found = self._off.get(held)
        if found is not None:
            return found
        best: tuple[int, list[_Choice]] = (0, [])
        for life in self._lives(held):
            off, others = self._pure_off(held - life.cards)
            if off + self._worth(life.cards) > best[0]:
                best = off + self._worth(life.cards), [life, *others]
        self._off[held] = best
        return best

    # A hand without a rest.

    def whole(self, hand: Sequence[Card]) -> tuple[Group, ...] | None:
        """All cards in groups that have their lives; None if that cannot be."""
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        found = self._with_lives(held, jokers, total)
        if found is None or found[0]:
            return None
        if not self._narrow and not self.rules.identical_pure:
            told = self._told(hand, found[1], 0, lives=True)
            return None if told.rest else told.groups
        self._whole.clear()
        naturals = _copies(held & self._wilds)
        chosen = self._cover(held, jokers + naturals, pure=False, runs=0, four=False)
        return None if chosen is None else self._told(hand, chosen, 0, lives=True).groups

    def _cover(
        self, held: int, free: int, *, pure: bool, runs: int, four: bool
    ) -> list[_Choice] | None:
        """Groups of all these cards and so many wild ones, some of which may be among them."""
        if not held:
            return self._cover_jokers(free, pure=pure, runs=runs, four=four)
        key = held, free, pure, runs, four
        if key in self._whole:
            return None
        there = (held | held >> 1) & _LOW
        low = there & -there
        if low & self._wilds:
            found = self._cover(held - low, free, pure=pure, runs=runs, four=four)
            if found is not None:
                return found
        for choice in self._groups(held, there, low):
            left = free - choice.jokers - _copies(choice.cards & self._wilds)
            if left < 0:
                continue
            found = self._cover(
                held - choice.cards,
                left,
                pure=pure or (choice.run and not choice.jokers),
                runs=min(2, runs + choice.run),
                four=four or (choice.run and choice.size >= 4),
            )
            if found is not None:
                return [choice, *found]
        self._whole.add(key)
        return None

    def _groups(self, held: int, there: int, low: int) -> Iterator[_Choice]:
        """The groups with the lowest card, with all numbers of jokers."""
        suit, rank = divmod(low.bit_length() >> 1, 13)
        shift = suit * _SUIT_BITS
        if self.rules.identical_pure and held & 3 * low == 3 * low:
            yield _Choice(3 * low, 0, 3, run=True)
        for cards, jokers, size, _ in self._every.runs(there >> shift & _SUIT):
            most = min(self._most, 13 - size + jokers)
            for more in range(jokers, most + 1):
                yield _Choice(cards << shift, more, size + more - jokers, run=True)
        higher = sum(1 << one for one in range(suit + 1, 4) if there >> (one * 26 + 2 * rank) & 1)
        for cards, jokers, naturals in self._tables.sets[suit][higher]:
            for size in range(naturals + jokers, (self.rules.set_max or 13) + 1):
                yield _Choice(cards << 2 * rank, size - naturals, size, run=False)

    def _cover_jokers(
        self, free: int, *, pure: bool, runs: int, four: bool
    ) -> list[_Choice] | None:
        """Groups of nothing but jokers, where these are groups at all, and whether all is there."""
        if not free:
            lives = pure and runs >= 2 and (four or not self.rules.four_card_life)
            return [] if lives else None
        if self.rules.min_naturals:
            return None
        for size in range(3, free + 1):
            for run in (True, False):
                if size > (min(13, self._most) if run else self.rules.set_max or 13):
                    continue
                found = self._cover_jokers(
                    free - size,
                    pure=pure,
                    runs=min(2, runs + run),
                    four=four or (run and size >= 4),
                )
                if found is not None:
                    return [_Choice(0, size, size, run), *found]
        return None

    # Groups as cards.

    def _told(
        self,
        hand: Sequence[Card],
        chosen: Sequence[_Choice],
        count: int,
        *,
        lives: bool,
        holds: bool = True,
    ) -> Grouping:
        """The chosen groups with the wild cards that they take, and what is left of the hand."""
        left = Counter(hand)
        naturals = [list(_cards(choice.cards)) for choice in chosen]
        for cards in naturals:
            left.subtract(cards)
        for cards, choice in zip(naturals, chosen, strict=True):
            if not cards and self.rules.min_naturals:
                own = next(card for card in left if left[card] > 0 and self._is_own_wild(card))
                cards.append(own)
                left[own] -= 1
        wild = [JOKER] * left[JOKER]
        wild += [card for card in left.elements() if card != JOKER and self._is_own_wild(card)]
        groups = []
        for cards, choice in zip(naturals, chosen, strict=True):
            taken = [wild.pop(0) for _ in range(choice.size - len(cards))]
            groups.append(self._group(cards, taken, choice))
        if lives:
            groups = self._with_all_jokers(groups, wild)
        rest = [card for card in left.elements() if not is_wild(card, self.wild)]
        return Grouping(in_order(groups, self.rules), tuple(rest + wild), count, lives, holds)

    def _is_own_wild(self, card: Card) -> bool:
        return card < JOKER and card % 13 == self.rank

    def _group(self, cards: list[Card], jokers: list[Card], choice: _Choice) -> Group:
        if not choice.run:
            return Group(MeldKind.SET, (*cards, *jokers))
        if len(cards) == 3 and len(set(cards)) == 1:
            return Group(MeldKind.RUN, tuple(cards), pure=True)
        return self._run_of(cards, jokers)

    def _run_of(self, cards: list[Card], jokers: list[Card]) -> Group:
        """The run of these natural cards and jokers, as high as it can lie."""
        suit, size = (cards[0] // 13 if cards else 0), len(cards) + len(jokers)
        found = None
        for low in range(15 - size, 0, -1):
            found = _laid_in(_Parted(cards, [], [], len(jokers)), suit, low)
            if found is not None:
                break
        assert found is not None, "they were chosen as a run"
        rest = iter(jokers)
        laid = [wild_as(next(rest), face(card)) if card >= JOKER else card for card in found]
        return Group(MeldKind.RUN, tuple(laid), pure=not jokers)

    def _with_all_jokers(self, groups: list[Group], wild: list[Card]) -> list[Group]:
        """The groups with jokers that are over, where these have room; of these are left in
        ``wild`` those that do not."""
        keep = next(at for at, one in enumerate(groups) if one.pure)
        for at, group in enumerate(groups):
            while wild and at != keep:
                grown = self._grown(group, wild[0])
                if grown is None:
                    break
                groups[at] = group = grown
                wild.pop(0)
        return groups

    def _grown(self, group: Group, joker: Card) -> Group | None:
        """The group with one more joker; None where that is none."""
        if group.kind is MeldKind.SET:
            most = self.rules.set_max or 13
            return group._replace(cards=(*group.cards, joker)) if len(group.cards) < most else None
        standing = sum(card >= JOKER for card in group.cards)
        if standing >= self._most or len(group.cards) >= 13 or len(set(group.cards)) == 1:
            return None
        naturals = [card for card in group.cards if card < JOKER]
        jokers = [bare(card) for card in group.cards if card >= JOKER]
        return self._run_of(naturals, [*jokers, joker])


def _packed(hand: Iterable[Card]) -> tuple[int, int]:
    """The natural cards of a hand, and how many jokers there are besides."""
    held = jokers = 0
    for card in hand:
        if card < JOKER:
            held += 1 << 2 * card
        elif card != HIDDEN:
            jokers += 1
    return held, jokers


def _copies(held: int) -> int:
    """How many cards these are."""
    return (held & _LOW).bit_count() + 2 * (held >> 1 & _LOW).bit_count()


def _cards(held: int) -> Iterator[Card]:
    """The cards, copies one after the other."""
    while held:
        low = held & -held
        at = low.bit_length() - 1
        yield at >> 1
        held -= low if not at & 1 else low >> 1


# What others ask.


def best_grouping(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> Grouping:
    """The grouping of a hand that counts least under this cut card."""
    return Search(wild, rules).best(hand)


def whole(
    hand: Sequence[Card], wild: Card | None, rules: LifeRules
) -> tuple[Group, ...] | None:
    """All cards of a hand in groups that have their lives; None if that cannot be (INDIAN 7.1)."""
    return Search(wild, rules).whole(hand)


def counts_after_throws(
    hand: Sequence[Card], wild: Card | None, rules: LifeRules
) -> Mapping[Card, Grouping]:
    """By card what the rest of the hand counts without it."""
    search = Search(wild, rules)
    found = {}
    for card in dict.fromkeys(hand):
        rest = list(hand)
        rest.remove(card)
        found[card] = search.best(rest)
    return found
