"""Whether cards are enough for a contract, asked of thousands of hands for one decision.

It says what ``engine.hands.reach`` says of nearly every hand, in a tenth of the time. It may
overlook a third copy of a card, and that a wild card could free a natural one that another meld
must have.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.computer.plain.features import PlainFeatures
from engine.decision import rng
from engine.goal import Goal
from engine.melds import MeldKind, MeldRules, run_places
from engine.observation import Observation, may_come

# Cards packed into integers, so that many hands can be asked quickly what they are ready for.
#
# Runs are looked for in ``places``: sixteen bits a suit, one for each position 1 (ace low) to 14
# (ace high); sets in ``counts``: six bits a rank. Two hands are put together by ``plus``.

SUIT_BITS, RANK_BITS = 16, 6


class PackedCards(NamedTuple):
    """``places`` and ``twins``: where in a run there is a card, and where there are two or more.
    ``counts``: how many natural cards of each rank; ``wild``: how many wild ones."""

    places: int = 0
    twins: int = 0
    counts: int = 0
    wild: int = 0

    def plus(self, other: "PackedCards") -> "PackedCards":
        """Both together."""
        places, twins, counts, wild = self
        more, more_twins, more_counts, more_wild = other
        return PackedCards(
            places | more,
            twins | more_twins | (places & more),
            counts + more_counts,
            wild + more_wild,
        )


NO_CARDS = PackedCards()


def place(suit: int, position: int) -> int:
    """The bit of a position of a run."""
    return 1 << suit * SUIT_BITS + position


def one(card: Card, rules: MeldRules) -> PackedCards:
    """A single card of a hand."""
    if rules.is_wild(card):
        return PackedCards(wild=1)
    places = sum(place(card // 13, at) for at in run_places(card, rules))
    return PackedCards(places, 0, 1 << card % 13 * RANK_BITS, 0)


def packed(cards: Iterable[Card], rules: MeldRules) -> PackedCards:
    """Cards of a hand."""
    found = NO_CARDS
    for card in cards:
        found = found.plus(one(card, rules))
    return found


_RANK = (1 << RANK_BITS) - 1
_RANK_ONES = sum(1 << rank * RANK_BITS for rank in range(13))
_OVER = _RANK_ONES << RANK_BITS - 1
"""The highest bit of each rank's count."""


class Run:
    """A run that is asked for: its length, where it may begin, how many wild cards it may have."""

    def __init__(self, length: int, rules: MeldRules) -> None:
        self.length = length
        self.most_wild = length - rules.least_naturals(length)
        lows = range(1 if 1 in rules.aces else 2, (14 if 14 in rules.aces else 13) - length + 2)
        self.starts = sum(place(suit, low) for suit in range(4) for low in lows)
        self.window = (1 << length) - 1

    def begins(self, places: int, wild: int) -> int:
        """Where a run of this length begins that lacks no more than so many cards, a bit each."""
        wild = min(wild, self.most_wild)
        lacking = [self.starts] * (wild + 1)
        for at in range(self.length):
            here = places >> at
            for lacks in range(wild, 0, -1):
                lacking[lacks] = (lacking[lacks] & here) | lacking[lacks - 1]
            lacking[0] &= here
        return lacking[wild]


class Readiness:
    """What makes a contract. ``size``: how many cards are laid where the whole hand has to be."""

    def __init__(self, goal: Goal, rules: MeldRules, size: int) -> None:
        least = [slot.least for slot in goal.slots]
        if goal.whole_hand:
            for at in range(max(0, size - sum(least))):
                least[at % len(least)] += 1
        kinds = [slot.kind for slot in goal.slots]
        self.sets = sorted(
            (number for kind, number in zip(kinds, least, strict=True) if kind is MeldKind.SET),
            reverse=True,
        )
        lengths = sorted(
            (number for kind, number in zip(kinds, least, strict=True) if kind is MeldKind.RUN),
            reverse=True,
        )
        self.runs = [Run(min(length, rules.run_max), rules) for length in lengths]
        lengths = [run.length for run in self.runs]
        self.alike = [lengths[at:].count(length) for at, length in enumerate(lengths)]
        self.separate = goal.separate
        self.least_naturals = [rules.least_naturals(number) for number in self.sets]

    def is_made(self, cards: PackedCards) -> bool:
        """Whether these cards hold the contract."""
        places, twins, counts, wild = cards
        if self.sets and self._sets_lack(counts, wild) > wild:
            return False
        if not self.runs:
            return True
        return self._runs_fit(0, places, twins, counts, wild, ())

    def _runs_fit(
        self,
        at: int,
        places: int,
        twins: int,
        counts: int,
        wild: int,
        done: tuple[tuple[int, int], ...],
    ) -> bool:
        if at == len(self.runs):
            return not self.sets or self._sets_lack(counts, wild) <= wild
        run = self.runs[at]
        # Of runs of one length that together may lack so many, one lacks no more than its share.
        begins = run.begins(places, wild // self.alike[at])
        while begins:
            low = begins & -begins
            begins ^= low
            start = low.bit_length() - 1
            if done and self.separate and any(_end_to_end(start, run.length, *one) for one in done):
                continue
            used = places & run.window << start
            lacks = run.length - used.bit_count()
            if at + 1 == len(self.runs) and not self.sets:
                return True
            gone = used & ~twins
            if self._runs_fit(
                at + 1,
                places & ~gone & ~_other_end(gone),
                twins & ~used,
                counts - _of_ranks(used) if self.sets else counts,
                wild - lacks,
                (*done, (start, run.length)),
            ):
                return True
        return False

    def _sets_lack(self, counts: int, wild: int) -> int:
        """How many wild cards the sets need; more than there are, if they cannot be made."""
        if len(self.sets) == 1:
            size = self.sets[0]
            for lacks in range(min(wild, size - self.least_naturals[0]) + 1):
                if _with_at_least(counts, size - lacks):
                    return lacks
            return wild + 1
        found = sorted([counts >> rank & _RANK for rank in range(0, 13 * RANK_BITS, RANK_BITS)])
        needed = 0
        for size, least in zip(self.sets, self.least_naturals, strict=True):
            most = found.pop()
            if most < least:
                return wild + 1
            if most < size:
                needed += size - most
                if needed > wild:
                    return needed
                most = size
            left = most - size
            found.append(left)
            if left > found[-2]:
                continue
            found.sort()
        return needed


@lru_cache(maxsize=256)
def readiness(goal: Goal, rules: MeldRules, size: int) -> Readiness:
    """What makes this contract, the same object for the same question."""
    return Readiness(goal, rules, size)


def _with_at_least(counts: int, number: int) -> int:
    """A bit for each rank of which there are so many."""
    return counts + _RANK_ONES * ((1 << RANK_BITS - 1) - number) & _OVER


def _end_to_end(start: int, length: int, other: int, other_length: int) -> bool:
    # The bits between two suits keep runs of different suits apart.
    return start + length == other or other + other_length == start


def _other_end(gone: int) -> int:
    """The other places of aces that are used up."""
    lows = gone & _LOW_ACES
    highs = gone & _HIGH_ACES
    return lows << 13 | highs >> 13


_LOW_ACES = sum(place(suit, 1) for suit in range(4))
_HIGH_ACES = sum(place(suit, 14) for suit in range(4))


@lru_cache(maxsize=4096)
def _of_ranks(used: int) -> int:
    """The cards of a run as counts of their ranks."""
    counts = 0
    while used:
        low = used & -used
        used ^= low
        position = (low.bit_length() - 1) % SUIT_BITS
        counts += 1 << (position - 1) % 13 * RANK_BITS
    return counts


# The worth of a hand to a seat whose contract is still to be made.

# Cards that may come: streams dealt out of what may lie in the stock, the same for every choice.
#
# A hand is held against each stream: after how many cards is the contract there? What is thrown or
# taken is kept in thought, so this is a measure of what a card is good for, not a forecast.


class Coming:
    """So many streams of at most so many cards for one decision."""

    def __init__(self, observation: Observation, seed: int, streams: int, length: int) -> None:
        pool = sorted(may_come(observation).elements())
        rules, chance = observation.game.melds, rng(observation, seed)
        self.length = min(length, len(pool))
        self._streams: list[list[PackedCards]] = []
        for _ in range(streams):
            so_far = [NO_CARDS]
            for card in chance.sample(pool, self.length):
                so_far.append(so_far[-1].plus(one(card, rules)))
            self._streams.append(so_far)

    def made(
        self, hand: PackedCards, contract: Readiness, least: int, since: Sequence[int] = ()
    ) -> list[int]:
        """By stream after how many cards, at least so many, the contract is there with this hand;
        beyond the end of the stream if it is not. ``since``: the same of a hand that has all these
        cards and more."""
        made, end, found = contract.is_made, self.length + 1, []
        for at, stream in enumerate(self._streams):
            low, high = since[at] if since else least, end
            # What is missing from the other hand is seldom what the contract waits for.
            if since and low < end and made(hand.plus(stream[low])):
                high = low
            while low < high:
                middle = (low + high) // 2
                if made(hand.plus(stream[middle])):
                    high = middle
                else:
                    low = middle + 1
            found.append(low)
        return found

    def chance(self, made: Iterable[int], lasts: float, free: int = 0) -> float:
        """How likely the contract is made in time, 0 to 1, where the streams make it after so many
        cards.

        The deal goes on for one more card with the chance ``lasts``; ``free`` of them come at once.
        """
        in_time = (lasts ** max(0, cards - free) for cards in made if cards <= self.length)
        return sum(in_time) / len(self._streams)


_LEFT = 10
"""Points that stay in the hand of who makes the contract, when the deal ends, more or less."""


class Skill(NamedTuple):
    """How much is looked at: ``streams`` of cards that may come, so many ``cards`` to throw.
    Who is ``patient`` looks farther ahead for contracts that come late, thinks of what a throw
    brings the others, and plays on in thought once theirs lies. ``grows_to``: a hand of so many
    cards asks for no more that bring the contract no nearer."""

    streams: int
    cards: int
    patient: bool
    grows_to: float


class Horizon(NamedTuple):
    """``ahead``: how many cards ahead a contract is looked for; ``lasts``: the chance, as it is
    reckoned with, that the deal goes on for one more."""

    ahead: int
    lasts: float


_BY_TURNS, _GROWING, _ALL, _LATE = (
    Horizon(12, 0.8),
    Horizon(20, 0.9),
    Horizon(20, 0.85),
    Horizon(30, 0.92),
)
"""Where a turn brings a card; where it brings several; where the last contract takes the whole
hand; where a contract comes late and one is patient."""
_LONG = 7
"""With so many cards in runs a contract comes late where hands stay small."""


class ContractFeatures(PlainFeatures):
    """What a player knows, and what may come. ``contract`` is what they still have to make."""

    def __init__(self, observation: Observation, contract: Goal, seed: int, skill: Skill) -> None:
        super().__init__(observation)
        self.contract, self.seed, self.skill = contract, seed, skill

    @cached_property
    def buys_are_few(self) -> bool:
        """Whether the upcard can be had out of turn only so often: then hands stay small."""
        return self.game.pile.most_buys.get(self.state.deal_no) is not None

    @cached_property
    def coming(self) -> Coming:
        """Cards that may come."""
        return Coming(self.observation, self.seed, self.skill.streams, self.horizon.ahead)

    @cached_property
    def horizon(self) -> Horizon:
        """How long one waits for this contract."""
        whole = self.contract.whole_hand
        in_runs = sum(slot.least for slot in self.contract.slots if slot.kind is MeldKind.RUN)
        late = whole or (self.buys_are_few and in_runs >= _LONG)
        if late and self.skill.patient:
            return _LATE
        if self.buys_are_few:
            return _BY_TURNS
        return _ALL if whole else _GROWING

    def chance(self, hand: Sequence[Card], lasts: float, free: int = 0) -> float:
        """How likely the contract is made in time with this hand (Coming.chance)."""
        since = self._soonest if len(hand) < len(self.hand) else ()
        return self.coming.chance(self._made(hand, len(hand), since), lasts, free)

    @cached_property
    def _soonest(self) -> list[int]:
        """When the contract is there with all that is held, one card of which is still to go."""
        return self._made(self.hand, len(self.hand) - 1)

    def _made(self, hand: Sequence[Card], size: int, since: Sequence[int] = ()) -> list[int]:
        rules, whole = self.game.melds, self.contract.whole_hand
        ready = readiness(self.contract, rules, size + 1 if whole else 0)
        return self.coming.made(packed(hand, rules), ready, int(whole), since)

    @property
    def left(self) -> int:
        """Points that are still in the hand in the end, if the contract is made, more or less."""
        return 0 if self.contract.ends_deal else _LEFT
