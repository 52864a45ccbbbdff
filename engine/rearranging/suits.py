"""The states of one suit in the search, with the ways to use its cards and their bounds."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.rearranging.task import KEPT, Task

# The state of a search is one number, because most of the time is spent on looking it up.
#
# The number has the states of the four suits, the jokers used, the cards of this rank in sets (the
# suits with one card, and those with two), the jokers that must still be replaced, and the worth
# laid so far.

ACE, QUEEN, KING = 0, 11, 12
SUITS = range(4)

BITS = 11
SUIT = (1 << BITS) - 1
TWO_SUITS = (1 << 2 * BITS) - 1
USED = 4 * BITS
ONES = USED + 3
TWOS = ONES + 3
DEBT = TWOS + 3
WORTH = DEBT + 5
NO_DEBT = 16 << DEBT
OF_RANK = (1 << WORTH) - (1 << ONES)


# The runs of one suit that are under construction, as far as it matters for later ranks.
#
# A run is ``(length, naturals)``. The length counts up to 3, and the natural cards count up to the
# number that a meld needs. A run with both is finished and may end here or continue.

Run = tuple[int, int]
Runs = tuple[Run, ...]
"""The runs with a card of the last rank, the shortest first."""

LONG_ENOUGH = 3


class Growth(NamedTuple):
    """A way to lay cards of the next rank on runs."""

    after: Runs
    naturals: tuple[int, ...]
    """The indices of old runs that continue with a natural card."""
    jokers: tuple[int, ...]
    """The indices of old runs that continue with a joker."""
    begun: tuple[int, int]
    """The numbers of runs that start with a natural card and with a joker."""


def finished(run: Run, least: int) -> bool:
    """Return whether a run may end. ``least`` is the number of natural cards that it needs."""
    return run == (LONG_ENOUGH, least)


def longer(run: Run, natural: bool, least: int) -> Run:
    """Return the run with a further card."""
    return min(run[0] + 1, LONG_ENOUGH), min(run[1] + natural, least)


@lru_cache(maxsize=1 << 12)
def unfinished(runs: Runs) -> tuple[int, int]:
    """Return how many of these runs need at least one more card, and how many need two."""
    return sum(run[0] < LONG_ENOUGH for run in runs), sum(run[0] == 1 for run in runs)


@lru_cache(maxsize=1 << 12)
def growths(runs: Runs, naturals: int, jokers: int, least: int) -> tuple[Growth, ...]:
    """Return one way to reach each state of these runs with these cards of the next rank.

    An unfinished run must continue. Finished runs continue before a new run is started, because
    they can do all that a new run can.
    """
    by_runs: dict[Runs, Growth] = {}
    for growth in _growths(runs, naturals, jokers, least):
        by_runs.setdefault(growth.after, growth)
    return tuple(by_runs.values())


def _growths(runs: Runs, naturals: int, jokers: int, least: int) -> Iterator[Growth]:
    must = [place for place, run in enumerate(runs) if not finished(run, least)]
    may = [place for place, run in enumerate(runs) if finished(run, least)]
    spare = naturals + jokers - len(must)
    if spare < 0:
        return
    going = [*must, *may[:spare]]
    new = naturals + jokers - len(going)
    for count in range(max(0, len(going) - jokers), min(naturals, len(going)) + 1):
        for chosen in combinations(going, count):
            others = tuple(place for place in going if place not in chosen)
            begun = naturals - count, jokers - len(others)
            assert sum(begun) == new
            after = [longer(runs[place], True, least) for place in chosen]
            after += [longer(runs[place], False, least) for place in others]
            after += [(1, min(1, least))] * begun[0] + [(1, 0)] * begun[1]
            yield Growth(tuple(sorted(after)), chosen, others, begun)


# The ways to use the cards of one rank and suit, with any runs.


class Share(NamedTuple):
    """A way to use the cards of one rank and suit."""

    in_runs: int
    """The natural cards on runs."""
    in_sets: int
    """The natural cards in sets."""
    jokers: int
    """The jokers on runs for cards of this rank and suit."""
    above: tuple[int, int]
    """The aces, and the jokers for aces, that are kept for the place above the king."""
    used: int
    """All jokers that this way uses."""
    gain: int
    worth: int
    """The points that this way lays."""
    delta: int
    """The change of the state's number, without the runs of the suit."""

    @property
    def on_runs(self) -> int:
        """The cards that continue or start runs."""
        return self.in_runs + self.jokers


class SuitCards:
    """The cards of a task, by rank and suit."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._set_cards = [self._most_in_sets(rank) for rank in range(13)]
        self.there = [self._places(suit) for suit in SUITS]
        """The number of natural cards for each place of a run, from the low ace on, by suit."""
        self.replaced = frozenset[int]()
        """The ranks whose jokers may leave only if added cards replace them."""
        if task.joker_moves == "replaced":
            self.replaced = frozenset((*task.stood_in, *(card % 13 for card in task.stood_for)))
        self.shares = [[list(self._shares_of(rank, suit)) for rank in range(13)] for suit in SUITS]
        """All ways to use cards, by suit and rank."""

    def late_jokers(self, suit: int) -> int:
        """Return how many jokers above the king may be decided at the end.

        It is 0 if a joker has represented an ace, because that joker may have to stay. Then jokers
        above the king are planned at the ace, together with the low place.
        """
        task = self._task
        planned = task.stood_for[suit * 13] > 0 or 14 not in task.rules.aces
        return 0 if planned else task.jokers

    def _places(self, suit: int) -> list[int]:
        task = self._task
        counts = [self._cards(suit * 13 + rank) for rank in range(13)]
        # A joker can't be above the highest place of a run.
        never = -task.jokers - 1
        return [*counts, counts[ACE] if 14 in task.rules.aces else never, never]

    def _cards(self, card: int) -> int:
        return self._task.must[card] + self._task.may[card]

    def _most_in_sets(self, rank: int) -> int:
        """Return the most cards of a suit that can be in sets of this rank."""
        cards = [self._cards(card) for card in range(rank, 52, 13)]
        if sum(map(bool, cards)) + self._task.jokers < 3:
            return 0
        return 2 if sum(cards) + self._task.jokers >= 6 else 1

    def _shares_of(self, rank: int, suit: int) -> Iterator[Share]:
        task, card = self._task, suit * 13 + rank
        must, stood, was_in_sets = task.must[card], task.stood_for[card], task.in_sets[card]
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
                    gain=brings + min(was_in_sets, in_sets) * KEPT,
                    worth=(must + added + used) * task.pips[rank],
                    delta=delta,
                )

    def _cards_shared(
        self, rank: int, suit: int, cards: int
    ) -> Iterator[tuple[int, int, int, tuple[int, int]]]:
        """Yield the cards in runs, the cards in sets, the jokers on runs, and ``above``."""
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
                    for high_jokers in range((most - jokers) * high * planned + 1):
                        yield in_runs, rest - in_runs, jokers, (above, high_jokers)

    def _reaches(self, suit: int) -> bool:
        """Return whether there can be a queen and a king on which to lay an ace."""
        cards = (suit * 13 + QUEEN, suit * 13 + KING)
        return sum(not self._cards(card) for card in cards) <= self._task.jokers


# The most that one suit can still gain. Every state asks for it, so it must be fast.
#
# The bound considers only the length of a run under construction, not its natural cards. Every card
# finds a set if there can be one. So the bound is never too low, and seldom too high.

NEVER = -(1 << 200)

Bound = tuple[int, ...]
"""The most that can be gained, by the number of jokers left. NEVER if no end can be reached."""


class _Laying(NamedTuple):
    """A number of cards on runs, and the gain by the number of jokers among them."""

    cards: int
    gains: tuple[tuple[int, int], ...]


class SuitBounds:
    """The bounds of one suit. They are cached, because they are needed many times."""

    def __init__(self, task: Task, cards: SuitCards, suit: int) -> None:
        self._jokers, self._there = task.jokers, cards.there[suit]
        self._links = [task.links[suit, rank] for rank in range(KING + 1)]
        self._late = cards.late_jokers(suit)
        self._layings = [_layings(cards, suit, rank) for rank in range(KING + 1)]
        self._most = [
            max((laying.cards for laying in layings), default=0) for layings in self._layings
        ]
        self._known: list[dict[int, Bound]] = [{} for _ in self._layings]

    def after(self, rank: int, runs: Runs, aces: int, jokers: int) -> Bound:
        """Return the bound after this rank (from the ace on) with these runs.

        ``aces`` and ``jokers`` are kept for above the king.
        """
        lengths = [length for length, _ in runs]
        of_length = lengths.count(1), lengths.count(2), lengths.count(LONG_ENOUGH)
        return self._after(rank, *of_length, aces + jokers)

    def _after(self, rank: int, ones: int, twos: int, threes: int, high: int) -> Bound:
        if rank < KING and ones + twos + threes > self._most[rank + 1]:
            # At most this many runs can continue.
            threes = max(0, self._most[rank + 1] - ones - twos)
        key = ones | twos << 4 | threes << 8 | high << 12
        known = self._known[rank].get(key)
        if known is None:
            new = self._after_king if rank == KING else self._with_next
            known = self._known[rank][key] = new(rank + 1, ones, twos, threes, high)
        return known

    def _with_next(self, rank: int, ones: int, twos: int, threes: int, high: int) -> Bound:
        best, must, most = [NEVER] * (self._jokers + 1), ones + twos, self._jokers
        links, next_cards, later_cards = (
            self._links[rank - 1],
            self._there[rank + 1],
            self._there[rank + 2],
        )
        for cards, gains in self._layings[rank]:
            spare = cards - must
            if spare < 0:
                continue
            going = min(threes, spare)
            begun = spare - going
            need = max(0, begun + ones - next_cards) if begun or ones else 0
            need += max(0, begun - later_cards) if begun else 0
            if need > most:
                continue
            ahead = self._after(rank, begun, ones, twos + going, high)
            links_gain = min(links, must + going) * KEPT
            for jokers, gain in gains:
                if jokers + need > most:
                    break
                for left in range(jokers, most + 1):
                    best[left] = max(best[left], gain + links_gain + ahead[left - jokers])
        return tuple(best)

    def _after_king(self, _: int, ones: int, twos: int, threes: int, high: int) -> Bound:
        """Return the bound after the king. All runs must be finished with aces above it."""
        best = [NEVER] * (self._jokers + 1)
        for late in range(self._late + 1):
            if ones or not twos <= high + late <= twos + threes:
                continue
            gain = min(self._links[KING], high + late) * KEPT
            for left in range(late, self._jokers + 1):
                best[left] = max(best[left], gain)
        return tuple(best)


def _layings(cards: SuitCards, suit: int, rank: int) -> list[_Laying]:
    by_cards: dict[int, dict[int, int]] = {}
    for share in cards.shares[suit][rank]:
        gains = by_cards.setdefault(share.on_runs, {})
        gains[share.jokers] = max(gains.get(share.jokers, 0), share.gain)
    return [
        _Laying(cards, tuple(_without_waste(gains))) for cards, gains in sorted(by_cards.items())
    ]


def _without_waste(gains: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the gains that can't be reached or exceeded with fewer jokers."""
    most = NEVER
    for jokers, gain in sorted(gains.items()):
        if gain > most:
            most = gain
            yield jokers, gain


# The possible states of one suit, rank by rank, as far as they don't depend on other suits.
#
# The states are cached, because the sweep asks for them many times.

SuitState = tuple[Runs, int, int]
"""One suit between two ranks, with its runs and the aces and jokers kept for above its king."""
EMPTY: SuitState = ((), 0, 0)


class Way(NamedTuple):
    """A way to use the cards of one rank in one suit."""

    delta: int
    """The change of the state's number."""
    jokers: int
    """The jokers that this way uses."""
    worth: int
    """The points that this way lays."""
    gain: int
    after: int
    """The number of the suit's state after this way."""
    growth: Growth
    in_sets: int
    """The cards that go into sets."""


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
        """Return the number of a state."""
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = len(self.states)
            assert known <= SUIT, "the number of a state has no room for more"
            self.states.append(state)
        return known

    def ahead(self, rank: int, suit: int, number: int) -> Bound:
        """Return the most that a suit in this state can still gain after this rank."""
        known = self._known_ahead[rank, suit]
        if number in known:
            return known[number]
        if rank >= ACE:
            bound = self._bounds[suit].after(rank, *self.states[number])
        else:
            best = [NEVER] * (self._task.jokers + 1)
            for way in self.ways(number, ACE, suit):
                ahead = self.ahead(ACE, suit, way.after)
                for left in range(way.jokers, len(best)):
                    best[left] = max(best[left], way.gain + ahead[left - way.jokers])
            bound = tuple(best)
        known[number] = bound
        return bound

    def ways(self, number: int, rank: int, suit: int) -> list[Way]:
        """Return the ways to use the cards of this rank for a suit in this state."""
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
                kept_links = min(links, len(growth.naturals) + len(growth.jokers)) if links else 0
                above = share.above if rank == ACE else (high, high_jokers)
                after = self.number((growth.after, *above))
                yield Way(
                    (after - number << BITS * suit) + share.delta,
                    used,
                    share.worth,
                    gain + kept_links * KEPT,
                    after,
                    growth,
                    share.in_sets,
                )

    def _need(self, runs: Runs, rank: int, suit: int) -> int:
        """Return the least jokers that are needed to finish these runs."""
        need_one, need_two = unfinished(runs)
        counts = self._cards.there[suit]
        need = max(0, need_one - counts[rank + 1]) if need_one else 0
        return need + max(0, need_two - counts[rank + 2]) if need_two else need

    def ends(self, state: SuitState, suit: int) -> list[tuple[int, int, Growth]]:
        """Return the ways to end the runs after the king.

        Each has its unused jokers, its kept links and its growth.
        """
        key = state, suit
        known = self._known_ends.get(key)
        if known is None:
            known = self._known_ends[key] = []
            for late in range(self._cards.late_jokers(suit) + 1):
                jokers = state[2] + late
                for growth in growths(state[0], state[1], jokers, self._least):
                    going = len(growth.naturals) + len(growth.jokers)
                    if all(finished(run, self._least) for run in growth.after):
                        gain = min(self._task.links[suit, KING], going) * KEPT
                        known.append((late, gain, growth))
        return known


# The most that two suits can still gain together. Both suits share the jokers that are left.


class PairBounds(dict[int, Bound]):
    """The bounds of two suits by both of their state numbers, computed when needed.

    ``first`` is the first of the suits. ``one`` and ``two`` are the last ranks that are done in the
    first and in the second suit.
    """

    def __init__(self, ways: SuitWays, first: int, first_rank: int, second_rank: int) -> None:
        super().__init__()
        self._ways, self._first = ways, first
        self._first_rank, self._second_rank = first_rank, second_rank

    def __missing__(self, key: int) -> Bound:
        first = self._ways.ahead(self._first_rank, self._first, key & SUIT)
        second = self._ways.ahead(self._second_rank, self._first + 1, key >> BITS)
        gains = [gain + second[0] for gain in first]
        for left in range(1, len(first)):
            for jokers in range(left):
                gains[left] = max(gains[left], first[jokers] + second[left - jokers])
        self[key] = bound = tuple(gains)
        return bound
