"""The clicks of people under load, and their kinds in the results.

They see the same buttons and menus as a person. They don't think, because that would cost the bot's
processor time.
"""

from random import Random
from typing import NamedTuple

from tests.discord.payloads import Json
from tests.soak.person import EAGER, components

_BENCH = ("add", "way", "leave", "back", "undo", "clear", "hand", "open", "cards", "put", "read")

_KINDS = {
    "draw": ("draw", "take", "row", "do-row"),
    "discard": ("discard", "throw"),
    "meld": (
        *("contract", "do-contract", "lay", "do-lay", "off", "do-off", "swap", "do-swap"),
        *("knock", "do-knock", "big-gin", "do-big-gin", "show", "do-show", "do-suggest"),
        *("bench-done", "bench-knock"),
    ),
    "select": ("pick", "back", "sort", *(f"bench-{verb}" for verb in _BENCH)),
    "suggest": ("suggest", "bench-suggest"),
    "may I": ("ask", "pass"),
    "next deal": ("next",),
    "hand": ("hand",),
    "lobby": ("new", "join", "start"),
}
KIND = {verb: kind for kind, verbs in _KINDS.items() for verb in verbs}
"""The kind of click in the results, by verb."""

_ON_PANELS = frozenset(KIND) - {"hand", *_KINDS["lobby"]}
_TURN = _ON_PANELS - {"sort", "back", "pick", "suggest"}
_EAGER = EAGER | {
    "bench-suggest": 3, "bench-add": 6, "bench-way": 6, "bench-done": 9, "bench-knock": 9,
    "bench-leave": 9, "bench-undo": 0.1, "bench-clear": 0.1, "swap": 4, "do-swap": 6, "show": 9,
    "do-show": 9, "big-gin": 9, "do-big-gin": 9, "back": 0.2, "suggest": 0.3,
}  # fmt: skip


class Live(NamedTuple):
    """A button that can be pressed, or a menu in which ``values`` can be chosen."""

    verb: str
    component: Json


def live(message: Json) -> list[Live]:
    """Return all buttons and menus of a message that can be used."""
    return [
        Live(one["custom_id"].split("|")[3].rstrip("0123456789"), one)
        for one in components(message)
        if one["type"] in (2, 3) and one.get("custom_id") and not one.get("disabled")
    ]


def moves(offered: list[Live]) -> list[Live]:
    """Return what a person would click in their panel, or nothing if no click moves the game."""
    if not any(one.verb in _TURN for one in offered):
        return []
    return [one for one in offered if one.verb in _ON_PANELS]


def choose(offered: list[Live], chance: Random) -> Live:
    """Choose one at random, by weight."""
    [one] = chance.choices(offered, [_EAGER.get(one.verb, 0.3) for one in offered])
    return one


def values(component: Json, chance: Random) -> list[str] | None:
    """Choose lines of a menu, about four at most. None for a button."""
    if component["type"] != 3:
        return None
    lines = [line["value"] for line in component["options"]]
    least, most = component.get("min_values", 1), min(component.get("max_values", 1), len(lines))
    return chance.sample(lines, chance.randint(least, min(most, least + 3)))
