"""Keeps what is shown of tables true: one message in the channel, and the open private panels.

The newest state wins: while an edit is under way or not yet due, changes gather, and one edit shows
the last. It is tried again until Discord says yes. A click on the message is answered with it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import timedelta

import discord
import structlog

from bot.discordpy.answer_token import AnswerToken
from bot.discordpy.outcome import Unanswered
from bot.discordpy.rate_limits import RequestLimiter
from bot.people.people import People
from bot.screens.screen import Screen
from bot.showing.calls import Calls
from bot.showing.closed_channels import ClosedChannels
from bot.showing.panel_updates import PanelUpdates
from bot.showing.panels import Panels
from bot.showing.public_screen import public_screen
from bot.showing.request_slots import RequestSlots
from bot.showing.retries import Retries
from bot.showing.rhythm import Rhythm
from bot.showing.show import LAST_TRIES, Showing, Shown, state_of
from bot.showing.showings import Showings
from bot.showing.standstill import UnshownTables
from bot.showing.table_messages import TableMessages
from bot.showing.tokens import Tokens
from bot.showing.traffic import Moments, Traffic
from bot.showing.urgency import is_urgent
from bot.workers.painter import Painter
from engine.live.faults import Report
from engine.live.pace import Now
from engine.live.table import Table
from engine.live.table_tasks import TableTasks
from engine.table.sitting import Status

_log = structlog.get_logger()
_ANSWER = 2.0
"""Seconds for which a change is left to the answer to a click that is under way."""
_MANY = 4
"""So many private clicks under way, and what is not urgent is edited with what follows it."""
_FAREWELL = 2.0
"""Seconds for which the end waits for messages of closed tables: nobody comes back to them."""


class PublicMessages:
    """Shows the tables. ``rhythm`` says how often a table's message may change; ``told`` hears when
    Discord has said yes to something."""

    def __init__(  # noqa: PLR0913, PLR0917  each is somebody else's
        self,
        client: discord.Client,
        painter: Painter,
        panels: Panels,
        people: People,
        now: Now,
        rhythm: Rhythm,
        pace: RequestLimiter,
        report: Report,
    ) -> None:
        self._people, self._panels, self._now, self._rhythm = people, panels, now, rhythm
        self._panel_updates = PanelUpdates(painter, panels, now)
        self._closed = closed = ClosedChannels(now, rhythm.closed)
        self._calls = Calls(client, people, panels, now, closed, RequestSlots(pace, now))
        self._tokens, self._traffic, self._unshown = Tokens(now), Traffic(), UnshownTables()
        self._moments, self._slots = Moments(now, rhythm.gap), RequestSlots(pace, now)
        self._messages = TableMessages(
            client, painter, now, self._tokens, closed, self._calls.newest_id
        )
        self._shows = Showings()
        # None of the three waits for another: a panel may be slow, the channel is not late for it.
        self._edits = TableTasks(self._look, report)
        self._pushes = TableTasks(self._push, report)
        self._callings = TableTasks(self._call, report)
        self._pushed, self._called = Retries(self._pushes), Retries(self._callings)
        self.told: Callable[[Table], None] = lambda table: None

    def screen(self, table: Table) -> Screen:
        """What the channel sees of a table now, in the language of its server."""
        say = self._people.server_text(table.header.guild_id)
        return self._unshown.screen(table, say, public_screen)

    def update(self, table: Table) -> None:
        """Show what has changed at a table, soon."""
        self._shows.of(table).hear(state_of(table), self._now())
        self._edits.wake(table)
        if self._panel_updates.seem_due(table):
            self._pushes.wake(table)
        if self._calls.are_due(table):
            self._callings.wake(table)

    def is_shown(self, table: Table) -> bool:
        """Whether all that the channel is to see of a table stands there."""
        show = self._shows.find(table)
        if show is None or self._called.are_left(table):
            return table.was_shown
        return show.recheck is None and show.is_true(state_of(table))

    def forget(self, table: Table) -> None:
        """This table has left memory, and its message is true."""
        for tasks in (self._edits, self._pushes, self._callings):
            tasks.wake_in(table, None)

    def want(self, table: Table) -> None:
        """Somebody looks for this table: it does not wait its turn after a start."""
        show = self._shows.of(table)
        if not show.is_wanted:
            show.is_wanted = True
            self._edits.wake(table)

    def mark_shown(self, table: Table, state: Shown, token: AnswerToken, message_id: int) -> None:
        """A message shows this state of a table: the interaction of this token was answered so."""
        if message_id == table.message_id:
            self._shows.of(table).mark(state, self._now())
            self._slots.drop(table)
            self._traffic.note(table.header.channel_id, self._now())
            self._tokens.keep(table, token, message_id)
            self.told(table)

    def wants_token(self, table: Table, message_id: int) -> bool:
        """Whether a click on this message should leave its token to the table."""
        is_open = table.sitting.status is not Status.CLOSED
        return is_open and message_id == table.message_id and self._tokens.is_wanted(table)

    def keep_token(self, table: Table, token: AnswerToken, message_id: int) -> None:
        """This token edits a message from now on."""
        self._tokens.keep(table, token, message_id)
        self._edits.wake(table)

    def repaint(self, table: Table) -> None:
        """The channel reads otherwise from now on: show the table once more, soon."""
        self._shows.of(table).doubt()
        self.update(table)

    @asynccontextmanager
    async def hold(self, table: Table) -> AsyncIterator[None]:
        """While a click on the message is being answered it is left to the answer, for a while."""
        show = self._shows.of(table)
        show.is_wanted = True
        show.begin(click=True)
        try:
            yield
        except Unanswered as lost:
            if lost.is_unknown:
                show.check_later(self._now())
            raise
        finally:
            show.end(click=True)
            self._edits.wake(table)

    @contextmanager
    def hold_panel(self, table: Table, user: int) -> Iterator[None]:
        """While a private click is being answered its panel is not repainted besides."""
        self.want(table)
        try:
            with self._panels.hold(table.header.table_id, user):
                yield
        finally:
            if self._panel_updates.is_due(table):
                self._pushes.wake(table)

    async def call_with(self, table: Table, message_id: int) -> None:
        """This message calls the player to move; it goes when they have."""
        await self._calls.put(table, message_id)

    async def move_to(self, table: Table, message_id: int) -> None:
        """A new message shows the table; the old one goes."""
        old = table.message_id
        await table.show_at(message_id)
        if old and old != message_id:
            await self._messages.remove(table, old)

    def reopen(self, channels: Collection[int]) -> None:
        """Something has changed about these channels: what they have refused may be welcome now."""
        self._closed.reopen(channels)
        for table, show in self._shows.all():
            if table.header.channel_id in channels and not show.is_true(state_of(table)):
                show.again = None
                self._edits.wake(table)

    async def settle(self, table: Table, message_id: int) -> None:
        """Somebody clicks on another message that shows a table than the one that is kept true.

        A process that was killed may have left both. The newer one stays, which is nearer to where
        people look; the other goes once that is true.
        """
        goes, stays = sorted((message_id, table.message_id or 0))
        _log.info("two_messages", table=table.header.table_id, stays=stays, goes=goes)
        if stays != table.message_id:
            await table.show_at(stays)
        if goes:
            self._messages.drop(table, goes)
        self.repaint(table)

    async def stop(self) -> None:
        """Show nothing any more but that tables are closed."""
        for tasks in (self._edits, self._pushes, self._callings):
            tasks.stop()
        ends = [table for table, _ in self._shows.all() if table.sitting.status is Status.CLOSED]
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                for table in ends:
                    show = self._shows.of(table)
                    if not show.is_true(state_of(table)):
                        await self._edit(table, show)
                    if show.is_true(state_of(table)):
                        await table.end_shown()

    async def _push(self, table: Table) -> None:
        if self._shows.is_newest(table):
            self._pushed.note(table, done=await self._panel_updates.update(table))

    async def _call(self, table: Table) -> None:
        if not self._shows.is_newest(table):
            return
        moment = self._shows.of(table).waits_for_moment(self._moments) or self._calls.moment(table)
        # The clock is read after that: a moment for now is over by then.
        if moment is not None and (wait := (moment - self._now()).total_seconds()) > 0:
            self._callings.wake_in(table, wait)
        else:
            self._called.note(table, done=await self._calls.update(table))

    async def _look(self, table: Table) -> None:
        """Edit the message if it is time, otherwise look again when it is."""
        if not self._shows.is_newest(table):
            return
        show, now = self._shows.of(table), self._now()
        self._edits.wake_in(table, None)
        show.check(now)
        if show.is_true(state_of(table)):
            await self._messages.tidy(table)
            if show.recheck is not None:
                self._edits.wake_in(table, (show.recheck - now).total_seconds())
                return
        elif not self._is_lost(table, show):
            if (wait := self._until_due(table, show)) > 0:
                self._edits.wake_in(table, wait)
            else:
                await self._edit(table, show)
                self._edits.wake(table)
            return
        if table.sitting.status is Status.CLOSED:
            self._messages.forget(table)
            await table.end_shown()

    async def _edit(self, table: Table, show: Showing) -> None:
        state, screen = state_of(table), self.screen(table)
        show.begin(click=False)
        self._traffic.note(table.header.channel_id, self._now())
        try:
            # Whoever opened it in this process looks for it: it may be another's that was killed.
            with self._slots.use(table):
                done = await self._messages.show(table, screen, search=not show.is_wanted)
            show.note(done, state, self._now())
        finally:
            show.end(click=False)
        self.told(table)

    def _is_lost(self, table: Table, show: Showing) -> bool:
        """Whether nobody will ever see how this table ended."""
        over = table.sitting.status is Status.CLOSED and show.failures >= LAST_TRIES
        return over and self._closed.until(table.header.channel_id) is not None

    def _until_due(self, table: Table, show: Showing) -> float:
        """Seconds until the message is to be edited; 0 or less: now."""
        now = self._now()
        moment = show.waits_for_moment(self._moments) or now
        due = max(show.again or now, self._messages.closed_until(table) or now, moment)
        if show.edited is not None:
            due = max(due, show.edited + timedelta(seconds=self._rhythm.interval))
        due = max(due, (show.since or now) + self._waits(table, show))
        counts = due <= now and self._tokens.find(table) is None
        return ((self._slots.moment(table) if counts else due) - self._now()).total_seconds()

    def _waits(self, table: Table, show: Showing) -> timedelta:
        """How long what is new may wait for what follows it."""
        if show.clicks:
            return timedelta(seconds=_ANSWER)
        if show.shown is None or table.standstill is not None:
            return timedelta(0)
        turn = table.turn
        if turn is None or self._is_free(table, turn.seat):
            return timedelta(0)
        sitters = enumerate(table.sitting.sitters)
        asked = {who.user for seat, who in sitters if seat != turn.seat and who.user is not None}
        reached = self._panel_updates.all_reached(table, asked)
        urgent = is_urgent(table.since(show.shown.version), all_in_panels=reached)
        return timedelta(seconds=0 if urgent else self._rhythm.linger)

    def _is_free(self, table: Table, turn: int) -> bool:
        """Whether an edit is free, nothing follows by itself, and few wait for their answers."""
        if table.sitting.sitters[turn].user is None or self._panels.held >= _MANY:
            return False
        is_busy = self._traffic.is_busy(table.header.channel_id, self._now())
        return not is_busy and self._tokens.find(table) is not None
