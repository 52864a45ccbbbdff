"""Names for lines in which they come again and again: cut where that leaves them told apart."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import bidirectional, category, east_asian_width

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
