"""Chance for thinking: the same seed and question give the same thoughts."""

from hashlib import sha256
from random import Random

from engine.computer.question import Question

Luck = Random
"""Chance that is known beforehand: the same for the same question and seed."""


def luck(question: Question, seed: int = 0) -> Luck:
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
    return Luck(sha256(repr(seen).encode()).digest())
