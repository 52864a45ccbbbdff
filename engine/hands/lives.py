"""The best grouping of a hand that needs two lives (INDIAN 5, 7, 10).

A hand is one number here: two bits for each natural card, which count its copies (three at most).
Wild cards are a number beside it. A run or a set is taken for the lowest card that is left, or that
card is left over; what a rest is worth at best is kept.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, face, wild_as
from engine.hands.groups import (
    VALUES,
    Group,
    LifeRules,
    Parted,
    group_of,
    has_lives,
    in_order,
    is_wild,
    laid_in,
    value,
    wild_rank,
)
from engine.melds import MeldKind

__all__ = [
    "Group",
    "Grouping",
    "LifeRules",
    "Search",
    "Standing",
    "best_grouping",
    "counts_after_throws",
    "group_of",
    "has_lives",
    "in_order",
    "is_wild",
    "value",
    "whole",
    "wild_rank",
]


@dataclass(frozen=True, slots=True)
class Grouping:
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


class Standing(NamedTuple):
    """How far a hand has come: how many of its two lives it has (2: both; one alone is pure), and
    the cards outside the groups that go with that, wild ones not among them."""

    lives: int
    rest: tuple[Card, ...]

    @property
    def left(self) -> int:
        """What those cards count."""
        return sum(VALUES[card % 13] for card in self.rest)


_SUIT_BITS = 26
_SUIT = (1 << _SUIT_BITS) - 1
_LOW = sum(1 << 2 * card for card in range(JOKER))
_NONE = -1000
"""Worth of what cannot be."""
_MOST = 13
"""Cards of a group at most, where no rule says fewer."""


class _Choice(NamedTuple):
    """A group as it can be chosen: its natural cards, how many wild cards stand for others, of how
    many cards it is, whether it is a run. ``cost`` is how many wild cards it takes in all, natural
    ones among its cards counted where that matters; ``worth`` what its cards count in a hand."""

    cards: int
    jokers: int
    size: int
    run: bool
    cost: int = 0
    worth: int = 0

    def longer(self, jokers: int) -> "_Choice":
        """The same with so many more wild cards."""
        cards, own, size, run, cost, worth = self
        return _Choice(cards, own + jokers, size + jokers, run, cost + jokers, worth)


_Worths = tuple[int, int, int]
"""What can be covered at best: at all, with a sequence, with a sequence of four."""
_Chosen = tuple[_Choice | None, ...]
"""With which group; None: the lowest card is left over."""


class _Tables:
    """Runs and sets by the cards that are there, for some rules and, where these look at which
    natural cards are wild, that rank."""

    def __init__(self, rules: LifeRules, rank: int | None) -> None:
        self.rules, self.rank = rules, rank
        self.narrow = is_narrow(rules)
        self.most = _MOST if rules.jokers_in_run is None else rules.jokers_in_run
        self._runs: dict[tuple[int, int], list[_Choice]] = {}
        self._sets: dict[tuple[int, int], list[_Choice]] = {}
        self._pure: dict[tuple[int, int], list[_Choice]] = {}

    def runs(self, suit: int, there: int) -> list[_Choice]:
        """The runs with the lowest of these cards of a suit, the cheapest first."""
        found = self._runs.get((suit, there))
        if found is None:
            ranks = [rank for rank in range(13) if there >> 2 * rank & 1]
            made = self._narrow_runs(ranks) if self.narrow else self._full_runs(ranks)
            runs: dict[int, _Choice] = {}
            for span, some in made:
                one = self._run(suit, some, span)
                if one.jokers <= self.most and len(some) >= self.rules.min_naturals:
                    known = runs.get(one.cards)
                    if known is None or one.jokers < known.jokers:
                        runs[one.cards] = one
            found = list(runs.values())
            if self.rules.four_card_life:
                found += [
                    one.longer(1) for one in found if one.size == 3 and one.jokers < self.most
                ]
            found.sort(key=lambda one: one.cost)
            self._runs[suit, there] = found
        return found

    def _full_runs(self, ranks: list[int]) -> Iterator[tuple[int, list[int]]]:
        """Those in which no place is a joker's whose card is there: the jokers can be exchanged."""
        first, *others = ranks
        for end in range(len(ranks)):
            yield ranks[end] - first + 1, ranks[: end + 1]
        if first == 0:
            for begin, low in enumerate(others):
                yield 14 - low, [0, *others[begin:]]

    def _narrow_runs(self, ranks: list[int]) -> Iterator[tuple[int, list[int]]]:
        """All: where jokers are limited it may matter where they stand."""
        first, *others = ranks
        for mask in range(1 << len(others)):
            chosen = [rank for at, rank in enumerate(others) if mask >> at & 1]
            yield (chosen or [first])[-1] - first + 1, [first, *chosen]
            if first == 0 and chosen:
                yield 14 - chosen[0], [0, *chosen]

    def _run(self, suit: int, ranks: list[int], span: int) -> _Choice:
        size = max(span, 3)
        jokers, wild = size - len(ranks), self._wild(ranks)
        cards = sum(1 << 2 * rank for rank in ranks) << suit * _SUIT_BITS
        return _Choice(cards, jokers, size, True, jokers + wild, self._worth(ranks))

    def _wild(self, ranks: Sequence[int]) -> int:
        """How many of these natural cards are wild."""
        return ranks.count(self.rank) if self.rank is not None else 0

    def _worth(self, ranks: Iterable[int]) -> int:
        return sum(VALUES[rank] for rank in ranks if rank != self.rank)

    def sets(self, card: Card, higher: int) -> list[_Choice]:
        """The sets with a card and some of those of its rank in higher suits, of which these are
        there (a bit a suit)."""
        found = self._sets.get((card, higher))
        if found is None:
            own, rank = divmod(card, 13)
            others = [suit for suit in range(own + 1, 4) if higher >> suit & 1]
            found = []
            for some in range(1 << len(others)):
                suits = [own, *(suit for at, suit in enumerate(others) if some >> at & 1)]
                if len(suits) >= self.rules.min_naturals:
                    jokers, ranks = max(0, 3 - len(suits)), [rank] * len(suits)
                    cards = sum(1 << _SUIT_BITS * suit + 2 * rank for suit in suits)
                    cost = jokers + self._wild(ranks)
                    size = len(suits) + jokers
                    found.append(_Choice(cards, jokers, size, False, cost, self._worth(ranks)))
            found.sort(key=lambda one: one.cost)
            self._sets[card, higher] = found
        return found

    def pure(self, suit: int, there: int) -> list[_Choice]:
        """The runs of natural cards that are no two shorter ones, among these cards of a suit."""
        found = self._pure.get((suit, there))
        if found is None:
            found = []
            for low in range(1, 13):
                for size in range(3, 7 if self.rules.four_card_life else 6):
                    ranks = [(place - 1) % 13 for place in range(low, low + size)]
                    if low + size > 15 or not all(there >> 2 * rank & 1 for rank in ranks):
                        break
                    found.append(self._run(suit, ranks, size))
            self._pure[suit, there] = found
        return found


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
        every = rules if self._narrow else rules._replace(jokers_in_run=_MOST)
        self._every = _tables(every, self.rank)
        self._goals = (0, 1, 2) if rules.four_card_life else (0, 1)
        self._kept: dict[tuple[int, int, bool], tuple[_Worths, _Chosen]] = {}
        self._off: dict[int, tuple[int, list[_Choice]]] = {}
        self._failed: set[tuple[int, int, bool, int, bool]] = set()
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
        return found is not None and found[0] <= VALUES[0]

    def standing(self, hand: Sequence[Card], lacking: Sequence[int]) -> Standing:
        """How far a hand has come, where lives that are ``lacking`` are worth so many points: with
        none, with one, with both."""
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        found = self._with_lives(held, jokers, total)
        lives, left, chosen = 2, lacking[0] + total, list[_Choice]()
        if found is not None:
            left, chosen = found
        if found is None or left > lacking[1]:
            shown = self._so_far(held, jokers)
            stage = int(bool(shown) and shown[0].run and not shown[0].jokers)
            other = total - sum(self._worth(one.cards) for one in shown) + lacking[stage]
            if found is None or other < left:
                lives, chosen = stage, shown
        for choice in chosen:
            held -= choice.cards
        return Standing(lives, tuple(_cards(held & ~self._wilds)))

    def _with_lives(self, held: int, jokers: int, total: int) -> tuple[int, list[_Choice]] | None:
        """What is left at least with lives, and the groups; None if there are none."""
        best, chosen = _NONE, None
        four = self.rules.four_card_life
        for life in self._lives(held):
            rest, free, spare = self._without(held, jokers, life.cards)
            goal = 2 if four and life.size < 4 else 1
            covered = self._pack(rest, free, spare)[0][goal]
            worth = self._worth(life.cards) + covered
            if covered >= 0 and worth > best:
                best, chosen = worth, (life, rest, free, spare, goal)
                if worth == total:
                    break
        if chosen is None:
            return None
        life, rest, free, spare, goal = chosen
        return total - best, [life, *self._chosen(rest, free, goal, spare=spare)]

    def _lives(self, held: int) -> Iterator[_Choice]:
        """The pure sequences of a hand that are no two shorter ones."""
        there = (held | held >> 1) & _LOW
        pure = self._tables.pure
        for suit in range(4):
            yield from pure(suit, there >> suit * _SUIT_BITS & _SUIT)
        if self.rules.identical_pure:
            thrice = held & held >> 1 & _LOW
            while thrice:
                low = thrice & -thrice
                yield self._identical(low)
                thrice -= low

    def _identical(self, low: int) -> _Choice:
        """Three copies of a card as a sequence."""
        wild = bool(low & self._wilds)
        return _Choice(3 * low, 0, 3, True, 3 * wild, self._worth(3 * low))

    def _without(self, held: int, jokers: int, cards: int) -> tuple[int, int, bool]:
        """What is left beside these cards: natural cards, wild ones, and whether one of these is
        a natural card (or none is needed) that jokers make a sequence of."""
        rest = held - cards
        naturals = _copies(rest & self._wilds)
        if self._narrow:
            alone = not self.rules.min_naturals and self._tables.most >= 3
            return rest, jokers + naturals, alone
        spare = bool(naturals) or not self.rules.min_naturals
        return rest & ~self._wilds, jokers + naturals, spare

    def _worth(self, cards: int) -> int:
        """What these natural cards count in a hand."""
        worth, cards = 0, cards & ~self._wilds
        while cards:
            low = cards & -cards
            at = low.bit_length() - 1
            worth += VALUES[(at >> 1) % 13] * (1 + (at & 1))
            cards -= low
        return worth

    def _pack(self, held: int, free: int, spare: bool) -> tuple[_Worths, _Chosen]:
        """What groups of these cards cover at best, with so many wild cards (of which some may be
        natural ones that are among them); ``spare``: three of these can be a run by themselves."""
        kept = self._kept.get((held, free, spare))
        if kept is not None:
            return kept
        if not held:
            alone = 0 if spare and free >= 3 else _NONE
            return (0, alone, 0 if spare and free >= 4 else _NONE), (None, None, None)
        pack, goals = self._pack, self._goals
        there = (held | held >> 1) & _LOW
        low = there & -there
        worths: list[int] = list(pack(held - low, free, spare)[0])
        chosen: list[_Choice | None] = [None, None, None]
        for group in self._groups(held, there, low):
            cards, _, size, run, cost, worth = group
            if cost > free:
                continue
            other = pack(held - cards, free - cost, spare)[0]
            for goal in goals:
                if run and (goal == 1 or size >= 4):
                    covered = worth + other[0]
                else:
                    covered = worth + other[goal]
                if covered > worths[goal]:
                    worths[goal], chosen[goal] = covered, group
        kept = (worths[0], worths[1], worths[2]), tuple(chosen)
        self._kept[held, free, spare] = kept
        return kept

    def _groups(self, held: int, there: int, low: int) -> Iterable[_Choice]:
        """The groups with the lowest card of these."""
        return self._groups_in(self._tables, held, there, low)

    def _groups_in(self, tables: _Tables, held: int, there: int, low: int) -> Iterable[_Choice]:
        card = low.bit_length() >> 1
        suit, rank = divmod(card, 13)
        runs = tables.runs(suit, there >> suit * _SUIT_BITS & _SUIT)
        others = there >> 2 * rank
        sets = tables.sets(card, (others >> 25 & 2) | (others >> 50 & 4) | (others >> 75 & 8))
        if self.rules.identical_pure and held & 3 * low == 3 * low:
            return chain(runs, sets, (self._identical(low),))
        return chain(runs, sets)

    def _chosen(self, held: int, free: int, goal: int, *, spare: bool) -> Iterator[_Choice]:
        """The groups with which that is covered: at all, with a sequence, with one of four."""
        while held:
            choice = self._pack(held, free, spare)[1][goal]
            if choice is None:
                there = (held | held >> 1) & _LOW
                held -= there & -there
                continue
            yield choice
            free -= choice.cost
            held -= choice.cards
            if choice.run and (goal == 1 or choice.size >= 4):
                goal = 0
        if goal:
            yield _Choice(0, 2 + goal, 2 + goal, run=True)

    def _so_far(self, held: int, jokers: int) -> list[_Choice]:
        """How far a hand without lives has come: a pure sequence first, if it has one."""
        best, most = list[_Choice](), -1
        for life in (*self._lives(held), None):
            if life is None and best:
                break
            rest, free, spare = self._without(held, jokers, 0 if life is None else life.cards)
            own = 0 if life is None else self._worth(life.cards)
            if own + self._pack(rest, free, spare)[0][0] > most:
                most = own + self._pack(rest, free, spare)[0][0]
                beside = self._chosen(rest, free, 0, spare=spare)
                best = list(beside) if life is None else [life, *beside]
        return best

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
        free = jokers + _copies(held & self._wilds)
        chosen = self._cover(held, free, pure=False, runs=0, four=False)
        return None if chosen is None else self._told(hand, chosen, 0, lives=True).groups

    def _cover(
        self, held: int, free: int, *, pure: bool, runs: int, four: bool
    ) -> list[_Choice] | None:
        """Groups of all these cards and so many wild ones, some of which may be among them."""
        key = held, free, pure, runs, four
        if key in self._failed:
            return None
        there = (held | held >> 1) & _LOW
        low = there & -there
        if low & self._wilds:
            found = self._cover(held - low, free, pure=pure, runs=runs, four=four)
            if found is not None:
                return found
        elif not held and not free:
            lives = pure and runs >= 2 and (four or not self.rules.four_card_life)
            return [] if lives else None
        for choice in self._with_jokers(held, there, low, free):
            found = self._cover(
                held - choice.cards,
                free - choice.cost,
                pure=pure or (choice.run and not choice.jokers),
                runs=min(2, runs + choice.run),
                four=four or (choice.run and choice.size >= 4),
            )
            if found is not None:
                return [choice, *found]
        self._failed.add(key)
        return None

    def _with_jokers(self, held: int, there: int, low: int, free: int) -> Iterator[_Choice]:
        """The groups with the lowest card, with all numbers of jokers; without a card those of
        jokers alone."""
        most_in_set = self.rules.set_max or _MOST
        if not held:
            if not self.rules.min_naturals:
                for size in range(3, free + 1):
                    if size <= self._every.most:
                        yield _Choice(0, size, size, True, size)
                    if size <= most_in_set:
                        yield _Choice(0, size, size, False, size)
            return
        for group in self._groups_in(self._every, held, there, low):
            identical = group.cards == 3 * low
            longest = most_in_set if not group.run else 3 if identical else _MOST
            for more in range(min(free - group.cost, longest - group.size) + 1):
                if not group.run or group.jokers + more <= self._every.most:
                    yield group.longer(more)

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
        for cards in naturals:
            if not cards and self.rules.min_naturals:
                own = next(card for card in left if left[card] > 0 and self._is_own_wild(card))
                cards.append(own)
                left[own] -= 1
        wild = [JOKER] * left[JOKER]
        wild += [card for card in left.elements() if self._is_own_wild(card)]
        groups = []
        for cards, choice in zip(naturals, chosen, strict=True):
            taken = [wild.pop(0) for _ in range(choice.size - len(cards))]
            groups.append(self._group(cards, taken, run=choice.run))
        if lives:
            groups = self._with_all_jokers(groups, wild)
        rest = [card for card in left.elements() if not is_wild(card, self.wild)]
        return Grouping(in_order(groups, self.rules), tuple(rest + wild), count, lives, holds)

    def _is_own_wild(self, card: Card) -> bool:
        return card < JOKER and card % 13 == self.rank

    def _group(self, cards: list[Card], jokers: list[Card], *, run: bool) -> Group:
        if not run:
            return Group(MeldKind.SET, (*cards, *jokers))
        if len(cards) == 3 and len(set(cards)) == 1:
            return Group(MeldKind.RUN, tuple(cards), pure=True)
        return self._run_of(cards, jokers)

    def _run_of(self, cards: list[Card], jokers: list[Card]) -> Group:
        """The run of these natural cards and jokers, as high as it can lie."""
        suit, size = (cards[0] // 13 if cards else 0), len(cards) + len(jokers)
        parted = Parted(cards, [], [], len(jokers))
        windows = (laid_in(parted, suit, low) for low in range(15 - size, 0, -1))
        found = next(window for window in windows if window is not None)
        rest = iter(jokers)
        laid = [wild_as(next(rest), face(card)) if card >= JOKER else card for card in found]
        return Group(MeldKind.RUN, tuple(laid), pure=not jokers)

    def _with_all_jokers(self, groups: list[Group], wild: list[Card]) -> list[Group]:
        """The groups with jokers that are over, where these have room; of these are left in
        ``wild`` those that do not."""
        keep = next(at for at, one in enumerate(groups) if one.pure)
        grown = list(groups)
        for at in range(len(grown)):
            while wild and at != keep:
                more = self._grown(grown[at], wild[0])
                if more is None:
                    break
                grown[at] = more
                wild.pop(0)
        return grown

    def _grown(self, group: Group, joker: Card) -> Group | None:
        """The group with one more joker; None where that is none."""
        if group.kind is MeldKind.SET:
            most = self.rules.set_max or _MOST
            return group._replace(cards=(*group.cards, joker)) if len(group.cards) < most else None
        standing = sum(card >= JOKER for card in group.cards)
        identical = len(set(group.cards)) == 1
        if standing >= self._tables.most or len(group.cards) >= _MOST or identical:
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
        held -= low >> 1 if at & 1 else low


# What others ask.


def best_grouping(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> Grouping:
    """The grouping of a hand that counts least under this cut card."""
    return Search(wild, rules).best(hand)


def whole(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> tuple[Group, ...] | None:
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
