"""When tables may ask Discord for what counts towards the bot's requests: one after the other."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

from bot.discordpy.rate_limits import RequestLimiter
from engine.live.pace import Now
from engine.live.table import Table


class RequestSlots:
    """A moment for each table that has something to ask for. What it is may still change until
    then: it is made when the moment has come, and not before it waits."""

    def __init__(self, pace: RequestLimiter, now: Now) -> None:
        self._pace, self._now = pace, now
        self._waiting: WeakKeyDictionary[Table, datetime] = WeakKeyDictionary()

    def moment(self, table: Table) -> datetime:
        """The moment of a table that is due now; it keeps the one that it has asked for."""
        moment = self._waiting.get(table)
        if moment is None:
            moment = self._now() + timedelta(seconds=self._pace.reserve())
            self._waiting[table] = moment
        return moment

    @contextmanager
    def use(self, table: Table) -> Iterator[None]:
        """A table asks in here, at its moment if it has one. The next time it has another."""
        if self._waiting.pop(table, None) is None:
            yield
            return
        with self._pace.paid():
            yield

    def drop(self, table: Table) -> None:
        """A table needs no moment any more: another is asked for the next time."""
        self._waiting.pop(table, None)
