"""What a preset is: house rules that a server has given a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LONGEST_PRESET_NAME = 40
"""Characters of a name."""


MOST_PRESETS = 24
"""Presets of a game in a server: a menu holds them all and one line more."""


class NoSuchPreset(LookupError):
    """The server has no such preset of this game (any more)."""


class PresetTrouble(ValueError):
    """A preset cannot be kept as it was asked for."""


class NameTaken(PresetTrouble):
    """Another preset has this name: one of the server, or one that the game itself brings."""

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
    """Named house rules: ``options`` are JSON values as engine.options takes them."""

    preset_id: int
    name: str
    options: Mapping[str, Any]
    is_default: bool
