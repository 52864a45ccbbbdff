"""A control and its click. A control is a button, a menu or a window of ours.

A screen's module declares each of its controls once. ``bot/screens/controls.py`` finds all
controls. The modules of ``bot/actions/`` have an action for each control.

A click names a table, the table's version and a verb, so that the bot doesn't have to remember
anything about a message. The custom_id of a click is ``u1|TABLE|VERSION|VERB|REST``. The version is
hexadecimal. The verb says how to read REST. For cards in a hand, REST has their positions in order
of arrival. Each position is one character.

Digits at the end of a verb distinguish several controls of one kind, such as menus or the readings
of a move. Capital letters after the version mean nothing. They change the custom_id of a menu that
is shown again, so that Discord takes the menu for a new one (bot/discordpy/components.py).
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
"""The largest number that every database can store."""
_DIGITS = string.digits + string.ascii_letters + "".join(map(chr, range(0xC0, 0x180)))
"""One character for each position. ASCII has too few characters for the longest hands."""

ME = "me"
"""The id in a click about no table, if everyone may click.

No table has this id, because ids of tables are hexadecimal.
"""

SERVER = "server"
"""The id in a click about no table, if only managers of the server may click."""


class Click(NamedTuple):
    """A click on a component of ours."""

    table_id: str
    """The table's id, or a written PresetPlace, ``ME`` or ``SERVER``."""
    version: int
    """The table's version in the clicked message."""
    verb: str
    rest: str = ""
    """The part of the custom_id after the verb."""

    def write(self, number: int | None = None) -> str:
        """Return the custom_id. It has at most 100 characters.

        ``number``: if it changes, a menu that is shown again gets another custom_id.
        """
        suffix = "" if number is None else _capitals(number)
        written = f"{_MARK}|{self.table_id}|{self.version:x}{suffix}|{self.verb}|{self.rest}"
        if len(written) > _LONGEST:
            raise ValueError(f"custom_id of {len(written)} characters: {written}")
        return written

    @property
    def word(self) -> str:
        """The verb without the number at its end."""
        return self.verb.rstrip(string.digits)

    @property
    def number(self) -> int | None:
        """The number at the end of the verb, or None."""
        return read_number(self.verb[len(self.word) :])


def is_ours(custom_id: str) -> bool:
    """Return whether the bot wrote this custom_id. It may be cut off or from another version."""
    return _OURS.match(custom_id) is not None


def read_click(custom_id: str) -> Click | None:
    """Return the click of a custom_id, or None if this version doesn't write such an id."""
    parts = custom_id.split("|", 4)
    if len(parts) != 5 or parts[0] != _MARK or len(custom_id) > _LONGEST:
        return None
    _, place, shown, verb, rest = parts
    version = _VERSION.fullmatch(shown)
    if version is None or not _PLACE.fullmatch(place) or not _VERB.fullmatch(verb):
        return None
    return Click(place, int(version[1], 16), verb, rest)


def _capitals(number: int) -> str:
    """Return three letters for a number. They repeat after 17,576 numbers."""
    letters = string.ascii_uppercase
    return "".join([letters[number // 26**place % 26] for place in range(3)])


def read_number(text: str) -> int | None:
    """Return the number (from 0) that came with a click, or None.

    The digits may be of any script.
    """
    if not text.isdecimal() or len(text) > len(str(_MOST)):
        return None
    return number if (number := int(text)) <= _MOST else None


class PresetPlace(NamedTuple):
    """The presets of a game in the server of the click, or one of these presets."""

    game: str
    preset_id: int | None = None

    @property
    def table_id(self) -> str:
        """The text that replaces a table's id in a click. Ids of tables have no full stop."""
        return f"p.{self.game}.{'' if self.preset_id is None else self.preset_id}"

    @property
    def version(self) -> int:
        """Always 0, because presets have no version."""
        return 0


def read_preset_place(table_id: str) -> PresetPlace | None:
    """Return the presets that a click names, or None if it names a table."""
    mark, _, rest = table_id.partition(".")
    game, _, number = rest.partition(".")
    if mark != "p" or not game:
        return None
    return PresetPlace(game, read_number(number))


def write_positions(positions: Iterable[int]) -> str:
    """Return positions in a hand as text. Each has one character. At most 254 cards fit."""
    return "".join(map(_DIGITS.__getitem__, positions))


def read_positions(text: str) -> tuple[int, ...]:
    """Return the positions of these characters without repetitions. Ignore unknown characters."""
    return tuple([_DIGITS.index(letter) for letter in dict.fromkeys(text) if letter in _DIGITS])


class At(Flag):
    """The subject of a click.

    ``TABLE``: a table. ``PRESETS``: presets of a server. ``SERVER``: other settings that the
    server's managers change. ``ME``: neither a table nor a server's settings, so that everyone may
    click. A control of house rules or their pages has two subjects.
    """

    TABLE = auto()
    PRESETS = auto()
    SERVER = auto()
    ME = auto()


def place_of(click: Click) -> At:
    """Return the subject of a click."""
    if read_preset_place(click.table_id) is not None:
        return At.PRESETS
    return {SERVER: At.SERVER, ME: At.ME}.get(click.table_id, At.TABLE)


class Payload(Enum):
    """The data that a click has in addition to its custom_id.

    ``LINE``: one line of a menu. ``LINES``: any number of a menu's lines, also none. ``MEMBER``:
    one person. ``CHANNELS``: some channels. ``TYPED``: the texts typed into a window.
    """

    NOTHING = auto()
    LINE = auto()
    LINES = auto()
    MEMBER = auto()
    CHANNELS = auto()
    TYPED = auto()


class Cost(Enum):
    """A kind of request with a rate limit per person. Playing has no rate limit.

    The limits are in bot/clicks/person_limits.py.

    - ``OPENING``: a table or a practice deal.
    - ``POSTING``: a message for the whole channel.
    - ``ASKING``: a command that looks something up.
    - ``PAGES``: the next page of an open message.
    - ``ADVICE``: the move that a computer would make.
    - ``LEDGER``: luck and choice of a deal that is not computed yet. Its action counts it.
    - ``PROOF``: a file of a game, with its shuffles computed again.
    - ``EXPORT``: all data about a person.
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
    """The subject of a click, which is a table or presets."""

    @property
    def table_id(self) -> str: ...
    @property
    def version(self) -> int: ...


class TargetId(NamedTuple):
    """A subject by its id. Only a table has a version."""

    table_id: str
    version: int = 0


@dataclass(frozen=True, eq=False)
class Control:
    """A button, a menu or a window, with the checks that are made when it is used.

    >>> draw = Control("draw", At.TABLE)
    >>> draw.on(TargetId("a1b2c3d4e5", version=12)).write()
    'u1|a1b2c3d4e5|c|draw|'
    >>> read_click("u1|a1b2c3d4e5|c|draw|").version
    12
    """

    verb: str
    """The verb in the custom_id."""
    at: At
    """The subjects of the control's clicks."""
    _: KW_ONLY
    payload: Payload = Payload.NOTHING
    """The data that the control's clicks have in addition to the custom_id."""
    public: bool = False
    """Whether a public message may have this control. Private messages may have every control."""
    cost: Cost | None = None
    """The control's rate limit, or None."""
    numbered: bool = False
    """Whether a screen may have several such controls, with a number after the verb."""
    family: tuple[str, ...] = ()
    """The last words of the verbs, if several controls share one declaration."""
    halted: bool = False
    """Whether the control also works at a halted table."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the control's clicks, without numbers."""
        return tuple(f"{self.verb}-{member}" for member in self.family) or (self.verb,)

    def member(self, click: Click) -> str:
        """Return the last word of the clicked verb, which is a member of ``family``."""
        return click.word.removeprefix(f"{self.verb}-")

    def on(
        self, shown: ClickTarget, rest: str = "", *, number: int | str = "", member: str = ""
    ) -> Click:
        """Return a click about a subject.

        ``number`` is for numbered controls, ``member`` for families.
        """
        verb = f"{self.verb}-{member}" if member else self.verb
        return Click(shown.table_id, shown.version, f"{verb}{number}", rest)

    def click(self, rest: str = "", version: int = 0, *, member: str = "") -> Click:
        """Return a click about the server's settings (``SERVER``) or about no subject (``ME``)."""
        place = TargetId(SERVER if At.SERVER in self.at else ME, version)
        return self.on(place, rest, member=member)
