"""A game that is over, told step by step."""

from dataclasses import replace

from engine.events import Dealt
from engine.table import play
from engine.table.replay import ReplayBuilder, replay_of
from engine.table.roster import Sitter
from engine.table.table_events import TimedOut
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import NORMAL
from tests.engine.played import opened, play_on, run_out_of_time, whole_game


async def test_the_frames_are_those_of_the_journal() -> None:
    page = await whole_game("dummy", {}, 2, 1)
    replay = replay_of(page.header, page.entries)
    assert replay.is_over
    for moment in replay.frames:
        then = table_state(rules_at_first(page.header), page.header, page.entries[: moment.version])
        assert (moment.state, moment.roster) == (then.state, then.roster)
        assert moment.events == page.entries[moment.version - 1].events
    assert [replay.frames[place].state.deal_no for place in replay.deals] == [1, 2, 3, 4]
    assert all(
        any(isinstance(event, Dealt) for event in replay.frames[place].events)
        for place in replay.deals
    )


async def test_it_can_be_told_a_little_at_a_time() -> None:
    page = await whole_game("dummy", {}, 2, 1)
    builder = ReplayBuilder(page.header, page.entries)
    steps = builder.steps()
    for _ in range(10):
        next(steps)
    half = builder.replay
    assert not half.is_over
    for _ in steps:
        pass
    assert builder.replay == replay_of(page.header, page.entries)
    assert builder.replay.frames[: len(half.frames)] == half.frames


async def test_what_only_the_clock_did_is_no_frame() -> None:
    ledger, table = opened("contract", {}, 3, 9, clock=NORMAL)
    await table.do(play.begin, 1)
    await play_on(table, most=3)
    before = table.version
    await run_out_of_time(table)
    page = ledger.pages[table.header.table_id]
    quiet = [
        entry.version
        for entry in page.entries[before:]
        if any(isinstance(event, TimedOut) for event in entry.events)
    ]
    shown = {moment.version for moment in replay_of(page.header, page.entries).frames}
    assert len(quiet) == 1
    assert shown == set(range(2, table.version + 1)) - set(quiet)


async def test_a_lobby_has_nothing_to_tell() -> None:
    ledger, table = opened("contract", {}, 3, 9)
    page = ledger.pages[table.header.table_id]
    replay = replay_of(page.header, page.entries)
    assert not replay.frames
    assert not replay.is_over


async def test_a_deal_has_its_bounds_and_whoever_held_a_seat_all_through_it() -> None:
    page = await whole_game("dummy", {}, 2, 1)
    told = replay_of(page.header, page.entries)
    assert [told.bounds(deal)[0] for deal in range(4)] == list(told.deals)
    assert told.bounds(3)[1] == len(told.frames)
    for deal in range(4):
        begin, end = told.bounds(deal)
        assert {told.deal_at(place) for place in (begin, end - 1)} == {deal}
        assert told.was_played(deal)
        assert [told.seat_throughout(deal, user) for user in (1, 2, 3)] == [0, 1, None]
    # Somebody else in the seat for a moment, and it was nobody's for the whole deal.
    begin, end = told.bounds(1)
    there = told.frames[begin + 3].roster
    someone = replace(there, sitters=(Sitter(9, "Eve"), *there.sitters[1:]))
    frames = list(told.frames)
    frames[begin + 3] = frames[begin + 3]._replace(roster=someone)
    changed = replace(told, frames=tuple(frames))
    assert [changed.seat_throughout(1, user) for user in (1, 9, 2)] == [None, None, 1]
    # Between two deals people come and go.
    frames[end - 1] = frames[end - 1]._replace(roster=someone)
    assert replace(told, frames=tuple(frames)).seat_throughout(1, 2) == 1
    # One that was called off was not played.
    last = frames[end - 1].state
    frames[end - 1] = frames[end - 1]._replace(state=last._replace(turn_no=501))
    assert not replace(told, frames=tuple(frames)).was_played(1)
    unfinished = tuple(
        frame._replace(state=frame.state._replace(result=None)) for frame in told.frames
    )
    assert not replace(told, frames=unfinished).was_played(0)
