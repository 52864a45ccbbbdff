"""Chance for thinking: the same seed and question give the same thoughts."""

from hashlib import sha256
from random import Random

from engine.computer.question import Question


def luck(question: Question, seed: int = 0) -> Random:
    """The chance of one decision: it follows from the seed and from what the seat sees."""
    state = question.state
    seen = (
        seed,
        question.seat,
        state.deal_no,
        state.turn_no,
        state.phase,
        state.hands[question.seat],
        state.discard,
        len(state.melds),
    )
    return Random(sha256(repr(seen).encode()).digest())  # noqa: S311  it keeps no secret
