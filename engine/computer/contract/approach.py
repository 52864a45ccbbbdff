"""A seat whose contract is still to be made: what a hand is worth to it."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.computer.contract.coming import Coming
from engine.computer.contract.packed_cards import packed
from engine.computer.contract.readiness import Readiness
from engine.computer.plain.outlook import Outlook
from engine.computer.question import Question
from engine.goal import Goal
from engine.melds import MeldRules

_LEFT = 10
"""Points that stay in the hand of who makes the contract, when the deal ends, more or less."""
_AHEAD = 20
"""How many cards ahead a contract is looked for where every turn brings several."""


class Skill(NamedTuple):
    """How much is looked at: ``streams`` of cards that may come, so many ``cards`` to throw.

    A contract that takes the whole hand comes late. ``far``: how many cards ahead it is looked
    for; ``patience``: the chance, as it is reckoned with, that the deal goes on for one more.
    """

    streams: int
    cards: int
    far: int
    patience: float


class Approach(Outlook):
    """What a player knows, and what may come. ``contract`` is what they still have to make."""

    def __init__(self, question: Question, contract: Goal, seed: int, skill: Skill) -> None:
        super().__init__(question.game, question.state, question.seat)
        self.question, self.contract, self.seed, self.skill = question, contract, seed, skill

    @cached_property
    def buys_are_few(self) -> bool:
        """Whether the upcard can be had out of turn only so often: then hands stay small."""
        return self.game.most_buys(self.state.deal_no) is not None

    @cached_property
    def coming(self) -> Coming:
        """Cards that may come."""
        length = 12 if self.buys_are_few else _AHEAD
        if self.contract.whole_hand:
            length = self.skill.far
        return Coming(self.question, self.seed, self.skill.streams, length)

    def chance(self, hand: Sequence[Card], lasts: float, free: int = 0) -> float:
        """How likely the contract is made in time with this hand (Coming.chance)."""
        rules, whole = self.game.melds, self.contract.whole_hand
        ready = _readiness(self.contract, rules, len(hand) + 1 if whole else 0)
        return self.coming.chance(packed(hand, rules), ready, lasts, int(whole), free)

    @property
    def left(self) -> int:
        """Points that are still in the hand in the end, if the contract is made, more or less."""
        return 0 if self.contract.ends_deal else _LEFT

    def points(self, cards: Sequence[Card]) -> int:
        """What cards in the hand count."""
        return sum(map(self.game.points, cards))


@lru_cache(maxsize=256)
def _readiness(goal: Goal, rules: MeldRules, size: int) -> Readiness:
    return Readiness(goal, rules, size)
