"""The updates of a table's message in the channel, its open panels and its ping.

A click on the message is answered by an edit of it. Meanwhile, the loop in
``bot/showing/surface.py`` doesn't edit it.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord
import structlog

from bot.blocks.screen import Screen
from bot.discordpy.interaction_answers import AnswerToken
from bot.discordpy.outcome import Unanswered
from bot.discordpy.request_limits import RequestLimiter
from bot.people.known_people import People
from bot.showing.closed_channels import ClosedChannels
from bot.showing.message_state import (
    LAST_TRIES,
    MessageState,
    Spacing,
    Throttle,
    has_priority,
)
from bot.showing.open_panels import Panels, PanelUpdates
from bot.showing.public_screen import UnshownTables, public_screen
from bot.showing.surface import Surface, SurfaceContext, SurfaceState
from bot.showing.table_messages import TableMessages
from bot.showing.turn_pings import TurnPings
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from engine.live.table import PublicState, Report, Table
from engine.live.timing import Now
from engine.table.length import NOTHING_USUAL, Usual
from engine.table.roster import Status

_log = structlog.get_logger()
_ANSWER = 2.0
"""Seconds that a change waits for the answer to a click that is under way."""
_FAREWELL = 2.0
"""Seconds that the stop waits for messages of closed tables, which are never loaded again."""


class PublicMessages(Surface[MessageState]):
    """The message of each table, with its panels and its ping of the player on turn.

    ``throttle`` limits the edits of a message. ``on_update`` is called after Discord has accepted
    something. ``usual`` returns the usual minutes of games in a server. ``complete`` loads what a
    screen needs and the table doesn't have yet.
    """

    def __init__(  # noqa: PLR0913, PLR0917  each belongs to another object
        self,
        client: discord.Client,
        painter: Painter,
        thinker: Thinker,
        panels: Panels,
        people: People,
        now: Now,
        throttle: Throttle,
        limiter: RequestLimiter,
        report: Report,
    ) -> None:
        self._in_memory: WeakValueDictionary[str, Table] = WeakValueDictionary()
        shared = SurfaceContext(limiter, now, report, self._in_memory)
        super().__init__(self._begin, shared)
        self._people, self._panels, self._throttle = people, panels, throttle
        closed = ClosedChannels(now)
        self._panel_updates = PanelUpdates(painter, thinker, panels, shared, throttle.interval)
        self._pings = TurnPings(client, people, panels, closed, self._first_due, shared)
        # None of the three waits for another, so a slow panel doesn't delay the channel.
        self._others: tuple[Surface[SurfaceState], ...] = (self._panel_updates, self._pings)
        self._closed, self._unshown = closed, UnshownTables()
        self._starts = Spacing(now, throttle.gap)
        self._messages = TableMessages(client, painter, now, closed, self._pings.newest_id)
        self.on_update: Callable[[Table], None] = lambda table: None
        self.usual: Callable[[int], Usual] = lambda guild_id: NOTHING_USUAL
        self.complete: Callable[[Table], Awaitable[None]] = _is_complete

    def screen(self, table: Table) -> Screen:
        """Return the public screen of a table now, in the language of its server."""
        say = self._people.server_text(table.header.guild_id)
        try:
            return public_screen(table, say, self.usual(table.header.guild_id))
        except Exception as fault:  # noqa: BLE001  the channel is told, and the log
            return self._unshown.screen(table, fault, say)

    def update(self, table: Table) -> None:
        """Show the changes at a table soon."""
        self.state_of(table).hear(table.public_state, self.now())
        self.tasks.wake(table)
        for surface in self._others:
            surface.update(table)

    def is_shown(self, table: Table) -> bool:
        """Return whether the channel shows the table's state, with its ping."""
        show = self.states.get(table)
        if show is None or self._pings.state_of(table).failures:
            return table.was_shown
        known = show.recheck is None and not show.is_assumed
        return known and show.shown == table.public_state

    def forget(self, table: Table) -> None:
        super().forget(table)
        for surface in self._others:
            surface.forget(table)

    def want(self, table: Table) -> None:
        """Show a table soon after a start, because someone looks for it."""
        show = self.state_of(table)
        if not show.is_wanted:
            show.look()
            self.tasks.wake(table)

    def mark_shown(
        self, table: Table, state: PublicState, by: AnswerToken, message_id: int
    ) -> None:
        """Note that a message shows this state of a table, after an answer ``by`` this token."""
        if message_id == table.message_id:
            show = self.state_of(table)
            show.mark(state, self.now())
            show.slot = None
            self._messages.keep_token(table, by, message_id)
            self.on_update(table)

    def wants_token(self, table: Table, message_id: int) -> bool:
        """Return whether a click on this message should leave its token to the table."""
        is_open = table.roster.status is not Status.CLOSED
        return is_open and message_id == table.message_id and self._messages.wants_token(table)

    def keep_token(self, table: Table, token: AnswerToken, message_id: int) -> None:
        """Store the token for edits of this message."""
        self._messages.keep_token(table, token, message_id)
        self.tasks.wake(table)

    def repaint(self, table: Table) -> None:
        """Show the table once more soon, because the channel's language has changed."""
        self.state_of(table).doubt()
        self.update(table)

    @asynccontextmanager
    async def hold(self, table: Table) -> AsyncIterator[None]:
        """Leave the message to the answer of a click on it, for a while."""
        show = self.state_of(table)
        show.look()
        show.begin(click=True)
        try:
            yield
        except Unanswered as lost:
            if lost.is_unknown:
                show.check_later(self.now())
            raise
        finally:
            show.end(click=True)
            self.tasks.wake(table)

    @contextmanager
    def hold_panel(self, table: Table, user: int) -> Iterator[None]:
        """Leave a panel to the answer of a private click."""
        self.want(table)
        try:
            with self._panels.hold(table.header.table_id, user):
                yield
        finally:
            self._panel_updates.update(table)

    async def ping_with(self, table: Table, message_id: int) -> None:
        """Take this message as the player's ping, which is deleted when they have moved."""
        await self._pings.put(table, message_id)

    async def move_to(self, table: Table, message_id: int) -> None:
        """Take a new message as the table's message, and delete the old message."""
        old = table.message_id
        await table.show_at(message_id)
        if old and old != message_id:
            await self._messages.remove(table, old)

    def reopen(self, guild: int, is_back: Callable[[int], bool]) -> None:
        """Show the tables of a server again whose channels refused before and are back."""
        for table, show in list(self.states.items()):
            channel = table.header.channel_id
            if table.header.guild_id != guild or not is_back(channel):
                continue
            self._messages.reopen(channel)
            if not self.is_true(table):
                # An edit that failed may still come late, so the next is checked (``note``).
                show.again, show.failures = None, min(show.failures, 1)
                self.tasks.wake(table)
            for surface in self._others:
                surface.update(table)

    async def settle(self, table: Table, message_id: int) -> None:
        """Keep the newer of two messages of a table, which a killed process may leave."""
        goes, stays = sorted((message_id, table.message_id or 0))
        _log.info("two_messages", table=table.header.table_id, stays=stays, goes=goes)
        if stays != table.message_id:
            await table.show_at(stays)
        if goes:
            self._messages.drop(table, goes)
        self.repaint(table)

    async def stop(self) -> None:
        """Stop all updates, except the last edit of closed tables."""
        self.stop_loop()
        for surface in self._others:
            surface.stop_loop()
        ends = [table for table in list(self.states) if table.roster.status is Status.CLOSED]
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                for table in ends:
                    if not self.is_true(table):
                        show = self.state_of(table)
                        with self.slot(show):
                            await self.send(table, show)
                    if self.is_true(table) and not table.is_veiled:
                        await table.end_shown()

    def is_true(self, table: Table) -> bool:
        return self._is_true(table, self.state_of(table))

    def _is_true(self, table: Table, show: MessageState) -> bool:
        if show.recheck is not None:
            show.check(self.now())
        show.latest = table.public_state
        return show.shown == show.latest

    def costs(self, table: Table) -> bool:
        return self._messages.token(table) is None

    async def send(self, table: Table, show: MessageState) -> None:
        await self.complete(table)
        state = table.public_state
        show.begin(click=False)
        try:
            # If no one has looked for the message in this process, a killed process may have posted
            # it.
            done = await self._messages.show(table, self.screen(table), search=not show.is_wanted)
            show.note(done, state, self.now())
        finally:
            show.end(click=False)
        self.on_update(table)
        self.tasks.wake(table)

    async def rest(self, table: Table, show: MessageState) -> None:
        # ``latest`` is as of ``due``. A recheck whose time comes in between is awaited below.
        if show.shown == show.latest:
            await self._messages.tidy(table)
            if show.recheck is not None:
                self.tasks.wake_in(table, (show.recheck - self.now()).total_seconds())
                return
        if table.roster.status is Status.CLOSED and not table.is_veiled:
            self._messages.forget(table)
            await table.end_shown()

    def due(self, table: Table, show: MessageState) -> datetime | None:
        if self._is_true(table, show):
            return None
        now = self.now()
        closed_until = self._messages.closed_until(table)
        over = table.roster.status is Status.CLOSED
        if over and show.failures >= LAST_TRIES and self._closed.until(table.header.channel_id):
            return None  # no one can see how the table ended
        times = [(show.since or now) + self._waits(table, show)]
        start = show.first_shown(self._starts)
        times += [moment for moment in (show.again, closed_until, start) if moment]
        if show.edited is not None:
            times.append(show.edited + timedelta(seconds=self._throttle.interval))
        return max(times)

    def _first_due(self, table: Table) -> datetime | None:
        """Return when a table may send its first request to its channel.

        None means that the table waits until someone looks or something happens."""
        show = self.state_of(table)
        return None if show.is_assumed else show.first_shown(self._starts) or self.now()

    def _begin(self, table: Table) -> MessageState:
        self._in_memory[table.header.table_id] = table
        return MessageState.of(table)

    def _waits(self, table: Table, show: MessageState) -> timedelta:
        """Return how long a new state may wait for later states."""
        if show.clicks:
            return timedelta(seconds=_ANSWER)
        if show.shown is None or table.halt is not None:
            return timedelta(0)
        if table.turn is None:
            return timedelta(0)
        reached = self._panel_updates.reach(table, table.roster.users)
        events = table.since(show.shown.version)
        urgent = has_priority(events, table.roster.people, all_in_panels=reached)
        return timedelta(seconds=0 if urgent else self._throttle.linger)


async def _is_complete(table: Table) -> None:
    """Load nothing, because the table has everything that its screen needs."""
