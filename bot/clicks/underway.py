"""Which interactions are being answered: the end of the bot waits for them, and takes no more."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.clicks.services import Services
from bot.clicks.visit import Visit
from bot.discordpy.outcome import Attempt

if TYPE_CHECKING:
    from bot.app import Upcard

__all__ = ["Tree", "Underway"]


class Underway:
    """Clicks, windows and commands between their coming and their answer."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ends = False

    async def admit(self, interaction: discord.Interaction, services: Services) -> bool:
        """Whether the task that asks shall answer this interaction.

        Once the bot ends it shall not: whoever clicked is told here to do it again in a moment.
        """
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if self._ends:
            async with Attempt("end_not_told"):
                await _decline(interaction, services)
        return not self._ends

    async def finish(self, seconds: float) -> None:
        """Admit no more, and wait until what is under way is answered, at most so long."""
        self._ends = True
        until = time.monotonic() + seconds
        while self._tasks and (left := until - time.monotonic()) > 0:
            await asyncio.wait(self._tasks, timeout=left)


class Tree(app_commands.CommandTree["Upcard"]):
    """The commands, which are counted as clicks are."""

    async def interaction_check(self, interaction: discord.Interaction["Upcard"]) -> bool:
        """Asked by discord.py before a command runs or is completed."""
        return await self.client.underway.admit(interaction, self.client.services)


async def _decline(interaction: discord.Interaction, services: Services) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    visit = Visit.without_settings(services, interaction)
    await visit.tell(visit.say("restarting"))
