"""How well a computer player plays, and which version of that play it is."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Strength(StrEnum):
    """``EASY`` plays as beginners do, ``MEDIUM`` remembers what was seen, ``STRONG``
    plays as well as it can in the time."""

    EASY = "easy"
    MEDIUM = "medium"
    STRONG = "strong"


VERSIONS: Mapping[Strength, int] = {
    Strength.EASY: 3,
    Strength.MEDIUM: 3,
    Strength.STRONG: 4,
}
"""The version in which each strength plays now: who plays otherwise than before gets the next one,
so that results and ratings tell them apart."""


class Style(NamedTuple):
    """A strength and the version of its play: a player of its own in results and ratings."""

    strength: Strength
    version: int


def style_of_now(strength: Strength) -> Style:
    """The style in which a computer of this strength that sits down now plays."""
    return Style(strength, VERSIONS[strength])
