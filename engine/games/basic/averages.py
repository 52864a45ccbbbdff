"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(18135, 0.121, (1.036, -1.036)),
    (3, 1): Average(6699, 0.206, (1.222, 0.176, -1.398)),
    (4, 1): Average(4733, 0.375, (1.702, 0.381, -0.569, -1.514)),
    (5, 1): Average(614, 1.609, (1.322, 4.184, -1.366, -2.57, -1.57)),
    (6, 1): Average(491, 2.448, (1.248, 3.134, -0.257, 0.161, -2.774, -1.513)),
}
