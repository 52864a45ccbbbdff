"""What the players of Basic Rummy do.

Steady counts the cards that were seen. Strong also counts the cards with which it would go out
next, and keeps small cards back that fit on the table: laid there they help others on; between two
it weighs with which throw the other, who holds few cards, would go out. Easy is a beginner who
counts when hardly a card is left to count.
"""

from engine.computer.basic.plans import Holding, is_stuck, plan
from engine.computer.basic.sight import BasicSight
from engine.computer.basic.turn import thought
from engine.computer.basic.worth import BasicWeights
from engine.computer.easy.player import easy as beginner
from engine.decision import Thought
from engine.observation import Observation
from engine.phase import Phase

_STEADY = BasicWeights(
    outs=1,
    chances=0.3,
    points=(0.5, 0.3, 0.12),
    finish=1,
    finish_cards=1,
    dead_end=20,
    feeds=2,
    known=2,
    draw=3,
)


def steady(observation: Observation, seed: int) -> Thought:
    """The move, and the discards or draws that were weighed."""
    return thought(observation, _STEADY, None)


_AMONG_MORE = BasicWeights(
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
_BETWEEN_TWO = _AMONG_MORE._replace(finish=2, known=4, danger=40)
_HELD_BETWEEN_TWO, _HELD_AMONG_MORE = Holding(points=5, nearest=4), Holding(points=10, nearest=1)
"""Between two, what is lost goes to the one other: dear cards go, and all once they hold few."""


def strong(observation: Observation, seed: int) -> Thought:
    """The move, and the discards or draws that were weighed."""
    if observation.seen.seats == 2:
        return thought(observation, _BETWEEN_TWO, _HELD_BETWEEN_TWO)
    return thought(observation, _AMONG_MORE, _HELD_AMONG_MORE)


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
