"""The players of Shanghai Rum."""

from engine.computer.contracts.weighing import medium, strong
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.computer.thinks import Thinks

THINKS = Thinks(
    beginner(
        USUAL,
        ErrorModel(
            snatches=0.2,
            forgets=0.5,
            misjudges=1.0,
            breaks=0.3,
            waits=0.6,
            is_shy=0.55,
            is_eager=0.2,
        ),
    ),
    medium,
    strong,
)
"""Who plays this game."""
