"""The pace of a game, measured by ``python -m bench length``, to compute its length.

It has the turns of a deal and the leader's gain in a deal, in games among medium computers.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

Asked = tuple[int, int]
"""The least cards in sets and in runs that a deal asks for before anything else."""

FREE: Asked = (0, 0)

PASSED = 0.3
"""The last deal passes a game's target by this share of a usual deal.

So a lower target takes more deals than the gain suggests, and a higher target fewer.
"""


@dataclass(frozen=True, slots=True)
class ToTarget:
    """The number of deals until a player reaches a target, by number of seats."""

    points: int
    """The target."""
    measured: int
    """The target of the games in which ``gains`` were measured."""
    gains: Mapping[int, float]
    """By number of seats, how many points per deal the leader gets nearer to the target.

    In a pool, to its end.
    """
    more: int = 0
    """A number of deals to add."""

    def __call__(self, seats: int) -> float | None:
        gain = self.gains.get(seats)
        if gain is None:
            return None
        return max(1, self.points / gain + PASSED * (1 - self.points / self.measured)) + self.more


class Pace(NamedTuple):
    """The turns and deals of a game."""

    turns: Mapping[Asked, Mapping[int, int]]
    """The turns of a deal, for all seats together, by its contract and the number of seats."""
    deals: Callable[[int], float | None] | None = None
    """Returns the deals of a game, with a fraction for the last, by the number of seats.

    It returns None if they were never measured. Without it only a game with a fixed number of deals
    has a length.
    """
