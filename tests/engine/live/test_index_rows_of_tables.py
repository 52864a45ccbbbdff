"""Tables that are known by their index rows: not read until somebody asks, or their time is up."""

from datetime import timedelta

import pytest

from engine.moves import Draw, Pass, Take
from engine.phase import Phase
from engine.table.lobby import invite, join
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import ClockResumed
from engine.table.terms import DAY, NORMAL, Terms, slow
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    Broken,
    everything,
    game_of,
    lobby,
    nothing_is_lost,
    on_turn,
    play_out,
    registry_over,
)
from tests.engine.live.processes import Process, read_all
from tests.engine.live.test_stopped_tables import stop


async def test_what_waits_for_somebody_is_not_read_and_everybody_finds_it() -> None:
    now = Process()
    playing = await game_of(now.registry, ANN, BEN, CHI)
    waiting = await lobby(now.registry, CHI, BEN, channel=21)
    await waiting.do(invite, CHI, Sitter(DAO, "Dao"))
    first, second = playing.header.table_id, waiting.header.table_id
    await now.stop()
    assert await read_all(now.registry) == []
    registry = now.registry
    assert (registry.of_user(ANN), registry.of_user(BEN)) == ([first], [second, first])
    assert (registry.in_channel(20), registry.in_channel(21)) == ([first], [second])
    assert registry.in_server(10) == [first, second]
    registry.openings.check_seat(DAO)
    assert registry.open_tables.seats_of(DAO) == [], "who is invited has said nothing yet"
    assert registry.open_tables.lobbies_in(21) == [second]
    await registry.settle(20, BEN)
    assert now.ledger.loaded == []
    again = await registry.find(first)
    assert again is not None
    assert (everything(again), again.version) == (everything(playing), playing.version)
    assert now.ledger.loaded == [first]


async def test_what_went_on_after_its_index_row_is_read_and_nothing_is_lost() -> None:
    now = Process()
    played = await game_of(now.registry, ANN, BEN, CHI)
    calm = await game_of(now.registry, CHI, BEN, ANN)
    await now.registry.index_rows.write(at_once=True)
    await played.play(on_turn(played), Take())
    now.watch.wait(seconds=1)
    new = await lobby(now.registry, DAO)
    await now.kill()
    assert now.registry.of_user(DAO) == [], "nobody knows yet who sits there"
    found = await read_all(now.registry)
    assert [one.header.table_id for one in found] == [
        table.header.table_id for table in (new, played)
    ]
    assert everything(found[1]) == everything(played)
    assert calm.header.table_id not in now.ledger.loaded
    assert now.registry.of_user(DAO) == [new.header.table_id]


async def test_only_what_has_been_calm_is_noted_until_the_end() -> None:
    now = Process()
    table = await lobby(now.registry, ANN)
    await now.registry.index_rows.write()
    assert now.ledger.index_rows == {}, "it has changed since the last time"
    await now.registry.index_rows.write()
    assert now.ledger.index_rows[table.header.table_id].users == (ANN,)
    await table.do(join, BEN, "Ben")
    await now.registry.index_rows.write()
    assert now.ledger.index_rows[table.header.table_id].users == (ANN,)
    await now.registry.index_rows.write(at_once=True)
    assert now.ledger.index_rows[table.header.table_id].users == (ANN, BEN)


async def test_a_game_in_its_second_deal_comes_back_without_the_steps_of_the_first() -> None:
    now = Process()
    played = await game_of(now.registry, ANN, BEN, CHI)
    key = played.header.table_id
    await play_out(played)
    await played.next_deal(None)
    dealt = played.version
    await played.play(on_turn(played), Draw())
    await now.stop()
    found = await now.registry.find(key)
    assert found is not None
    assert (everything(found), found.version) == (everything(played), played.version)
    assert found.view(ANN).log == played.view(ANN).log
    page = await now.ledger.load_latest(key)
    assert page is not None
    assert [one.version for one in page.entries] == [*range(dealt, played.version + 1)]
    await play_out(found)
    await found.next_deal(None)
    await now.stop()
    again = await now.registry.find(key)
    assert again is not None
    assert everything(again) == everything(found), "also from a table that was brought back so"
    assert now.ledger.snapshots[key].version == found.version - 1


async def test_what_could_not_be_noted_is_tried_again_and_stays_in_memory() -> None:
    now = Process()
    table = await game_of(now.registry, ANN, BEN, CHI)
    now.ledger.fails = 1
    with pytest.raises(Broken):
        await now.registry.index_rows.write(at_once=True)
    now.watch.wait(minutes=21)
    lost: list[str] = []
    now.ledger.fails = 1
    await now.registry.sweep(lambda *_: lost.append(""))
    assert await now.registry.find(table.header.table_id) is table
    await now.registry.index_rows.write()
    assert [*now.ledger.index_rows] == [table.header.table_id]


async def test_a_closed_table_has_no_index_row() -> None:
    now = Process()
    table = await lobby(now.registry, ANN)
    await now.registry.index_rows.write(at_once=True)
    await table.leave(ANN)
    assert now.ledger.index_rows == {}
    await now.registry.index_rows.write(at_once=True)
    assert now.ledger.index_rows == {}
    await now.stop()
    assert now.registry.in_server(10) == []


async def test_what_has_something_to_do_is_read() -> None:
    """A clock of minutes that has to be shown anew, a computer that is to move, a message that is
    behind."""
    now = Process()
    timed = await game_of(now.registry, ANN, BEN, CHI, terms=Terms(NORMAL))
    slowly = await game_of(now.registry, CHI, BEN, ANN, terms=Terms(slow(2)))
    computers = await game_of(now.registry, ANN, computers=2)
    while computers.roster.sitters[min(computers.acting())].user is not None:
        await computers.play(ANN, Draw() if computers.phase is Phase.DRAW else Pass())
    behind = await lobby(now.registry, DAO)
    calm = await lobby(now.registry, BEN)
    now.registry.index_rows.is_shown = lambda table: table is not behind
    await now.stop()
    found = {table.header.table_id for table in await read_all(now.registry)}
    wanted = {table.header.table_id for table in (timed, computers, behind)}
    assert found == wanted
    assert not found & {table.header.table_id for table in (calm, slowly)}


async def test_where_nothing_has_happened_for_a_while_nothing_is_read_until_its_time() -> None:
    now = Process()
    timed = await game_of(now.registry, ANN, BEN, CHI, terms=Terms(slow(1)))
    behind = await lobby(now.registry, DAO)
    played = await lobby(now.registry, BEN)
    now.registry.index_rows.is_shown = lambda table: table is not behind
    now.watch.wait(minutes=11)
    await played.do(join, CHI, "Chi")
    now.registry.index_rows.is_shown = lambda table: table is timed
    await now.stop(hours=2)
    [found] = await read_all(now.registry)
    assert (found.header.table_id, found.is_calm) == (played.header.table_id, False)
    again = await now.registry.find(behind.header.table_id)
    assert again is not None
    assert (again.is_calm, again.was_shown) == (True, False), "whoever looks for it finds it"
    await now.stop(hours=22)
    [late] = await read_all(now.registry)
    assert (late.header.table_id, late.is_calm) == (timed.header.table_id, False)
    assert late.deadline is not None, "its message names a time that is over"
    assert (late.deadline - now.watch()).total_seconds() == 24 * 3600 - 11 * 60


async def test_a_slow_turn_loses_nothing_to_two_starts_of_which_the_first_did_not_read_it() -> None:
    now = Process()
    table = await game_of(now.registry, ANN, BEN, CHI, terms=Terms(slow(2)))
    now.watch.wait(hours=10)
    await now.stop(hours=5)
    now.watch.wait(hours=1)
    await now.kill(hours=3)
    again = await now.registry.find(table.header.table_id)
    assert again is not None
    told = [event for _, event in again.view(None).log if isinstance(event, ClockResumed)]
    assert told == [ClockResumed(2 * DAY - 11 * 3600)]
    await read_all(now.registry)
    assert again.version == table.version + 1, "it is given back once"


async def test_a_live_turn_begins_anew_also_where_a_click_was_first() -> None:
    now = Process()
    table = await game_of(now.registry, ANN, BEN, CHI, terms=Terms(NORMAL))
    now.watch.wait(seconds=100)
    now.ledger.beaten = int(now.watch().timestamp())
    now.watch.wait(seconds=30)
    now.registry = registry_over(now.ledger, now.watch)
    early = await now.registry.find(table.header.table_id)
    assert early is not None
    await now.registry.know()
    assert await read_all(now.registry) == [early]
    assert early.deadline == now.watch() + timedelta(seconds=180)


async def test_the_rematch_of_a_game_is_found_without_being_in_memory() -> None:
    now = Process()
    before = await game_of(now.registry, ANN, BEN, CHI)
    await before.close(CloseReason.FINISHED)
    again, is_new = await now.registry.rematch(before, ANN, "Ann")
    assert is_new
    await now.stop()
    old = await now.registry.find(before.header.table_id)
    assert old is not None
    found = await now.registry.rematch_of(old)
    assert found is not None
    assert found.header == again.header
    await found.close(CloseReason.IDLE)
    assert await now.registry.rematch_of(old) is None


async def test_a_table_that_stands_still_is_tried_again_and_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = Process()
    table = await game_of(now.registry, ANN, BEN, CHI)
    await stop(table, monkeypatch)
    now.watch.wait(minutes=30)
    await now.registry.sweep(nothing_is_lost)
    assert await now.registry.find(table.header.table_id) is table
    await now.stop()
    assert now.registry.stopped_of(ANN) == [table.header.table_id]
    [again] = await read_all(now.registry)
    assert again.halt is None
    assert now.registry.of_user(ANN) == [table.header.table_id]
