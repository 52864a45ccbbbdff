"""The names that people have chosen, cleaned to appear in a line with other words.

Characters that only direct how text runs, or that are invisible, are removed. Otherwise a name
could reverse or break the line around it, or be empty.
"""

from itertools import groupby
from typing import Final
from unicodedata import category

LONGEST_NAME: Final = 80
"""The most characters of a person's name. Discord allows fewer."""

_JOINING: Final = frozenset("\u200c\u200d")
"""Invisible characters that some scripts and emojis need between visible ones."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that Unicode counts as letters, marks or symbols."""
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)
"""Characters that spell the region after a black flag, such as Scotland."""
_MARKS: Final = 4
"""The most marks on one letter. No language needs more, and taller stacks cover other lines."""


def readable(name: str) -> str:
    """Return the name in one line without invisible characters, or "" if nothing is left."""
    if name.isascii() and name.isprintable():
        return " ".join(name.split())
    signs = [sign for index, sign in enumerate(name) if _is_kept(name, index, sign)]
    line = " ".join("".join(" " if category(sign) in _SPACES else sign for sign in signs).split())
    line = _with_few_marks(line).strip("".join(_JOINING) + " ")
    return line if any(map(_is_seen, line)) else ""


def name_of_person(user: int, *names: str | None) -> str:
    """Return the first readable name, or a name made from the user id."""
    for name in names:
        seen = readable(name or "")
        if seen:
            return seen[:LONGEST_NAME].strip()
    return f"Player {user % 10_000:04}"


_SPACES: Final = frozenset(("Cc", "Zs", "Zl", "Zp"))
_GONE: Final = frozenset(("Cf", "Cs"))


def _is_kept(name: str, index: int, sign: str) -> bool:
    if sign in _BLANK:
        return False
    if sign in _JOINING:
        return True
    if ord(sign) in _TAGS:
        return _FLAG in name[:index]
    return category(sign) not in _GONE


def _is_seen(sign: str) -> bool:
    # A character that is too new for this Python is probably visible.
    return category(sign)[0] in "LNPS" or category(sign) in ("Cn", "Co")


def _with_few_marks(line: str) -> str:
    parts = []
    for is_mark, run in groupby(line, lambda sign: category(sign).startswith("M")):
        signs = "".join(run)
        parts.append(signs[:_MARKS] if is_mark else signs)
    return "".join(parts)
