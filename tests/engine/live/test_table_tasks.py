"""One task a table: woken by news, again after faults, never twice at once."""

import asyncio
from collections.abc import Awaitable, Callable

from engine.errors import IllegalMove, Reason, Stale
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.live.table_tasks import TableTasks
from engine.table.lobby import join
from tests.each import each
from tests.engine.live.ledger import ANN, BEN, CHI, Broken, Ledger, lobby, registry_over

Look = Callable[[Table], Awaitable[None]]


async def settled() -> None:
    """All that goes on without waiting for a time has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


class Watched:
    """Tasks whose looks are counted; ``look`` is what each of them does."""

    def __init__(self, retry: float = 0.0) -> None:
        self.looks, self.reported = 0, list[Exception]()
        self.look: Look | None = None
        self.tasks = TableTasks(self._look, lambda _, fault: self.reported.append(fault), retry)

    async def _look(self, table: Table) -> None:
        self.looks += 1
        if self.look is not None:
            await self.look(table)


async def a_table() -> Table:
    return await lobby(registry_over(Ledger()), ANN)


async def test_it_looks_once_for_each_time_it_is_woken() -> None:
    table, watched = await a_table(), Watched()
    await settled()
    assert watched.looks == 0
    for times in (1, 2):
        watched.tasks.wake(table)
        await settled()
        assert watched.looks == times


async def test_notifications_during_a_look_are_looked_at_after_it() -> None:
    table, watched, opened = await a_table(), Watched(), asyncio.Event()

    async def look(table: Table) -> None:
        await opened.wait()

    watched.look = look
    watched.tasks.wake(table)
    await settled()
    for _ in range(3):
        watched.tasks.wake(table)
    await settled()
    assert watched.looks == 1, "one look at a time"
    opened.set()
    await settled()
    assert watched.looks == 2, "one more, however often it was woken"


async def test_tables_do_not_wait_for_each_other() -> None:
    first, second, watched = await a_table(), await a_table(), Watched()
    seen: list[Table] = []

    async def look(table: Table) -> None:
        seen.append(table)
        if table is first:
            await asyncio.Event().wait()

    watched.look = look
    watched.tasks.wake(first)
    watched.tasks.wake(second)
    await settled()
    assert seen == [first, second]
    watched.tasks.stop()
    await settled()


@each("refusal", [Stale(), IllegalMove(Reason.NOT_YOUR_TURN)])
async def test_when_somebody_was_quicker_it_looks_again_and_reports_nothing(
    refusal: Exception,
) -> None:
    table, watched = await a_table(), Watched(retry=60)

    async def look(table: Table) -> None:
        if watched.looks == 1:
            await table.do(join, BEN, "Ben")
            raise refusal

    watched.look = look
    watched.tasks.wake(table)
    await settled()
    assert watched.looks == 2
    assert watched.reported == []


@each("fault", [Stale(), IllegalMove(Reason.NOT_YOUR_TURN), Broken("full")])
async def test_a_fault_is_reported_and_tried_again(fault: Exception) -> None:
    """A refusal at a table that has not moved on is a fault as well."""
    table, watched = await a_table(), Watched()

    async def look(table: Table) -> None:
        if watched.looks < 3:
            raise fault

    watched.look = look
    watched.tasks.wake(table)
    await settled()
    assert watched.looks == 3
    assert watched.reported == [fault, fault]


async def test_a_fault_is_tried_again_after_a_pause() -> None:
    table, watched = await a_table(), Watched(retry=60)

    async def look(table: Table) -> None:
        raise Broken("full")

    watched.look = look
    watched.tasks.wake(table)
    await settled()
    assert watched.looks == 1
    watched.tasks.stop()
    await settled()
    assert len(watched.reported) == 1


async def test_a_frozen_table_is_left_alone() -> None:
    table, watched = await a_table(), Watched()

    async def look(table: Table) -> None:
        raise Frozen("1a2b")

    watched.look = look
    watched.tasks.wake(table)
    await settled()
    assert watched.looks == 1
    assert watched.reported == [], "the table has said so itself"


async def test_a_time_that_was_told_takes_the_place_of_the_one_before() -> None:
    table, watched = await a_table(), Watched()
    watched.tasks.wake_in(table, 3600)
    watched.tasks.wake_in(table, 0)
    await _passed()
    assert watched.looks == 1
    watched.tasks.wake_in(table, 0)
    watched.tasks.wake_in(table, None)
    await _passed()
    assert watched.looks == 1
    watched.tasks.wake_in(table, -5)
    await _passed()
    assert watched.looks == 2, "a time that is past has come"


async def _passed() -> None:
    """Timers without a time to wait have run."""
    await asyncio.sleep(0.001)
    await settled()


async def test_after_its_end_nothing_is_looked_at() -> None:
    table, other, watched = await a_table(), await a_table(), Watched()
    ended: list[Table] = []

    async def look(table: Table) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(table)

    watched.look = look
    watched.tasks.wake(table)
    watched.tasks.wake_in(other, 3600)
    await settled()
    watched.tasks.stop()
    watched.tasks.wake(other)
    watched.tasks.wake_in(other, 0)
    await _passed()
    assert ended == [table], "the look that was under way has been called off"
    assert watched.looks == 1


async def test_a_click_during_a_look_counts_as_notifications() -> None:
    registry, watched = registry_over(Ledger()), Watched()
    registry.watchers.append(watched.tasks.wake)
    table = await lobby(registry, ANN)

    async def look(table: Table) -> None:
        if watched.looks == 1:
            await table.do(join, CHI, "Chi")

    watched.look = look
    await table.do(join, BEN, "Ben")
    await settled()
    assert watched.looks == 2
    assert watched.reported == []
