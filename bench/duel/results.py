"""Duels as a table of Markdown for bench/RESULTS.md."""

import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

HEAD = (
    *("game, seats", "A", "B", "deals, seed", "points of A over B", "won of decided", "won of all"),
    *("turns each, most", "over 100", "A, p50/p99 ms", "B, p50/p99 ms"),
)


def rows(duels: list[dict[str, Any]]) -> Iterator[tuple[str, ...]]:
    """A row a duel, under HEAD."""
    for one in duels:
        yield (
            f"{one['game']}, {one['seats']}{_house_rules(one)}",
            _called(one["a"]),
            _called(one["b"]),
            f"{one['deals']}×{one['seats']}, {one['seed']}",
            f"{one['points']:+g} ({_span(one['points_95'], '{:+g}')})",
            f"{one['won']:.1%} ({_span(one['won_95'], '{:.1%}')})",
            f"{one['won_of_all']:.1%} ({_span(one['won_of_all_95'], '{:.1%}')})",
            f"{one['turns_most']:g}",
            f"{one['over_100_turns_share']:.2%}",
            _waits(one["a_decides"]),
            _waits(one["b_decides"]),
        )


def losses(duels: list[dict[str, Any]]) -> Iterator[str]:
    """A line for each player that lost decisions, with how many and why."""
    for one in duels:
        for side in "ab":
            why = one[f"{side}_lost"].get("why", {})
            told = ", ".join(f"{lost['times']} × {name}" for name, lost in why.items())
            if told:
                yield f"- {_called(one[side])} in {one['game']}, {one['seats']}: {told}"


def _house_rules(duel: dict[str, Any]) -> str:
    return "" if duel["options"] == "{}" else f", `{duel['options']}`"


def _called(player: str) -> str:
    """A player's name; of a command line without the folder in which the program lies."""
    if " " not in player:
        return player
    first, *others = shlex.split(player)
    return f"`{shlex.join([Path(first).name, *others])}`"


def _span(ends: list[float], form: str) -> str:
    return "…".join(form.format(end) for end in ends)


def _waits(decides: Mapping[str, float]) -> str:
    return f"{decides['p50_ms']:g}/{decides['p99_ms']:g}" if "p50_ms" in decides else ""
