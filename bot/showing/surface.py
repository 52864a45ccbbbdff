"""Surfaces of tables in Discord, and the loop that updates them.

The newest state wins. While a request is under way or not yet due, changes gather, and one request
shows the last of them. It is retried until Discord has accepted or definitely refused it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

from bot.discordpy.outcome import pause
from bot.discordpy.request_limits import RequestLimiter
from engine.live.table import Report, Table
from engine.live.table_tasks import TableTasks
from engine.live.timing import Now


@dataclass(slots=True, eq=False)
class Sent:
    """The state of a surface at one table."""

    failures: int = 0
    """The number of failures in a row."""
    slot: datetime | None = None
    """The reserved moment of its next request, whose content may change until then."""


class Loop(NamedTuple):
    """The shared parts of all surfaces."""

    limiter: RequestLimiter
    """The budget of requests."""
    now: Now
    report: Report
    in_memory: WeakValueDictionary[str, Table]
    """The tables in memory by id. A table that was loaded again is another object."""


S = TypeVar("S", bound=Sent)


class Surface(ABC, Generic[S]):
    """One part of each table that Discord shows, such as its message, its panels or its ping."""

    def __init__(self, new: Callable[[Table], S], loop: Loop) -> None:
        self._new, (self._limiter, self.now, report, self._in_memory) = new, loop
        self.tasks = TableTasks(self._bring, report)
        self.states: WeakKeyDictionary[Table, S] = WeakKeyDictionary()

    @abstractmethod
    def is_true(self, table: Table) -> bool:
        """Return whether Discord shows the wanted state, as far as this process knows."""

    def due(self, table: Table, sent: S) -> datetime | None:
        """Return when the wanted state may be sent, None if nothing has to be sent."""
        return self.now()

    def costs(self, table: Table) -> bool:
        """Return whether the request probably counts towards the bot's rate limit."""
        return False

    @abstractmethod
    async def send(self, table: Table, sent: S) -> None:
        """Send the wanted state if it still is wanted, and ``note`` the outcome."""

    async def rest(self, table: Table, sent: S) -> None:
        """Do the work of a table for which nothing has to be sent."""

    def message(self, table: Table) -> S:
        """Return the state of the surface at this table."""
        found = self.states.get(table)
        if found is None:
            found = self.states[table] = self._new(table)
        return found

    def update(self, table: Table) -> None:
        """Update the surface, because something has changed at a table."""
        try:
            is_true = self.is_true(table)
        except Exception:  # noqa: BLE001  the loop meets the same, and it is reported
            is_true = False
        if not is_true:
            self.tasks.wake(table)

    def forget(self, table: Table) -> None:
        """Stop updates of a table that has left memory."""
        self.tasks.wake_in(table, None)

    def stop_loop(self) -> None:
        """Stop all sending."""
        self.tasks.stop()

    def note(self, table: Table, sent: S, *, done: bool) -> None:
        """Note whether a request was successful. If not, retry it after a pause that grows.

        A change is sent right away, but doesn't shorten later pauses."""
        sent.failures = 0 if done else sent.failures + 1
        if not done:
            self.tasks.wake_in(table, pause(sent.failures))

    async def _bring(self, table: Table) -> None:
        """Send the wanted state if it is due, otherwise look again when it is."""
        if self._in_memory.get(table.header.table_id) is not table:
            return
        sent = self.message(table)
        moment = self.due(table, sent)
        if moment is None:
            await self.rest(table, sent)
            return
        if moment <= self.now() and self.costs(table):
            if sent.slot is None:
                sent.slot = self.now() + timedelta(seconds=self._limiter.reserve())
            moment = sent.slot
        # The clock is read after the reservation, so that a moment for now is over.
        wait = (moment - self.now()).total_seconds()
        if wait > 0:
            self.tasks.wake_in(table, wait)
            return
        with self.slot(sent):
            await self.send(table, sent)

    def slot(self, sent: S) -> AbstractContextManager[None]:
        """Use up the reserved slot, if there is one, for the first request in a block."""
        if sent.slot is None:
            return nullcontext()
        sent.slot = None
        return self._limiter.paid()
