"""How often one person may ask for what costs much. Playing costs nothing."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import NamedTuple

from discord.app_commands import Cooldown

from bot.screens.control import Cost

__all__ = ["ALLOWED", "Allowance", "Cooldowns"]


class Allowance(NamedTuple):
    """So many ``times`` in so many ``seconds``, for each person. ``heavy``: they are done one after
    the other, and only a few of all people's at a time (bot.clicks.turns)."""

    times: int
    seconds: float
    heavy: bool = False


ALLOWED: Mapping[Cost, Allowance] = {
    Cost.OPENING: Allowance(6, 60),
    Cost.POSTING: Allowance(6, 60),
    Cost.ASKING: Allowance(10, 30, heavy=True),
    Cost.PAGES: Allowance(40, 10, heavy=True),
    Cost.ADVICE: Allowance(15, 10),
    Cost.PROOF: Allowance(4, 60, heavy=True),
    Cost.EXPORT: Allowance(2, 300, heavy=True),
}
"""Far more than anybody needs who reads what they get."""

_KEPT = 10_000
"""People and costs that are remembered before those that are over are forgotten."""


class Cooldowns:
    """How often everybody has asked for what lately. ``clock`` tells seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._spent: dict[tuple[Cost, int], tuple[Cooldown, float]] = {}

    def spend(self, cost: Cost, user: int) -> float | None:
        """Once more; or, if this is too soon, the seconds to wait. Then nothing is spent."""
        now, allowed = self._clock(), ALLOWED[cost]
        if len(self._spent) >= _KEPT:
            self._spent = {key: one for key, one in self._spent.items() if one[1] > now}
        fresh = Cooldown(allowed.times, allowed.seconds), now
        cooldown, _ = self._spent.get((cost, user), fresh)
        self._spent[cost, user] = cooldown, now + allowed.seconds
        return cooldown.update_rate_limit(now)
