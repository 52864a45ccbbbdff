"""What one suit may still bring at most. It is asked of every state, so it has to be quick.

Of a run in the making only the length counts here, not how many of its cards are natural, and every
card finds a set if there can be one at all. So it is never too little, and seldom too much.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.rearranging.run_states import LONG_ENOUGH, Runs
from engine.rearranging.states import KING
from engine.rearranging.suit_cards import SuitCards
from engine.rearranging.task import KEPT, Task

__all__ = ["NEVER", "Bound", "SuitBounds"]

NEVER = -(1 << 200)

Bound = tuple[int, ...]
"""What may come, by the number of jokers left; NEVER: it cannot be brought to an end."""


class _Laying(NamedTuple):
    """So many cards on runs, and what that brings by the number of jokers among them."""

    cards: int
    gains: tuple[tuple[int, int], ...]


class SuitBounds:
    """Those of one suit. Whatever is found out is kept: the same is asked again and again."""

    def __init__(self, task: Task, cards: SuitCards, suit: int) -> None:
        self._jokers, self._there = task.jokers, cards.there[suit]
        self._links = [task.links[suit, rank] for rank in range(KING + 1)]
        self._late = cards.late_jokers(suit)
        self._layings = [_layings(cards, suit, rank) for rank in range(KING + 1)]
        self._most = [max((one.cards for one in some), default=0) for some in self._layings]
        self._known: list[dict[int, Bound]] = [{} for _ in self._layings]

    def after(self, rank: int, runs: Runs, aces: int, jokers: int) -> Bound:
        """What may come after this rank, not before the ace's, with these runs under way, and so
        many aces and jokers kept for above the king."""
        lengths = [length for length, _ in runs]
        of_length = lengths.count(1), lengths.count(2), lengths.count(LONG_ENOUGH)
        return self._after(rank, *of_length, aces + jokers)

    def _after(self, rank: int, ones: int, twos: int, threes: int, high: int) -> Bound:
        if rank < KING and ones + twos + threes > self._most[rank + 1]:
            # No more of them can go on.
            threes = max(0, self._most[rank + 1] - ones - twos)
        key = ones | twos << 4 | threes << 8 | high << 12
        known = self._known[rank].get(key)
        if known is None:
            new = self._in_the_end if rank == KING else self._with_next
            known = self._known[rank][key] = new(rank + 1, ones, twos, threes, high)
        return known

    def _with_next(self, rank: int, ones: int, twos: int, threes: int, high: int) -> Bound:
        best, must, most = [NEVER] * (self._jokers + 1), ones + twos, self._jokers
        links, one, two = self._links[rank - 1], self._there[rank + 1], self._there[rank + 2]
        for cards, gains in self._layings[rank]:
            spare = cards - must
            if spare < 0:
                continue
            going = min(threes, spare)
            begun = spare - going
            need = max(0, begun + ones - one) if begun or ones else 0
            need += max(0, begun - two) if begun else 0
            if need > most:
                continue
            ahead = self._after(rank, begun, ones, twos + going, high)
            kept = min(links, must + going) * KEPT
            for jokers, gain in gains:
                if jokers + need > most:
                    break
                for left in range(jokers, most + 1):
                    best[left] = max(best[left], gain + kept + ahead[left - jokers])
        return tuple(best)

    def _in_the_end(self, _: int, ones: int, twos: int, threes: int, high: int) -> Bound:
        """All runs have to be finished, with the aces above the king."""
        best = [NEVER] * (self._jokers + 1)
        for late in range(self._late + 1):
            if ones or not twos <= high + late <= twos + threes:
                continue
            gain = min(self._links[KING], high + late) * KEPT
            for left in range(late, self._jokers + 1):
                best[left] = max(best[left], gain)
        return tuple(best)


def _layings(cards: SuitCards, suit: int, rank: int) -> list[_Laying]:
    found: dict[int, dict[int, int]] = {}
    for share in cards.shares[suit][rank]:
        gains = found.setdefault(share.on_runs, {})
        gains[share.jokers] = max(gains.get(share.jokers, 0), share.gain)
    return [_Laying(cards, tuple(_worth_it(gains))) for cards, gains in sorted(found.items())]


def _worth_it(gains: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Without what takes more jokers and brings no more."""
    most = NEVER
    for jokers, gain in sorted(gains.items()):
        if gain > most:
            most = gain
            yield jokers, gain
