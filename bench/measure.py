"""Times of single calls in this process, compared with a fixed piece of work.

A busy or slow machine slows both, so the ratio can be compared between machines.
"""

import os
import platform
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from time import process_time
from typing import Any


def anchor() -> float:
    """Return the seconds that 10,000 rounds of a plain loop take, the least of five."""
    return min(_seconds(_loop) for _ in range(5))


def _loop() -> None:
    total = 0
    for number in range(10_000):
        total += number & 7


def _seconds(call: Callable[[], object]) -> float:
    before = process_time()
    call()
    return process_time() - before


def times(call: Callable[..., object], cases: Iterable[tuple[Any, ...]]) -> list[float]:
    """Return the seconds of processor time of each call."""
    return [_seconds(partial(call, *case)) for case in cases]


def line(name: str, seconds: list[float], unit: float) -> str:
    """Return least, median and 99th percentile in milliseconds and as multiples of the anchor."""
    ordered = sorted(seconds)
    median, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return (
        f"{name:34} {len(ordered):6}  least {ordered[0] * 1e3:7.3f} ms"
        f"  p50 {median * 1e3:7.3f} ms ({median / unit:6.2f})"
        f"  p99 {late * 1e3:7.3f} ms ({late / unit:6.2f})"
    )


def quantiles(seconds: Sequence[float], unit: float) -> str:
    """Return median, 95th and 99th percentile in milliseconds and as multiples of the anchor."""
    ordered = sorted(seconds)
    picked = [ordered[len(ordered) * part // 100] for part in (50, 95, 99)]
    told = "/".join(f"{one * 1e3:.1f}" for one in picked)
    return f"{told} ms ({'/'.join(f'{one / unit:.0f}' for one in picked)})"


def at(ordered: Sequence[float], part: float) -> float:
    """Return a percentile of sorted numbers, of which there is at least one.

    It is the least of them that at most the remaining share exceeds.
    """
    return ordered[max(ceil(len(ordered) * part / 100) - 1, 0)]


def machine() -> str:
    """Return the kind of this machine."""
    told = (
        Path("/proc/cpuinfo").read_text(encoding="utf-8") if Path("/proc/cpuinfo").exists() else ""
    )
    names = [line.partition(": ")[2] for line in told.splitlines() if line.startswith("model name")]
    kind = names[0] if names else platform.processor() or platform.machine()
    return f"{os.cpu_count()} × {kind}, Python {platform.python_version()}"
