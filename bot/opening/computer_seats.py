"""How many computers sit down at once and how strong they are: one option of ``/rummy new``."""

from functools import partial
from typing import NamedTuple

from discord import app_commands

from bot.discordpy.translations import translated_by
from bot.text import Text
from bot.text.names import strength_in_words
from engine.computer.strength import Strength

__all__ = ["ComputerSeats", "computer_choices", "read_computers"]

_PLACES = {Strength.STEADY: 0, Strength.EASY: 100, Strength.STRONG: 200}
"""What is added to a number of computers, so that one number says both. It is nothing for steady
ones: a Discord that still has the older command sends a number alone."""


class ComputerSeats(NamedTuple):
    """So many computers of one strength."""

    number: int
    strength: Strength = Strength.STEADY


def computer_choices(most: int) -> list[app_commands.Choice[int]]:
    """Up to so many computers in each strength: at most 25 lines, which is what Discord takes."""
    return [
        app_commands.Choice(
            name=translated_by(partial(_line, number, strength)),
            value=number + _PLACES[strength],
        )
        for number in range(1, most + 1)
        for strength in Strength
    ]


def read_computers(value: int | None) -> ComputerSeats:
    """What a choice means; None: none sits down."""
    place, number = divmod(value or 0, 100)
    strengths = {added // 100: strength for strength, added in _PLACES.items()}
    return ComputerSeats(number, strengths[place])


def _line(number: int, strength: Strength, say: Text) -> str:
    words = strength_in_words(strength, say)
    return say("computers-choice", number=str(number), strength=words)
