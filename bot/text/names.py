"""How the people of a table are named on its screens."""

import re
from functools import lru_cache
from unicodedata import bidirectional

from bot.text import Text
from bot.text.short_names import shortened as cut
from engine.computer.strength import Strength, Style
from engine.live.table_view import TableView
from engine.names import name_of_person, readable
from engine.table.record import is_former

BADGES = ("🔴", "🟠", "🟡", "🟢", "🔵", "🟣", "🟤", "⚪")
"""One a seat, the same as on the pictures."""

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


def style_in_words(style: Style, say: Text) -> str:
    """The strength of a computer, with the version of its play."""
    strength = strength_in_words(style.strength, say)
    return say("strength-version", strength=strength, version=str(style.version))


def strength_in_words(strength: Strength, say: Text) -> str:
    """The strength of a computer."""
    return say(f"strength-{strength}")


def marked(user: int | None, name: str, style: Style | None, say: Text) -> str:
    """A name as it stands where there is room: a computer has its mark, strength and version."""
    if user is not None:
        return name
    mark = _mark(style)
    return f"{name} {mark}" if style is None else f"{name} {mark} {style_in_words(style, say)}"


def computer_in_words(name: str, style: Style | None, say: Text) -> str:
    """A computer in a sentence, with no sign to be read out."""
    if style is None:
        return say("computer", name=name)
    return say("computer-of", name=name, strength=style_in_words(style, say))


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
        self, sight: TableView, say: Text, you: int | None = None, *, brief: bool = False
    ) -> None:
        self._sight, self._say, self._you = sight, say, you
        names = [sitter.name for sitter in sight.sitting.sitters]
        self._names = cut(names) if brief else names

    def __call__(self, seat: int) -> str:
        """The name of a seat's player in a sentence."""
        return self._say("you") if seat == self._you else self._named(seat)

    def titled(self, seat: int) -> str:
        """Badge and number as on the picture, name and, for a computer, its mark."""
        sitter = self._sight.sitting.sitters[seat]
        mark = f" {_mark(sitter.style)}" if sitter.user is None else ""
        return f"{BADGES[seat]}{seat + 1} **{self._named(seat)}**{mark}"

    def at_length(self, seat: int) -> str:
        """The same where there is more room: with the strength of a computer, and its version."""
        sitter, name = self._sight.sitting.sitters[seat], f"**{self._named(seat)}**"
        return f"{BADGES[seat]}{seat + 1} {marked(sitter.user, name, sitter.style, self._say)}"

    def _named(self, seat: int) -> str:
        user = self._sight.sitting.sitters[seat].user
        return name_or_former(user, escaped(self._names[seat]), self._say)
