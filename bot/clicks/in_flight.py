"""Interactions in flight: the end of the bot waits until they are answered, and admits no more. Who
waits for longer is told so in time. And the rate limit of an interaction: it is kept, or the
person is told when to ask again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

import discord

from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.rate_limits import ALLOWED
from bot.clicks.services import Services
from bot.discordpy.answering import decline, end_late, is_answered, tell_late
from bot.discordpy.body import Body
from bot.discordpy.components import as_message
from bot.discordpy.outcome import Attempt, setting
from bot.discordpy.rate_limits import DECLINES
from bot.screens.notes import note_screen

_LATE = 2.1
"""Seconds after which somebody is told that it takes longer: what has failed by two seconds is told
by itself, and Discord waits for three."""


class _Delay:
    """Tells somebody whose answer is late that it takes longer, whatever it waits for; ``end``: it
    is there, and ``note`` is given what is still to be done.

    A process that has to be silent (``is_silent``) only declines. It does so late, because another
    process may have the shards by then, and its answer comes first.
    """

    def __init__(
        self, interaction: discord.Interaction, services: Services, is_silent: Callable[[], bool]
    ) -> None:
        self._interaction, self._services, self._is_silent = interaction, services, is_silent
        self._telling: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(_LATE, self._look)

    def end(self, note: Callable[[asyncio.Task[Any]], None]) -> None:
        self._timer.cancel()
        if self._is_silent() and not (is_answered(self._interaction) and self._telling is None):
            note(asyncio.create_task(self._decline()))
        elif self._telling is not None:
            note(asyncio.create_task(self._take_away(self._telling)))

    def _look(self) -> None:
        if not is_answered(self._interaction):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        async with Attempt("delay_not_told"):
            if not self._is_silent():
                await tell_late(self._interaction, await self._note("takes-longer"))
                return
            with setting(DECLINES, True):
                await decline(self._interaction, await self._note("restarting"))

    async def _decline(self) -> None:
        if self._telling is None:
            left = self._timer.when() - asyncio.get_running_loop().time()
            await asyncio.sleep(max(0.0, left))
        else:
            await asyncio.wait([self._telling])
        async with Attempt("end_not_told"):
            with setting(DECLINES, True):
                await decline(self._interaction, await self._note("restarting"))

    async def _note(self, text: str) -> Body:
        say = self._services.people.reader_at_once(self._interaction).say
        return await as_message(note_screen(say(text)), self._services.painter)

    async def _take_away(self, telling: asyncio.Task[None]) -> None:
        await asyncio.wait([telling])
        # A time limit would leave the note there forever.
        async with Attempt("delay_stays", warn=True, seconds=None):
            await end_late(self._interaction)


class InFlight:
    """Clicks, windows and commands between their coming and their answer."""

    def __init__(self, is_silent: Callable[[], bool] = lambda: False) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ends, self._is_silent = False, is_silent

    async def admit(self, interaction: discord.Interaction, services: Services) -> bool:
        """Whether to answer this interaction. Once the bot ends it is not, and says so."""
        task = asyncio.current_task()
        if task is not None:
            self._note(task)
            if interaction.type is not discord.InteractionType.autocomplete:
                delay = _Delay(interaction, services, self._is_silent)
                task.add_done_callback(lambda _: delay.end(self._note))
        if self._ends and not self._is_silent():
            async with Attempt("end_not_told"):
                await _decline(interaction, services)
        return not self._ends

    def _note(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
    context: InteractionContext, cost: Cost, late: Callable[[], Awaitable[None]]
) -> AsyncIterator[bool]:
    """Whether this may be done now; else they are told when. ``late`` lets Discord wait."""
    left = context.services.cooldowns.spend(cost, context.user_id)
    if left is not None:
        await context.tell(context.say("cooldown", seconds=max(1, ceil(left))))
        yield False
    elif ALLOWED[cost].heavy:
        async with context.services.user_queues.heavy_turn(context.user_id, late):
            yield True
    else:
        yield True
