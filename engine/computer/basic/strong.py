"""Strong play of Basic Rummy: as steady, and it counts the cards with which it would go out next,
and keeps small cards back that fit on the table: laid there they help others on."""

from engine.computer.basic.plans import Holding
from engine.computer.basic.turn import thought
from engine.computer.basic.worth import BasicWeights
from engine.computer.question import Question
from engine.computer.thought import Thought

WEIGHTS = BasicWeights(
    outs=1,
    chances=0.1,
    points=(0.3, 0.2, 0.04),
    finish=3,
    finish_cards=4,
    dead_end=20,
    feeds=2,
    known=2,
    draw=3,
)
HOLDING = Holding(points=3, nearest=1)


def strong(question: Question, seed: int) -> Thought:
    """The move, and the discards or draws that were weighed."""
    return thought(question, WEIGHTS, HOLDING)
