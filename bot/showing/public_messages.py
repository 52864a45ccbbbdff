"""Keeps what is shown of tables true: one message in the channel, and the open private panels.

The newest state wins: while an edit is under way or not yet due, changes gather, and one edit
shows the last of them. What is in no hurry waits for what follows (urgency). A click on the message
itself is answered with its new state instead.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.discordpy.components import as_message
from bot.discordpy.faults import Attempt
from bot.people.people import People
from bot.screens.lobby import lobby_screen
from bot.screens.result import result_screen
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from bot.showing.calls import Calls
from bot.showing.channel_talk import ChannelTalk
from bot.showing.panel_updates import PanelUpdates
from bot.showing.panels import Panels
from bot.showing.urgency import Urgency, urgency
from bot.text import Text
from bot.workers.painter import Painter
from engine.live.pace import Now
from engine.live.table import Table
from engine.phase import Phase
from engine.table.sitting import Status

_LONGEST = 3
"""However busy the player to move is, nothing waits longer than this many times its wait."""
_EDITABLE = timedelta(minutes=50)
"""Messages near an hour old may hardly be edited any more: they are posted anew."""


@dataclass(frozen=True, slots=True)
class Rhythm:
    """``interval``: least seconds between two edits of a table's message. ``linger``: seconds that
    what is in no hurry (bot.showing.urgency) waits for the next click of the player to move."""

    interval: float
    linger: float


def public_screen(table: Table, say: Text) -> Screen:
    """What the channel sees of a table now."""
    sight = table.sight(None)
    if sight.view is None:
        return lobby_screen(sight, say)
    if sight.view.phase is Phase.OVER or sight.seed is not None:
        return result_screen(sight, say)
    return table_screen(sight, say)


@dataclass(slots=True)
class _Show:
    """How one table is shown: which version, when last edited, who is painting it now.

    ``since`` is when the first and ``stirred`` when the last thing happened that it does not show.
    ``woken``: ``task`` has not looked yet. ``timer`` looks again when an edit is due. ``mixed``:
    edits were under way at the same time, so nobody knows which came last.
    """

    version: int = -1
    ready: int = 0
    edited: datetime | None = None
    since: datetime | None = None
    stirred: datetime | None = None
    woken: bool = False
    timer: asyncio.TimerHandle | None = None
    clicked: int = 0
    painting: bool = False
    mixed: bool = False
    task: asyncio.Task[None] | None = None

    def settle(self) -> None:
        """After an edit: what several at once have left behind has to be shown once more."""
        if self.mixed and not self.clicked and not self.painting:
            self.mixed, self.version = False, -1


class PublicMessages:
    """Shows the tables. ``rhythm`` says how often a table's message may change."""

    def __init__(
        self,
        client: discord.Client,
        painter: Painter,
        panels: Panels,
        people: People,
        now: Now,
        rhythm: Rhythm,
    ) -> None:
        self._client, self._painter, self._people = client, painter, people
        self._panels, self._now, self._rhythm = panels, now, rhythm
        self._calls = Calls(client, people, panels, now)
        self._panel_updates = PanelUpdates(painter, panels, now)
        self._channel_talk = ChannelTalk(client, now)
        self._shows: dict[str, _Show] = {}

    def screen(self, table: Table) -> Screen:
        """What the channel sees of a table now, in the language of its server."""
        return public_screen(table, self._people.server_text(table.header.guild_id))

    def update(self, table: Table) -> None:
        """Show what has changed at a table, soon."""
        show = self._show(table)
        show.stirred = self._now()
        if show.since is None and not self._is_true(table, show):
            show.since = show.stirred
        self._look(table, show)

    def mark_shown(self, table: Table) -> None:
        """The channel's message shows the table as it is now."""
        show = self._show(table)
        show.version, show.ready = table.version, len(table.ready)
        show.edited, show.since = self._now(), None

    def repaint(self, table: Table) -> None:
        """The channel reads otherwise from now on: show the table once more, soon."""
        self._show(table).version = -1
        self.update(table)

    @asynccontextmanager
    async def hold(self, table: Table) -> AsyncIterator[None]:
        """While a click on the message is being answered the message is not edited besides."""
        show = self._show(table)
        show.clicked += 1
        show.mixed = show.mixed or show.clicked > 1 or show.painting
        try:
            yield
        finally:
            show.clicked -= 1
            show.settle()
            if not self._is_true(table, show):
                self.update(table)

    @contextmanager
    def hold_panel(self, table: Table, user: int) -> Iterator[None]:
        """While a private click is being answered its panel is not repainted besides."""
        try:
            with self._panels.hold(table.header.table_id, user):
                yield
        finally:
            if self._panel_updates.is_due(table):
                self.update(table)

    async def move_to(self, table: Table, message_id: int) -> None:
        """A new message shows the table; the old one goes."""
        old = table.message_id
        await table.show_at(message_id)
        if old is not None and old != message_id:
            await self._remove(table, old)

    async def stop(self) -> None:
        """Show nothing any more."""
        for show in self._shows.values():
            if show.timer is not None:
                show.timer.cancel()
        tasks = [show.task for show in self._shows.values() if show.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _show(self, table: Table) -> _Show:
        return self._shows.setdefault(table.header.table_id, _Show())

    def _is_true(self, table: Table, show: _Show) -> bool:
        return show.version == table.version and show.ready == len(table.ready)

    def _look(self, table: Table, show: _Show) -> None:
        show.woken = True
        if show.task is None or show.task.done():
            show.task = asyncio.create_task(self._keep_true(table, show))

    async def _keep_true(self, table: Table, show: _Show) -> None:
        while show.woken:
            show.woken = False
            table_id, channel = table.header.table_id, table.header.channel_id
            with Attempt("table_not_shown", warn=True, table=table_id, channel=channel) as showing:
                await self._panel_updates.update(table)
                await self._calls.update(table)
                # A click that is under way shows it, and looks again when it is done.
                if not show.clicked and not self._is_true(table, show):
                    await self._show_in_time(table, show)
            if showing.is_refused:
                return
        if table.sitting.status is Status.CLOSED:
            self._channel_talk.forget(table)
            if show.timer is not None:
                show.timer.cancel()
            self._shows.pop(table.header.table_id, None)

    async def _show_in_time(self, table: Table, show: _Show) -> None:
        if show.timer is not None:
            show.timer.cancel()
        wait = self._until_due(table, show)
        if wait > 0:
            loop = asyncio.get_running_loop()
            show.timer = loop.call_later(wait, self._look, table, show)
            return
        self.mark_shown(table)
        show.painting = True
        try:
            await self._paint(table)
        finally:
            show.painting = False
            show.settle()
        show.woken = show.woken or not self._is_true(table, show)

    def _until_due(self, table: Table, show: _Show) -> float:
        """Seconds until the message is to be edited; 0 or less: now."""
        if show.edited is None:
            return 0
        due = show.edited + timedelta(seconds=self._rhythm.interval)
        wait = self._urgency(table, show).value * timedelta(seconds=self._rhythm.linger)
        if wait and show.since is not None and show.stirred is not None:
            busy = max(show.stirred, self._last_click(table) or show.stirred)
            due = max(due, min(busy + wait, show.since + _LONGEST * wait))
        return (due - self._now()).total_seconds()

    def _urgency(self, table: Table, show: _Show) -> Urgency:
        view = table.sight(None).view
        if view is None or show.version < 0:
            return Urgency.NOW
        sitters = enumerate(table.sitting.sitters)
        asked = {who.user for seat, who in sitters if seat != view.turn and who.user is not None}
        reached = self._panel_updates.all_reached(table, asked)
        return urgency(table.since(show.version), all_in_panels=reached)

    def _last_click(self, table: Table) -> datetime | None:
        """When the player to move last clicked in their panel: something is going to follow."""
        view = table.sight(None).view
        user = None if view is None else table.sitting.sitters[view.turn].user
        if user is None:
            return None
        panel = self._panels.find(table.header.table_id, user, self._now())
        return None if panel is None else panel.interaction.created_at

    async def _paint(self, table: Table) -> None:
        if table.terms.practice:
            return  # its player's panel alone shows it
        view, files = await as_message(self.screen(table), self._painter)
        message_id = table.message_id
        if message_id is not None:
            age = self._now() - discord.utils.snowflake_time(message_id)
            own = self._calls.newest_id(table)
            if age < _EDITABLE and not await self._channel_talk.has_buried(table, own):
                key = table.header.table_id
                with Attempt("table_message_gone", only=discord.NotFound, table=key) as edit:
                    await self._message(table, message_id).edit(view=view, attachments=files)
                if not edit.is_refused:
                    return
                message_id = None
        view, files = await as_message(self.screen(table), self._painter)
        sent = await self._channel(table).send(view=view, files=files)
        await table.show_at(sent.id)
        if message_id is not None:
            await self._remove(table, message_id)

    async def _remove(self, table: Table, message_id: int) -> None:
        with Attempt("old_message_stays", table=table.header.table_id):
            await self._message(table, message_id).delete()

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message_id)
