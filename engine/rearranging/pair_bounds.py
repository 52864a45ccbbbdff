"""What two suits may still bring at most, which share the jokers that are left."""

from engine.rearranging.states import BITS, SUIT
from engine.rearranging.suit_bounds import Bound
from engine.rearranging.suit_ways import SuitWays

__all__ = ["PairBounds"]


class PairBounds(dict[int, Bound]):
    """Their bounds by the numbers of both in the number of a state, worked out when asked for.

    ``first``: the first of the suits; ``one`` and ``two``: the ranks that they are done with.
    """

    def __init__(self, ways: SuitWays, first: int, one: int, two: int) -> None:
        super().__init__()
        self._ways, self._first, self._one, self._two = ways, first, one, two

    def __missing__(self, key: int) -> Bound:
        one = self._ways.ahead(self._one, self._first, key & SUIT)
        two = self._ways.ahead(self._two, self._first + 1, key >> BITS)
        found = [gain + two[0] for gain in one]
        for left in range(1, len(one)):
            for at in range(left):
                found[left] = max(found[left], one[at] + two[left - at])
        self[key] = bound = tuple(found)
        return bound
