"""How many computers sit down at once and how strong they are: one option of ``/rummy new``."""

from functools import partial
from typing import NamedTuple

from discord import app_commands

from bot.discordpy.commands import translated_by
from bot.text import Text
from bot.text.names import strength_in_words
from engine.computer.strength import Strength

__all__ = ["ComputerSeats", "computer_choices", "read_computers"]

_TIMES = {Strength.STEADY: 1, Strength.EASY: 10, Strength.STRONG: 100}
"""How many times a number of computers, 9 at most, says that and their strength. Steady ones come
once and first: a Discord that still has the older command sends a number alone, and whoever types
one means these."""


class ComputerSeats(NamedTuple):
    """So many computers of one strength."""

    number: int
    strength: Strength = Strength.STEADY


def computer_choices(most: int) -> list[app_commands.Choice[int]]:
    """Up to so many computers in each strength: at most 25 lines, which is what Discord takes."""
    return [
        app_commands.Choice(
            name=translated_by(partial(_line, number, strength)),
            value=number * times,
        )
        for number in range(1, most + 1)
        for strength, times in _TIMES.items()
    ]


def read_computers(value: int | None) -> ComputerSeats:
    """What a choice means; None: none sits down."""
    number, zeros = int(str(value or 0).rstrip("0") or 0), len(str(value or 0))
    return ComputerSeats(number, [*_TIMES][zeros - 1])


def _line(number: int, strength: Strength, say: Text) -> str:
    words = strength_in_words(strength, say)
    return say("computers-choice", number=str(number), strength=words)
