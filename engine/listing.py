"""A game as it is offered: what its row in the registry tells about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import Game


@dataclass(frozen=True, slots=True)
class Listing:
    """A game with its options, their named presets and how to build it.

    ``preset_key`` is the option under which a preset is named; ``default`` names the preset that
    holds when none is. ``most_seats`` is how many can sit at a table under any options.
    ``lowest_wins``: points are penalties; under some options they may be the other way round
    (engine.table.ending).
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
