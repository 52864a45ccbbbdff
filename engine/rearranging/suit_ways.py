"""What can become of one suit, rank by rank, as far as it does not depend on the others.

Whatever is found out is kept: the sweep asks for the same again and again.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.rearranging.run_states import Growth, Runs, finished, growths, unfinished
from engine.rearranging.states import ACE, BITS, KING, SUIT, SUITS
from engine.rearranging.suit_bounds import NEVER, Bound, SuitBounds
from engine.rearranging.suit_cards import SuitCards
from engine.rearranging.task import KEPT, Task

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
    """The ways of all suits in one search."""

    def __init__(self, task: Task, cards: SuitCards) -> None:
        self._task, self._cards = task, cards
        self._least = task.rules.min_naturals
        self._bounds = [SuitBounds(task, cards, suit) for suit in SUITS]
        self._known_ahead: Mapping[tuple[int, int], dict[int, Bound]] = {
            (rank, suit): {} for rank in range(-1, 13) for suit in SUITS
        }
        self._known_ends: dict[tuple[SuitState, int], list[tuple[int, int, Growth]]] = {}
        self._known_ways: dict[tuple[int, int, int], list[Way]] = {}
        self._known: dict[SuitState, int] = {}
        self.states: list[SuitState] = []

    def number(self, state: SuitState) -> int:
        """The number by which a state is known."""
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = len(self.states)
            assert known <= SUIT, "the number of a state has no room for more"
            self.states.append(state)
        return known

    def ahead(self, rank: int, suit: int, number: int) -> Bound:
        """What a suit that is so after this rank may still bring at most."""
        known = self._known_ahead[rank, suit]
        if number in known:
            return known[number]
        if rank >= ACE:
            found = self._bounds[suit].after(rank, *self.states[number])
        else:
            best = [NEVER] * (self._task.jokers + 1)
            for way in self.ways(number, ACE, suit):
                ahead = self.ahead(ACE, suit, way.after)
                for left in range(way.jokers, len(best)):
                    best[left] = max(best[left], way.gain + ahead[left - way.jokers])
            found = tuple(best)
        known[number] = found
        return found

    def ways(self, number: int, rank: int, suit: int) -> list[Way]:
        """What can be done with the cards of this rank in a suit that is so."""
        place = rank, suit, number
        known = self._known_ways.get(place)
        if known is None:
            known = self._known_ways[place] = list(self._new_ways(number, rank, suit))
        return known

    def _new_ways(self, number: int, rank: int, suit: int) -> Iterator[Way]:
        runs, high, high_jokers = self.states[number]
        links = self._task.links[suit, rank - 1] if rank else 0
        most, must = self._task.jokers, unfinished(runs)[0]
        for share in self._cards.shares[suit][rank]:
            if share.on_runs < must:
                continue
            used, gain = share.used, share.gain
            for growth in growths(runs, share.in_runs, share.jokers, self._least):
                if used + self._need(growth.after, rank, suit) > most:
                    continue
                kept = min(links, len(growth.naturals) + len(growth.jokers)) if links else 0
                above = share.above if rank == ACE else (high, high_jokers)
                after = self.number((growth.after, *above))
                yield Way(
                    (after - number << BITS * suit) + share.delta,
                    used,
                    share.worth,
                    gain + kept * KEPT,
                    after,
                    growth,
                    share.in_sets,
                )

    def _need(self, runs: Runs, rank: int, suit: int) -> int:
        """How many jokers at least it takes to finish these runs."""
        one, two = unfinished(runs)
        there = self._cards.there[suit]
        need = max(0, one - there[rank + 1]) if one else 0
        return need + max(0, two - there[rank + 2]) if two else need

    def ends(self, state: SuitState, suit: int) -> list[tuple[int, int, Growth]]:
        """How runs of kings may end: with jokers not yet used, and what of it stays as it was."""
        key = state, suit
        known = self._known_ends.get(key)
        if known is None:
            known = self._known_ends[key] = []
            for late in range(self._cards.late_jokers(suit) + 1):
                jokers = state[2] + late
                for growth in growths(state[0], state[1], jokers, self._least):
                    going = len(growth.naturals) + len(growth.jokers)
                    if all(finished(run, self._least) for run in growth.after):
                        kept = min(self._task.links[suit, KING], going) * KEPT
                        known.append((late, kept, growth))
        return known
