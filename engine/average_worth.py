"""What a deal is worth on average to each seat, where medium computers play them all under the
standard rules. Written by ``python -m bench worth``.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Average(NamedTuple):
    """Of so many deals, by place from the player who begins; ``error``: the largest standard
    error of these."""

    deals: int
    error: float
    worths: tuple[float, ...]


AVERAGES: Mapping[str, Mapping[tuple[int, int], Average]] = {
    "gin": {
        (2, 1): Average(3912, 0.404, (0.671, -0.671)),
    },
}
"""By game, then by number of seats and of the deal: 1 where one deal is as another."""
