"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(161, 3.874, (2.59, -2.59)),
    (3, 1): Average(88, 3.903, (1.977, -1.136, -0.841)),
    (4, 1): Average(113, 4.358, (-1.044, -0.743, -0.797, 2.584)),
}
