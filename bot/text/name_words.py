"""How the people of a table are named on its screens."""

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

# Names for lines in which they come again and again: cut where that leaves them told apart.

_ROOM = 16
"""Letters that are left of a long name; one of Chinese and an emoji take the room of two."""
_TABLES = 256
"""Tables whose names are kept as they were cut: every screen of theirs asks for them."""
_DOTS = "…"
_GO_BACK = "\u200f"
"""Keeps the dots at the left end of a name from right to left."""

_JOINER = "\u200d"
_TIED = "\u0e33\u0eb3\u200c\u200d\ufe0e\ufe0f"
"""Belong to the sign before them, besides the marks of Unicode: the vowel AM of Thai and Lao, what
joins and what asks for another drawing."""
_LEADING = "\u0e40\u0e41\u0e42\u0e43\u0e44\u0ec0\u0ec1\u0ec2\u0ec3\u0ec4"
"""Vowels of Thai and Lao that are written before their consonant."""
_TONES = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)
_TAGS = range(0xE0020, 0xE0080)


def shortened(names: Sequence[str]) -> list[str]:
    """These names, the long ones cut, but for those that would then look like another one."""
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
    """The first signs of a name; as it is if that would spare no more than the dots need."""
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
    """The name as a reader counts it: an accent, a vowel below or the half of a flag is no sign."""
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
"""One a seat, the same as on the pictures."""

_KEY = "\ufe0f\u20e3"
"""Makes a key of the digit before it."""

ROBOT = "🤖"
"""The mark of a computer."""

_GO_ON = "\u200e"
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@-])")
_LINK = re.compile(r"(?<=:)(?=//)|(?<=\.gg)(?=/)|(?<=\.com)(?=/)", re.IGNORECASE)
"""Where an address is broken up: Discord makes links of ``scheme://`` and invitations of its own
addresses without one."""
_BREAK = "\u200b"
_REMEMBERED = 1024
"""Names that are kept as they were escaped: each stands in a dozen lines of every screen."""
_QUOTED = 60
"""Characters of what somebody typed that are shown to them again."""


@lru_cache(_REMEMBERED)
def escaped(name: str) -> str:
    """A name that Discord shows as it is written: no formatting, no mention, no link, one line.

    After a name from right to left the line goes on from left to right; its numbers would else
    stand before the name.
    """
    name = readable(name)
    escaped = _LINK.sub(_BREAK, _MARKDOWN.sub(r"\\\1", name)).replace("@", "@" + _BREAK)
    return escaped + _GO_ON if any(bidirectional(sign) in ("R", "AL") for sign in name) else escaped


def quoted(typed: str) -> str:
    """Something that was typed, short and without formatting."""
    return escaped(typed if len(typed) <= _QUOTED else f"{typed[: _QUOTED - 1]}…")


def name_or_former(user: int | None, name: str, say: Text) -> str:
    """The name; of somebody who had themselves forgotten, the words for a former player.

    Somebody whose stored name shows nothing has one made of their number.
    """
    if is_former(user):
        return say("former-player")
    return name if name or user is None else name_of_person(user)


@lru_cache(_TABLES)
def names_on_picture(sitters: tuple[Sitter, ...]) -> tuple[str, ...]:
    """What the seats are called where a picture has room for it: nothing for a former player."""
    return _shortened(tuple("" if is_former(one.user) else one.name for one in sitters))


def strength_in_words(strength: Strength, say: Text) -> str:
    """The strength of a computer."""
    return say(f"strength-{strength}")


def marked(user: int | None, name: str, style: Style | None, say: Text) -> str:
    """A name as it stands where there is room: a computer has its mark and its strength."""
    if user is not None:
        return name
    strength = [] if style is None else [strength_in_words(style.strength, say)]
    return " ".join([name, _mark(style), *strength])


def computer_in_words(name: str, style: Style | None, say: Text) -> str:
    """A computer in a sentence, with no sign to be read out."""
    if style is None:
        return say("computer", name=name)
    return say("computer-of", name=name, strength=strength_in_words(style.strength, say))


def dots(style: Style) -> int:
    """How many dots tell the strength of a computer where there is no room for a word."""
    return 1 + [*Strength].index(style.strength)


def _mark(style: Style | None) -> str:
    """A computer in lines that have no room for a word: the stronger it is, the more dots."""
    return ROBOT if style is None else ROBOT + dots(style) * "•"


class Names:
    """Names the seats of one table; the reader of a private line is ``you``.

    ``brief``: long names are cut where they can still be told apart.
    """

    def __init__(
        self, table_view: TableView, say: Text, you: int | None = None, *, brief: bool = False
    ) -> None:
        self._sitters, self._say = table_view.roster.sitters, say
        self._names = _names(self._sitters, say, brief=brief)
        self._you = you
        self._colours = bool(coloured_faces(table_view.game.name))

    def badge(self, seat: int) -> str:
        """Disc and number of a seat as on the picture; its number alone where 🔴1 is a card."""
        number = seat + 1
        return f"{number}{_KEY}" if self._colours else f"{BADGES[seat]}{number}"

    def __call__(self, seat: int) -> str:
        """The name of a seat's player in a sentence."""
        return self._say("you") if seat == self._you else self._names[seat]

    def titled(self, seat: int) -> str:
        """Badge and number as on the picture, name and, for a computer, its mark."""
        sitter = self._sitters[seat]
        mark = f" {_mark(sitter.style)}" if sitter.user is None else ""
        return f"{self.badge(seat)} **{self._names[seat]}**{mark}"

    def at_length(self, seat: int) -> str:
        """The same where there is more room: with the strength of a computer."""
        sitter, name = self._sitters[seat], f"**{self._names[seat]}**"
        return f"{self.badge(seat)} {marked(sitter.user, name, sitter.style, self._say)}"


@lru_cache(_TABLES)
def _names(sitters: tuple[Sitter, ...], say: Text, *, brief: bool) -> tuple[str, ...]:
    names = [sitter.name for sitter in sitters]
    shown = zip(sitters, shortened(names) if brief else names, strict=True)
    return tuple(name_or_former(sitter.user, escaped(name), say) for sitter, name in shown)


class Who(NamedTuple):
    """The people of a table at one moment, as the reader of a line about it calls them.

    ``names`` and ``users`` are those who play the seats (in a lobby: the places), ``holders`` and
    ``owners`` those whose seats they are, also while computers play. ``reader`` is a user id, and
    "You" where they are named; None: the channel.
    """

    names: tuple[str, ...]
    users: tuple[int | None, ...]
    holders: tuple[str, ...] = ()
    owners: tuple[int | None, ...] = ()
    reader: int | None = None

    def __call__(self, seat: int) -> str:
        """Who plays this seat."""
        return self.names[seat]

    def is_you(self, user: int | None) -> bool:
        """Whether this user id is the reader's."""
        return user is not None and user == self.reader

    def person(self, user: int, say: Text) -> str:
        """Somebody who may have no seat. They are mentioned then: Discord knows their name."""
        if self.is_you(user):
            return say("you")
        if user in self.users:
            return self.names[self.users.index(user)]
        return say("former-player") if is_former(user) else f"<@{user}>"

    def sitter(self, sitter: Sitter, say: Text) -> str:
        """Somebody who sits down."""
        if sitter.user is None:
            return computer_in_words(sitter.name, sitter.style, say)
        if self.is_you(sitter.user):
            return say("you")
        return name_or_former(sitter.user, escaped(sitter.name), say)


@lru_cache(_TABLES)
def who_sat(roster: Roster, reader: int | None, say: Text) -> Who:
    """Who is who by this roster; long names are cut."""

    def called(sitters: tuple[Sitter, ...]) -> tuple[str, ...]:
        named = zip(sitters, _names(sitters, say, brief=True), strict=True)
        you = say("you")
        return tuple(
            you if one.user is not None and one.user == reader else name for one, name in named
        )

    holders = tuple(map(roster.holder, range(len(roster.sitters))))
    users, owners = (tuple(one.user for one in some) for some in (roster.sitters, holders))
    return Who(called(roster.sitters), users, called(holders), owners, reader)
