"""How the cards of one rank and suit can be shared out, whatever runs there are."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.rearranging.new_table import pips
from engine.rearranging.states import ACE, DEBT, KING, ONES, QUEEN, SUITS, TWOS, USED
from engine.rearranging.task import KEPT, Task

__all__ = ["Share", "SuitCards"]


class Share(NamedTuple):
    """One way: so many natural cards go on runs (``in_runs``) and into sets (``in_sets``), and so
    many ``jokers`` stand on runs for such a card.

    ``above``: of aces and of jokers in their place those that are kept for above the king.
    ``used``: all jokers that it takes. ``gain`` and ``worth``: what it brings and what it lays.
    ``delta``: what it changes of the number of a state besides the suit's runs.
    """

    in_runs: int
    in_sets: int
    jokers: int
    above: tuple[int, int]
    used: int
    gain: int
    worth: int
    delta: int

    @property
    def on_runs(self) -> int:
        """Cards that go on runs or begin some."""
        return self.in_runs + self.jokers


class SuitCards:
    """The cards of a task, by rank and suit."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._set_cards = [self._most_in_sets(rank) for rank in range(13)]
        self.there = [self._places(suit) for suit in SUITS]
        """How many natural cards each suit has for each place of a run, from the low ace on."""
        self.replaced = frozenset[int]()
        """The ranks of which jokers have to be made up for by cards that are added."""
        if task.joker_moves == "replaced":
            self.replaced = frozenset((*task.stood_in, *(card % 13 for card in task.stood_for)))
        self.shares = [[list(self._shares_of(rank, suit)) for rank in range(13)] for suit in SUITS]
        """All ways, by suit and rank."""

    def late_jokers(self, suit: int) -> int:
        """How many jokers above the king may be thought of at the end. None is where one has stood
        for an ace, which may have to stay: they are planned at the ace, with what stands below."""
        task = self._task
        planned = task.stood_for[suit * 13] > 0 or 14 not in task.rules.aces
        return 0 if planned else task.jokers

    def _places(self, suit: int) -> list[int]:
        task = self._task
        there = [self._cards(suit * 13 + rank) for rank in range(13)]
        # No joker stands above the highest place either.
        never = -task.jokers - 1
        return [*there, there[ACE] if 14 in task.rules.aces else never, never]

    def _cards(self, card: int) -> int:
        return self._task.must[card] + self._task.may[card]

    def _most_in_sets(self, rank: int) -> int:
        """How many cards of a suit can lie in sets of this rank at most."""
        cards = [self._cards(card) for card in range(rank, 52, 13)]
        if sum(map(bool, cards)) + self._task.jokers < 3:
            return 0
        return 2 if sum(cards) + self._task.jokers >= 6 else 1

    def _shares_of(self, rank: int, suit: int) -> Iterator[Share]:
        task, card = self._task, suit * 13 + rank
        must, stood, kept = task.must[card], task.stood_for[card], task.in_sets[card]
        for added in range(task.may[card] + 1):
            brings = added * task.gains(card) if added else 0
            for in_runs, in_sets, jokers, above in self._cards_shared(rank, suit, must + added):
                used = jokers + above[1]
                lost = max(0, stood - used)
                replaced = added if task.joker_moves == "replaced" else 0
                if task.joker_moves != "free" and lost > replaced:
                    continue
                delta = used << USED
                if in_sets:
                    delta += 1 << (ONES if in_sets == 1 else TWOS)
                if rank in self.replaced:
                    delta += lost - added << DEBT
                yield Share(
                    in_runs=in_runs,
                    in_sets=in_sets,
                    jokers=jokers,
                    above=above,
                    used=used,
                    gain=brings + min(kept, in_sets) * KEPT,
                    worth=(must + added + used) * pips(rank),
                    delta=delta,
                )

    def _cards_shared(
        self, rank: int, suit: int, cards: int
    ) -> Iterator[tuple[int, int, int, tuple[int, int]]]:
        """So many cards as they lie in runs, in sets, jokers on runs, and what is kept above."""
        task = self._task
        most, set_cards = task.jokers, self._set_cards[rank]
        if rank != ACE:
            for in_runs in range(max(0, cards - set_cards), cards + 1):
                for jokers in range(most + 1):
                    yield in_runs, cards - in_runs, jokers, (0, 0)
            return
        low = 1 in task.rules.aces
        high = 14 in task.rules.aces and self._reaches(suit)
        planned = not self.late_jokers(suit)
        for above in range(cards * high + 1):
            rest = cards - above
            for in_runs in range(max(0, rest - set_cards), rest * low + 1):
                for jokers in range(most * low + 1):
                    for kept in range((most - jokers) * high * planned + 1):
                        yield in_runs, rest - in_runs, jokers, (above, kept)

    def _reaches(self, suit: int) -> bool:
        """Whether there can be a queen and a king to lay an ace on."""
        cards = (suit * 13 + QUEEN, suit * 13 + KING)
        return sum(not self._cards(card) for card in cards) <= self._task.jokers
