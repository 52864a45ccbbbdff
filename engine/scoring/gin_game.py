"""The end of a game of Gin, or of one column of Hollywood: who wins it and how it is settled
(GIN 12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.facts import GameColumn
from engine.scoring.gin_own import ColumnAfter

Shutout = Literal["game_bonus", "hands", "total", "none"]


@dataclass(frozen=True, slots=True)
class Settlement:
    """What boxes and a game won count besides the points of hands."""

    target: int
    line_bonus: int
    game_bonus: int
    shutout: Shutout

    def closed(self, scores: Sequence[int], boxes: Sequence[int]) -> ColumnAfter:
        """A game, or column, with these points and boxes: settled if somebody has the target."""
        most = max(scores)
        if most < self.target:
            return ColumnAfter(tuple(scores), tuple(boxes))
        winner = scores.index(most)
        shut_out = not boxes[1 - winner]
        how = self.shutout if shut_out else "none"
        final = [points + self.line_bonus * own for points, own in zip(scores, boxes, strict=True)]
        final[winner] += self.game_bonus * (2 if how == "game_bonus" else 1)
        if how == "hands":
            final[winner] += scores[winner]
        if how == "total":
            final[winner] *= 2
        return ColumnAfter(tuple(scores), tuple(boxes), winner, shut_out, tuple(final))

    def entered(
        self, columns: Sequence[GameColumn], winner: int | None, points: int, boxes: int
    ) -> tuple[ColumnAfter, ...]:
        """The columns after a hand: its score stands in every open one that its winner had
        entered, and in the first open one that they had not (GIN 12.6)."""
        fresh = True
        after = []
        for scores, own in columns:
            entry = (0, 0)
            if winner is not None and max(scores) < self.target and (own[winner] or fresh):
                entry = points, boxes
                fresh = fresh and bool(own[winner])
            after.append(
                self.closed(_added(scores, winner, entry[0]), _added(own, winner, entry[1]))
            )
        return tuple(after)


def _added(values: Sequence[int], seat: int | None, more: int) -> tuple[int, ...]:
    return tuple(value + more * (at == seat) for at, value in enumerate(values))
