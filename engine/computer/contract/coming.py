"""Cards that may come: streams dealt out of what may lie in the stock, the same for every choice.

A hand is held against each stream: after how many cards is the contract there? What is thrown or
taken is kept in thought, so this is a measure of what a card is good for, not a forecast.
"""

from engine.computer.contract.packed_cards import NO_CARDS, PackedCards, one
from engine.computer.contract.readiness import Readiness
from engine.decision import luck
from engine.observation import Observation, may_come


class Coming:
    """So many streams of at most so many cards for one decision."""

    def __init__(self, observation: Observation, seed: int, streams: int, length: int) -> None:
        pool = sorted(may_come(observation).elements())
        rules, chance = observation.game.melds, luck(observation, seed)
        self.length = min(length, len(pool))
        self._streams: list[list[PackedCards]] = []
        for _ in range(streams):
            so_far = [NO_CARDS]
            for card in chance.sample(pool, self.length):
                so_far.append(so_far[-1].plus(one(card, rules)))
            self._streams.append(so_far)

    def chance(
        self, hand: PackedCards, contract: Readiness, lasts: float, least: int = 0, free: int = 0
    ) -> float:
        """How likely the contract is made in time, 0 to 1.

        The deal goes on for one more card with the chance ``lasts``. At least so many cards come
        before the contract is laid; ``free`` of them come at once.
        """
        made, end = contract.is_made, self.length + 1
        total = 0.0
        for stream in self._streams:
            low, high = least, end
            while low < high:
                middle = (low + high) // 2
                if made(hand.plus(stream[middle])):
                    high = middle
                else:
                    low = middle + 1
            if low < end:
                total += lasts ** max(0, low - free)
        return total / len(self._streams)
