"""The results of slices, for one game with a number of clicks at a time."""

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
    """A slice, and the seconds that the bot, its workers and the crowd with Discord computed."""

    slice: Slice
    bot: float
    workers: float
    painter: float
    crowd: float

    @property
    def computed(self) -> float:
        """The seconds of all processes of the bot."""
        return self.bot + self.workers

    def each(self, seconds: float) -> float:
        """Return the milliseconds per click of ``seconds`` in all."""
        return seconds * 1e3 / len(self.slice.all)


def spread(figures: Iterable[float], digits: int = 2) -> dict[str, float]:
    """Return the least and the median of slices."""
    told = sorted(figures)
    return {"min": round(told[0], digits), "median": round(median(told), digits)}


def waits(seconds: Sequence[float]) -> dict[str, float]:
    """Return the median and 99th percentile in milliseconds, and the number of clicks."""
    ordered = sorted(seconds)
    return {
        "p50_ms": round(at(ordered, 50) * 1e3, 1),
        "p99_ms": round(at(ordered, 99) * 1e3, 1),
        "clicks": len(ordered),
    }


def figures_of(measured: Sequence[Measured]) -> Figures:
    """Return the results of one bot at one load, from all its slices."""
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
    """Return the medians of a bot as multiples of the bare bot's."""
    whole = figures["bot_ms"]["median"] + figures["workers_ms"]["median"]
    return {
        "clicks_per_s": _ratio(figures["clicks_per_s"], bare["clicks_per_s"]),
        "bot_ms": _ratio(figures["bot_ms"], bare["bot_ms"]),
        "bot_and_workers_ms": round(whole / bare["bot_ms"]["median"], 2),
        "p50": round(figures["all"]["p50_ms"] / bare["all"]["p50_ms"], 2),
    }


class Pair(NamedTuple):
    """A slice of Upcard, and the same clicks at a bare bot that sent the same requests."""

    upcard: Measured
    bare: Measured
    requests: Sequence[Request]


def same_requests(pairs: Sequence[Pair]) -> Figures:
    """Compare Upcard's computing per click with the bare bot's for the same requests.

    The bare bot's pictures are ready. ``ratio`` is for all of Upcard's processes, and
    ``ratio_main`` leaves out those that draw and think.
    """
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
    """Return how late a loop was, in milliseconds."""
    told = lateness._asdict()
    moments = told.pop("moments")
    return {f"{name}_ms": round(one * 1e3, 1) for name, one in told.items()} | {"moments": moments}


def a_turn(counts: Mapping[str, int], turns: int) -> dict[str, float]:
    """Return the counts of each kind per completed turn."""
    return {kind: round(count / max(turns, 1), 2) for kind, count in sorted(counts.items())}


def between(before: Computed, after: Computed) -> Computed:
    """Return the computing from one moment to another."""
    return Computed(*(then - first for first, then in zip(before, after, strict=True)))
