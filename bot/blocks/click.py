"""What a click carries: table, version, action. Nothing else has to be remembered for it.

A custom_id is ``u1|TABLE|VERSION|VERB|REST``: the version in hexadecimal, the rest up to the verb,
for cards of a hand their positions in order of arrival, one character each. Digits at the end of a
verb tell components of one kind apart: menus, or the readings of a move by their numbers. Verbs are
declared with their controls (bot/blocks/control.py). Capitals behind the version mean nothing: by
them a menu that is shown anew is another one (bot/discordpy/components.py).
"""

import re
import string
from collections.abc import Iterable
from typing import NamedTuple

_MARK = "u1"
_LONGEST = 100
_OURS = re.compile(r"u[0-9]+(\||$)")
_PLACE = re.compile(r"[A-Za-z0-9._-]{1,40}")
_VERSION = re.compile(r"([0-9a-f]{1,8})([A-Z]*)")
_VERB = re.compile(r"[a-z0-9-]{1,40}")
_MOST = 2**63 - 1
"""The largest number that every database holds."""
_DIGITS = string.digits + string.ascii_letters + "".join(map(chr, range(0xC0, 0x180)))
"""One for each position: those of ASCII alone do not reach to the end of the longest racks."""

ME = "me"
"""What stands in a click instead of a table's id, which is hexadecimal, where no table is meant and
anybody may click."""

SERVER = "server"
"""The same where only those may click who manage the server."""


class Click(NamedTuple):
    """A component of ours that somebody used. ``version`` is that of the picture it was part of.

    Where no table is meant, ``table_id`` is a written PresetPlace, ``ME`` or ``SERVER``.
    """

    table_id: str
    version: int
    verb: str
    rest: str = ""

    def write(self, number: int | None = None) -> str:
        """The custom_id, at most 100 characters; of a menu another one with each ``number``."""
        told = "" if number is None else _capitals(number)
        written = f"{_MARK}|{self.table_id}|{self.version:x}{told}|{self.verb}|{self.rest}"
        if len(written) > _LONGEST:
            raise ValueError(f"custom_id of {len(written)} characters: {written}")
        return written

    @property
    def word(self) -> str:
        """The verb without its number."""
        return self.verb.rstrip(string.digits)

    @property
    def number(self) -> int | None:
        """The number at the end of the verb; None if there is none."""
        return read_number(self.verb[len(self.word) :])


def is_ours(custom_id: str) -> bool:
    """Whether a component is one of ours, also of another version of the bot and cut off."""
    return _OURS.match(custom_id) is not None


def read_click(custom_id: str) -> Click | None:
    """The click behind a custom_id; None if it is not one that this version writes."""
    parts = custom_id.split("|", 4)
    if len(parts) != 5 or parts[0] != _MARK or len(custom_id) > _LONGEST:
        return None
    _, place, shown, verb, rest = parts
    version = _VERSION.fullmatch(shown)
    if version is None or not _PLACE.fullmatch(place) or not _VERB.fullmatch(verb):
        return None
    return Click(place, int(version[1], 16), verb, rest)


def _capitals(number: int) -> str:
    """Three letters: the same come again after 17,576 numbers."""
    letters = string.ascii_uppercase
    return "".join([letters[number // 26**place % 26] for place in range(3)])


def read_number(text: str) -> int | None:
    """A number from 0 on that came with a click, in the digits of any script; None for others."""
    if not text.isdecimal() or len(text) > len(str(_MOST)):
        return None
    return number if (number := int(text)) <= _MOST else None


class PresetPlace(NamedTuple):
    """The presets of a game in the server where the click was made, or one of them."""

    game: str
    preset_id: int | None = None

    @property
    def table_id(self) -> str:
        """What stands in a click instead of a table's id, which has no full stop in it."""
        return f"p.{self.game}.{'' if self.preset_id is None else self.preset_id}"

    @property
    def version(self) -> int:
        """Presets have none."""
        return 0


def read_preset_place(table_id: str) -> PresetPlace | None:
    """The place behind a click; None if it is a table."""
    mark, _, rest = table_id.partition(".")
    game, _, number = rest.partition(".")
    if mark != "p" or not game:
        return None
    return PresetPlace(game, read_number(number))


def write_positions(positions: Iterable[int]) -> str:
    """Positions in a hand, one character each. Hands of more than 254 cards do not exist."""
    return "".join([_DIGITS[position] for position in positions])


def read_positions(text: str) -> tuple[int, ...]:
    """The positions behind the characters, each once; others are passed over."""
    return tuple([_DIGITS.index(letter) for letter in dict.fromkeys(text) if letter in _DIGITS])
