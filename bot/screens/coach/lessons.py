"""The practice deals: which shuffle a learner plays, and against how many computers.

The deals were found by ``python -m tests.practice_search``: it plays the shuffles of one game by
their numbers, the learner's seat as Show me says, and keeps those in which it begins, meets the
main steps of the game early and ends the deal itself. Among the first of each game these were
chosen by reading what happens in them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class Lesson:
    """Practice of one game, under its standard rules.

    ``deals`` are the numbers of the shuffles, one after the other each time it is played again.
    """

    computers: int
    deals: tuple[int, ...]


LESSONS: Mapping[str, Lesson] = {
    "basic": Lesson(computers=2, deals=(113, 98)),
    "contract": Lesson(computers=2, deals=(272, 304, 12)),
    "dummy": Lesson(computers=2, deals=(20, 28)),
    "manipulation": Lesson(computers=2, deals=(2, 21)),
    "gin": Lesson(computers=1, deals=(73, 25)),
    "indian": Lesson(computers=2, deals=(189, 92)),
    "phases": Lesson(computers=2, deals=(2, 211)),
    "rummy500": Lesson(computers=2, deals=(24, 17)),
    "shanghai": Lesson(computers=2, deals=(149, 23)),
    "tiles": Lesson(computers=2, deals=(4, 96)),
}
"""The games that can be practised."""


def practice_seed(game: str, number: int) -> bytes:
    """The seed of a shuffle: practice has no secrets, and everybody gets the same deals."""
    return sha256(f"upcard/practice/{game}/{number}".encode()).digest()
