"""Thoughts for tests in place of those in bot/workers/thinker_jobs.py. Little is loaded with them:
that would take of their time."""

import time

from engine.computer.plain.advice import Advice
from engine.computer.strength import Strength
from engine.moves import Draw, Move
from engine.observation import Observation


def soon(mine: Observation, strength: Strength | None) -> Move:
    """A decision that takes no time."""
    return Draw()


def slow(mine: Observation, strength: Strength | None) -> Move:
    """A strong thought that never ends, and others that do."""
    time.sleep(3600 if strength is Strength.STRONG else 0)
    return Draw()


def never(mine: Observation) -> Advice:
    """An explanation that is not to be waited for."""
    time.sleep(3600)
    raise AssertionError
