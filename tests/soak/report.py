"""What a run did and found, for people."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.soak.crowd import Crowd
from tests.soak.director import KILLS, Director, point_of
from tests.soak.healing import Healing
from tests.soak.memory import in_words as memory_in_words
from tests.soak.memory import slope
from tests.soak.promises import Broken
from tests.soak.requests import dead_requests
from tests.soak.watched import WatchedLoopback


@dataclass(frozen=True)
class Report:
    """One run that is over."""

    seed: int
    broken: list[Broken]
    server: WatchedLoopback
    crowd: Crowd
    healing: Healing
    director: Director
    pictures: int
    booked: int

    def lines(self) -> Iterator[str]:
        """What there is to tell; the last line is the summary."""
        yield "kills at named points: " + _counted(self._kills_at_points())
        yield f"kills at random: {self.director.kills['random']}"
        yield "troubles: " + _counted(self.director.troubles)
        yield "dead requests not injected: " + (_counted(dead_requests(self.server)) or "none")
        times = sorted(one.seconds for one in self.server.deliveries.values() if one.answered)
        yield "games booked: " + str(self.booked)
        yield "memory: " + (memory_in_words(self.healing.looks) or "no life was long enough")
        if times:
            yield f"seconds to an answer: p50 {_at(times, 0.5):.3f}, p99 {_at(times, 0.99):.3f}"
        takeovers = sorted(self.director.takeovers)
        if takeovers:
            middle, most = _at(takeovers, 0.5), takeovers[-1]
            yield f"takeovers: {len(takeovers)}, p50 {middle:.1f} max {most:.1f} s"
        for one in self.broken:
            yield one.line(self.seed)
        yield self.summary()

    def _kills_at_points(self) -> dict[str, int]:
        """By the point, also where nobody died."""
        points = {point_of(twist): 0 for twist in KILLS if twist}
        return points | {kind: n for kind, n in self.director.kills.items() if kind != "random"}

    def summary(self) -> str:
        """One line."""
        times, memory = self.healing.healed(), slope(self.healing.looks)
        healed = f"p50 {_at(times, 0.5):.1f} max {times[-1]:.1f} s" if times else "-"
        grown = "-" if memory is None else f"{memory:+.2f} MB/min"
        kills, troubles = self.director.kills.total(), self.director.troubles.total()
        return (
            f"soak: {len(self.broken)} promises broken, {kills} kills, {troubles} troubles,"
            f" {self.crowd.clicks} clicks, {len(self.server.bodies)} bodies,"
            f" {self.pictures} pictures read,"
            f" {len(self.server.answered)} requests, healed {healed}, memory {grown},"
            f" seed {self.seed}"
        )


def _counted(counter: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counter.items()))


def _at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]
