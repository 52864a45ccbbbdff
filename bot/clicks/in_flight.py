"""Interactions in flight: the end of the bot waits until they are answered, and admits no more. And
the rate limit of an interaction: it is kept, or the person is told when to ask again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

import discord

from bot.clicks.context import InteractionContext
from bot.clicks.rate_limits import ALLOWED
from bot.clicks.services import Services
from bot.discordpy.outcome import Attempt
from bot.screens.control import Cost


class InFlight:
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

    async def finish(self, seconds: float, least: float = 0.0) -> None:
        """Admit no more, and wait until what is under way is answered: at most so long, and not
        less than until this moment (monotonic)."""
        self._ends = True
        until = time.monotonic() + seconds
        await asyncio.sleep(min(until, least) - time.monotonic())
        while self._tasks and (left := until - time.monotonic()) > 0:
            await asyncio.wait(self._tasks, timeout=left)


async def _decline(interaction: discord.Interaction, services: Services) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    context = InteractionContext.without_settings(services, interaction)
    await context.tell(context.say("restarting"))


@asynccontextmanager
async def paid(
    context: InteractionContext, cost: Cost | None, late: Callable[[], Awaitable[None]]
) -> AsyncIterator[bool]:
    """Whether something of this cost may be done now; else they are told when.

    ``late`` lets Discord wait for what has to wait for its turn.
    """
    if cost is None:
        yield True
        return
    left = context.services.cooldowns.spend(cost, context.user_id)
    if left is not None:
        await context.tell(context.say("cooldown", seconds=max(1, ceil(left))))
        yield False
    elif ALLOWED[cost].heavy:
        async with context.services.user_queues.heavy_turn(context.user_id, late):
            yield True
    else:
        yield True
