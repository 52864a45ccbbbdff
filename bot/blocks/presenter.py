"""What is asked of a game's room: a presenter is all that screens know of one game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from bot.blocks.coach import Hints
from bot.blocks.examples import Strip, Strips
from bot.blocks.played import PlayedExample, Told


def _no_word(result: object, seat: int | None) -> str:
    return ""


class Practice(NamedTuple):
    """Practice of one game, under its standard rules, against so many ``computers``.

    ``deals`` are the numbers of the shuffles, one after the other each time it is played again.
    They were found by ``python -m tests.practice_search``: it plays the shuffles of one game by
    their numbers, the learner's seat as Show me says, and keeps those in which it begins, meets the
    main steps of the game early and ends the deal itself. Among the first of each game some were
    chosen by reading what happens in them. ``first_look`` is one picture for before the first step.
    ``closing`` gives the id of what this seat is told at the end of a deal, "" where that is
    nothing.
    """

    computers: int
    deals: tuple[int, ...]
    hints: Hints
    first_look: Strip
    closing: Callable[[Any, int | None], str] = _no_word


def practice_seed(game: str, number: int) -> bytes:
    """The seed of a shuffle: practice has no secrets, and everybody gets the same deals."""
    return sha256(f"upcard/practice/{game}/{number}".encode()).digest()


@dataclass(frozen=True)
class Presenter:
    """What people see of a game and of no other. What a field leaves out is as in every game.

    ``practice``: None for a game that cannot be practised. ``strips`` takes the options and a deal
    number, whose contract is shown, and gives examples by section of the rules. ``played`` gives
    examples for the page of the rules, under standard rules.
    """

    game: str
    practice: Practice | None = None
    strips: Callable[[Any, int], Strips] = lambda options, deal_no: {}
    played: Callable[[], Sequence[PlayedExample | Told]] = tuple
