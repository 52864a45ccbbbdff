"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(1200, 0.2, (-5.317, -5.196)),
    (3, 1): Average(2880, 0.284, (-9.816, -10.632, -11.153)),
    (4, 1): Average(2592, 0.382, (-14.149, -15.955, -16.707, -16.975)),
    (5, 1): Average(2400, 0.425, (-18.977, -20.546, -20.837, -21.738, -22.129)),
    (6, 1): Average(2304, 0.481, (-21.697, -23.357, -24.785, -25.148, -26.337, -27.348)),
}
