"""The usual moments of each game's turn, and how high a phone may show them."""

from typing import NamedTuple

HAND, WORKBENCH = 560, 620
"""Pixels of a hand message and of a workbench. A phone's channel shows 624."""


class Moments(NamedTuple):
    """Screens of one game, with ``hands`` to draw and to play with, and ``benches``."""

    hands: tuple[str, ...] = ()
    benches: tuple[str, ...] = ()


USUAL = {
    "basic": Moments(("hand-basic-to-draw", "hand-basic-to-play")),
    "contract": Moments(
        (
            "hand-to-draw",
            "hand-asked-may-i",
            "hand-contract-not-ready",
            "hand-contract-ready",
            "hand-down-to-lay-off",
        )
    ),
    "dummy": Moments(
        (
            "hand-dummy-to-draw-unborn",
            "hand-dummy-to-take-from-the-row",
            "hand-dummy-born",
            "hand-dummy-last-turn",
        )
    ),
    "gin": Moments(
        (
            "hand-gin-offer",
            "hand-gin-to-draw",
            "hand-gin-to-discard",
            "hand-gin-to-knock",
            "hand-gin-to-show",
        )
    ),
    "indian": Moments(("hand-indian-to-draw", "hand-indian-to-discard", "hand-indian-to-declare")),
    "manipulation": Moments(
        ("hand-in-common-to-draw",),
        ("hand-bench-begun", "hand-bench-nine-melds", "hand-bench-to-be-done"),
    ),
    "phases": Moments(("hand-phases", "hand-phases-to-lay", "hand-phases-laid")),
    "rummy500": Moments(
        ("hand-rummy500-reach", "hand-rummy500-to-play", "hand-rummy500-swept"),
    ),
    "shanghai": Moments(("hand-shanghai-to-draw", "hand-shanghai-to-play")),
    "tiles": Moments(benches=("hand-tiles-unopened", "hand-tiles-begun", "hand-tiles-nine-melds")),
}
"""By game. A turn of Tile Rummy is all on the workbench."""

LIMITS = {
    name: limit
    for moments in USUAL.values()
    for names, limit in ((moments.hands, HAND), (moments.benches, WORKBENCH))
    for name in names
}
"""How many pixels each of these screens may be high."""
