"""The worth of a hand of ten cards after a discard: a small net of weights over its prospects.

The weights were learned from 18,000 hands between two players of that strength. They discarded by
the net of the moment, sometimes at random, and knocked as soon as they could. Each discard was
scored with the result of its hand. A first third was played by deadwood only.
"""

from collections.abc import Sequence
from math import tanh
from operator import mul
from typing import NamedTuple

INNER = """
0.038 0.031 0.127 0.165 -0.103 0.032 -0.158 0.120 0.139 -0.005 0.100 -0.149 -0.002 0.203 -0.189
-0.118 0.231 -0.026 0.079 0.045 -0.076

0.200 0.118 -0.317 -0.007 -0.169 0.030 -0.005 0.274 0.331 -0.050 0.141 0.077 -0.016 -0.084 -0.206
-0.220 -0.113 -0.181 -0.152 0.070 0.037

0.004 -0.017 -0.065 0.114 -0.163 -0.022 0.008 0.197 0.351 0.010 0.097 0.038 0.007 -0.028 -0.177
0.159 0.121 0.061 0.020 -0.092 0.004

-0.041 -0.108 0.112 -0.254 -0.262 -0.116 -0.073 -0.151 0.033 0.055 0.070 0.033 0.013 0.013 -0.114
0.021 -0.089 -0.051 0.195 0.093 0.093

0.048 -0.044 0.039 0.111 -0.181 -0.003 -0.089 -0.113 0.221 -0.149 -0.001 0.006 0.000 0.047 -0.220
0.274 0.076 0.084 -0.144 0.083 0.084

0.099 0.049 -0.319 -0.116 -0.014 -0.011 -0.004 0.005 -0.162 0.139 0.145 0.204 -0.007 -0.050 0.072
-0.207 0.023 -0.119 0.026 0.026 0.045

-0.003 -0.133 -0.078 0.003 -0.036 -0.077 -0.053 -0.124 -0.207 -0.079 0.128 0.146 0.002 0.056 0.113
-0.066 0.076 0.063 0.103 -0.028 0.108

-0.057 -0.110 0.304 -0.073 0.046 0.047 0.076 0.023 -0.100 0.101 -0.013 -0.149 -0.013 0.039 0.126
0.187 -0.060 0.003 -0.070 -0.013 0.054

0.035 -0.195 -0.014 0.049 -0.065 -0.104 -0.007 0.056 0.235 0.025 -0.103 0.077 0.015 0.084 -0.155
0.142 -0.136 0.198 0.068 -0.014 0.055

0.158 -0.089 0.243 -0.139 -0.145 -0.145 -0.055 0.007 -0.246 0.063 0.031 -0.309 0.001 -0.004 0.225
-0.108 0.058 0.109 0.019 0.047 0.072

0.066 0.029 0.158 0.035 0.086 -0.139 0.086 0.310 0.078 0.017 -0.008 -0.203 0.015 0.026 0.041 -0.280
-0.198 0.105 -0.123 -0.045 0.061

-0.230 -0.049 0.171 -0.154 0.171 -0.026 0.037 0.031 -0.068 0.126 -0.154 0.109 0.003 -0.016 0.003
-0.271 -0.097 0.028 -0.037 0.026 -0.062

0.012 0.098 -0.108 -0.110 -0.203 -0.076 0.013 -0.088 -0.084 0.074 -0.101 -0.048 0.004 -0.129 0.074
-0.232 0.128 0.096 0.107 -0.055 -0.072

0.090 -0.063 -0.218 0.052 0.152 0.063 0.018 0.038 0.146 -0.069 -0.246 0.147 -0.015 0.101 -0.208
-0.244 -0.084 -0.069 -0.141 0.033 0.039

0.009 0.135 -0.173 0.072 0.040 -0.045 0.008 -0.093 0.055 -0.138 0.013 0.064 -0.000 -0.108 -0.099
-0.183 0.162 0.003 -0.056 -0.061 0.044

0.025 0.064 0.100 -0.270 0.033 -0.012 0.203 0.061 0.076 0.109 -0.013 -0.152 -0.005 -0.027 0.003
0.083 -0.226 -0.013 -0.034 -0.033 0.001
"""

WIN_WEIGHTS = """
0.299 -0.345 -1.325 0.284 0.123 0.007 -0.018 0.077 0.411 -0.379 -0.046 0.924 -0.020 -0.132 -0.425
0.320 -0.022 0.080 -0.134 -0.001 0.005 0.018 0.014 -0.000 0.014 0.004 0.002 -0.010 0.011 -0.008
-0.007 -0.017 0.003 0.006 -0.002 -0.012 0.143
"""

POINTS_WEIGHTS = """
0.121 -0.323 -1.172 0.163 0.307 -0.004 -0.007 0.082 0.419 -0.437 -0.026 0.869 -0.026 -0.141 -0.471
0.339 -0.097 0.060 -0.077 0.020 0.007 0.007 0.010 -0.029 0.017 -0.003 -0.004 -0.001 0.002 -0.013
-0.005 -0.009 -0.021 0.003 0.003 -0.006 0.059
"""


_POINTS = 25.0
"""What an outcome of one means in points."""
WIN = 10.0
"""Points that it is worth to win a hand besides what it scores: the box and the deal after it."""


class Judgement(NamedTuple):
    """``inner``: for each node its weights of the prospects, the last one for itself. ``win`` and
    ``points``: for each of the prospects, then for each node, then for itself, the weights of what
    the hand brings: 1 for won and -1 for lost, and the points of it in 25."""

    inner: tuple[tuple[float, ...], ...]
    win: tuple[float, ...]
    points: tuple[float, ...]

    def worth(self, prospects: Sequence[float]) -> float:
        """Return the points that such a hand should score, and the worth of winning it."""
        values = [*prospects, 1.0]
        nodes = [*prospects, *(tanh(sum(map(mul, node, values))) for node in self.inner), 1.0]
        points: float = sum(map(mul, self.points, nodes))
        win: float = sum(map(mul, self.win, nodes))
        return _POINTS * points + WIN * win


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split()))


LEARNED = Judgement(
    tuple(map(_numbers, INNER.strip().split("\n\n"))),
    _numbers(WIN_WEIGHTS),
    _numbers(POINTS_WEIGHTS),
)
"""What the hands played here have taught."""
