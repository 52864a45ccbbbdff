"""Several games that are scored at once, each in a column of the score sheet (GIN 12)."""

from typing import Annotated, NamedTuple

BySeat = Annotated[tuple[int, ...], "each seat"]
"""A number for each of two seats; in notation an object by player."""

NONE_YET: BySeat = (0, 0)


class GameColumn(NamedTuple):
    """How one of these games stands: points and boxes (hands won) of each seat."""

    scores: BySeat = NONE_YET
    boxes: BySeat = NONE_YET
