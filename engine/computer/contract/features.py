"""A seat whose contract is still to be made: what a hand is worth to it."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.cards import Card
from engine.computer.contract.readiness import (
    NO_CARDS,
    PackedCards,
    Readiness,
    one,
    packed,
    readiness,
)
from engine.computer.plain.features import PlainFeatures
from engine.decision import rng
from engine.goal import Goal
from engine.melds import MeldKind
from engine.observation import Observation, may_come

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
        return self.game.most_buys(self.state.deal_no) is not None

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
