"""Batched writes, in which items that arrive at the same time share one commit.

The next batch gathers while the previous batch is written to the disk. A caller hears that an item
is stored only after the batch is on the disk. A refused item doesn't affect other items.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from sqlalchemy import Connection

from data.database.trouble import StorageTrouble

_MOST = 250
"""A batch has at most this many items. In a longer batch they would wait too long."""

Outcome = Any
"""The result of storing an item: a value, or the exception for its caller."""


class Kind(ABC):
    """One kind of item, and how to store it."""

    is_transaction = False
    """Whether one statement stores an item. A batch of one such item needs no transaction."""

    @abstractmethod
    def within(self, connection: Connection, items: Sequence[Any]) -> Sequence[Outcome]:
        """Store the items in this order.

        The caller starts and ends the transaction. An exception ends the transaction for all items.
        SQLite calls this in the writer's own thread.
        """

    def repeated(self) -> "Kind":
        """Return the kind for items that may be stored already."""
        return self


class Gathered(NamedTuple):
    """Items of one kind, in order of arrival."""

    kind: Kind
    items: list[Any]


class _Waiting(NamedTuple):
    kind: Kind
    item: Any
    answer: asyncio.Future[Any]
    since: float


class Batches:
    """Stores batch after batch as long as items are waiting.

    ``place`` is a context manager that is held while a batch is stored. ``store`` gets the groups
    of the batch, and the time (by the event loop) at which the first item arrived. ``store``
    returns the outcomes of each group. A caller who has waited ``timeout`` seconds before their
    batch starts gets the exception from ``too_late``, and their item isn't stored.
    """

    def __init__(
        self,
        place: AbstractAsyncContextManager[object],
        store: Callable[[Sequence[Gathered], float], Awaitable[Sequence[Sequence[Outcome]]]],
        timeout: Callable[[], float | None],
        too_late: Callable[[], Exception],
    ) -> None:
        self._place, self._store = place, store
        self._timeout, self._too_late = timeout, too_late
        self._waiting: list[_Waiting] = []
        self._under_way: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._watch: asyncio.TimerHandle | None = None

    def add(self, kind: Kind, item: object) -> asyncio.Future[Any]:
        """Store an item with the next batch. The future gets its outcome."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(kind, item, loop.create_future(), loop.time())
        self._waiting.append(waiting)
        if self._task is None:
            self._task = loop.create_task(self._work())
        if self._watch is None:
            self._look_later(waiting.since)
        return waiting.answer

    async def finish(self) -> None:
        """Wait until all waiting items are stored."""
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._watch is not None:
            self._watch.cancel()

    async def _work(self) -> None:
        try:
            while self._waiting:
                async with self._place:
                    self._under_way, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                    if self._under_way:
                        await self._store_these(self._under_way)
        finally:
            # If the end of the event loop cancels this task, no caller must wait forever.
            for waiting in (*self._under_way, *self._waiting):
                waiting.answer.cancel()
            self._under_way, self._waiting, self._task = [], [], None

    async def _store_these(self, batch: Sequence[_Waiting]) -> None:
        groups: dict[Kind, list[_Waiting]] = {}
        for waiting in batch:
            groups.setdefault(waiting.kind, []).append(waiting)
        asked = [
            Gathered(kind, [waiting.item for waiting in group]) for kind, group in groups.items()
        ]
        try:
            answers = await self._store(asked, batch[0].since)
        except StorageTrouble as trouble:
            for waiting in batch:
                waiting.answer.set_exception(StorageTrouble(*trouble.args))
            return
        except Exception as fault:  # noqa: BLE001  every caller gets it
            for waiting in batch:
                waiting.answer.set_exception(fault)
            return
        for group, outcomes in zip(groups.values(), answers, strict=True):
            for waiting, outcome in zip(group, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    waiting.answer.set_exception(outcome)
                else:
                    waiting.answer.set_result(outcome)

    def _look_later(self, since: float) -> None:
        timeout = self._timeout()
        if timeout is not None:
            loop = asyncio.get_running_loop()
            self._watch = loop.call_at(since + timeout, self._look, timeout)

    def _look(self, timeout: float) -> None:
        """Refuse items that have waited too long.

        One timer serves many items. Most of them are stored when it fires.
        """
        self._watch = None
        now = asyncio.get_running_loop().time()
        while self._waiting and now - self._waiting[0].since >= timeout:
            self._waiting.pop(0).answer.set_exception(self._too_late())
        if self._waiting:
            self._look_later(self._waiting[0].since)


Work = Callable[[Connection], Any]
"""Code that runs in a transaction. It returns the result for its caller."""


class Works(Kind):
    """Items that are code to run, each in a savepoint of one transaction.

    ``begin`` runs first in the transaction. ``is_trouble`` says whether an error is trouble with
    the storage. Such an error ends the whole transaction.
    """

    def __init__(
        self, begin: Callable[[Connection], None], is_trouble: Callable[[Exception], bool]
    ) -> None:
        self._begin, self._is_trouble = begin, is_trouble

    def within(self, connection: Connection, items: Sequence[Work]) -> Sequence[Outcome]:
        self._begin(connection)
        return [self._done(connection, work) for work in items]

    def _done(self, connection: Connection, work: Work) -> Outcome:
        savepoint = connection.begin_nested()
        try:
            done = work(connection)
        except Exception as error:
            # The whole transaction has failed by then. The database may no longer know its
            # savepoints.
            if self._is_trouble(error):
                raise
            savepoint.rollback()
            return error
        savepoint.commit()
        return done
