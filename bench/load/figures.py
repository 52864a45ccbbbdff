"""What slices of a load bench come to: figures of one game at so many clicks at once."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any, NamedTuple

from bench.load.crowd import Slice
from bench.load.lag import Lateness
from bench.load.process import Computed
from bench.measure import at
from tests.discord.loopback import Request

Figures = dict[str, Any]


class Measured(NamedTuple):
    """A slice, and what the bot and its workers, and the crowd with its Discord computed in it."""

    slice: Slice
    bot: float
    workers: float
    painter: float
    crowd: float

    @property
    def computed(self) -> float:
        """By all processes of the bot."""
        return self.bot + self.workers

    def each(self, seconds: float) -> float:
        """So many seconds of all clicks as milliseconds of one."""
        return seconds * 1e3 / len(self.slice.all)


def spread(figures: Iterable[float], digits: int = 2) -> dict[str, float]:
    """Least and median of slices."""
    told = sorted(figures)
    return {"min": round(told[0], digits), "median": round(median(told), digits)}


def waits(seconds: Sequence[float]) -> dict[str, float]:
    """Median and 99th percentile in milliseconds, and of how many."""
    ordered = sorted(seconds)
    return {
        "p50_ms": round(at(ordered, 50) * 1e3, 1),
        "p99_ms": round(at(ordered, 99) * 1e3, 1),
        "clicks": len(ordered),
    }


def figures_of(measured: Sequence[Measured]) -> Figures:
    """One bot at one load, of all its slices."""
    kinds: dict[str, list[float]] = {}
    for one in measured:
        for kind, took in one.slice.took.items():
            kinds.setdefault(kind, []).extend(took)
    total = [seconds for one in measured for seconds in one.slice.all]
    room = sum(one.slice.seconds * one.slice.at_once for one in measured)
    return {
        "clicks_per_s": spread((one.slice.per_second for one in measured), 1),
        "bot_ms": spread(one.each(one.bot) for one in measured),
        "workers_ms": spread(one.each(one.workers) for one in measured),
        "painter_ms": spread(one.each(one.painter) for one in measured),
        "crowd_ms": spread(one.each(one.crowd) for one in measured),
        "all": waits(total),
        "kinds": {kind: waits(took) for kind, took in sorted(kinds.items())},
        "refused_share": round(sum(one.slice.refused.total() for one in measured) / len(total), 4),
        "idle_share": round(sum(one.slice.waited for one in measured) / room, 3),
        "looked_again": sum(one.slice.looked_again for one in measured),
    }


def beside(figures: Figures, bare: Figures) -> dict[str, float]:
    """The medians of a bot as multiples of those of another."""
    whole = figures["bot_ms"]["median"] + figures["workers_ms"]["median"]
    return {
        "clicks_per_s": _ratio(figures["clicks_per_s"], bare["clicks_per_s"]),
        "bot_ms": _ratio(figures["bot_ms"], bare["bot_ms"]),
        "bot_and_workers_ms": round(whole / bare["bot_ms"]["median"], 2),
        "p50": round(figures["all"]["p50_ms"] / bare["all"]["p50_ms"], 2),
    }


class Pair(NamedTuple):
    """A slice of Upcard, and the same clicks at a bare bot that has sent the same requests."""

    upcard: Measured
    bare: Measured
    requests: Sequence[Request]


def same_requests(pairs: Sequence[Pair]) -> Figures:
    """What Upcard computes for a click beside what discord.py alone does for the same requests with
    the same pictures, which are ready: ``ratio`` of all its processes, ``ratio_main`` without those
    that draw and think."""
    clicks = sum(len(one.bare.slice.all) for one in pairs)
    files = [content for pair in pairs for one in pair.requests for _, content in one.files]
    return {
        "clicks": clicks,
        "requests_a_click": round(sum(len(one.requests) for one in pairs) / clicks, 2),
        "pictures_a_click": round(len(files) / clicks, 2),
        "picture_kb_a_click": round(sum(map(len, files)) / 1e3 / clicks, 1),
        "ms": spread(one.bare.each(one.bare.bot) for one in pairs),
        "upcard_ms": spread(one.upcard.each(one.upcard.computed) for one in pairs),
        "upcard_main_ms": spread(one.upcard.each(one.upcard.bot) for one in pairs),
        "upcard_painter_ms": spread(one.upcard.each(one.upcard.painter) for one in pairs),
        "ratio": spread(one.upcard.computed / one.bare.bot for one in pairs),
        "ratio_main": spread(one.upcard.bot / one.bare.bot for one in pairs),
    }


def _ratio(one: dict[str, float], other: dict[str, float]) -> float:
    return round(one["median"] / other["median"], 2)


def late(lateness: Lateness) -> dict[str, float]:
    """How late a loop was, in milliseconds."""
    told = lateness._asdict()
    moments = told.pop("moments")
    return {f"{name}_ms": round(one * 1e3, 1) for name, one in told.items()} | {"moments": moments}


def a_turn(counts: Mapping[str, int], turns: int) -> dict[str, float]:
    """So many of each kind for each completed turn."""
    return {kind: round(count / max(turns, 1), 2) for kind, count in sorted(counts.items())}


def between(before: Computed, after: Computed) -> Computed:
    """What was computed from one moment to another."""
    return Computed(*(then - first for first, then in zip(before, after, strict=True)))
