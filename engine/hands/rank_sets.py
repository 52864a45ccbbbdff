"""The sets in the cards that runs leave over. They are found rank by rank.

If a set may not have the same card twice, copies of a card are in different sets.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.hands.packing import PackedHand, Prices, copies_of_rank, costliest, rank_counts, worth
from engine.melds import MeldRules


class RankSet(NamedTuple):
    """A number of natural cards of a rank and a number of jokers, laid as sets."""

    rank: int
    naturals: int
    jokers: int


@dataclass
class RankSets:
    """The values of sets under some rules, for the cards and jokers of one hand.

    If a set may not have doubles, all cards of a rank are assumed to have the same points.
    """

    rules: MeldRules
    price: Prices
    hand: PackedHand
    least: int = field(init=False)
    """The least number of natural cards in the smallest set."""
    plain: bool = field(init=False)
    """True if the rules only limit the sizes of sets."""
    roomy: bool = field(init=False)
    """True if one set always has room for all cards of its rank and all jokers."""

    def __post_init__(self) -> None:
        self.least = self.rules.least_naturals(self.rules.set_min)
        self.plain = self.rules.doubles_in_set and self.rules.wild_limit is None
        most = max(rank_counts(self.hand.free), default=0)
        self.roomy = self.rules.doubles_in_set and self.rules.set_max >= most + self.hand.jokers

    def values(self, free: int, jokers: int) -> list[int]:
        """Return the gain of natural cards in sets with 0, 1 … ``jokers`` jokers, or -1."""
        if not self.roomy:
            return [gain for gain, _ in self._plans(free, jokers)]
        if self.rules.wild_limit is not None:
            return self._limited(free, jokers)
        rules, by_rank = self.rules, self.price.by_rank
        whole = 0
        partial = [0] * (jokers + 1)
        for rank, count in enumerate(rank_counts(free)):
            if count < rules.min_naturals or count + jokers < rules.set_min:
                continue
            common = by_rank[rank]
            gain = count * common if common is not None else worth(free, rank, count, self.price)
            needed = rules.set_min - count
            if needed <= 0:
                whole += gain
                continue
            for spent in range(jokers, needed - 1, -1):
                partial[spent] = max(partial[spent], partial[spent - needed] + gain)
        if whole:
            return [whole + gain for gain in partial]
        return [0, *(gain or -1 for gain in partial[1:])]

    def _limited(self, free: int, jokers: int) -> list[int]:
        """Return the values if natural cards limit the number of jokers next to them."""
        rules = self.rules
        whole, room = 0, 0
        partial = [0, *[-1] * jokers]
        for rank, count in enumerate(rank_counts(free)):
            if count < self.least:
                continue
            gain, most = worth(free, rank, count, self.price), rules.most_wild(count) or 0
            needed = rules.set_min - count
            if needed <= 0:
                whole, room = whole + gain, room + most
                continue
            for spent in range(jokers, needed - 1, -1):
                before = partial[max(0, spent - most) : spent - needed + 1]
                if max(before) >= 0:
                    partial[spent] = max(partial[spent], max(before) + gain)
        best = [max(partial[max(0, spent - room) : spent + 1]) for spent in range(jokers + 1)]
        return [gain + whole if gain >= 0 else -1 for gain in best]

    def choose(self, free: int, jokers: int) -> tuple[RankSet, ...]:
        """Return the sets behind the value of exactly this number of jokers."""
        return self._plans(free, jokers)[jokers][1]

    def _plans(self, free: int, jokers: int) -> list[tuple[int, tuple[RankSet, ...]]]:
        plans: list[tuple[int, tuple[RankSet, ...]]] = [(0, ()), *[(-1, ())] * jokers]
        for rank, count in enumerate(rank_counts(free)):
            if count < self.least:
                continue
            longer = plans.copy()
            for wild in range(jokers + 1):
                naturals = self._most_naturals(free, rank, count, wild)
                if not naturals:
                    continue
                gain = worth(free, rank, naturals, self.price)
                for before in range(jokers - wild + 1):
                    old, sets = plans[before]
                    if old >= 0 and old + gain > longer[before + wild][0]:
                        new = RankSet(rank, naturals, wild)
                        longer[before + wild] = old + gain, (*sets, new)
            plans = longer
        return plans

    def _most_naturals(self, free: int, rank: int, count: int, wild: int) -> int:
        """Return the largest number of cards of a rank that fit into sets with exactly ``wild``
        jokers.
        """
        for naturals in range(count, 0, -1):
            if self._number(free, rank, naturals, wild):
                return naturals
        return 0

    def _number(self, free: int, rank: int, naturals: int, jokers: int) -> int:
        """Return the fewest sets that these cards can form, or 0 if they form no sets."""
        rules, cards = self.rules, naturals + jokers
        for sets in range(1, naturals // rules.min_naturals + 1):
            if sets * rules.set_min <= cards <= sets * rules.set_max and (
                self.plain or self._allowed(free, rank, naturals, jokers, sets)
            ):
                return sets
        return 0

    def _allowed(self, free: int, rank: int, naturals: int, jokers: int, sets: int) -> bool:
        """Return whether this number of sets has no doubles and not too many wild cards."""
        rules = self.rules
        wild = rules.most_wild(naturals, sets)
        return (
            naturals >= sets * self.least
            and (wild is None or jokers <= wild)
            and (rules.doubles_in_set or naturals <= copies_of_rank(free, rank, sets))
        )

    def laid(self, free: int, rank_set: RankSet) -> list[tuple[Card, ...]]:
        """Return the melds of these sets."""
        number = self._number(free, rank_set.rank, rank_set.naturals, rank_set.jokers)
        if not self.rules.doubles_in_set:
            return self._apart(free, rank_set, number)
        cards = sorted(costliest(free, rank_set.rank, rank_set.naturals, self.price))
        least = self.least
        sets = [[cards.pop(0) for _ in range(least)] for _ in range(number)]
        self._fill(sets, cards + [JOKER] * rank_set.jokers)
        return [tuple(meld) for meld in sets]

    def _apart(self, free: int, rank_set: RankSet, number: int) -> list[tuple[Card, ...]]:
        """Deal out the cards one by one, so that copies of a card are in different sets."""
        seen: dict[Card, int] = {}
        cards = []
        for card in costliest(free, rank_set.rank, rank_counts(free)[rank_set.rank], self.price):
            seen[card] = seen.get(card, 0) + 1
            if seen[card] <= number:
                cards.append(card)
        cards = sorted(cards[: rank_set.naturals])
        sets = [cards[start::number] for start in range(number)]
        self._fill(sets, [JOKER] * rank_set.jokers)
        return [tuple(meld) for meld in sets]

    def _fill(self, sets: list[list[Card]], cards: list[Card]) -> None:
        """Deal out cards to the sets, first up to the least size, then up to the most."""
        for bound in (self.rules.set_min, self.rules.set_max):
            for meld in sets:
                while cards and len(meld) < bound:
                    if cards[0] == JOKER and not self.rules.takes_wild(meld):
                        break
                    meld.append(cards.pop(0))
