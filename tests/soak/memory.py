"""Memory does not grow while the bot runs."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from tests.soak.healing import Look
from tests.soak.promises import Broken

WARM = 60.0
"""Seconds of a life until everything that is kept has come together."""
LEAST = 80.0
"""Seconds of one life after that, below which a slope says nothing."""
MOST = 6.0
"""Megabytes a minute, of the process and its workers together.

The crowd of a run opens some nine tables a minute and clicks over ten times a second. Of the
process without its workers 4.1 were measured in a warm life of 150 seconds, 5.8 in one of 215 at
a busier crowd, when more pictures were kept. Most were 590 more interactions: a private message
holds the one that it is an answer to for as long as it can be repainted, 14 minutes
(bot/showing/open_panels.py), some 10 kB each. That comes to an end, but not in a run that is
shorter: what grows more slowly is seen in days alone.
"""


def slope(looks: Sequence[Look]) -> float | None:
    """Megabytes a minute in the longest life of a run; None where no life was long enough."""
    warm = _warm(looks)
    if not warm:
        return None
    middle = sum(one.at for one in warm) / len(warm)
    mean = sum(one.memory for one in warm) / len(warm)
    over = sum((one.at - middle) * (one.memory - mean) for one in warm)
    return over / sum((one.at - middle) ** 2 for one in warm) * 60 / 2**20


def in_words(looks: Sequence[Look]) -> str:
    """What was measured, from when to when; empty where no life was long enough."""
    warm, found = _warm(looks), slope(looks)
    if found is None:
        return ""
    first, last = warm[0], warm[-1]
    return (
        f"{first.memory / 2**20:.1f} MB to {last.memory / 2**20:.1f} MB in"
        f" {last.at - first.at:.0f} s of one warm life, {found:+.2f} MB/min (at most {MOST:+.2f});"
        f" open tables {first.open} to {last.open}, new ones {last.tables - first.tables}"
    )


def _warm(looks: Sequence[Look]) -> list[Look]:
    """The longest life of a run without its beginning; nothing where it was too short."""
    lives: defaultdict[int, list[Look]] = defaultdict(list)
    for look in looks:
        lives[look.life].append(look)
    longest = max(lives.values(), key=lambda life: life[-1].at - life[0].at, default=[])
    warm = [one for one in longest if one.at - longest[0].at > WARM and one.memory]
    return warm if warm and warm[-1].at - warm[0].at >= LEAST else []


def growing(looks: Sequence[Look]) -> Iterator[Broken]:
    """Broken if the slope is steeper than it may be."""
    found = slope(looks)
    if found is not None and found > MOST:
        yield Broken("memory does not grow", f"{found:.2f} MB a minute")
