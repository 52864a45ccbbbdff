"""How numbers are written: with a real minus, and decimals as the language has them."""

import re
from collections.abc import Iterable

from fluent.runtime.types import FluentFloat

Argument = str | int | float
"""What is filled into a text; of a float one decimal is written."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What stands for a minus before a number."""


def as_given(argument: Argument) -> object:
    """An argument as Fluent is given it."""
    if isinstance(argument, float):
        return FluentFloat(argument, minimumFractionDigits=1, maximumFractionDigits=1)
    return argument


def with_minus(text: str, arguments: Iterable[Argument]) -> str:
    """A text in which these arguments stand, with a minus sign before those below 0.

    It is as wide as a plus, and no line breaks behind it.
    """
    below = any(not isinstance(one, str) and one < 0 for one in arguments)
    return _HYPHEN.sub("−", text) if below else text


def signed(number: int) -> str:
    """What is added or taken, with its sign: ``+85``, ``−50``."""
    return with_minus(f"{number:+d}", (number,))
