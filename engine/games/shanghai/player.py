"""The computer players of Shanghai Rum."""

from engine.board_scores import Average, Averages
from engine.computer.contracts.weighing import medium, strong
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.decision import Thinks

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

AVERAGES: Averages = {
    (3, 1): Average(297, 1.113, (-11.886, -11.414, -14.242)),
    (3, 2): Average(75, 3.768, (-21.0, -26.067, -21.4)),
    (3, 3): Average(38, 5.778, (-19.211, -33.289, -35.263)),
    (3, 4): Average(92, 3.778, (-22.826, -27.391, -26.413)),
    (3, 5): Average(36, 6.832, (-52.083, -34.444, -33.194)),
    (3, 6): Average(40, 7.355, (-31.875, -42.375, -37.25)),
    (3, 7): Average(15, 11.4, (-35.333, -51.667, -27.0)),
    (3, 8): Average(21, 10.476, (-36.19, -62.143, -30.0)),
    (3, 9): Average(35, 8.295, (-43.571, -41.714, -48.714)),
    (3, 10): Average(11, 17.273, (-41.364, -57.727, -66.818)),
    (4, 1): Average(106, 2.558, (-18.491, -16.274, -18.726, -18.302)),
    (4, 2): Average(61, 4.39, (-26.803, -29.59, -24.18, -26.23)),
    (4, 3): Average(29, 6.841, (-21.207, -34.31, -33.276, -38.448)),
    (4, 4): Average(70, 4.977, (-26.357, -29.357, -26.071, -35.214)),
    (4, 5): Average(21, 9.708, (-45.0, -48.095, -41.429, -42.381)),
    (4, 6): Average(30, 8.149, (-41.167, -51.667, -42.167, -36.0)),
    (4, 7): Average(15, 13.565, (-53.333, -49.333, -63.667, -57.0)),
    (4, 8): Average(13, 13.583, (-41.154, -55.0, -55.0, -57.692)),
    (4, 9): Average(32, 9.617, (-48.281, -50.312, -72.188, -52.812)),
    (4, 10): Average(10, 19.698, (-66.0, -80.5, -77.5, -38.0)),
}
