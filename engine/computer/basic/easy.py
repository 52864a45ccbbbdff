"""Easy play of Basic Rummy: a beginner who counts when hardly a card is left to count."""

from engine.computer.basic.plans import is_stuck, plan
from engine.computer.basic.sight import BasicSight
from engine.computer.basic.steady import steady
from engine.computer.easy.player import easy as beginner
from engine.decision import Thought
from engine.observation import Observation
from engine.phase import Phase

_FEW = 3
"""So few cards a beginner plays like anybody else. Two who do not, each with one card left that the
table does not take, draw and discard for ever."""


def easy(observation: Observation, seed: int) -> Thought:
    """What a beginner does; with few cards, or where a deal could last for ever, what steady
    does."""
    counts = len(observation.hand) <= _FEW or _could_last(BasicSight(observation))
    return (steady if counts else beginner)(observation, seed)


def _could_last(sight: BasicSight) -> bool:
    """Whether it lasts long already, or laying all that can be laid leaves next to no way out."""
    laying = sight.state.phase is Phase.PLAY
    return sight.weary or (laying and is_stuck(sight, plan(sight, None).table))
