"""The pace of a game, measured by ``python -m bench length``, to compute its length.

A pace has the turns of a deal and the leader's gain in a deal. They were measured in games among
medium computers.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

Asked = tuple[int, int]
"""The least numbers of cards in sets and in runs that a deal asks for first."""

FREE: Asked = (0, 0)

PASSED = 0.3
"""The last deal passes a game's target by this share of a usual deal.

So a lower target takes more deals than the gain suggests, and a higher target takes fewer.
"""


@dataclass(frozen=True, slots=True)
class ToTarget:
    """The number of deals until a player reaches a target, by number of seats."""

    points: int
    """The target."""
    measured: int
    """The target of the games in which ``gains`` were measured."""
    gains: Mapping[int, float]
    """The points per deal by which the leader gets nearer to the target, by number of seats.

    In a pool, the leader gets nearer to the pool's end.
    """
    more: int = 0
    """A number of deals that is added to the result."""

    def __call__(self, seats: int) -> float | None:
        gain = self.gains.get(seats)
        if gain is None:
            return None
        return max(1, self.points / gain + PASSED * (1 - self.points / self.measured)) + self.more


class Pace(NamedTuple):
    """The turns and deals of a game."""

    turns: Mapping[Asked, Mapping[int, int]]
    """The turns of a deal by number of seats, for each contract. All seats count together."""
    deals: Callable[[int], float | None] | None = None
    """Returns the number of deals for a number of seats, with a fraction for the last.

    It returns None if the deals were never measured. Without this function, only a game with a
    fixed number of deals has a length.
    """
