"""Presets, which are house rules that a server has named."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LONGEST_PRESET_NAME = 40
"""A name has at most this many characters."""


MOST_PRESETS = 24
"""A server has at most this many presets of a game.

A menu holds all of them and one more line.
"""


class NoSuchPreset(LookupError):
    """The server has no such preset of this game, or no longer."""


class PresetTrouble(ValueError):
    """A preset can't be stored as requested."""


class NameTaken(PresetTrouble):
    """Another preset of the server, or a preset of the game itself, has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is a preset {name!r} already")
        self.name = name


class WrongPresetName(PresetTrouble):
    """A name with no characters, or with more than ``LONGEST_PRESET_NAME``."""

    def __init__(self, name: str) -> None:
        super().__init__(f"a name has 1 to {LONGEST_PRESET_NAME} characters, not {len(name)}")
        self.name = name


class TooManyPresets(PresetTrouble):
    """The server has ``MOST_PRESETS`` presets of this game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there are {MOST_PRESETS} presets of {game} already")
        self.game = game


@dataclass(frozen=True, slots=True)
class Preset:
    """Named house rules."""

    preset_id: int
    name: str
    options: Mapping[str, Any]
    """JSON values, as engine.options takes them."""
    is_default: bool
