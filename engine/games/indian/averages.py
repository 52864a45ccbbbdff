"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(960, 0.707, (2.045, -2.045)),
    (3, 1): Average(792, 1.166, (3.758, 0.912, -4.669)),
    (4, 1): Average(960, 1.228, (3.472, 0.657, -2.253, -1.876)),
    (5, 1): Average(480, 1.953, (6.112, 1.96, -2.194, -2.133, -3.746)),
    (6, 1): Average(288, 3.269, (9.521, 6.389, 1.67, -3.632, -4.253, -9.694)),
}
