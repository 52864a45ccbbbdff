"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(11391, 0.2, (0.941, -0.941)),
}
