"""Surfaces of tables in Discord, and the loop that updates them.

The newest state wins. While a request is under way or not yet due, changes gather, and one request
shows the last of them. The request is retried until Discord has accepted or definitely refused it.
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
class SurfaceState:
    """The state of a surface at one table."""

    failures: int = 0
    """The number of failures in a row."""
    slot: datetime | None = None
    """The reserved moment of the surface's next request. Its content may change until then."""


class SurfaceContext(NamedTuple):
    """The shared parts of all surfaces."""

    limiter: RequestLimiter
    """The budget of requests."""
    now: Now
    report: Report
    in_memory: WeakValueDictionary[str, Table]
    """The tables in memory by id. A table that was loaded again is another object."""


S = TypeVar("S", bound=SurfaceState)


class Surface(ABC, Generic[S]):
    """One part of each table that Discord shows, such as its message, its panels or its ping."""

    def __init__(self, new: Callable[[Table], S], shared: SurfaceContext) -> None:
        self._new, (self._limiter, self.now, report, self._in_memory) = new, shared
        self.tasks = TableTasks(self._send_if_due, report)
        self.states: WeakKeyDictionary[Table, S] = WeakKeyDictionary()

    @abstractmethod
    def is_true(self, table: Table) -> bool:
        """Return whether Discord shows the wanted state, as far as this process knows."""

    def due(self, table: Table, state: S) -> datetime | None:
        """Return when the wanted state may be sent, None if nothing has to be sent."""
        return self.now()

    def costs(self, table: Table) -> bool:
        """Return whether the request probably counts towards the bot's rate limit."""
        return False

    @abstractmethod
    async def send(self, table: Table, state: S) -> None:
        """Send the wanted state if it still is wanted, and ``note`` the outcome."""

    async def rest(self, table: Table, state: S) -> None:
        """Do the work of a table for which nothing has to be sent."""

    def state_of(self, table: Table) -> S:
        """Return the state of the surface at this table."""
        state = self.states.get(table)
        if state is None:
            state = self.states[table] = self._new(table)
        return state

    def update(self, table: Table) -> None:
        """Update the surface, because something has changed at a table."""
        try:
            is_true = self.is_true(table)
        except Exception:  # noqa: BLE001  the loop gets and reports this error
            is_true = False
        if not is_true:
            self.tasks.wake(table)

    def forget(self, table: Table) -> None:
        """Stop updates of a table that has left memory."""
        self.tasks.wake_in(table, None)

    def stop_loop(self) -> None:
        """Stop all sending."""
        self.tasks.stop()

    def note(self, table: Table, state: S, *, done: bool) -> None:
        """Note whether a request was successful. If not, retry it after a pause that grows.

        A change is sent right away, but doesn't shorten later pauses."""
        state.failures = 0 if done else state.failures + 1
        if not done:
            self.tasks.wake_in(table, pause(state.failures))

    async def _send_if_due(self, table: Table) -> None:
        """Send the wanted state if it is due, otherwise look again when it is."""
        if self._in_memory.get(table.header.table_id) is not table:
            return
        state = self.state_of(table)
        moment = self.due(table, state)
        if moment is None:
            await self.rest(table, state)
            return
        if moment <= self.now() and self.costs(table):
            if state.slot is None:
                state.slot = self.now() + timedelta(seconds=self._limiter.reserve())
            moment = state.slot
        # The clock is read after the reservation, so that a reserved moment that has come needs no
        # wait.
        wait = (moment - self.now()).total_seconds()
        if wait > 0:
            self.tasks.wake_in(table, wait)
            return
        with self.slot(state):
            await self.send(table, state)

    def slot(self, state: S) -> AbstractContextManager[None]:
        """Use up the reserved slot, if there is one, for the first request in a block."""
        if state.slot is None:
            return nullcontext()
        state.slot = None
        return self._limiter.paid()
