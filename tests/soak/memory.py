"""Memory does not grow while the bot runs."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from tests.soak.healing import Look
from tests.soak.promises import Broken

WARM = 90.0
"""Seconds of a life until everything that is kept has come together."""
LEAST = 120.0
"""Seconds of one life after that, below which a slope says nothing."""
MOST = 2.0
"""Megabytes a minute."""


def slope(looks: Sequence[Look]) -> float | None:
    """Megabytes a minute in the longest life of a run; None where no life was long enough."""
    lives: defaultdict[int, list[Look]] = defaultdict(list)
    for look in looks:
        lives[look.life].append(look)
    longest = max(lives.values(), key=lambda life: life[-1].at - life[0].at, default=[])
    warm = [one for one in longest if one.at - longest[0].at > WARM and one.memory]
    if not warm or warm[-1].at - warm[0].at < LEAST:
        return None
    middle = sum(one.at for one in warm) / len(warm)
    mean = sum(one.memory for one in warm) / len(warm)
    over = sum((one.at - middle) * (one.memory - mean) for one in warm)
    return over / sum((one.at - middle) ** 2 for one in warm) * 60 / 2**20


def growing(looks: Sequence[Look]) -> Iterator[Broken]:
    """Broken if the slope is steeper than it may be."""
    found = slope(looks)
    if found is not None and found > MOST:
        yield Broken("memory does not grow", f"{found:.2f} MB a minute")
