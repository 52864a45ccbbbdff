"""What a hand of ten cards is worth once a card is thrown: a small net of weights over its
prospects, learned from hands played here (``python -m bench.gin_learning``)."""

from collections.abc import Sequence
from math import tanh
from typing import NamedTuple

from engine.computer.gin.weights import INNER, POINTS_WEIGHTS, WIN_WEIGHTS

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
        """The points that such a hand is expected to bring, and what its win is worth."""
        win, points = self.outcome(self.nodes(prospects))
        return _POINTS * points + WIN * win

    def nodes(self, prospects: Sequence[float]) -> list[float]:
        """The prospects, what the nodes make of them, and 1."""
        values = [*prospects, 1.0]
        found = [
            tanh(sum([weight * value for weight, value in zip(node, values, strict=True)]))
            for node in self.inner
        ]
        return [*prospects, *found, 1.0]

    def outcome(self, nodes: Sequence[float]) -> tuple[float, float]:
        """Win and points."""
        win = sum([weight * value for weight, value in zip(self.win, nodes, strict=True)])
        points = sum([weight * value for weight, value in zip(self.points, nodes, strict=True)])
        return win, points


def outcome(won: int, points: float) -> tuple[float, float]:
    """What a hand brought as the judgement is to tell it: ``won`` is 1, -1, or 0 for nobody."""
    return float(won), points / _POINTS


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split()))


LEARNED = Judgement(
    tuple(map(_numbers, INNER.strip().split("\n\n"))),
    _numbers(WIN_WEIGHTS),
    _numbers(POINTS_WEIGHTS),
)
"""What the hands played here have taught."""
