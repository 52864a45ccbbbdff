"""Jobs for workers in tests. Little is loaded with them: that would take of their time."""

import time

__all__ = ["ready", "use"]


def use(seconds: float) -> float:
    """Use a processor for so long, however long that takes."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        sum(range(10**4))
    return seconds


def ready() -> None:
    """Have these jobs loaded."""
