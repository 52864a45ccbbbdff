"""What a computer player answers when it is asked for a move."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.moves import Move


class Option(NamedTuple):
    """A move that was weighed: what it is worth in points, and the named parts of that, which sum
    up to it."""

    move: Move
    worth: float
    parts: Mapping[str, float] = {}


class Thought(NamedTuple):
    """The move, and what was weighed, the best first; nothing where there was nothing to weigh."""

    move: Move
    options: tuple[Option, ...] = ()
