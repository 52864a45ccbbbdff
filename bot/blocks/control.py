"""A control and its click. A control is a button, a menu or a window of ours.

The module of its screen declares it once, and ``bot/screens/controls.py`` finds all of them. The
modules of ``bot/actions/`` have an action for each.

A click carries table, version, action. Nothing else has to be remembered for it. A custom_id is
``u1|TABLE|VERSION|VERB|REST``: the version in hexadecimal, the rest up to the verb, for cards of a
hand their positions in order of arrival, one character each. Digits at the end of a verb tell
components of one kind apart: menus, or the readings of a move by their numbers. Capitals behind the
version mean nothing: by them a menu that is shown anew is another one
(bot/discordpy/components.py).
"""

import re
import string
from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass
from enum import Enum, Flag, auto
from typing import NamedTuple, Protocol

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
        """The custom_id, at most 100 characters. A menu has another one with each ``number``."""
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
    return "".join(map(_DIGITS.__getitem__, positions))


def read_positions(text: str) -> tuple[int, ...]:
    """The positions behind the characters, each once; others are passed over."""
    return tuple([_DIGITS.index(letter) for letter in dict.fromkeys(text) if letter in _DIGITS])


class At(Flag):
    """What a click is about: a table; presets of a server; what else its managers set; none of
    these, so that anybody may click. A control of house rules or of their pages is at two."""

    TABLE = auto()
    PRESETS = auto()
    SERVER = auto()
    ME = auto()


def place_of(click: Click) -> At:
    """What a click is about."""
    if read_preset_place(click.table_id) is not None:
        return At.PRESETS
    return {SERVER: At.SERVER, ME: At.ME}.get(click.table_id, At.TABLE)


class Brings(Enum):
    """What a click has besides its custom_id.

    ``LINE``: one line of a menu. ``LINES``: any number of them, also none. ``MEMBER`` and
    ``CHANNELS``: one person, some channels. ``TYPED``: what was typed into a window.
    """

    NOTHING = auto()
    LINE = auto()
    LINES = auto()
    MEMBER = auto()
    CHANNELS = auto()
    TYPED = auto()


class Cost(Enum):
    """What is limited for each person (bot/clicks/person_limits.py); playing costs nothing.

    ``OPENING``: a table, a practice deal. ``POSTING``: a message for the whole channel. ``ASKING``:
    a command that looks something up. ``PAGES``: the next page of what is open. ``ADVICE``: what a
    computer would do. ``LEDGER``: a deal told as chance and choice that nobody has asked for yet;
    its action spends it. ``PROOF``: a file of a game, its shuffles computed anew. ``EXPORT``: all
    that is kept about oneself.
    """

    OPENING = auto()
    POSTING = auto()
    ASKING = auto()
    PAGES = auto()
    ADVICE = auto()
    LEDGER = auto()
    PROOF = auto()
    EXPORT = auto()


class ClickTarget(Protocol):
    """What a click is about as its screen shows it: a table, or presets."""

    @property
    def table_id(self) -> str: ...
    @property
    def version(self) -> int: ...


class TargetId(NamedTuple):
    """The same where nothing but this is known of it; what is no table has no version."""

    table_id: str
    version: int = 0


@dataclass(frozen=True, eq=False)
class Control:
    """What a screen shows to be used, and what is checked when it is.

    ``at``: what its clicks are about. ``public``: a message that everybody sees can have it; all
    can stand on private ones. ``numbered``: a screen can have several, told apart by a number
    behind the verb. ``family``: several controls that are one but for the word that ends their
    verbs. ``halted``: it does something also at a table that is halted.
    """

    verb: str
    at: At
    _: KW_ONLY
    brings: Brings = Brings.NOTHING
    public: bool = False
    cost: Cost | None = None
    numbered: bool = False
    family: tuple[str, ...] = ()
    halted: bool = False

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of its clicks, without numbers."""
        return tuple(f"{self.verb}-{member}" for member in self.family) or (self.verb,)

    def member(self, click: Click) -> str:
        """Which of its family was clicked."""
        return click.word.removeprefix(f"{self.verb}-")

    def on(
        self, shown: ClickTarget, rest: str = "", *, number: int | str = "", member: str = ""
    ) -> Click:
        """A click about what is shown. ``number`` and ``member`` if it is numbered, or a family."""
        verb = f"{self.verb}-{member}" if member else self.verb
        return Click(shown.table_id, shown.version, f"{verb}{number}", rest)

    def click(self, rest: str = "", version: int = 0, *, member: str = "") -> Click:
        """A click about no table and no presets."""
        place = TargetId(SERVER if At.SERVER in self.at else ME, version)
        return self.on(place, rest, member=member)
