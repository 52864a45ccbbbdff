"""What the deals of a duel come to."""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.measure import at

_SURE = 1.96
"""Standard errors on each side of a mean that 95 % lie within."""
LONG = 100
"""Turns each that hardly a deal should pass."""


@dataclass
class Tally:
    """``gains``: of each deal, what A brings more than B in the same seat, the mean over the seats.
    ``shares``: of each deal, how often it was won by A and how often by anybody. ``turns``: of each
    time that a deal was played. ``seconds``: of the decisions of A and of B."""

    seats: int
    gains: list[float] = field(default_factory=list)
    shares: list[tuple[int, int]] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    given_up: int = 0
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    def __iadd__(self, other: "Tally") -> "Tally":
        self.gains += other.gains
        self.shares += other.shares
        self.turns += other.turns
        self.given_up += other.given_up
        for side, more in enumerate(other.seconds):
            self.seconds[side].extend(more)
        return self

    def figures(self) -> dict[str, Any]:
        """All of it as one object for a line of JSON."""
        points, sure = _mean(self.gains)
        won = sum(one for one, _ in self.shares)
        decided = sum(one for _, one in self.shares)
        share = won / decided if decided else 0.0
        # The deals are independent, their rotations are not: a ratio of two means over deals.
        mean = decided / len(self.shares)
        parts = [(one - share * of) / mean if mean else 0.0 for one, of in self.shares]
        return {
            "deals": len(self.gains),
            "points": round(points, 2),
            "points_95": [round(points - sure, 2), round(points + sure, 2)],
            "won": round(share, 4),
            "won_95": [round(share - _mean(parts)[1], 4), round(share + _mean(parts)[1], 4)],
            "fair": round(1 / self.seats, 4),
            "decided": round(decided / max(1, len(self.turns)), 4),
            "turns_most": max(self.turns, default=0),
            "turns_mean": round(fmean(self.turns), 1) if self.turns else 0,
            "over_100_turns": sum(one > LONG for one in self.turns),
            "given_up": self.given_up,
            "played": len(self.turns),
            "a_decides": _times(self.seconds[0]),
            "b_decides": _times(self.seconds[1]),
        }


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean and what 95 % lie within on each side of it."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return fmean(values), _SURE * stdev(values) / sqrt(len(values))


def _times(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {"decisions": 0}
    ordered = sorted(seconds)
    return {
        "decisions": len(ordered),
        "p50_ms": round(at(ordered, 50) * 1e3, 3),
        "p99_ms": round(at(ordered, 99) * 1e3, 3),
        "most_ms": round(ordered[-1] * 1e3, 3),
    }
