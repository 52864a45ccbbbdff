"""The computer players of Contract Rummy."""

from engine.board_scores import Average, Averages
from engine.computer.contracts.weighing import medium, strong
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.decision import Thinks

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

AVERAGES: Averages = {
    (3, 1): Average(315, 1.441, (-13.559, -16.527, -16.13)),
    (3, 2): Average(184, 3.488, (-26.256, -15.853, -28.533)),
    (3, 3): Average(107, 4.526, (-20.093, -28.103, -28.682)),
    (3, 4): Average(259, 2.165, (-17.645, -14.475, -14.174)),
    (3, 5): Average(155, 3.933, (-26.426, -25.574, -19.374)),
    (3, 6): Average(100, 5.879, (-36.49, -38.35, -39.35)),
    (3, 7): Average(27, 7.512, (-48.259, -50.407, -42.889)),
    (4, 1): Average(251, 1.795, (-19.597, -15.805, -18.566, -19.02)),
    (4, 2): Average(148, 4.472, (-40.108, -32.297, -30.791, -32.169)),
    (4, 3): Average(91, 6.233, (-42.615, -31.297, -46.912, -37.429)),
    (4, 4): Average(222, 3.163, (-28.725, -28.049, -26.545, -40.41)),
    (4, 5): Average(137, 4.771, (-35.117, -38.803, -40.168, -30.489)),
    (4, 6): Average(84, 6.899, (-44.095, -41.202, -46.845, -42.25)),
    (4, 7): Average(25, 8.298, (-49.6, -72.76, -48.16, -58.76)),
    (5, 1): Average(131, 2.576, (-19.397, -25.687, -20.519, -23.954, -22.45)),
    (5, 2): Average(85, 5.61, (-32.518, -39.576, -26.376, -46.976, -42.576)),
    (5, 3): Average(44, 9.923, (-60.318, -42.386, -38.795, -42.091, -71.341)),
    (5, 4): Average(119, 4.72, (-43.647, -32.294, -41.588, -35.882, -46.647)),
    (5, 5): Average(74, 6.686, (-48.676, -47.405, -39.297, -34.743, -57.419)),
    (5, 6): Average(42, 10.554, (-42.286, -55.119, -46.31, -70.333, -42.952)),
    (5, 7): Average(9, 13.866, (-67.333, -66.222, -57.889, -51.556, -64.556)),
}
