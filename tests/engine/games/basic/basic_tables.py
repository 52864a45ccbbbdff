"""Tables of Basic Rummy in few words; moves are written as in ``tests.engine.tables``."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.engine.tables import Json, position

RUN = "B run 8H 9H 10H"


def table(
    hands: Mapping[str, str] | str = "7S 7H 4C",
    *,
    players: str = "AB",
    stock: str = "6S 10D 3C",
    discard: str = "QC",
    melds: Iterable[str] = (),
    phase: str = "draw",
    **keys: Any,
) -> Json:
    """A position; one hand alone is A's. Keys that are options of the game are taken as such."""
    held = {"A": hands} if isinstance(hands, str) else dict(hands)
    held = {name: held.get(name, "JC 8C") for name in players}
    options = {name: keys.pop(name) for name in OPTIONS if name in keys}
    at = position(held, players=players, stock=stock, discard=discard, table=melds, phase=phase)
    del at["down"]
    return at | {"game": "basic", "options": options} | keys


OPTIONS = (
    "ace_high_low",
    "ace_points",
    "must_discard_to_go_out",
    "end",
    "going_rummy_doubles",
    "max_reshuffles",
    "tie_break",
    "melds_per_turn",
    "melds_free_when_out",
    "reshuffle_timing",
)
