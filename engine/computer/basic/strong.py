"""Strong play of Basic Rummy: as steady, and it counts the cards with which it would go out next,
and keeps small cards back that fit on the table: laid there they help others on. Between two it
also weighs with which throw the other, who holds few cards, would go out."""

from engine.computer.basic.plans import Holding
from engine.computer.basic.turn import thought
from engine.computer.basic.worth import BasicWeights
from engine.decision import Thought
from engine.observation import Observation

AMONG_MORE = BasicWeights(
    outs=1,
    chances=0.3,
    points=(0.5, 0.3, 0.12),
    finish=4,
    finish_cards=4,
    dead_end=20,
    feeds=2,
    known=2,
    draw=3,
)
BETWEEN_TWO = AMONG_MORE._replace(finish=2, known=4, danger=40)
HELD_BETWEEN_TWO, HELD_AMONG_MORE = Holding(points=5, nearest=4), Holding(points=10, nearest=1)
"""Between two, what is lost goes to the one other: dear cards go, and all once they hold few."""


def strong(observation: Observation, seed: int) -> Thought:
    """The move, and the discards or draws that were weighed."""
    if observation.seen.seats == 2:
        return thought(observation, BETWEEN_TWO, HELD_BETWEEN_TWO)
    return thought(observation, AMONG_MORE, HELD_AMONG_MORE)
