"""The results of a duel's deals."""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.duel.account import Account

_SURE = 1.96
"""Standard errors on each side of a mean that contain 95 %."""
LONG = 100
"""Turns per player that hardly any deal should exceed."""


@dataclass
class Tally:
    """The sums of a duel."""

    seats: int
    gains: list[float] = field(default_factory=list)
    """For each deal, A's points minus B's in the same seat, as the mean over the seats."""
    made: list[float] = field(default_factory=list)
    """The same in contracts, if everyone makes their own."""
    shares: list[tuple[int, int]] = field(default_factory=list)
    """For each deal, how often A won it and how often anyone did."""
    turns: list[float] = field(default_factory=list)
    """For each time that a deal was played."""
    given_up: int = 0
    accounts: tuple[Account, Account] = field(default_factory=lambda: (Account(), Account()))
    """A's and B's."""

    def __iadd__(self, other: "Tally") -> "Tally":
        self.gains += other.gains
        self.made += other.made
        self.shares += other.shares
        self.turns += other.turns
        self.given_up += other.given_up
        for side, more in enumerate(other.accounts):
            self.accounts[side].add(more)
        return self

    def figures(self) -> dict[str, Any]:
        """Return everything as one object for a line of JSON.

        ``won`` is A's share of the deals that anyone won, and ``won_of_all`` its share of all
        deals.
        """
        points, sure = _mean(self.gains)
        won = sum(one for one, _ in self.shares)
        decided = sum(one for _, one in self.shares)
        share = won / decided if decided else 0.0
        # Deals are independent, but their rotations aren't. So this is a ratio of two means over
        # deals.
        mean = decided / len(self.shares)
        parts = [(one - share * of) / mean if mean else 0.0 for one, of in self.shares]
        of_all, sure_of_all = _mean([one / self.seats for one, _ in self.shares])
        long = sum(one > LONG for one in self.turns)
        a, b = self.accounts
        return {
            "deals": len(self.gains),
            "points": round(points, 2),
            "points_95": _around(points, sure, 2),
            **self._contracts(),
            "won": round(share, 4),
            "won_95": _around(share, _mean(parts)[1], 4),
            "won_of_all": round(of_all, 4),
            "won_of_all_95": _around(of_all, sure_of_all, 4),
            "fair": round(1 / self.seats, 4),
            "decided": round(decided / len(self.turns), 4),
            "turns_most": max(self.turns),
            "turns_mean": round(fmean(self.turns), 1),
            "over_100_turns": long,
            "over_100_turns_share": round(long / len(self.turns), 5),
            "given_up": self.given_up,
            "played": len(self.turns),
            "a_decides": a.times(),
            "b_decides": b.times(),
            "a_lost": a.losses(),
            "b_lost": b.losses(),
        }

    def _contracts(self) -> dict[str, Any]:
        """Return A's lead in contracts, if everyone has their own. They win the game."""
        if not self.made:
            return {}
        made, sure = _mean(self.made)
        return {"contracts": round(made, 4), "contracts_95": _around(made, sure, 4)}


def _around(middle: float, sure: float, digits: int) -> list[float]:
    """Return the interval of 95 %."""
    return [round(middle - sure, digits), round(middle + sure, digits)]


def _mean(values: list[float]) -> tuple[float, float]:
    """Return the mean, and the 95 % on each side of it."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return fmean(values), _SURE * stdev(values) / sqrt(len(values))
