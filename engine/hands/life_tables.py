"""Tables of groups by the cards present, computed once for engine.hands.lives."""

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
"""The worth of something impossible."""
MOST = 13
"""The most cards in a group if no rule has a lower limit."""


class GroupChoice(NamedTuple):
    """A group that can be chosen."""

    cards: int
    """The natural cards of the group."""
    jokers: int
    """The number of wild cards that represent others."""
    size: int
    run: bool
    cost: int = 0
    """The number of wild cards that the group uses.

    Natural cards of the wild rank count if the tables have a ``rank``.
    """
    worth: int = 0
    """The points that the cards of the group would count in a hand."""

    def longer(self, jokers: int) -> "GroupChoice":
        """Return the group with this many further wild cards."""
        cards, own, size, run, cost, worth = self
        return GroupChoice(cards, own + jokers, size + jokers, run, cost + jokers, worth)


class GroupTables:
    """The runs and sets by the cards present, for some rules.

    With a ``rank``, natural cards of that rank are wild.
    """

    def __init__(self, rules: LifeRules, rank: int | None) -> None:
        self.rules, self.rank = rules, rank
        self.narrow = is_narrow(rules)
        self.most = MOST if rules.jokers_in_run is None else rules.jokers_in_run
        self._runs: dict[tuple[int, int], list[GroupChoice]] = {}
        self._sets: dict[tuple[int, int], list[GroupChoice]] = {}
        self._pure: dict[tuple[int, int], list[GroupChoice]] = {}

    def runs(self, suit: int, present: int) -> list[GroupChoice]:
        """Return the runs with the lowest of these cards of a suit, the cheapest first."""
        choices = self._runs.get((suit, present))
        if choices is None:
            ranks = [rank for rank in range(13) if present >> 2 * rank & 1]
            made = self._narrow_runs(ranks) if self.narrow else self._full_runs(ranks)
            runs: dict[int, GroupChoice] = {}
            for span, natural_ranks in made:
                choice = self._run(suit, natural_ranks, span)
                if choice.jokers <= self.most and len(natural_ranks) >= self.rules.min_naturals:
                    known = runs.get(choice.cards)
                    if known is None or choice.jokers < known.jokers:
                        runs[choice.cards] = choice
            choices = list(runs.values())
            if self.rules.four_card_life:
                choices += [
                    choice.longer(1)
                    for choice in choices
                    if choice.size == 3 and choice.jokers < self.most
                ]
            choices.sort(key=lambda choice: choice.cost)
            self._runs[suit, present] = choices
        return choices

    def _full_runs(self, ranks: list[int]) -> Iterator[tuple[int, list[int]]]:
        """Yield runs with jokers only for missing cards. This is enough if jokers are equal."""
        first, *others = ranks
        for end in range(len(ranks)):
            yield ranks[end] - first + 1, ranks[: end + 1]
        if first == 0:
            for begin, low in enumerate(others):
                yield 14 - low, [0, *others[begin:]]

    def _narrow_runs(self, ranks: list[int]) -> Iterator[tuple[int, list[int]]]:
        """Yield all runs, because the places of jokers may matter if their number is limited."""
        first, *others = ranks
        for mask in range(1 << len(others)):
            chosen = [rank for index, rank in enumerate(others) if mask >> index & 1]
            yield (chosen or [first])[-1] - first + 1, [first, *chosen]
            if first == 0 and chosen:
                yield 14 - chosen[0], [0, *chosen]

    def _run(self, suit: int, ranks: list[int], span: int) -> GroupChoice:
        size = max(span, 3)
        jokers, wild = size - len(ranks), self._wild(ranks)
        cards = sum(1 << 2 * rank for rank in ranks) << suit * SUIT_BITS
        return GroupChoice(cards, jokers, size, True, jokers + wild, self._worth(ranks))

    def _wild(self, ranks: Sequence[int]) -> int:
        """Return how many of these natural cards are wild."""
        return ranks.count(self.rank) if self.rank is not None else 0

    def _worth(self, ranks: Iterable[int]) -> int:
        return sum(VALUES[rank] for rank in ranks if rank != self.rank)

    def sets(self, card: Card, higher: int) -> list[GroupChoice]:
        """Return the sets with a card and some cards of its rank in higher suits.

        ``higher`` has a bit for each suit with such a card.
        """
        choices = self._sets.get((card, higher))
        if choices is None:
            own, rank = divmod(card, 13)
            others = [suit for suit in range(own + 1, 4) if higher >> suit & 1]
            choices = []
            for some in range(1 << len(others)):
                suits = [own, *(suit for index, suit in enumerate(others) if some >> index & 1)]
                if len(suits) >= self.rules.min_naturals:
                    jokers, ranks = max(0, 3 - len(suits)), [rank] * len(suits)
                    cards = sum(1 << SUIT_BITS * suit + 2 * rank for suit in suits)
                    cost = jokers + self._wild(ranks)
                    size = len(suits) + jokers
                    choices.append(
                        GroupChoice(cards, jokers, size, False, cost, self._worth(ranks))
                    )
            choices.sort(key=lambda choice: choice.cost)
            self._sets[card, higher] = choices
        return choices

    def pure(self, suit: int, present: int) -> list[GroupChoice]:
        """Return runs of natural cards in a suit that aren't two shorter runs."""
        choices = self._pure.get((suit, present))
        if choices is None:
            choices = []
            for low in range(1, 13):
                for size in range(3, 7 if self.rules.four_card_life else 6):
                    ranks = [(place - 1) % 13 for place in range(low, low + size)]
                    if low + size > 15 or not all(present >> 2 * rank & 1 for rank in ranks):
                        break
                    choices.append(self._run(suit, ranks, size))
            self._pure[suit, present] = choices
        return choices


def is_narrow(rules: LifeRules) -> bool:
    """Return whether it matters which cards of a group are jokers. Otherwise jokers are equal."""
    return rules.jokers_in_run is not None or rules.min_naturals > 1


@lru_cache(maxsize=64)
def tables(rules: LifeRules, rank: int | None) -> GroupTables:
    """Return the tables for these rules. They are shared and filled when they are used."""
    return GroupTables(rules, rank)
