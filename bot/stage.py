"""Where tables are shown: one message in the channel, kept true, and the open private panels.

The newest state wins: while an edit is under way or not yet due, changes gather, and one edit
shows the last of them. A click on the message itself is answered with its new state instead.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord
import structlog

from bot.desk import desk, panel_screen
from bot.dress import dress
from bot.panels import Panels
from bot.pings import Pings
from bot.presenter.lobby import lobby_screen
from bot.presenter.result import result_screen
from bot.presenter.table import table_screen
from bot.readers import Readers
from bot.render import Painter
from bot.screen import Screen
from bot.text import Text
from engine.live.pace import Now
from engine.live.table import Table
from engine.lobby import Status
from engine.state import Phase

_log = structlog.get_logger()
_EDITABLE = timedelta(minutes=50)
"""Messages near an hour old may hardly be edited any more: they are posted anew."""


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

    ``mixed``: edits were under way at the same time, so nobody knows which came last.
    """

    version: int = -1
    ready: int = 0
    edited: datetime | None = None
    clicked: int = 0
    painting: bool = False
    mixed: bool = False
    task: asyncio.Task[None] | None = None

    def settle(self) -> None:
        """After an edit: what several at once have left behind has to be shown once more."""
        if self.mixed and not self.clicked and not self.painting:
            self.mixed, self.version = False, -1


class Stage:
    """Shows the tables. ``interval`` is the least time between two edits of one table."""

    def __init__(
        self,
        client: discord.Client,
        painter: Painter,
        panels: Panels,
        readers: Readers,
        now: Now,
        interval: float,
    ) -> None:
        self._client, self._painter, self._panels = client, painter, panels
        self._readers, self._now, self._interval = readers, now, interval
        self._pings = Pings(client, readers)
        self._shows: dict[str, _Show] = {}

    def screen(self, table: Table) -> Screen:
        """What the channel sees of a table now, in the language of its server."""
        return public_screen(table, self._readers.of_server(table.header.guild_id))

    def watch(self, table: Table) -> None:
        """Show what has changed at a table, soon."""
        show = self._show(table)
        if show.task is None or show.task.done():
            show.task = asyncio.create_task(self._keep_true(table, show))

    def shown(self, table: Table) -> None:
        """The channel's message shows the table as it is now."""
        show = self._show(table)
        show.version, show.ready = table.version, len(table.ready)
        show.edited = self._now()

    def read_anew(self, table: Table) -> None:
        """The channel reads otherwise from now on: show the table once more, soon."""
        self._show(table).version = -1
        self.watch(table)

    @asynccontextmanager
    async def by_click(self, table: Table) -> AsyncIterator[None]:
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
                self.watch(table)

    async def repost(self, table: Table, message_id: int) -> None:
        """A new message shows the table; the old one goes."""
        old = table.message_id
        await table.show_at(message_id)
        if old is not None and old != message_id:
            await self._remove(table, old)

    async def stop(self) -> None:
        """Show nothing any more."""
        tasks = [show.task for show in self._shows.values() if show.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _show(self, table: Table) -> _Show:
        return self._shows.setdefault(table.header.table_id, _Show())

    def _is_true(self, table: Table, show: _Show) -> bool:
        return show.version == table.version and show.ready == len(table.ready)

    def _owes(self, table: Table, pushed: int) -> bool:
        """Whether a panel may have to be repainted that was not at version ``pushed``."""
        return pushed != table.version or self._panels.are_behind(table.header.table_id)

    async def _keep_true(self, table: Table, show: _Show) -> None:
        pushed = -1
        while not self._is_true(table, show) or self._owes(table, pushed):
            try:
                if self._owes(table, pushed):
                    pushed = table.version
                    await self._pings.turn(table)
                    await self._push_panels(table)
                if show.clicked:
                    return  # the click shows it, and looks again when it is done
                await self._wait_for_turn(show)
                if not self._is_true(table, show) and not show.clicked:
                    self.shown(table)
                    show.painting = True
                    try:
                        await self._paint(table)
                    finally:
                        show.painting = False
                        show.settle()
            except discord.HTTPException as error:
                self._failed(table, error)
                return
        if table.sitting.status is Status.CLOSED:
            self._shows.pop(table.header.table_id, None)

    async def _wait_for_turn(self, show: _Show) -> None:
        if show.edited is not None and self._interval:
            due = show.edited + timedelta(seconds=self._interval)
            await asyncio.sleep(max(0.0, (due - self._now()).total_seconds()))

    async def _paint(self, table: Table) -> None:
        view, files = await dress(self.screen(table), self._painter)
        message_id = table.message_id
        if message_id is not None:
            age = self._now() - discord.utils.snowflake_time(message_id)
            if age < _EDITABLE:
                try:
                    await self._message(table, message_id).edit(view=view, attachments=files)
                except discord.NotFound:
                    message_id = None
                else:
                    return
        view, files = await dress(self.screen(table), self._painter)
        sent = await self._channel(table).send(view=view, files=files)
        await table.show_at(sent.id)
        if message_id is not None:
            await self._remove(table, message_id)

    async def _push_panels(self, table: Table) -> None:
        """Repaint the private panels that can still be reached and are behind."""
        for panel in self._panels.alive(table.header.table_id, self._now()):
            if panel.version == table.version and not panel.behind:
                continue
            reader = panel.reader
            selection = panel.selection if table.is_fresh(panel.version) else ()
            panel.version, panel.selection, panel.behind = table.version, selection, False
            screen = panel_screen(table, reader, desk(table, reader, selection))
            view, files = await dress(screen, self._painter)
            try:
                await panel.interaction.edit_original_response(view=view, attachments=files)
            except discord.HTTPException as error:
                self._panels.forget(table.header.table_id, panel)
                _log.info("panel_gone", table=table.header.table_id, status=error.status)

    def _failed(self, table: Table, error: discord.HTTPException) -> None:
        """The channel cannot be reached: the game goes on, and the log says what is missing."""
        _log.warning(
            "table_not_shown",
            table=table.header.table_id,
            channel=table.header.channel_id,
            status=error.status,
            code=error.code,
        )

    async def _remove(self, table: Table, message_id: int) -> None:
        try:
            await self._message(table, message_id).delete()
        except discord.HTTPException as error:
            _log.info("old_message_stays", table=table.header.table_id, status=error.status)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message_id)
