"""What tests and local play wire otherwise than a bot on Discord."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.showing.throttle import Throttle

__all__ = ["Wiring"]


@dataclass(frozen=True, slots=True)
class Wiring:
    """What tests and local play wire otherwise than a bot on Discord.

    ``inline``: pictures and computer players work where they are called instead of in processes.
    ``edit_interval`` and ``linger``: how often a table's message may change, in seconds
    (bot/showing/throttle.py). ``first_look``: seconds, see Pace (engine/live/timing.py).
    ``emojis``: cards in lines of text are emojis of the application. ``same_discord``: messages
    that an earlier process has sent are still there.
    """

    inline: bool = False
    edit_interval: float = 1.2
    linger: float = 2.0
    first_look: float = 30.0
    emojis: bool = True
    same_discord: bool = True
    now: Callable[[], datetime] = discord.utils.utcnow

    @property
    def throttle(self) -> Throttle:
        """How often the messages of tables may change."""
        return Throttle(self.edit_interval, self.linger)
