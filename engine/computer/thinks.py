"""Who plays a game in which strength, as its room says it."""

from collections.abc import Callable
from typing import NamedTuple

from engine.decision import Decision
from engine.observation import Observation

Player = Callable[[Observation, int], Decision]
"""Answers an observation; the number is a seed, from which all that is left to chance follows."""


class Thinks(NamedTuple):
    """The players of a game, in the order of the strengths."""

    easy: Player
    medium: Player
    strong: Player
