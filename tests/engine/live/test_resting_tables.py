"""A server removes the bot: nothing goes on at its tables, and they go on when it is back."""

from datetime import timedelta

from engine.live.table import Table
from engine.live.table_tasks import TableTasks
from engine.live.tables import TableRegistry
from engine.table.events import ClockResumed
from engine.table.sitting import Status
from engine.table.terms import DAY, Terms, slow
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    hall_over,
    lobby,
    nothing_is_lost,
)
from tests.engine.live.test_table_tasks import settled

HERE, THERE = 10, 11


async def test_they_are_nowhere_and_others_stay() -> None:
    hall = hall_over(Ledger())
    here, there = await lobby(hall, ANN), await lobby(hall, BEN, guild=THERE, channel=21)
    hall.let_server_go(HERE)
    assert (here.rests, there.rests) == (True, False)
    assert (hall.in_server(HERE), hall.of_user(ANN), hall.in_channel(20)) == ([], [], [])
    assert hall.of_user(BEN) == [there.header.table_id]


async def test_nothing_is_looked_at_any_more_even_if_it_was_due() -> None:
    looks: list[Table] = []

    async def look(table: Table) -> None:
        looks.append(table)

    hall = hall_over(Ledger())
    table = await lobby(hall, ANN)
    tasks = TableTasks(look, lambda *_: None)
    tasks.wake_in(table, 0)
    tasks.wake(table)
    hall.let_server_go(HERE)
    tasks.wake(table)
    await settled()
    assert looks == []


async def found(hall: TableRegistry, guild_id: int) -> list[Table]:
    tables = [await hall.find(key) for key in hall.in_server(guild_id)]
    return [table for table in tables if table is not None]


async def _slow_game() -> tuple[TableRegistry, Watch, Ledger]:
    watch = Watch()
    ledger = Ledger(now=watch)
    hall = hall_over(ledger, watch)
    await game_of(hall, ANN, BEN, CHI, terms=Terms(slow(2)))
    return hall, watch, ledger


async def test_ux_clock_the_time_without_the_bot_is_given_back() -> None:
    hall, watch, ledger = await _slow_game()
    watch.wait(days=1)
    since = int(watch().timestamp())
    hall.let_server_go(HERE)
    for _ in range(20):
        watch.wait(days=1)
        ledger.beaten = int(watch().timestamp())
        await hall.sweep(nothing_is_lost)
    assert await hall.restore_server(HERE, since, nothing_is_lost) == 1
    [again] = await found(hall, HERE)
    assert again.sitting.status is Status.PLAYING
    told = [event for _, event in again.view(None).log if isinstance(event, ClockResumed)]
    assert told == [ClockResumed(DAY)]
    assert again.deadline == watch() + timedelta(days=1)


async def test_only_the_tables_of_that_server_come_back() -> None:
    hall = hall_over(Ledger())
    here, there = await lobby(hall, ANN), await lobby(hall, BEN, guild=THERE)
    for guild in (HERE, THERE):
        hall.let_server_go(guild)
    assert await hall.restore_server(THERE, 0, nothing_is_lost) == 1
    [again] = await found(hall, THERE)
    assert again.header == there.header
    assert not again.rests
    assert hall.in_server(HERE) == []
    assert here.rests
