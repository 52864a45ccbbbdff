"""The registry: one row a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.game import Game
from engine.games.basic import RULEBOOKS as BASIC_RULEBOOKS
from engine.games.basic import BasicOptions, basic_rummy
from engine.games.contract import RULEBOOKS, ContractOptions, contract_rummy
from engine.games.dummy import EXTRAS, DummyOptions, thai_dummy


@dataclass(frozen=True, slots=True)
class Entry:
    """A game as it is offered: its options, their named presets and how to build it.

    ``preset_key`` is the option under which a preset is named; ``default`` names the preset that
    holds when none is. ``most_seats`` is how many can sit at a table under any options.
    ``lowest_wins``: points are penalties.
    """

    name: str
    title: str
    options: type[Any]
    preset_key: str
    presets: Mapping[str, Any]
    default: str
    most_seats: int
    build: Callable[[Any], Game]
    lowest_wins: bool = False


REGISTRY: Mapping[str, Entry] = {
    "basic": Entry(
        name="basic",
        title="Basic Rummy",
        options=BasicOptions,
        preset_key="rulebook",
        presets=BASIC_RULEBOOKS,
        default="standard",
        most_seats=6,
        build=basic_rummy,
    ),
    "contract": Entry(
        name="contract",
        title="Contract Rummy",
        options=ContractOptions,
        preset_key="rulebook",
        presets=RULEBOOKS,
        default="a",
        most_seats=5,
        build=contract_rummy,
        lowest_wins=True,
    ),
    "dummy": Entry(
        name="dummy",
        title="Thai Dummy",
        options=DummyOptions,
        preset_key="extras",
        presets=EXTRAS,
        default="none",
        most_seats=4,
        build=thai_dummy,
    ),
}


@lru_cache(maxsize=256)
def game(name: str, options: object) -> Game:
    """The game of this name under these options; KeyError if there is none of that name."""
    return REGISTRY[name].build(options)
