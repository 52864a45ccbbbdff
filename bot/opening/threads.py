"""Tables in threads of their own: opened from the answer to the command, put away at the end."""

import asyncio
from typing import Final

import discord

from bot.clicks.context import InteractionContext
from bot.discordpy.outcome import Attempt
from bot.screens.notes import note_screen
from bot.text.names import escaped
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.table.roster import Status

IDLE_MINUTES: Final = 10_080
"""After a week without a message Discord puts a thread away by itself; slow tables need this."""
_READ_SECONDS = 5 * 60
"""A result can be read, and another game begun, before its thread is put away ..."""
_CLOSED_SECONDS = 10
"""... whereas a lobby that closed has nothing to read but that it did."""


async def open_thread(context: InteractionContext, game: str) -> int | None:
    """Answer with one line and start a thread there; its id, None if Discord refuses."""
    say, channel = context.server_say, context.interaction.channel
    facts = {"host": f"**{escaped(context.user_name)}**", "game": say(f"game-{game}")}
    _, message_id = await context.publish(note_screen(say("thread-opening", **facts)))
    if not isinstance(channel, discord.TextChannel):
        raise TypeError("a thread is opened from a message of a text channel")
    name = say("thread-name", game=facts["game"], host=context.user_name)
    thread: discord.Thread | None = None
    async with Attempt("thread_not_opened", warn=True, channel=channel.id):
        thread = await channel.get_partial_message(message_id).create_thread(
            name=name[:100], auto_archive_duration=IDLE_MINUTES
        )
    if thread is None:
        await context.repaint(note_screen(say("thread-refused")))
        return None
    await context.repaint(note_screen(say("thread-opened", thread=thread.mention, **facts)))
    return thread.id


class Threads:
    """Puts the threads that the bot has opened away some minutes after their table has closed."""

    def __init__(self, client: discord.Client, registry: TableRegistry) -> None:
        self._client, self._registry = client, registry
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def update(self, table: Table) -> None:
        """Look whether a table has closed."""
        if table.roster.status is not Status.CLOSED:
            return
        thread = self._own(table.header.channel_id)
        if thread is None:
            return
        seconds = _CLOSED_SECONDS if table.phase is None else _READ_SECONDS
        loop = asyncio.get_running_loop()
        self._cancel(thread.id)
        self._timers[thread.id] = loop.call_later(seconds, self._put_away, thread.id)

    def stop(self) -> None:
        """Put nothing away any more: Discord does it later."""
        for thread_id in list(self._timers):
            self._cancel(thread_id)

    def _own(self, channel_id: int) -> discord.Thread | None:
        thread, me = self._client.get_channel(channel_id), self._client.user
        if isinstance(thread, discord.Thread) and me is not None and thread.owner_id == me.id:
            return thread
        return None

    def _cancel(self, thread_id: int) -> None:
        timer = self._timers.pop(thread_id, None)
        if timer is not None:
            timer.cancel()

    def _put_away(self, thread_id: int) -> None:
        self._cancel(thread_id)
        thread = self._own(thread_id)
        if thread is not None and not self._registry.in_channel(thread_id):
            task = asyncio.create_task(_archive(thread))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _archive(thread: discord.Thread) -> None:
    async with Attempt("thread_stays", thread=thread.id):
        await thread.edit(archived=True)
