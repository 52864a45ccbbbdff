"""Steady play of Basic Rummy: today's ideas, with the cards counted that were seen."""

from engine.computer.basic.turn import thought
from engine.computer.basic.worth import BasicWeights
from engine.decision import Thought
from engine.observation import Observation

WEIGHTS = BasicWeights(
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
    return thought(observation, WEIGHTS, None)
