"""Gathered commit: what several want to store at the same time is stored together.

While one batch is on its way to the disk the next one gathers. Nobody is told that something is
stored before it is, and what is refused to one harms no other.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from sqlalchemy import Connection

from data.database.trouble import StorageTrouble

_MOST = 250
"""How many go into one batch: more would wait for each other too long."""

Outcome = Any
"""What whoever wanted something is told: a value, or the exception that they get."""


class Kind(ABC):
    """How items of one kind are stored, outside of the event loop's thread where that helps."""

    is_transaction = False
    """Whether a statement stores one of them, which then needs no transaction around it."""

    @abstractmethod
    def within(self, connection: Connection, items: Sequence[Any]) -> Sequence[Outcome]:
        """Store these, in this order, in a transaction that others have begun and will end.

        What it raises ends the transaction, for all that are in it.
        """

    def repeated(self) -> "Kind":
        """How items are stored of which nobody knows whether they are stored already."""
        return self


class Gathered(NamedTuple):
    """Items of one kind, in the order in which they came."""

    kind: Kind
    items: list[Any]


class _Waiting(NamedTuple):
    kind: Kind
    item: Any
    told: asyncio.Future[Any]
    since: float


class Batches:
    """Stores batch after batch for as long as something waits.

    ``place`` is held while one is stored. ``store`` is called with its groups and the moment of the
    loop since which somebody waits; its answer has the outcomes of each group. Who has waited
    ``timeout`` seconds before their batch begins gets what ``too_late`` makes: nothing is stored.
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
        """Store an item with the next batch; the future has its outcome."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(kind, item, loop.create_future(), loop.time())
        self._waiting.append(waiting)
        if self._task is None:
            self._task = loop.create_task(self._work())
        if self._watch is None:
            self._look_later(waiting.since)
        return waiting.told

    async def finish(self) -> None:
        """Wait until all is stored that is wanted so far."""
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
            # If the end of the loop has cut it off, nobody must wait for ever.
            for one in (*self._under_way, *self._waiting):
                one.told.cancel()
            self._under_way, self._waiting, self._task = [], [], None

    async def _store_these(self, batch: Sequence[_Waiting]) -> None:
        groups: dict[Kind, list[_Waiting]] = {}
        for one in batch:
            groups.setdefault(one.kind, []).append(one)
        asked = [Gathered(kind, [one.item for one in group]) for kind, group in groups.items()]
        try:
            answers = await self._store(asked, batch[0].since)
        except StorageTrouble as trouble:
            for one in batch:
                one.told.set_exception(StorageTrouble(*trouble.args))
            return
        except Exception as fault:  # noqa: BLE001  whoever waits is told of it
            for one in batch:
                one.told.set_exception(fault)
            return
        for group, outcomes in zip(groups.values(), answers, strict=True):
            for one, outcome in zip(group, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    one.told.set_exception(outcome)
                else:
                    one.told.set_result(outcome)

    def _look_later(self, since: float) -> None:
        timeout = self._timeout()
        if timeout is not None:
            loop = asyncio.get_running_loop()
            self._watch = loop.call_at(since + timeout, self._look, timeout)

    def _look(self, timeout: float) -> None:
        """Tell those who have waited too long; one look serves many, most of them long served."""
        self._watch = None
        now = asyncio.get_running_loop().time()
        while self._waiting and now - self._waiting[0].since >= timeout:
            self._waiting.pop(0).told.set_exception(self._too_late())
        if self._waiting:
            self._look_later(self._waiting[0].since)


Work = Callable[[Connection], Any]
"""What is done in a transaction, and what its caller gets."""


class Works(Kind):
    """``begin`` comes first in a transaction; ``is_trouble`` says whether an error is of the
    storage: that ends the whole of it."""

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
            # The whole transaction is over by then, perhaps also for the database: it may know its
            # savepoints no more.
            if self._is_trouble(error):
                raise
            savepoint.rollback()
            return error
        savepoint.commit()
        return done
