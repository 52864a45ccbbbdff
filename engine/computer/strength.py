"""Strengths of computer players and the versions of their play."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Strength(StrEnum):
    """Strength of a computer player.

    ``EASY`` plays like a beginner. ``MEDIUM`` remembers the cards that were seen. ``STRONG`` plays
    as well as it can in the time.
    """

    EASY = "easy"
    MEDIUM = "medium"
    STRONG = "strong"


VERSIONS: Mapping[Strength, int] = {
    Strength.EASY: 3,
    Strength.MEDIUM: 3,
    Strength.STRONG: 4,
}
"""The current version of each strength. A strength that plays differently gets the next version, so
that results and ratings tell the two apart.
"""


class Style(NamedTuple):
    """A strength and the version of its play.

    Each style is a separate player in results and ratings.
    """

    strength: Strength
    version: int


def style_of_now(strength: Strength) -> Style:
    """Return the style of a computer of this strength that sits down now."""
    return Style(strength, VERSIONS[strength])
