"""Waits and rates in short slices, of several ways to do the same that are measured in turn.

Whatever else the machine does falls on all of them alike; the least and the median of the slices
tell how much there was of it.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, process_time

Put = Callable[[int, int], Awaitable[object]]
"""Stores the next step of a table, by its number, under this version."""


@dataclass
class Series:
    """What the slices of one way have shown: seconds of each wait, calls a second, seconds of
    this process's processor time a call."""

    name: str
    waits: list[list[float]] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        """Median over the slices, and the best of them."""
        middle = [median(one) * 1e3 for one in self.waits]
        late = [sorted(one)[len(one) * 95 // 100] * 1e3 for one in self.waits]
        work = [one * 1e3 for one in self.work]
        told = {
            "p50_ms": median(middle),
            "p50_ms_least": min(middle),
            "p95_ms": median(late),
            "per_s": median(self.rates),
            "per_s_most": max(self.rates),
            "processor_ms": median(work),
            "processor_ms_least": min(work),
        }
        return {name: round(value, 4 if value < 100 else 0) for name, value in told.items()}


class Producers:
    """Some tables that go on at once, each step by step, slice after slice."""

    def __init__(self, name: str, put: Put, count: int, steps: int) -> None:
        self.series = Series(name)
        self._put, self._count, self._steps = put, count, steps
        self._version = 1

    async def slice(self) -> None:
        """So many steps of each."""
        waits: list[float] = []
        versions = range(self._version + 1, self._version + 1 + self._steps)

        async def play(table: int) -> None:
            for version in versions:
                began = perf_counter()
                await self._put(table, version)
                waits.append(perf_counter() - began)

        gc.collect()
        began, worked = perf_counter(), process_time()
        await asyncio.gather(*map(play, range(self._count)))
        self.series.rates.append(len(waits) / (perf_counter() - began))
        self.series.work.append((process_time() - worked) / len(waits))
        self.series.waits.append(waits)
        self._version = versions[-1]


async def in_turn(slices: int, producers: Sequence[Producers]) -> list[Series]:
    """So many slices of each, one after the other; a first one of each only warms up."""
    for one in producers:
        await one.slice()
        one.series = Series(one.series.name)
    for _ in range(slices):
        for one in producers:
            await one.slice()
    return [one.series for one in producers]


@dataclass
class Figures:
    """What was found: ``lines`` for people, ``told`` as values."""

    lines: list[str] = field(default_factory=list)
    told: dict[str, dict[str, float]] = field(default_factory=dict)

    def add(self, found: Sequence[Series]) -> None:
        """Series of slices."""
        for one in found:
            told = self.told[one.name] = one.figures()
            self.lines.append(
                f"    {one.name:28} p50 {told['p50_ms']:6.3f} (least {told['p50_ms_least']:.3f})"
                f"  p95 {told['p95_ms']:7.3f} ms  {told['per_s']:7,.0f}/s"
                f" (most {told['per_s_most']:,.0f})  processor {told['processor_ms']:.3f} ms"
                f" (least {told['processor_ms_least']:.3f})"
            )

    def add_waits(self, name: str, waits: Sequence[float]) -> None:
        """Single waits in seconds."""
        ordered = sorted(waits)
        picked = {"p50_ms": len(ordered) // 2, "p95_ms": len(ordered) * 95 // 100, "max_ms": -1}
        told = {kind: round(ordered[at] * 1e3, 3) for kind, at in picked.items()}
        self.told[name] = {**told, "count": len(ordered)}
        times = "/".join(f"{one:.2f}" for one in told.values())
        self.lines.append(f"    {name:28} p50/p95/max {times} ms, of {len(ordered)}")

    def add_ratio(self, name: str, figure: str, of: str, to: str) -> None:
        """How the same figure of two series compares."""
        found = round(self.told[of][figure] / self.told[to][figure], 2)
        self.told.setdefault("ratios", {})[name] = found
        self.lines.append(f"    {name}: {found:.2f}")
