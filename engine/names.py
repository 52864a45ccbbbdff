"""Names that people have given, as they may stand in a line beside other words.

What only directs how text runs, or shows nothing, is left out: a name could turn the line around
that it stands in, break it in two, or be no name at all.
"""

from itertools import groupby
from typing import Final
from unicodedata import category

LONGEST_NAME: Final = 80
"""Characters that are left of a person's name: more than Discord takes."""

_JOINING: Final = frozenset("\u200c\u200d")
"""Belong between two signs that are seen: some scripts and emojis are written with them."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Shown as nothing, though Unicode counts them among letters, marks and signs."""
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)
"""Spell the region behind the black flag: that of Scotland."""
_MARKS: Final = 4
"""Marks of one letter: no language stacks more, and higher ones cover other lines."""


def readable(name: str) -> str:
    """The name without what cannot be seen, in one line; empty if nothing is left to see."""
    if name.isascii() and name.isprintable():
        return " ".join(name.split())
    kept = [sign for at, sign in enumerate(name) if _is_kept(name, at, sign)]
    line = " ".join("".join(" " if category(sign) in _SPACES else sign for sign in kept).split())
    line = _with_few_marks(line).strip("".join(_JOINING) + " ")
    return line if any(map(_is_seen, line)) else ""


def name_of_person(user: int, *names: str | None) -> str:
    """The first of these names that can be read; else one that their number (user id) tells."""
    for name in names:
        seen = readable(name or "")
        if seen:
            return seen[:LONGEST_NAME].strip()
    return f"Player {user % 10_000:04}"


_SPACES: Final = frozenset(("Cc", "Zs", "Zl", "Zp"))
_GONE: Final = frozenset(("Cf", "Cs"))


def _is_kept(name: str, at: int, sign: str) -> bool:
    if sign in _BLANK:
        return False
    if sign in _JOINING:
        return True
    if ord(sign) in _TAGS:
        return _FLAG in name[:at]
    return category(sign) not in _GONE


def _is_seen(sign: str) -> bool:
    # A sign that is newer than this Python knows is one that somebody can see.
    return category(sign)[0] in "LNPS" or category(sign) in ("Cn", "Co")


def _with_few_marks(line: str) -> str:
    parts = []
    for is_mark, run in groupby(line, lambda sign: category(sign).startswith("M")):
        signs = "".join(run)
        parts.append(signs[:_MARKS] if is_mark else signs)
    return "".join(parts)
