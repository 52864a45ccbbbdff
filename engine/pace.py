"""How many turns and deals a game takes, as its room says it.

The turns of a deal, and what the leader gains in one, are those of games that medium computers play
among themselves (``python -m bench length``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

Asked = tuple[int, int]
"""How many cards in sets and in runs a deal asks for before anything else."""

FREE: Asked = (0, 0)

PASSED = 0.3
"""The last deal of a game passes its target by so much of what a deal brings: with a lower target
it takes more deals than the gain says, with a higher one fewer."""


@dataclass(frozen=True, slots=True)
class ToTarget:
    """The number of deals until a player has this number of ``points``.

    ``gains`` are the points by which the leader nears the target in a deal, or a pool its end, by
    number of seats. ``measured`` is the target of the games in which they were measured. ``more``
    deals are added.
    """

    points: int
    measured: int
    gains: Mapping[int, float]
    more: int = 0

    def __call__(self, seats: int) -> float | None:
        gain = self.gains.get(seats)
        if gain is None:
            return None
        return max(1, self.points / gain + PASSED * (1 - self.points / self.measured)) + self.more


class Pace(NamedTuple):
    """The ``turns`` of a deal, all seats together, by the asked contract and the number of seats.
    ``deals`` gives the number of deals of a game for a number of seats, with the last one in parts,
    None if it was never measured. Without it only a game with a number of deals has a length."""

    turns: Mapping[Asked, Mapping[int, int]]
    deals: Callable[[int], float | None] | None = None
