"""Easy play of Basic Rummy: a beginner who counts when hardly a card is left to count."""

from engine.computer.basic.steady import steady
from engine.computer.easy.player import easy as beginner
from engine.computer.question import Question
from engine.computer.thought import Thought

_FEW = 3
"""So few cards a beginner plays like anybody else. Two who do not, each with one card left that the
table does not take, draw and discard for ever."""


def easy(question: Question, seed: int) -> Thought:
    """What a beginner does, and with few cards what steady does."""
    plays = steady if len(question.hand) <= _FEW else beginner
    return plays(question, seed)
