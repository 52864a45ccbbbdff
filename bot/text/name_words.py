"""The names of a table's people on its screens."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import bidirectional, category, east_asian_width

from bot.text import Text
from bot.text.card_words import coloured_faces
from engine.computer.strength import Strength, Style
from engine.live.table_view import TableView
from engine.names import name_of_person, readable
from engine.table.record import is_former
from engine.table.roster import Roster, Sitter

# Short names for lines with many names. A name is cut only if all names stay different.

_ROOM = 16
"""The width of a cut name in letters. A Chinese letter or an emoji counts as two letters."""
_TABLES = 256
"""The largest number of tables whose names are cached. Every screen needs the names."""
_DOTS = "…"
_GO_BACK = "\u200f"
"""The mark that keeps the dots at the end of a name that is written from right to left."""

_JOINER = "\u200d"
_TIED = "\u0e33\u0eb3\u200c\u200d\ufe0e\ufe0f"
"""Characters other than Unicode's marks that belong to the character before them.

They are the vowel AM of Thai and Lao, joiners and variation selectors."""
_LEADING = "\u0e40\u0e41\u0e42\u0e43\u0e44\u0ec0\u0ec1\u0ec2\u0ec3\u0ec4"
"""Vowels of Thai and Lao that are written before their consonant."""
_TONES = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)
_TAGS = range(0xE0020, 0xE0080)


def shortened(names: Sequence[str]) -> list[str]:
    """Return these names with long ones cut.

    A name stays whole if it would look like another name when cut.
    """
    return [*_shortened(tuple(names))]


@lru_cache(_TABLES)
def _shortened(names: tuple[str, ...]) -> tuple[str, ...]:
    cut = [_cut(name) for name in names]
    seen = Counter(name.casefold() for name in cut)
    return tuple(
        short if seen[short.casefold()] == 1 else name
        for name, short in zip(names, cut, strict=True)
    )


def _cut(name: str) -> str:
    """Cut a name to ``_ROOM``. A name that is only one letter longer stays whole."""
    signs = _signs(name)
    if sum(map(_width, signs)) <= _ROOM + 1:
        return name
    short, room = "", _ROOM
    for sign in signs:
        room -= _width(sign)
        if room < 0:
            break
        short += sign
    short = short.rstrip()
    return short + _DOTS + (_GO_BACK if bidirectional(short[-1]) in ("R", "AL") else "")


def _width(sign: str) -> int:
    two = east_asian_width(sign[0]) in "WF" or ord(sign[0]) in _FLAG or sign[0] in _LEADING
    return 2 if two else 1


def _signs(name: str) -> list[str]:
    """Return the characters of a name as a reader sees them.

    An accent, a vowel below a letter or half a flag belongs to the character before it."""
    signs: list[str] = []
    for letter in name:
        if signs and _ties(signs[-1], letter):
            signs[-1] += letter
        else:
            signs.append(letter)
    return signs


def _ties(before: str, letter: str) -> bool:
    code = ord(letter)
    if category(letter).startswith("M") or letter in _TIED or code in _TONES or code in _TAGS:
        return True
    half_a_flag = len(before) == 1 and ord(before) in _FLAG and code in _FLAG
    return before[-1] == _JOINER or before in _LEADING or half_a_flag


BADGES = ("🔴", "🟠", "🟡", "🟢", "🔵", "🟣", "🟤", "⚪")
"""The discs of the seats. Pictures have the same discs."""

_KEY = "\ufe0f\u20e3"
"""The characters that turn the digit before them into a key."""

ROBOT = "🤖"
"""The mark of a computer."""

_GO_ON = "\u200e"
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@-])")
_LINK = re.compile(r"(?<=:)(?=//)|(?<=\.gg)(?=/)|(?<=\.com)(?=/)", re.IGNORECASE)
"""The places at which an address is broken up.

Discord makes links from ``scheme://``, and invitations from its own addresses without a scheme."""
_BREAK = "\u200b"
_REMEMBERED = 1024
"""The largest number of escaped names in the cache. Each is in a dozen lines of a screen."""
_QUOTED = 60
"""At most this many characters of a typed line are quoted."""


@lru_cache(_REMEMBERED)
def escaped(name: str) -> str:
    """Escape a name, so that Discord shows it in one line without formatting and links.

    After a name that is written from right to left, the line continues from left to right.
    Otherwise, numbers after the name would be shown before it.
    """
    name = readable(name)
    escaped = _LINK.sub(_BREAK, _MARKDOWN.sub(r"\\\1", name)).replace("@", "@" + _BREAK)
    return escaped + _GO_ON if any(bidirectional(sign) in ("R", "AL") for sign in name) else escaped


def quoted(typed: str) -> str:
    """Return a typed text, shortened and without formatting."""
    return escaped(typed if len(typed) <= _QUOTED else f"{typed[: _QUOTED - 1]}…")


def name_or_former(user: int | None, name: str, say: Text) -> str:
    """Return the name, or the words for a former player who has deleted their data.

    If the name is empty, return a name made from the user id.
    """
    if is_former(user):
        return say("former-player")
    return name if name or user is None else name_of_person(user)


@lru_cache(_TABLES)
def names_on_picture(sitters: tuple[Sitter, ...]) -> tuple[str, ...]:
    """Return the names of the seats for a picture. A former player's name is ""."""
    return _shortened(tuple("" if is_former(sitter.user) else sitter.name for sitter in sitters))


def strength_in_words(strength: Strength, say: Text) -> str:
    """Return the strength of a computer in words."""
    return say(f"strength-{strength}")


def marked(user: int | None, name: str, style: Style | None, say: Text) -> str:
    """Return a name. A computer's name has its mark and its strength."""
    if user is not None:
        return name
    strength = [] if style is None else [strength_in_words(style.strength, say)]
    return " ".join([name, _mark(style), *strength])


def computer_in_words(name: str, style: Style | None, say: Text) -> str:
    """Return a computer's name in a sentence, without signs for screen readers to read out."""
    if style is None:
        return say("computer", name=name)
    return say("computer-of", name=name, strength=strength_in_words(style.strength, say))


def dots(style: Style) -> int:
    """Return the number of dots that show a computer's strength without a word."""
    return 1 + [*Strength].index(style.strength)


def _mark(style: Style | None) -> str:
    """Return a computer's mark with dots, for lines without room for a word."""
    return ROBOT if style is None else ROBOT + dots(style) * "•"


class Names:
    """The names of one table's seats.

    In a private line, the reader (seat ``you``) is called "you".

    With ``brief``, long names are cut, as long as they stay different.
    """

    def __init__(
        self, table_view: TableView, say: Text, you: int | None = None, *, brief: bool = False
    ) -> None:
        self._sitters, self._say = table_view.roster.sitters, say
        self._names = _names(self._sitters, say, brief=brief)
        self._you = you
        self._colours = bool(coloured_faces(table_view.game.name))

    def badge(self, seat: int) -> str:
        """Return the disc and number of a seat.

        Games in which 🔴1 is a card have only the number.
        """
        number = seat + 1
        return f"{number}{_KEY}" if self._colours else f"{BADGES[seat]}{number}"

    def __call__(self, seat: int) -> str:
        """Return the name of a seat's player in a sentence."""
        return self._say("you") if seat == self._you else self._names[seat]

    def titled(self, seat: int) -> str:
        """Return the badge and name of a seat. A computer's name has its mark."""
        sitter = self._sitters[seat]
        mark = f" {_mark(sitter.style)}" if sitter.user is None else ""
        return f"{self.badge(seat)} **{self._names[seat]}**{mark}"

    def at_length(self, seat: int) -> str:
        """Return the badge and name of a seat. A computer's name has its mark and its strength."""
        sitter, name = self._sitters[seat], f"**{self._names[seat]}**"
        return f"{self.badge(seat)} {marked(sitter.user, name, sitter.style, self._say)}"


@lru_cache(_TABLES)
def _names(sitters: tuple[Sitter, ...], say: Text, *, brief: bool) -> tuple[str, ...]:
    names = [sitter.name for sitter in sitters]
    shown = zip(sitters, shortened(names) if brief else names, strict=True)
    return tuple(name_or_former(sitter.user, escaped(name), say) for sitter, name in shown)


class Who(NamedTuple):
    """The names of a table's people at one moment, for the reader of a line."""

    names: tuple[str, ...]
    """The names of the players by seat (in a lobby, by place)."""
    users: tuple[int | None, ...]
    """The user ids of these players by seat. Computers have None."""
    holders: tuple[str, ...] = ()
    """The names of the people to whom the seats belong, also while computers play for them."""
    owners: tuple[int | None, ...] = ()
    """The user ids of these people."""
    reader: int | None = None
    """The user id of the reader, who is called "you". None means that the channel reads."""

    def __call__(self, seat: int) -> str:
        """Return the name of this seat's player, or "you" for the reader."""
        return self.names[seat]

    def is_you(self, user: int | None) -> bool:
        """Return whether this user id is the reader's."""
        return user is not None and user == self.reader

    def person(self, user: int, say: Text) -> str:
        """Return the name of a person, or a mention if they have no seat."""
        if self.is_you(user):
            return say("you")
        if user in self.users:
            return self.names[self.users.index(user)]
        return say("former-player") if is_former(user) else f"<@{user}>"

    def sitter(self, sitter: Sitter, say: Text) -> str:
        """Return the name of a person or computer that sits down."""
        if sitter.user is None:
            return computer_in_words(sitter.name, sitter.style, say)
        if self.is_you(sitter.user):
            return say("you")
        return name_or_former(sitter.user, escaped(sitter.name), say)


@lru_cache(_TABLES)
def who_sat(roster: Roster, reader: int | None, say: Text) -> Who:
    """Return the people of a roster, with long names cut."""

    def called(sitters: tuple[Sitter, ...]) -> tuple[str, ...]:
        named = zip(sitters, _names(sitters, say, brief=True), strict=True)
        you = say("you")
        return tuple(
            you if sitter.user is not None and sitter.user == reader else name
            for sitter, name in named
        )

    holders = tuple(map(roster.holder, range(len(roster.sitters))))
    users, owners = (
        tuple(sitter.user for sitter in people) for people in (roster.sitters, holders)
    )
    return Who(called(roster.sitters), users, called(holders), owners, reader)
