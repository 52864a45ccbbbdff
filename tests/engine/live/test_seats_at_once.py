"""Two people who press at once, in one process and in two: one of them is first."""

import asyncio
from dataclasses import replace

from engine.errors import IllegalMove, Reason, Stale
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.table.absence import be_back
from engine.table.record import Entry
from engine.table.roster import CloseReason, Status
from engine.table.seats import agree_to_end, open_seat, stand_in, substitute
from engine.table.table_events import StoodIn, Substituted, TimedOut, WentAway
from engine.table.terms import Terms, live
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    Ledger,
    Watch,
    game_of,
    registry_over,
)

EVE = 5
TIMED = Terms(live(60, 120))


async def table_without_ben(ledger: Ledger, watch: Watch) -> Table:
    """Ann, Ben and Chi; Ben has not been there for a while. The registry is a new one."""
    table = await game_of(registry_over(ledger, watch), ANN, BEN, CHI, terms=TIMED)
    key, seat = table.header.table_id, table.seat_of(BEN)
    page = ledger.pages[key]
    away = Entry(len(page.entries) + 1, (TimedOut(seat), TimedOut(seat), WentAway(seat)))
    ledger.pages[key] = replace(page, entries=(*page.entries, away))
    return await found(registry_over(ledger, watch), key)


async def opened(table: Table, watch: Watch) -> int:
    """The seat of Ben, which is open for a substitute."""
    seat = table.seat_of(BEN)
    await table.do(stand_in, ANN, seat)
    watch.wait(minutes=5)
    await table.do(open_seat, ANN, seat)
    return seat


async def found(registry: TableRegistry, key: str) -> Table:
    table = await registry.find(key)
    assert table is not None
    return table


def told(ledger: Ledger, kind: type) -> int:
    [page] = ledger.pages.values()
    return sum(isinstance(event, kind) for entry in page.entries for event in entry.events)


async def test_two_take_an_open_seat_at_once():
    ledger, watch = Ledger(slow=True), Watch()
    table = await table_without_ben(ledger, watch)
    seat = await opened(table, watch)
    outcomes = await asyncio.gather(
        table.do(substitute, DAO, "Dao", seat),
        table.do(substitute, EVE, "Eve", seat),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], IllegalMove)
    assert outcomes[1].reason is Reason.SEAT_NOT_OPEN
    assert table.roster.seat_of(DAO) == seat
    assert told(ledger, Substituted) == 1


async def test_two_take_it_in_two_processes():
    ledger, watch = Ledger(slow=True), Watch()
    one = await table_without_ben(ledger, watch)
    seat = await opened(one, watch)
    other = await found(registry_over(ledger, watch), one.header.table_id)
    outcomes = await asyncio.gather(
        one.do(substitute, DAO, "Dao", seat),
        other.do(substitute, EVE, "Eve", seat),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes].count(type(None)) == 1
    assert [type(outcome) for outcome in outcomes].count(Stale) == 1
    assert told(ledger, Substituted) == 1
    assert one.roster.seat_of(DAO) == other.roster.seat_of(DAO)


async def test_the_host_presses_twice_while_the_player_comes_back():
    ledger = Ledger(slow=True)
    table = await table_without_ben(ledger, Watch())
    seat = table.seat_of(BEN)
    outcomes = await asyncio.gather(
        table.do(stand_in, ANN, seat),
        table.do(stand_in, ANN, seat),
        table.do(be_back, BEN),
        return_exceptions=True,
    )
    assert outcomes == [None, None, None]
    assert told(ledger, StoodIn) == 1
    assert table.roster.seat_of(BEN) == seat
    refused = await asyncio.gather(table.do(stand_in, ANN, seat), return_exceptions=True)
    assert isinstance(refused[0], IllegalMove)
    assert refused[0].reason is Reason.NOT_ABSENT


async def test_a_substitute_and_the_player_who_comes_back():
    ledger, watch = Ledger(slow=True), Watch()
    table = await table_without_ben(ledger, watch)
    seat = await opened(table, watch)
    outcomes = await asyncio.gather(
        table.do(be_back, BEN), table.do(substitute, DAO, "Dao", seat), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], IllegalMove)
    assert table.roster.seat_of(BEN) == seat


async def test_the_last_two_agree_at_once():
    ledger = Ledger(slow=True)
    table = await table_without_ben(ledger, Watch())
    await asyncio.gather(table.do(agree_to_end, ANN), table.do(agree_to_end, CHI))
    assert table.roster.status is Status.CLOSED
    assert table.roster.closed_because is CloseReason.TOGETHER
    assert ledger.standings == []


async def test_all_of_it_is_there_again_after_a_restart():
    ledger, watch = Ledger(), Watch()
    table = await table_without_ben(ledger, watch)
    seat = await opened(table, watch)
    await table.do(agree_to_end, CHI)
    again = await found(registry_over(ledger, watch), table.header.table_id)
    assert again.roster == table.roster
    assert again.seat_choices(ANN) == table.seat_choices(ANN)
    assert again.roster.for_end == {CHI}
    assert again.roster.kept_for(BEN) == seat
