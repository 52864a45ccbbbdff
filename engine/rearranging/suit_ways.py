"""What can become of one suit, rank by rank, as far as it does not depend on the others.

Whatever is found out is kept: the sweep asks for the same again and again.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.rearranging.new_table import pips
from engine.rearranging.run_states import Growth, Runs, finished, growths, unfinished
from engine.rearranging.task import KEPT, Task

ACE, _QUEEN, KING = 0, 11, 12
SUITS = range(4)
_NEVER = -(1 << 200)

# A state as one number: four suits, jokers used, cards of the rank that go into sets (how many
# suits with one, with two), jokers that are still to be made up for, what is laid so far.
BITS = 11
SUIT = (1 << BITS) - 1
USED = 4 * BITS
ONES = USED + 3
TWOS = ONES + 3
DEBT = TWOS + 3
WORTH = DEBT + 5
NO_DEBT = 16 << DEBT
OF_RANK = (1 << WORTH) - (1 << ONES)


Late = Callable[[], bool]
"""Whether the time of a search is over."""


class GaveUp(Exception):
    """The time was over before the search was."""


SuitState = tuple[Runs, int, int]
"""One suit between two ranks: its runs, and the aces and jokers kept for above its king."""
EMPTY: SuitState = ((), 0, 0)


class Way(NamedTuple):
    """What may become of the cards of one rank and suit: ``in_sets`` of them go into sets.

    ``delta`` is the difference of states, ``jokers`` are those that it takes, ``worth`` and
    ``gain`` what it lays and what it brings; ``after`` is the number of the suit's state then.
    """

    delta: int
    jokers: int
    worth: int
    gain: int
    after: int
    growth: Growth
    in_sets: int


class SuitWays:
    """The ways of all suits in one search, which raises GaveUp once it is ``late``."""

    def __init__(self, task: Task, late: Late) -> None:
        self._task, self._late = task, late
        self._least = task.rules.min_naturals
        self._there = [self._places(suit) for suit in SUITS]
        self._set_cards = [self._most_in_sets(rank) for rank in range(13)]
        self.known_ahead: Mapping[tuple[int, int], dict[int, tuple[int, ...]]] = {
            (rank, suit): {} for rank in range(-1, 13) for suit in SUITS
        }
        """What was worked out by ``ahead``, by rank and suit, then by the number of the state."""
        self._known_ends: dict[tuple[SuitState, int], list[tuple[int, int, Growth]]] = {}
        self._known_ways: dict[tuple[int, int, int], list[Way]] = {}
        self._known: dict[SuitState, int] = {}
        self.states: list[SuitState] = []
        self.replaced = frozenset[int]()
        """The ranks of which jokers have to be made up for by cards that are added."""
        if task.joker_moves == "replaced":
            self.replaced = frozenset((*task.stood_in, *(card % 13 for card in task.stood_for)))

    def number(self, state: SuitState) -> int:
        """The number by which a state is known."""
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = len(self.states)
            self.states.append(state)
        return known

    def ahead(self, rank: int, suit: int, number: int) -> tuple[int, ...]:
        """What a suit that is so after this rank may still bring, by the number of jokers left.

        As if every card for which there can be a set at all would find one.
        """
        known = self.known_ahead[rank, suit]
        if number in known:
            return known[number]
        jokers = self._task.jokers
        if rank == KING:
            ends = self.ends(self.states[number], suit)
            best = [
                max((gain for used, gain, _ in ends if used <= left), default=_NEVER)
                for left in range(jokers + 1)
            ]
        else:
            best = [_NEVER] * (jokers + 1)
            after = self.known_ahead[rank + 1, suit]
            for way in self.ways(number, rank + 1, suit):
                ahead = after.get(way.after) or self.ahead(rank + 1, suit, way.after)
                for left in range(way.jokers, jokers + 1):
                    best[left] = max(best[left], way.gain + ahead[left - way.jokers])
        known[number] = tuple(best)
        return known[number]

    def _places(self, suit: int) -> list[int]:
        """How many natural cards there are for each place of a run, from the low ace on."""
        task = self._task
        cards = [suit * 13 + rank for rank in (*range(13), 0)]
        there = [task.must[card] + task.may[card] for card in cards]
        # No joker stands above the highest place either.
        never = -task.jokers - 1
        return [*there[:13], there[13] if 14 in task.rules.aces else never, never]

    def _most_in_sets(self, rank: int) -> int:
        """How many cards of a suit can lie in sets of this rank at most."""
        task = self._task
        cards = [task.must[card] + task.may[card] for card in range(rank, 52, 13)]
        if sum(map(bool, cards)) + task.jokers < 3:
            return 0
        return 2 if sum(cards) + task.jokers >= 6 else 1

    def ways(self, number: int, rank: int, suit: int) -> list[Way]:
        """What can be done with the cards of this rank in a suit that is so."""
        place = rank, suit, number
        known = self._known_ways.get(place)
        if known is None:
            if self._late():
                raise GaveUp
            known = self._known_ways[place] = list(self._new_ways(number, rank, suit))
        return known

    def _new_ways(self, number: int, rank: int, suit: int) -> Iterator[Way]:
        task, card, shift = self._task, suit * 13 + rank, BITS * suit
        runs, high, high_jokers = self.states[number]
        must, stood, kept = task.must[card], task.stood_for[card], task.in_sets[card]
        links = task.links[suit, rank - 1] if rank else 0
        free, watched, most = task.joker_moves == "free", rank in self.replaced, task.jokers
        replaces, pip = task.joker_moves == "replaced", pips(rank)
        for added in range(task.may[card] + 1):
            brings = added * task.gains(card) if added else 0
            for growth, in_sets, jokers, aces in self._options(runs, rank, suit, must + added):
                used = jokers + aces[1]
                lost = max(0, stood - used)
                if not free and lost > (added if replaces else 0):
                    continue
                if used + self._need(growth.after, rank, suit) > most:
                    continue
                gain = brings
                if in_sets and kept:
                    gain += min(kept, in_sets) * KEPT
                if links:
                    gain += min(links, len(growth.naturals) + len(growth.jokers)) * KEPT
                after = self.number(
                    (growth.after, *aces) if rank == ACE else (growth.after, high, high_jokers)
                )
                delta = (after - number << shift) + (used << USED)
                if in_sets:
                    delta += 1 << (ONES if in_sets == 1 else TWOS)
                if watched:
                    delta += lost - added << DEBT
                worth = (must + added + used) * pip
                yield Way(delta, used, worth, gain, after, growth, in_sets)

    def _options(
        self, runs: Runs, rank: int, suit: int, cards: int
    ) -> Iterator[tuple[Growth, int, int, tuple[int, int]]]:
        """The ways to use so many cards: on runs, in sets, with jokers on runs, and of aces and
        jokers how many are kept for above the king."""
        places, aces = self._task.places, self._task.rules.aces
        here = places is None or suit * 13 + rank in places.cards
        most = self._task.jokers if here else 0
        if rank != ACE:
            for in_runs in range(max(0, cards - self._set_cards[rank]), cards + 1):
                for jokers in range(most + 1):
                    for growth in growths(runs, in_runs, jokers, self._least):
                        yield growth, cards - in_runs, jokers, (0, 0)
            return
        low = 1 in aces
        high = 14 in aces and self._reaches(suit)
        planned = self._task.stood_for[suit * 13] > 0
        for above in range(cards * high + 1):
            rest = cards - above
            for in_runs in range(max(0, rest - self._set_cards[rank]), rest * low + 1):
                for jokers in range(most * low + 1):
                    [growth] = growths((), in_runs, jokers, self._least)
                    for kept in range((most - jokers) * high * planned + 1):
                        yield growth, rest - in_runs, jokers, (above, kept)

    def _need(self, runs: Runs, rank: int, suit: int) -> int:
        """How many jokers at least it takes to finish these runs."""
        one, two = unfinished(runs)
        there = self._there[suit]
        need = max(0, one - there[rank + 1]) if one else 0
        return need + max(0, two - there[rank + 2]) if two else need

    def _reaches(self, suit: int) -> bool:
        """Whether there can be a queen and a king to lay an ace on."""
        task = self._task
        cards = (suit * 13 + _QUEEN, suit * 13 + KING)
        return sum(not task.must[card] + task.may[card] for card in cards) <= task.jokers

    def ends(self, state: SuitState, suit: int) -> list[tuple[int, int, Growth]]:
        """How runs of kings may end: with jokers not yet used, and what of it stays as it was."""
        key = state, suit
        known = self._known_ends.get(key)
        if known is None:
            planned = self._task.stood_for[suit * 13] > 0 or 14 not in self._task.rules.aces
            known = self._known_ends[key] = []
            for late in range(1 if planned else self._task.jokers + 1):
                jokers = state[2] + late
                for growth in growths(state[0], state[1], jokers, self._least):
                    going = len(growth.naturals) + len(growth.jokers)
                    if all(finished(run, self._least) for run in growth.after):
                        kept = min(self._task.links[suit, KING], going) * KEPT
                        known.append((late, kept, growth))
        return known
