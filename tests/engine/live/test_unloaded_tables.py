"""Tables leave memory while their clocks run, and are there again when they are due."""

import asyncio
import weakref

import pytest

from engine.live.restart import Unloaded
from engine.live.table_tasks import Clock
from engine.table.record import StoredTable
from engine.table.roster import CloseReason
from engine.table.terms import Terms, slow
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Broken,
    Watch,
    game_of,
    lobby,
    nothing_is_lost,
    on_turn,
)
from tests.engine.live.processes import Process
from tests.engine.live.test_table_tasks import settled


async def test_ux_lobby_one_that_is_not_in_memory_closes_when_its_time_is_up() -> None:
    now = Process()
    table = await lobby(now.registry, ANN)
    key = table.header.table_id
    now.watch.wait(minutes=20)
    await now.stop(hours=9)
    now.watch.wait(minutes=9)
    await now.registry.sweep(nothing_is_lost)
    assert (now.ledger.loaded, now.registry.of_user(ANN)) == ([], [key]), (
        "that nobody came while it was down"
    )
    now.watch.wait(minutes=2)
    await now.registry.sweep(nothing_is_lost)
    assert now.registry.of_user(ANN) == []
    closed = await now.registry.find(key)
    assert closed is not None
    assert closed.roster.closed_because is CloseReason.IDLE


async def test_a_table_whose_clock_runs_leaves_memory_and_is_there_when_it_is_due() -> None:
    now = Process()
    clock = Clock(now.watch, lambda table, fault: pytest.fail(str(fault)))
    now.registry.watchers.append(clock.watch)
    now.registry.leaving.append(clock.forget)
    table = await game_of(now.registry, ANN, BEN, CHI, terms=Terms(slow(1)))
    key, deadline, version = table.header.table_id, table.deadline, table.version
    late = on_turn(table)
    left = weakref.ref(table)
    del table
    now.watch.wait(minutes=21)
    await now.registry.sweep(nothing_is_lost)
    assert left() is None, "nothing keeps it, and nothing has to look for it"
    now.watch.wait(hours=12)
    again = await now.registry.find(key)
    assert again is not None
    assert (again.deadline, again.version, again.was_shown) == (deadline, version, True)
    left = weakref.ref(again)
    del again
    now.watch.wait(minutes=21)
    await now.registry.sweep(nothing_is_lost)
    assert left() is None
    now.watch.wait(hours=12)
    await now.registry.sweep(nothing_is_lost)
    await settled()
    timed_out = now.registry._tables[key]
    assert timed_out.attendance.late == {timed_out.seat_of(late): 1}
    clock.stop()


async def test_the_timer_wakes_for_the_next_one_alone() -> None:
    loaded: list[str] = []

    async def load(table_id: str) -> None:
        loaded.append(table_id)

    watch = Watch()
    unloaded = Unloaded(watch, load)
    for number in range(1000):
        unloaded.wake_at(f"{number}", watch().timestamp() + 3600 + number)
    unloaded.wake_at("first", watch().timestamp())
    unloaded.wake_at("gone", watch().timestamp())
    unloaded.drop("gone")
    await asyncio.sleep(0.01)
    assert loaded == ["first"]
    watch.wait(seconds=3602)
    await unloaded.look()
    assert loaded == ["first", "0", "1", "2"]
    unloaded.stop()


async def test_of_times_that_have_changed_nothing_is_kept() -> None:
    """A table comes and goes again and again before it is due."""
    watch, loaded = Watch(), list[str]()

    async def load(table_id: str) -> None:
        loaded.append(table_id)

    unloaded = Unloaded(watch, load)
    for number in range(2_000):
        unloaded.wake_at("again", watch().timestamp() + 86_400 - number)
        unloaded.wake_at("later", watch().timestamp() + 90_000)
        unloaded.drop("later")
    assert len(unloaded._heap) < 200
    watch.wait(seconds=86_400 - 1_998)
    await unloaded.look()
    assert loaded == ["again"]
    unloaded.stop()


async def test_each_time_without_the_bot_is_remembered_once() -> None:
    now = Process()
    await now.stop(hours=1)
    for _ in range(20):
        await now.registry.restore_server(10, int(now.watch().timestamp()), nothing_is_lost)
    assert len(now.registry._unloaded.outages_of(10)) == len(await now.ledger.outages())


async def test_a_table_that_cannot_be_read_when_it_is_due_is_tried_again() -> None:
    now = Process()
    table = await lobby(now.registry, ANN)
    await now.stop()
    now.watch.wait(minutes=31)
    lost: list[str] = []
    now.registry.lost = lambda table_id, fault: lost.append(table_id)

    async def load(table_id: str) -> StoredTable | None:
        raise Broken(table_id)

    now.ledger.load = load  # type: ignore[method-assign]
    await now.registry.sweep(nothing_is_lost)
    assert lost == [table.header.table_id]
    del now.ledger.load
    now.watch.wait(seconds=5)
    await now.registry.sweep(nothing_is_lost)
    assert now.registry.of_user(ANN) == []
