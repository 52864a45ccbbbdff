"""The players of Contract Rummy."""

from engine.computer.contracts.weighing import medium, strong
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.computer.thinks import Thinks

THINKS = Thinks(
    beginner(
        USUAL,
        ErrorModel(
            snatches=0.4,
            forgets=0.8,
            misjudges=1.0,
            breaks=0.4,
            waits=0.8,
            is_shy=0.9,
            is_eager=0.3,
        ),
    ),
    medium,
    strong,
)
"""Who plays this game."""
