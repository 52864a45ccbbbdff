"""The records about a player of a duel, apart from the points."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bench.measure import at


class Loss(StrEnum):
    """Why a decision was lost to the safe move."""

    ENDED = "it had ended"
    LATE = "no answer in time"
    NONSENSE = "no answer in notation"
    ILLEGAL = "an illegal move"


@dataclass
class Account:
    """The decisions of a player."""

    seconds: list[float] = field(default_factory=list)
    """The processor time of each decision."""
    lost: dict[Loss, int] = field(default_factory=dict)
    """How many decisions were lost, by reason."""
    first: dict[Loss, str] = field(default_factory=dict)
    """The explanation of the first loss of each kind."""
    started_anew: int = 0
    """How often a program was started again."""
    given_up: int = 0
    """How often a program was given up."""

    def lose(self, why: Loss, told: str) -> None:
        """Count a lost decision."""
        self.lost[why] = self.lost.get(why, 0) + 1
        self.first.setdefault(why, told)

    def add(self, other: "Account") -> None:
        """Add all records of another account."""
        self.seconds.extend(other.seconds)
        for why, count in other.lost.items():
            self.lost[why] = self.lost.get(why, 0) + count
        self.first = {**other.first, **self.first}
        self.started_anew += other.started_anew
        self.given_up += other.given_up

    def times(self) -> dict[str, float]:
        """Return the number of decisions, and their milliseconds."""
        if not self.seconds:
            return {"decisions": 0}
        ordered = sorted(self.seconds)
        return {
            "decisions": len(ordered),
            "p50_ms": round(at(ordered, 50) * 1e3, 3),
            "p99_ms": round(at(ordered, 99) * 1e3, 3),
            "most_ms": round(ordered[-1] * 1e3, 3),
        }

    def losses(self) -> Mapping[str, Any]:
        """Return the losses, or an empty object without any."""
        if not self.lost:
            return {}
        told = {
            why.value: {"times": count, "first": self.first[why]}
            for why, count in sorted(self.lost.items())
        }
        return {"why": told, "started_anew": self.started_anew, "given_up": self.given_up}
