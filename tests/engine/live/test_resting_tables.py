"""A server removes the bot: nothing goes on at its tables, and they go on when it is back."""

from datetime import timedelta

from engine.live.table import Table
from engine.live.table_tasks import TableTasks
from engine.live.tables import TableRegistry
from engine.table.roster import Status
from engine.table.table_events import ClockResumed
from engine.table.terms import DAY, Terms, slow
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    lobby,
    nothing_is_lost,
    registry_over,
)
from tests.engine.live.test_table_tasks import settled

HERE, THERE = 10, 11


async def test_they_are_nowhere_and_others_stay() -> None:
    registry, left = registry_over(Ledger()), list[Table]()
    registry.leaving.append(left.append)
    here, there = await lobby(registry, ANN), await lobby(registry, BEN, guild=THERE, channel=21)
    registry.unload_server(HERE)
    assert left == [here], "their clocks and messages are told"
    assert (here.rests, there.rests) == (True, False)
    assert (registry.in_server(HERE), registry.of_user(ANN), registry.in_channel(20)) == (
        [],
        [],
        [],
    )
    assert registry.of_user(BEN) == [there.header.table_id]


async def test_nothing_is_looked_at_any_more_even_if_it_was_due() -> None:
    looks: list[Table] = []

    async def look(table: Table) -> None:
        looks.append(table)

    registry = registry_over(Ledger())
    table = await lobby(registry, ANN)
    tasks = TableTasks(look, lambda *_: None)
    tasks.wake_in(table, 0)
    tasks.wake(table)
    registry.unload_server(HERE)
    tasks.wake(table)
    await settled()
    assert looks == []


async def found(registry: TableRegistry, guild_id: int) -> list[Table]:
    tables = [await registry.find(key) for key in registry.in_server(guild_id)]
    return [table for table in tables if table is not None]


async def _slow_game() -> tuple[TableRegistry, Watch, Ledger]:
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch)
    await game_of(registry, ANN, BEN, CHI, terms=Terms(slow(2)))
    return registry, watch, ledger


async def test_ux_clock_the_time_without_the_bot_is_given_back() -> None:
    registry, watch, ledger = await _slow_game()
    watch.wait(days=1)
    since = int(watch().timestamp())
    registry.unload_server(HERE)
    for _ in range(20):
        watch.wait(days=1)
        ledger.beaten = int(watch().timestamp())
        await registry.sweep(nothing_is_lost)
    assert await registry.restore_server(HERE, since, nothing_is_lost) == 1
    [again] = await found(registry, HERE)
    assert again.roster.status is Status.PLAYING
    told = [event for _, event in again.view(None).log if isinstance(event, ClockResumed)]
    assert told == [ClockResumed(DAY)]
    assert again.deadline == watch() + timedelta(days=1)


async def test_only_the_tables_of_that_server_come_back() -> None:
    registry = registry_over(Ledger())
    here, there = await lobby(registry, ANN), await lobby(registry, BEN, guild=THERE)
    for guild in (HERE, THERE):
        registry.unload_server(guild)
    assert await registry.restore_server(THERE, 0, nothing_is_lost) == 1
    [again] = await found(registry, THERE)
    assert again.header == there.header
    assert not again.rests
    assert registry.in_server(HERE) == []
    assert here.rests
