"""A fast count of the cards that a hand is short of a phase.

A decision counts thousands of hands. The cards of a hand are counted by number. If a phase asks for
colours, they are counted by number and colour. The count is an estimate if several slots compete
for the same cards of a colour. Only the step decides whether a phase can be laid
(``engine.games.phases.book``).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product, takewhile
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.colour_melds import HIGHEST, ColourMelds
from engine.melds import MeldKind, Slot

Held = list[int]
"""The number of cards of each kind in a hand, with wild cards last. Skip cards have no kind."""
_COLOURS = 4


class PhasePlan(NamedTuple):
    """The best way to a phase."""

    missing: int
    """Number of missing cards."""
    sets: tuple[int, ...] = ()
    """The numbers of the phase's sets."""
    runs: tuple[int, ...] = ()
    """The first numbers of the phase's runs."""


class WantedPhase(NamedTuple):
    """A phase in the form that is counted. ``phase_of`` makes and caches it."""

    slots: tuple[Slot, ...]
    rules: ColourMelds
    sets: tuple[int, ...]
    """The sizes of the phase's sets."""
    runs: tuple[int, ...]
    """The sizes of the phase's runs."""
    colours: tuple[Slot, ...]
    """Slots that ask for a colour."""

    @property
    def size(self) -> int:
        """The number of cards that the phase asks for."""
        return sum(slot.least for slot in self.slots)

    @property
    def is_exact(self) -> bool:
        """Whether the number of missing cards is exact."""
        if self.colours:
            return len(self.slots) == 1
        return not self.runs or (len(self.runs) == 1 and len(self.sets) < 2)

    @property
    def kinds(self) -> int:
        """The number of kinds of natural cards."""
        return _COLOURS * HIGHEST if self.colours else HIGHEST

    def kind(self, card: Card) -> int | None:
        """Return the kind of a card, or None for a skip card."""
        if card == JOKER:
            return self.kinds
        if card % 13 >= HIGHEST or card > JOKER:
            return None
        return card // 13 * HIGHEST + card % 13 if self.colours else card % 13

    def held(self, cards: Iterable[Card]) -> Held:
        """Return a hand counted by kinds."""
        held = [0] * (self.kinds + 1)
        for card in cards:
            kind = self.kind(card)
            if kind is not None:
                held[kind] += 1
        return held

    def missing(self, held: Held) -> int:
        """Return the number of cards missing, with wild cards used as far as allowed."""
        if self.colours:
            if len(self.slots) > 1 or self.colours[0].kind is not MeldKind.COLOUR:
                return self.plan(held).missing
            most, short = max(map(sum, self._by_colour(held))), self.rules.min_naturals
            return max(short - most, self.size - most - held[self.kinds], 0)
        if len(self.runs) == 1 and len(self.sets) < 2:
            return self._beside_a_run(held)
        return self.plan(held).missing

    def _beside_a_run(self, held: Held) -> int:
        """Return the result of ``plan`` for at most one run and one set, the most frequent case."""
        length, wild, least = self.runs[0], held[HIGHEST], self.rules.min_naturals
        naturals, mask = _windows(length, self.rules.wrap)[0], _mask(held)
        if not self.sets:
            most = naturals[mask]
            return max(least - most, length - most - wild, 0)
        asked = self.sets[0]
        best = max(2 * least, asked + length - wild)
        for number in range(HIGHEST):
            of_set = held[number]
            if of_set:
                if of_set > asked:
                    of_set, of_run = asked, naturals[mask]
                else:
                    of_run = naturals[mask ^ 1 << number]
                missing = asked + length - of_set - of_run - wild
                short = max(0, least - of_set) + max(0, least - of_run)
                best = min(best, max(missing, short))
        return best

    def plan(self, held: Held) -> PhasePlan:
        """Return the best way to the phase."""
        if self.colours:
            return self._in_colours(held)
        return self._by_numbers(held, held[HIGHEST], self.size, 0, 0)

    def extras(self, held: Held) -> list[int]:
        """Return the kinds of further cards that fit on the laid phase, one entry per card."""
        plan = self.plan(held)
        if self.colours:
            by_colour = self._by_colour(held)
            colour = max(range(_COLOURS), key=lambda suit: sum(by_colour[suit]))
            of_colour = [
                colour * HIGHEST + n for n in range(HIGHEST) for _ in range(by_colour[colour][n])
            ]
            return of_colour[self.colours[0].least :]
        extras = list[int]()
        for number in set(plan.sets):
            asked = sum(
                size
                for set_number, size in zip(plan.sets, self.sets, strict=True)
                if set_number == number
            )
            extras += [number] * (held[number] - asked)
        for low, size in zip(plan.runs, self.runs, strict=True):
            extras += _in_a_row(held, range(low - 1, -1, -1), plan.sets)
            extras += _in_a_row(held, range(low + size, HIGHEST), plan.sets)
        return extras

    def _by_numbers(self, held: Held, wild: int, size: int, used: int, lacking: int) -> PhasePlan:
        """Return the best way after earlier slots with ``used`` cards and ``lacking`` naturals."""
        if not self.runs:
            return self._greedy(held, wild, size, used, lacking)
        best: PhasePlan | None = None
        for numbers in self._numbers(held):
            left, laid, short = held, used, lacking
            for number, asked in zip(numbers, self.sets, strict=True):
                if left is held:
                    left = held.copy()
                some = min(left[number], asked)
                left[number] -= some
                laid += some
                short += max(0, self.rules.min_naturals - some)
            lows = []
            for index, length in enumerate(self.runs):
                naturals, firsts = _windows(length, self.rules.wrap)
                mask = _mask(left)
                natural, low = naturals[mask], firsts[mask]
                laid += natural
                short += max(0, self.rules.min_naturals - natural)
                lows.append(low)
                if index + 1 < len(self.runs):
                    left = left.copy()
                    for step in range(length):
                        number = (low + step) % HIGHEST
                        left[number] = max(0, left[number] - 1)
            missing = max(short, size - laid - wild)
            if best is None or missing < best.missing:
                best = PhasePlan(missing, numbers, tuple(lows))
        assert best is not None
        return best

    def _numbers(self, held: Held) -> Iterable[tuple[int, ...]]:
        """Return the possible numbers of the sets.

        If there are several sets, only the most frequent numbers are tried.
        """
        held_numbers = [number for number in range(HIGHEST) if held[number]] or [0]
        if len(self.sets) > 1:
            held_numbers = sorted(held_numbers, key=lambda number: -held[number])[
                : 2 + len(self.sets)
            ]
        return product(held_numbers, repeat=len(self.sets))

    def _greedy(self, held: Held, wild: int, size: int, used: int, lacking: int) -> PhasePlan:
        """Return the best way for sets only. The largest set is of the most frequent number."""
        left, numbers = held[:HIGHEST], []
        for asked in self.sets:
            most = max(left)
            number = left.index(most)
            some = min(most, asked)
            left[number] -= some
            used += some
            lacking += max(0, self.rules.min_naturals - some)
            numbers.append(number)
        return PhasePlan(max(lacking, size - used - wild), tuple(numbers))

    @staticmethod
    def _by_colour(held: Held) -> list[Held]:
        return [held[start : start + HIGHEST] for start in range(0, _COLOURS * HIGHEST, HIGHEST)]

    def _in_colours(self, held: Held) -> PhasePlan:
        by_colour, wild = self._by_colour(held), held[self.kinds]
        best: PhasePlan | None = None
        for colours in product(range(_COLOURS), repeat=len(self.colours)):
            left, used, lacking = by_colour.copy(), 0, 0
            for colour, slot in zip(colours, self.colours, strict=True):
                if slot.kind is MeldKind.COLOUR_RUN:
                    some = _windows(slot.least, self.rules.wrap)[0][_mask(left[colour])]
                else:
                    some = min(sum(left[colour]), slot.least)
                used += some
                lacking += max(0, self.rules.min_naturals - some)
                left[colour] = _spared(left[colour], some)
            others = [sum(each) for each in zip(*left, strict=True)]
            plan = self._by_numbers(others, wild, self.size, used, lacking)
            if best is None or plan.missing < best.missing:
                best = plan
        assert best is not None
        return best


def _in_a_row(held: Held, numbers: Iterable[int], but: Sequence[int]) -> Iterator[int]:
    """Return the consecutive numbers that are held and not used by sets."""
    return takewhile(lambda number: held[number] and number not in but, numbers)


def _spared(cards: Held, used: int) -> Held:
    """Return the cards left of a colour after using ``used``, duplicates first."""
    left, over = [0] * HIGHEST, sum(cards) - used
    for least in (2, 1):
        for number, count in enumerate(cards):
            if over and count >= least:
                left[number] += 1
                over -= 1
    return left


@lru_cache(maxsize=256)
def phase_of(slots: tuple[Slot, ...], rules: ColourMelds) -> WantedPhase:
    """Return the phase of these slots."""
    by_size = sorted(slots, key=lambda slot: -slot.least)
    return WantedPhase(
        slots,
        rules,
        tuple(slot.least for slot in by_size if slot.kind is MeldKind.SET),
        tuple(slot.least for slot in by_size if slot.kind is MeldKind.RUN),
        tuple(slot for slot in by_size if slot.kind in (MeldKind.COLOUR, MeldKind.COLOUR_RUN)),
    )


_BITS = tuple(1 << number for number in range(HIGHEST))


def _mask(held: Held) -> int:
    """Return the numbers that are held, as bits."""
    mask = 0
    for bit, count in zip(_BITS, held, strict=False):
        if count:
            mask |= bit
    return mask


@lru_cache(maxsize=32)
def _windows(length: int, wrap: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return tables of the best run of this length, by the numbers that are held.

    The first table has the number of natural cards in the best run. The second table has the first
    number of that run.
    """
    lows = range(HIGHEST) if wrap and length < HIGHEST else range(HIGHEST - length + 1)
    whole = (1 << HIGHEST) - 1
    spans = []
    for low in lows:
        span = ((1 << length) - 1) << low
        spans.append(((span | span >> HIGHEST) & whole, low))
    best = [
        max(((mask & span).bit_count(), low) for span, low in spans) for mask in range(whole + 1)
    ]
    return tuple(most for most, _ in best), tuple(low for _, low in best)
