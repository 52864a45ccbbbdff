"""What Discord shows of tables, and the loop that brings it to what is wanted.

The newest state wins: while a request is under way or not yet due, changes gather, and one request
shows the last. Discord is asked again until it has said yes or has definitely refused.
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
    """What has become of what was sent for one table: how often in a row it has come to nothing.

    ``slot``: when it may ask Discord for what counts towards the bot's requests. What it asks for
    may change until then.
    """

    failures: int = 0
    slot: datetime | None = None


class Loop(NamedTuple):
    """What all surfaces have in common.

    ``limiter``: their one budget of requests. ``in_memory``: the table of each id that is there;
    one that has left it and come back is another object.
    """

    limiter: RequestLimiter
    now: Now
    report: Report
    in_memory: WeakValueDictionary[str, Table]


S = TypeVar("S", bound=Sent)


class Surface(ABC, Generic[S]):
    """One kind of thing that is shown of each table: its message, its open panels, its ping."""

    def __init__(self, new: Callable[[Table], S], loop: Loop) -> None:
        self._new, (self._limiter, self.now, report, self._in_memory) = new, loop
        self.tasks = TableTasks(self._bring, report)
        self.states: WeakKeyDictionary[Table, S] = WeakKeyDictionary()

    @abstractmethod
    def is_true(self, table: Table) -> bool:
        """Whether Discord shows what is wanted, as far as this process knows and can help it."""

    def due(self, table: Table, sent: S) -> datetime | None:
        """When what is wanted may be sent; None: nothing is to be sent."""
        return self.now()

    def costs(self, table: Table) -> bool:
        """Whether it counts towards the bot's requests, as far as can be told at once."""
        return False

    @abstractmethod
    async def send(self, table: Table, sent: S) -> None:
        """Send what is wanted, if it still is, and ``note`` what came of it."""

    async def rest(self, table: Table, sent: S) -> None:
        """Nothing is to be sent."""

    def message(self, table: Table) -> S:
        """What has become of this table's."""
        found = self.states.get(table)
        if found is None:
            found = self.states[table] = self._new(table)
        return found

    def update(self, table: Table) -> None:
        """Something has changed at a table."""
        try:
            is_true = self.is_true(table)
        except Exception:  # noqa: BLE001  the loop meets the same, and it is reported
            is_true = False
        if not is_true:
            self.tasks.wake(table)

    def forget(self, table: Table) -> None:
        """This table has left memory: it is not looked at again."""
        self.tasks.wake_in(table, None)

    def stop_loop(self) -> None:
        """Send nothing any more."""
        self.tasks.stop()

    def note(self, table: Table, sent: S, *, done: bool) -> None:
        """What was sent has been done, or came to nothing: then it is sent again, more and more
        seldom. What changes meanwhile is tried at once, and shortens no pause."""
        sent.failures = 0 if done else sent.failures + 1
        if not done:
            self.tasks.wake_in(table, pause(sent.failures))

    async def _bring(self, table: Table) -> None:
        """Send what is wanted if it is time, otherwise look again when it is."""
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
        # The clock is read after that: a moment for now is over by then.
        wait = (moment - self.now()).total_seconds()
        if wait > 0:
            self.tasks.wake_in(table, wait)
            return
        with self.slot(sent):
            await self.send(table, sent)

    def slot(self, sent: S) -> AbstractContextManager[None]:
        """The slot in which it is sent, if it has one. The next time it has another."""
        if sent.slot is None:
            return nullcontext()
        sent.slot = None
        return self._limiter.paid()
