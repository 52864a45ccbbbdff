"""The best grouping of a hand that needs two lives (INDIAN 5, 7, 10).

Here a hand is one number with two bits for each natural card, which count its copies (three at
most). The number of wild cards is separate. The search handles the lowest remaining card, which is
part of a run or a set, or is left over. The best worth of each rest is cached.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, face, wild_as, without
from engine.hands.groups import VALUES, Group, Parted, in_order, is_wild, laid_in, value, wild_rank
from engine.hands.life_tables import (
    LOW,
    MOST,
    NONE,
    SUIT,
    SUIT_BITS,
    GroupChoice,
    GroupTables,
    is_narrow,
    tables,
)
from engine.melds import LifeRules, MeldKind


@dataclass(frozen=True, slots=True)
class Grouping:
    """A hand in groups."""

    groups: tuple[Group, ...]
    """The pure sequence first, then the second one, then the others.

    Without lives, the groups show how near the hand is to the lives.
    """
    rest: tuple[Card, ...]
    count: int
    """The points in the hand (INDIAN 10.3), before any other limit."""
    has_lives: bool
    holds: bool
    """True if cards in groups don't count.

    In a hand without lives, this is so only for ``pure_off``.
    """


class Headway(NamedTuple):
    """The progress of a hand towards its two lives."""

    lives: int
    """The number of lives. A single life is pure."""
    rest: tuple[Card, ...]
    """The cards outside the groups of this grouping, without wild ones."""

    @property
    def left(self) -> int:
        """The points of the cards in ``rest``."""
        return sum(VALUES[card % 13] for card in self.rest)


_Worths = tuple[int, int, int]
"""The most points that groups can cover.

The three numbers are for any groups, for groups with a sequence, and for groups with a sequence of
four.
"""
_Chosen = tuple[GroupChoice | None, ...]
"""The chosen group for each number of ``_Worths``. None if the lowest card is left over."""


class Search:
    """A search for groupings under one cut card, which caches the results for each rest."""

    def __init__(self, wild: Card | None, rules: LifeRules) -> None:
        self.rank, self.rules, self.wild = wild_rank(wild), rules, wild
        self._narrow = is_narrow(rules)
        self._tables = tables(rules, self.rank if self._narrow else None)
        every = rules if self._narrow else rules._replace(jokers_in_run=MOST)
        self._every = tables(every, self.rank)
        self._goals = (0, 1, 2) if rules.four_card_life else (0, 1)
        self._kept: dict[tuple[int, int, bool], tuple[_Worths, _Chosen]] = {}
        self._off: dict[int, tuple[int, list[GroupChoice]]] = {}
        self._failed: set[tuple[int, int, bool, int, bool]] = set()
        self._wilds = 0
        if self.rank is not None:
            self._wilds = sum(3 << 2 * card for card in range(self.rank, JOKER, 13))

    def best(self, hand: Sequence[Card]) -> Grouping:
        """Return the grouping with the lowest count."""
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        with_lives = self._with_lives(held, jokers, total)
        off, pure = self._pure_off(held) if self.rules.pure_off else (0, [])
        if with_lives is not None and with_lives[0] <= total - off:
            return self._grouping(hand, with_lives[1], with_lives[0], lives=True)
        shown = pure if off else self._groups_without_lives(held, jokers)
        return self._grouping(hand, shown, total - off, lives=False, holds=bool(off))

    def least(self, hand: Sequence[Card]) -> int:
        """Return the count of the best grouping."""
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        with_lives = self._with_lives(held, jokers, total)
        off, _ = self._pure_off(held) if self.rules.pure_off else (0, [])
        return total - off if with_lives is None else min(with_lives[0], total - off)

    def may_be_whole_without_one(self, hand: Sequence[Card]) -> bool:
        """Return False if no card can be put aside so that all others are in groups."""
        held, jokers = _packed(hand)
        free = jokers + _copies(held & self._wilds)
        # A card without a neighbour needs a joker, unless it is put aside.
        if _without_neighbours(held & ~self._wilds, held).bit_count() > 1 + free:
            return False
        with_lives = self._with_lives(held, jokers, sum(value(card, self.wild) for card in hand))
        return with_lives is not None and with_lives[0] <= VALUES[0]

    def headway(self, hand: Sequence[Card], lacking: Sequence[int]) -> Headway:
        """Return the progress of a hand.

        ``lacking`` has the points to add for a hand with no life, one life and both lives.
        """
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        with_lives = self._with_lives(held, jokers, total)
        lives, left, chosen = 2, lacking[0] + total, list[GroupChoice]()
        if with_lives is not None:
            left, chosen = with_lives
        if with_lives is None or left > lacking[1]:
            shown = self._groups_without_lives(held, jokers)
            stage = int(bool(shown) and shown[0].run and not shown[0].jokers)
            other = total - sum(self._worth(group.cards) for group in shown) + lacking[stage]
            if with_lives is None or other < left:
                lives, chosen = stage, shown
        for choice in chosen:
            held -= choice.cards
        return Headway(lives, tuple(_cards(held & ~self._wilds)))

    def _with_lives(
        self, held: int, jokers: int, total: int
    ) -> tuple[int, list[GroupChoice]] | None:
        """Return the least count with lives, and the groups for it.

        Return None if the hand has no lives.
        """
        best, chosen = NONE, None
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

    def _lives(self, held: int) -> Iterator[GroupChoice]:
        """Yield the pure sequences in a hand that can't be split into two shorter sequences."""
        present = (held | held >> 1) & LOW
        pure = self._tables.pure
        for suit in range(4):
            yield from pure(suit, present >> suit * SUIT_BITS & SUIT)
        if self.rules.identical_pure:
            thrice = held & held >> 1 & LOW
            while thrice:
                low = thrice & -thrice
                yield self._identical(low)
                thrice -= low

    def _identical(self, low: int) -> GroupChoice:
        """Return three copies of a card as a sequence."""
        wild = bool(low & self._wilds)
        return GroupChoice(3 * low, 0, 3, True, 3 * wild, self._worth(3 * low))

    def _without(self, held: int, jokers: int, cards: int) -> tuple[int, int, bool]:
        """Return the natural cards without these, the wild cards, and ``spare``.

        ``spare`` is True if wild cards can be a sequence without other cards.
        """
        rest = held - cards
        naturals = _copies(rest & self._wilds)
        if self._narrow:
            alone = not self.rules.min_naturals and self._tables.most >= 3
            return rest, jokers + naturals, alone
        spare = bool(naturals) or not self.rules.min_naturals
        return rest & ~self._wilds, jokers + naturals, spare

    def _worth(self, cards: int) -> int:
        """Return the points of these natural cards in a hand."""
        worth, cards = 0, cards & ~self._wilds
        while cards:
            low = cards & -cards
            bit = low.bit_length() - 1
            worth += VALUES[(bit >> 1) % 13] * (1 + (bit & 1))
            cards -= low
        return worth

    def _pack(self, held: int, free: int, spare: bool) -> tuple[_Worths, _Chosen]:
        """Return the most points that groups of these cards can cover with ``free`` wild cards.

        Some of the wild cards may be natural cards among ``held``. ``spare`` says that three wild
        cards can be a run without other cards.
        """
        known = self._kept.get((held, free, spare))
        if known is not None:
            return known
        if not held:
            alone = 0 if spare and free >= 3 else NONE
            return (0, alone, 0 if spare and free >= 4 else NONE), (None, None, None)
        pack, goals = self._pack, self._goals
        present = (held | held >> 1) & LOW
        low = present & -present
        worths: list[int] = list(pack(held - low, free, spare)[0])
        chosen: list[GroupChoice | None] = [None, None, None]
        for group in self._groups_in(self._tables, held, present, low):
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
        known = (worths[0], worths[1], worths[2]), tuple(chosen)
        self._kept[held, free, spare] = known
        return known

    def _groups_in(
        self, tables: GroupTables, held: int, present: int, low: int
    ) -> Iterable[GroupChoice]:
        card = low.bit_length() >> 1
        suit, rank = divmod(card, 13)
        runs = tables.runs(suit, present >> suit * SUIT_BITS & SUIT)
        others = present >> 2 * rank
        sets = tables.sets(card, (others >> 25 & 2) | (others >> 50 & 4) | (others >> 75 & 8))
        if self.rules.identical_pure and held & 3 * low == 3 * low:
            return chain(runs, sets, (self._identical(low),))
        return chain(runs, sets)

    def _chosen(self, held: int, free: int, goal: int, *, spare: bool) -> Iterator[GroupChoice]:
        """Yield the groups that cover the most, in the way of ``goal`` (``_Worths``)."""
        while held:
            choice = self._pack(held, free, spare)[1][goal]
            if choice is None:
                present = (held | held >> 1) & LOW
                held -= present & -present
                continue
            yield choice
            free -= choice.cost
            held -= choice.cards
            if choice.run and (goal == 1 or choice.size >= 4):
                goal = 0
        if goal:
            yield GroupChoice(0, 2 + goal, 2 + goal, run=True)

    def _groups_without_lives(self, held: int, jokers: int) -> list[GroupChoice]:
        """Return the best groups of a hand without lives, a pure sequence first if it has one."""
        best, most = list[GroupChoice](), -1
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

    def _pure_off(self, held: int) -> tuple[int, list[GroupChoice]]:
        """Return the most points that pure sequences can cover, and these sequences."""
        known = self._off.get(held)
        if known is not None:
            return known
        best: tuple[int, list[GroupChoice]] = (0, [])
        for life in self._lives(held):
            off, others = self._pure_off(held - life.cards)
            if off + self._worth(life.cards) > best[0]:
                best = off + self._worth(life.cards), [life, *others]
        self._off[held] = best
        return best

    # Hands without a rest.

    def whole(self, hand: Sequence[Card]) -> tuple[Group, ...] | None:
        """Return all cards in groups that have their lives, or None if that isn't possible."""
        held, jokers = _packed(hand)
        total = sum(value(card, self.wild) for card in hand)
        with_lives = self._with_lives(held, jokers, total)
        if with_lives is None or with_lives[0]:
            return None
        if not self._narrow and not self.rules.identical_pure:
            grouping = self._grouping(hand, with_lives[1], 0, lives=True)
            return None if grouping.rest else grouping.groups
        free = jokers + _copies(held & self._wilds)
        chosen = self._cover(held, free, pure=False, runs=0, four=False)
        return None if chosen is None else self._grouping(hand, chosen, 0, lives=True).groups

    def _cover(
        self, held: int, free: int, *, pure: bool, runs: int, four: bool
    ) -> list[GroupChoice] | None:
        """Group all these cards with ``free`` wild cards.

        Some of the wild cards may be among ``held``.
        """
        key = held, free, pure, runs, four
        if key in self._failed:
            return None
        present = (held | held >> 1) & LOW
        low = present & -present
        if low & self._wilds:
            groups = self._cover(held - low, free, pure=pure, runs=runs, four=four)
            if groups is not None:
                return groups
        elif not held and not free:
            lives = pure and runs >= 2 and (four or not self.rules.four_card_life)
            return [] if lives else None
        for choice in self._with_jokers(held, present, low, free):
            groups = self._cover(
                held - choice.cards,
                free - choice.cost,
                pure=pure or (choice.run and not choice.jokers),
                runs=min(2, runs + choice.run),
                four=four or (choice.run and choice.size >= 4),
            )
            if groups is not None:
                return [choice, *groups]
        self._failed.add(key)
        return None

    def _with_jokers(self, held: int, present: int, low: int, free: int) -> Iterator[GroupChoice]:
        """Yield the groups with the lowest card and any number of jokers.

        Without a card, yield groups of only jokers.
        """
        most_in_set = self.rules.set_max or MOST
        if not held:
            if not self.rules.min_naturals:
                for size in range(3, free + 1):
                    if size <= self._every.most:
                        yield GroupChoice(0, size, size, True, size)
                    if size <= most_in_set:
                        yield GroupChoice(0, size, size, False, size)
            return
        for group in self._groups_in(self._every, held, present, low):
            identical = group.cards == 3 * low
            longest = most_in_set if not group.run else 3 if identical else MOST
            for more in range(min(free - group.cost, longest - group.size) + 1):
                if not group.run or group.jokers + more <= self._every.most:
                    yield group.longer(more)

    # Groups as cards.

    def _grouping(
        self,
        hand: Sequence[Card],
        chosen: Sequence[GroupChoice],
        count: int,
        *,
        lives: bool,
        holds: bool = True,
    ) -> Grouping:
        """Return the chosen groups with the wild cards they use, and the remaining cards."""
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
        """Return the run of these natural cards and jokers, as high as possible."""
        suit, size = (cards[0] // 13 if cards else 0), len(cards) + len(jokers)
        parted = Parted(cards, [], [], len(jokers))
        windows = (laid_in(parted, suit, low) for low in range(15 - size, 0, -1))
        run = next(window for window in windows if window is not None)
        # A wild card in its natural place isn't a joker there.
        own = [face(card) for card in run if card >= JOKER and face(card) in jokers]
        rest = iter(without(jokers, own) or ())
        laid = [
            card
            if card < JOKER
            else face(card)
            if face(card) in own
            else wild_as(next(rest), face(card))
            for card in run
        ]
        return Group(MeldKind.RUN, tuple(laid), pure=max(laid) < JOKER)

    def _with_all_jokers(self, groups: list[Group], wild: list[Card]) -> list[Group]:
        """Add spare jokers to the groups that have room. The other jokers stay in ``wild``."""
        keep = next(index for index, group in enumerate(groups) if group.pure)
        grown = list(groups)
        for index in range(len(grown)):
            while wild and index != keep:
                more = self._grown(grown[index], wild[0])
                if more is None:
                    break
                grown[index] = more
                wild.pop(0)
        return grown

    def _grown(self, group: Group, joker: Card) -> Group | None:
        """Return the group with one more joker, or None if that isn't a group."""
        if group.kind is MeldKind.SET:
            most = self.rules.set_max or MOST
            return group._replace(cards=(*group.cards, joker)) if len(group.cards) < most else None
        standing = sum(card >= JOKER for card in group.cards)
        identical = len(set(group.cards)) == 1
        if standing >= self._tables.most or len(group.cards) >= MOST or identical:
            return None
        naturals = [card for card in group.cards if card < JOKER]
        jokers = [bare(card) for card in group.cards if card >= JOKER]
        return self._run_of(naturals, [*jokers, joker])


def _packed(hand: Iterable[Card]) -> tuple[int, int]:
    """Return the natural cards of a hand, packed, and the number of jokers."""
    held = jokers = 0
    for card in hand:
        if card < JOKER:
            held += 1 << 2 * card
        elif card != HIDDEN:
            jokers += 1
    return held, jokers


def _without_neighbours(cards: int, held: int) -> int:
    """Return the cards that have no neighbour in ``held``.

    A neighbour has the same rank in another suit, or is within two places in the same suit.
    """
    present = (held | held >> 1) & LOW
    if held & 2 * LOW:
        cards &= ~(3 * (held >> 1 & LOW))  # three copies can be a sequence
    beside = (present & ~_LAST) << 2 | (present >> 2 & ~_LAST)
    beside |= (present & ~_LAST_TWO) << 4 | (present >> 4 & ~_LAST_TWO)
    aces, last = present & _ACES, present & _LAST_TWO
    beside |= (aces << 24) | (aces << 22) | (last >> 24 & _ACES) | (last >> 22 & _ACES)
    for turn in (1, 2, 3):
        beside |= present << turn * SUIT_BITS | present >> turn * SUIT_BITS
    return (cards | cards >> 1) & LOW & ~beside


_ACES = sum(1 << suit * SUIT_BITS for suit in range(4))
_LAST = _ACES << 24
_LAST_TWO = _LAST | _ACES << 22


def _copies(held: int) -> int:
    """Return the number of these cards."""
    return (held & LOW).bit_count() + 2 * (held >> 1 & LOW).bit_count()


def _cards(held: int) -> Iterator[Card]:
    """Yield the cards, with copies next to each other."""
    while held:
        low = held & -held
        bit = low.bit_length() - 1
        yield bit >> 1
        held -= low >> 1 if bit & 1 else low


# The functions for other modules.


def best_grouping(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> Grouping:
    """Return the grouping of a hand with the lowest count under this cut card."""
    return Search(wild, rules).best(hand)


def whole(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> tuple[Group, ...] | None:
    """Return all cards of a hand in groups that have their lives (INDIAN 7.1), or None."""
    return Search(wild, rules).whole(hand)


def counts_after_throws(
    hand: Sequence[Card], wild: Card | None, rules: LifeRules
) -> Mapping[Card, int]:
    """Return, by card, the count that the hand has without this card."""
    search = Search(wild, rules)
    return {card: search.least(without(hand, (card,)) or ()) for card in dict.fromkeys(hand)}


class Asides(NamedTuple):
    """The cards that can be put aside to declare the others (INDIAN 7.1)."""

    right: Mapping[Card, tuple[Group, ...]]
    """The groups of the other cards, by the card that is put aside."""
    left: tuple[Card, ...] = ()
    """The cards that the best grouping leaves over. Empty if no card can be put aside."""


_ASIDES: OrderedDict[tuple[tuple[Card, ...], Card | None, LifeRules], Asides] = OrderedDict()
"""A cache of recent results.

A panel asks for the same result many times, and a search takes milliseconds.
"""
_MOST_ASIDES = 256


def asides(hand: Sequence[Card], wild: Card | None, rules: LifeRules) -> Asides:
    """Return the cards to put aside so that all others are in groups that have their lives."""
    key = tuple(sorted(hand)), wild, rules
    known = _ASIDES.get(key)
    if known is None:
        known = _asides(*key)
        keep_asides(hand, wild, rules, known)
    return known


def keep_asides(hand: Sequence[Card], wild: Card | None, rules: LifeRules, result: Asides) -> None:
    """Add a result to the cache. It may come from another process."""
    _ASIDES[tuple(sorted(hand)), wild, rules] = result
    while len(_ASIDES) > _MOST_ASIDES:
        _ASIDES.popitem(last=False)


def _asides(hand: tuple[Card, ...], wild: Card | None, rules: LifeRules) -> Asides:
    search = Search(wild, rules)
    if not search.may_be_whole_without_one(hand):
        return Asides({})
    wholes = {card: search.whole(without(hand, (card,)) or ()) for card in dict.fromkeys(hand)}
    right = {card: groups for card, groups in wholes.items() if groups is not None}
    return Asides(right, search.best(hand).rest if right else ())


def declared(
    hand: Sequence[Card], aside: Card, wild: Card | None, rules: LifeRules
) -> tuple[Group, ...] | None:
    """Return the groups of all other cards once this card is put aside, or None."""
    known = _ASIDES.get((tuple(sorted(hand)), wild, rules))
    if known is not None:
        return known.right.get(aside)
    return whole(without(sorted(hand), (aside,)) or (), wild, rules)
