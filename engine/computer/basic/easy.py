"""Easy play of Basic Rummy: a beginner who counts when hardly a card is left to count."""

from engine.computer.basic.plans import is_stuck, plan
from engine.computer.basic.sight import BasicSight
from engine.computer.basic.steady import steady
from engine.computer.easy.player import easy as beginner
from engine.computer.question import Question
from engine.computer.thought import Thought
from engine.phase import Phase

_FEW = 3
"""So few cards a beginner plays like anybody else. Two who do not, each with one card left that the
table does not take, draw and discard for ever."""


def easy(question: Question, seed: int) -> Thought:
    """What a beginner does; with few cards, or where a deal could last for ever, what steady
    does."""
    counts = len(question.hand) <= _FEW or _could_last(BasicSight(question))
    return (steady if counts else beginner)(question, seed)


def _could_last(sight: BasicSight) -> bool:
    """Whether it lasts long already, or laying all that can be laid leaves next to no way out."""
    laying = sight.state.phase is Phase.PLAY
    return sight.weary or (laying and is_stuck(sight, plan(sight, None).table))
