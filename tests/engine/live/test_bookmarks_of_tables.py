"""Tables that are known by their bookmarks: not read until somebody asks, or their time is up."""

from datetime import timedelta

import pytest

from engine.moves import Draw, Pass, Take
from engine.phase import Phase
from engine.table.events import ClockResumed
from engine.table.sitting import CloseReason, Sitter
from engine.table.terms import DAY, NORMAL, Terms, slow
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    Broken,
    everything,
    game_of,
    hall_over,
    lobby,
    nothing_is_lost,
    on_turn,
)
from tests.engine.live.processes import Process, read_all
from tests.engine.live.test_stopped_tables import stop


async def test_what_waits_for_somebody_is_not_read_and_everybody_finds_it() -> None:
    now = Process()
    playing = await game_of(now.hall, ANN, BEN, CHI)
    waiting = await lobby(now.hall, CHI, BEN, channel=21)
    await waiting.seats.invite(CHI, Sitter(DAO, "Dao"))
    first, second = playing.header.table_id, waiting.header.table_id
    await now.stop()
    assert await read_all(now.hall) == []
    hall = now.hall
    assert (hall.of_user(ANN), hall.of_user(BEN)) == ([first], [second, first])
    assert (hall.in_channel(20), hall.in_channel(21)) == ([first], [second])
    assert hall.in_server(10) == [first, second]
    hall.openings.check_seat(DAO)
    assert hall.open_tables.seats_of(DAO) == [], "who is invited has said nothing yet"
    assert hall.open_tables.lobbies_in(21) == [second]
    await hall.settle(20, BEN)
    assert now.ledger.loaded == []
    again = await hall.find(first)
    assert again is not None
    assert (everything(again), again.version) == (everything(playing), playing.version)
    assert now.ledger.loaded == [first]


async def test_what_went_on_after_its_bookmark_is_read_and_nothing_is_lost() -> None:
    now = Process()
    played = await game_of(now.hall, ANN, BEN, CHI)
    calm = await game_of(now.hall, CHI, BEN, ANN)
    await now.hall.bookmarks.write(at_once=True)
    await played.play(on_turn(played), Take())
    now.watch.wait(seconds=1)
    new = await lobby(now.hall, DAO)
    await now.kill()
    assert now.hall.of_user(DAO) == [], "nobody knows yet who sits there"
    found = await read_all(now.hall)
    assert [one.header.table_id for one in found] == [
        table.header.table_id for table in (new, played)
    ]
    assert everything(found[1]) == everything(played)
    assert calm.header.table_id not in now.ledger.loaded
    assert now.hall.of_user(DAO) == [new.header.table_id]


async def test_only_what_has_been_calm_is_noted_until_the_end() -> None:
    now = Process()
    table = await lobby(now.hall, ANN)
    await now.hall.bookmarks.write()
    assert now.ledger.bookmarks == {}, "it has changed since the last time"
    await now.hall.bookmarks.write()
    assert now.ledger.bookmarks[table.header.table_id].users == (ANN,)
    await table.join(BEN, "Ben")
    await now.hall.bookmarks.write()
    assert now.ledger.bookmarks[table.header.table_id].users == (ANN,)
    await now.hall.bookmarks.write(at_once=True)
    assert now.ledger.bookmarks[table.header.table_id].users == (ANN, BEN)


async def test_what_could_not_be_noted_is_tried_again_and_stays_in_memory() -> None:
    now = Process()
    table = await game_of(now.hall, ANN, BEN, CHI)
    now.ledger.fails = 1
    with pytest.raises(Broken):
        await now.hall.bookmarks.write(at_once=True)
    now.watch.wait(minutes=21)
    lost: list[str] = []
    now.ledger.fails = 1
    await now.hall.sweep(lambda *_: lost.append(""))
    assert await now.hall.find(table.header.table_id) is table
    await now.hall.bookmarks.write()
    assert [*now.ledger.bookmarks] == [table.header.table_id]


async def test_a_closed_table_has_no_bookmark() -> None:
    now = Process()
    table = await lobby(now.hall, ANN)
    await now.hall.bookmarks.write(at_once=True)
    await table.leave(ANN)
    assert now.ledger.bookmarks == {}
    await now.hall.bookmarks.write(at_once=True)
    assert now.ledger.bookmarks == {}
    await now.stop()
    assert now.hall.in_server(10) == []


async def test_what_has_something_to_do_is_read() -> None:
    """A clock that has to be shown anew, a computer that is to move, a message that is behind."""
    now = Process()
    timed = await game_of(now.hall, ANN, BEN, CHI, terms=Terms(NORMAL))
    slowly = await game_of(now.hall, CHI, BEN, ANN, terms=Terms(slow(2)))
    computers = await game_of(now.hall, ANN, computers=2)
    while computers.sitting.sitters[min(computers.acting())].user is not None:
        await computers.play(ANN, Draw() if computers.phase is Phase.DRAW else Pass())
    behind = await lobby(now.hall, DAO)
    calm = await lobby(now.hall, BEN)
    now.hall.bookmarks.is_shown = lambda table: table is not behind
    await now.stop()
    found = {table.header.table_id for table in await read_all(now.hall)}
    wanted = {table.header.table_id for table in (timed, slowly, computers, behind)}
    assert found == wanted
    assert calm.header.table_id not in found


async def test_a_slow_turn_loses_nothing_to_two_starts_of_which_the_first_did_not_read_it() -> None:
    now = Process()
    table = await game_of(now.hall, ANN, BEN, CHI, terms=Terms(slow(2)))
    now.watch.wait(hours=10)
    await now.stop(hours=5)
    now.watch.wait(hours=1)
    await now.kill(hours=3)
    again = await now.hall.find(table.header.table_id)
    assert again is not None
    told = [event for _, event in again.view(None).log if isinstance(event, ClockResumed)]
    assert told == [ClockResumed(2 * DAY - 11 * 3600)]
    await read_all(now.hall)
    assert again.version == table.version + 1, "it is given back once"


async def test_a_live_turn_begins_anew_also_where_a_click_was_first() -> None:
    now = Process()
    table = await game_of(now.hall, ANN, BEN, CHI, terms=Terms(NORMAL))
    now.watch.wait(seconds=100)
    now.ledger.beaten = int(now.watch().timestamp())
    now.watch.wait(seconds=30)
    now.hall = hall_over(now.ledger, now.watch)
    early = await now.hall.find(table.header.table_id)
    assert early is not None
    await now.hall.know()
    assert await read_all(now.hall) == [early]
    assert early.deadline == now.watch() + timedelta(seconds=180)


async def test_the_rematch_of_a_game_is_found_without_being_in_memory() -> None:
    now = Process()
    before = await game_of(now.hall, ANN, BEN, CHI)
    await before.close(CloseReason.FINISHED)
    again, is_new = await now.hall.rematch(before, ANN, "Ann")
    assert is_new
    await now.stop()
    old = await now.hall.find(before.header.table_id)
    assert old is not None
    found = await now.hall.rematch_of(old)
    assert found is not None
    assert found.header == again.header
    await found.close(CloseReason.IDLE)
    assert await now.hall.rematch_of(old) is None


async def test_a_table_that_stands_still_is_tried_again_and_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = Process()
    table = await game_of(now.hall, ANN, BEN, CHI)
    await stop(table, monkeypatch)
    now.watch.wait(minutes=30)
    await now.hall.sweep(nothing_is_lost)
    assert await now.hall.find(table.header.table_id) is table
    await now.stop()
    assert now.hall.stopped_of(ANN) == [table.header.table_id]
    [again] = await read_all(now.hall)
    assert again.standstill is None
    assert now.hall.of_user(ANN) == [table.header.table_id]
