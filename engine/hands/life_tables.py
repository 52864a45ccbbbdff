"""Groups by the cards that are there, made once: what engine.hands.lives chooses from."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.hands.groups import VALUES
from engine.melds import LifeRules

SUIT_BITS = 26
SUIT = (1 << SUIT_BITS) - 1
LOW = sum(1 << 2 * card for card in range(JOKER))
NONE = -1000
"""Worth of what cannot be."""
MOST = 13
"""Cards of a group at most, where no rule says fewer."""


class GroupChoice(NamedTuple):
    """A group as it can be chosen: its natural cards, how many wild cards stand for others, of how
    many cards it is, whether it is a run. ``cost`` is how many wild cards it takes in all, natural
    ones among its cards counted where that matters; ``worth`` what its cards count in a hand."""

    cards: int
    jokers: int
    size: int
    run: bool
    cost: int = 0
    worth: int = 0

    def longer(self, jokers: int) -> "GroupChoice":
        """The same with so many more wild cards."""
        cards, own, size, run, cost, worth = self
        return GroupChoice(cards, own + jokers, size + jokers, run, cost + jokers, worth)


class GroupTables:
    """Runs and sets by the cards that are there, for some rules and, where these look at which
    natural cards are wild, that rank."""

    def __init__(self, rules: LifeRules, rank: int | None) -> None:
        self.rules, self.rank = rules, rank
        self.narrow = is_narrow(rules)
        self.most = MOST if rules.jokers_in_run is None else rules.jokers_in_run
        self._runs: dict[tuple[int, int], list[GroupChoice]] = {}
        self._sets: dict[tuple[int, int], list[GroupChoice]] = {}
        self._pure: dict[tuple[int, int], list[GroupChoice]] = {}

    def runs(self, suit: int, there: int) -> list[GroupChoice]:
        """The runs with the lowest of these cards of a suit, the cheapest first."""
        found = self._runs.get((suit, there))
        if found is None:
            ranks = [rank for rank in range(13) if there >> 2 * rank & 1]
            made = self._narrow_runs(ranks) if self.narrow else self._full_runs(ranks)
            runs: dict[int, GroupChoice] = {}
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

    def _run(self, suit: int, ranks: list[int], span: int) -> GroupChoice:
        size = max(span, 3)
        jokers, wild = size - len(ranks), self._wild(ranks)
        cards = sum(1 << 2 * rank for rank in ranks) << suit * SUIT_BITS
        return GroupChoice(cards, jokers, size, True, jokers + wild, self._worth(ranks))

    def _wild(self, ranks: Sequence[int]) -> int:
        """How many of these natural cards are wild."""
        return ranks.count(self.rank) if self.rank is not None else 0

    def _worth(self, ranks: Iterable[int]) -> int:
        return sum(VALUES[rank] for rank in ranks if rank != self.rank)

    def sets(self, card: Card, higher: int) -> list[GroupChoice]:
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
                    cards = sum(1 << SUIT_BITS * suit + 2 * rank for suit in suits)
                    cost = jokers + self._wild(ranks)
                    size = len(suits) + jokers
                    found.append(GroupChoice(cards, jokers, size, False, cost, self._worth(ranks)))
            found.sort(key=lambda one: one.cost)
            self._sets[card, higher] = found
        return found

    def pure(self, suit: int, there: int) -> list[GroupChoice]:
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
def tables(rules: LifeRules, rank: int | None) -> GroupTables:
    """Those of these rules, made once and filled by whoever asks."""
    return GroupTables(rules, rank)
