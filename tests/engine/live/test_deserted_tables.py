"""Tables without anybody do not play on for ever; practice tables end after one deal."""

import asyncio

import pytest

from engine.errors import IllegalMove, Reason
from engine.table.absence import be_back
from engine.table.play import begin
from engine.table.roster import CloseReason, Status
from engine.table.table_events import Closed
from engine.table.terms import Terms, slow
from tests.engine.live.absent import TERMS, deserted, room
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    lobby,
    nothing_is_lost,
    play_out,
    registry_over,
    seen,
)
from tests.engine.live.test_clock_and_computers import until


async def test_when_everybody_is_away_the_table_stands_still() -> None:
    async with room(ANN, BEN, CHI) as one:
        for _ in range(6):
            await one.run_out()
        table = one.table
        assert table.paused
        assert table.view(None).waits.paused
        assert table.deadline is None
        version = table.version
        await asyncio.sleep(0.05)
        assert table.version == version, "not even the autopilot plays"
        seat = seen(table).turn
        other = next(user for user in (ANN, BEN, CHI) if table.seat_of(user) == (seat + 1) % 3)
        await table.do(be_back, other)
        await until(lambda: seen(table).turn == (seat + 1) % 3)
        assert table.deadline is not None


async def test_one_person_among_computers_does_not_let_them_play_for_ever() -> None:
    watch = Watch()
    table = await game_of(registry_over(Ledger(now=watch), watch), ANN, computers=2, terms=TERMS)
    await deserted(table, watch)
    assert table.paused
    assert table.deadline is None
    await table.do(be_back, ANN)
    assert not table.paused
    assert (table.deadline - watch()).total_seconds() == 60


async def test_a_deserted_table_is_closed_and_nobody_has_won() -> None:
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch)
    table = await deserted(await game_of(registry, ANN, computers=2, terms=TERMS), watch)
    watch.wait(minutes=59)
    await registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.PLAYING
    watch.wait(minutes=2)
    await registry.sweep(nothing_is_lost)
    assert table.roster.closed_because is CloseReason.ABANDONED
    assert ledger.standings == []
    with pytest.raises(IllegalMove) as refused:
        await table.do(be_back, ANN)
    assert refused.value.reason is Reason.TABLE_CLOSED


async def test_a_deserted_slow_table_is_kept_for_a_turn() -> None:
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch)
    table = await game_of(registry, ANN, computers=2, terms=Terms(slow(2)))
    key = (await deserted(table, watch)).header.table_id
    watch.wait(days=1, hours=23)
    await registry.sweep(nothing_is_lost)
    later = registry_over(ledger, watch)
    assert await later.restore(nothing_is_lost) == [], "nobody is there who could want it"
    watch.wait(minutes=90)
    again = await later.find(key)
    await later.sweep(nothing_is_lost)
    assert again is not None
    assert again.roster.closed_because is CloseReason.ABANDONED, (
        "a restart does not make it wait anew"
    )


async def test_a_practice_table_closes_after_its_one_deal_and_counts_nowhere() -> None:
    ledger = Ledger()
    registry = registry_over(ledger)
    table = await lobby(registry, ANN, computers=2, terms=Terms(practice=True))
    await table.do(begin, ANN)
    await play_out(table)
    assert seen(table).result is not None
    assert not seen(table).result.game_over
    [*_, last] = ledger.pages[table.header.table_id].entries
    assert last.events[-1] == Closed(CloseReason.FINISHED)
    assert ledger.standings == []


async def test_an_unrated_game_is_played_to_its_end() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN, computers=2, terms=Terms(rated=False))
    await table.do(begin, ANN)
    await play_out(table)
    assert table.roster.status is Status.PLAYING
