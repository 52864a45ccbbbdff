"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(336, 0.622, (0.167, -0.167)),
    (3, 1): Average(144, 1.763, (0.854, 0.25, -1.104)),
    (4, 1): Average(96, 2.726, (2.49, 3.542, -6.896, 0.865)),
}
