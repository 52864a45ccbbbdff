"""Jobs for workers in tests. Little is loaded with them: that would take of their time."""

import os
import time

SHORT = 0.1
"""Seconds of a processor for a job where one is to run out of them."""


def use(seconds: float) -> float:
    """Use a processor for so long, however long that takes."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        sum(range(10**4))
    return seconds


def ready() -> None:
    """Have these jobs loaded."""


def ended(process: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False
