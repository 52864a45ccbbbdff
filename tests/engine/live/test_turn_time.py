"""UX Clock: the time of a turn, the bank, quiet hours, and what a restart gives back."""

from collections.abc import Collection
from datetime import timedelta

import pytest

from engine.errors import Stale
from engine.live.table import Table
from engine.live.timing import QuietHours, TableTiming
from engine.moves import Discard, Draw, Pass, Take
from engine.phase import Phase
from engine.table.absence import time_out
from engine.table.play import play_seat
from engine.table.table_events import BankSpent, ClockResumed
from engine.table.terms import CLOCKS, DAY, NORMAL, ClockKind, Terms, TimeControl, live, slow
from tests.each import each
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    hand,
    nothing_is_lost,
    on_turn,
    play_out,
    registry_over,
    seen,
)

NORMALLY = Terms(NORMAL)


async def timed(
    terms: Terms = NORMALLY, timing: TableTiming | None = None
) -> tuple[Table, Watch, Ledger]:
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch, timing)
    return await game_of(registry, ANN, BEN, CHI, terms=terms), watch, ledger


def left(table: Table, watch: Watch) -> float:
    """Seconds that the player to move still has."""
    assert table.deadline is not None
    return (table.deadline - watch()).total_seconds()


async def turn(table: Table) -> None:
    """The player to move takes the upcard and throws the first card of their hand."""
    user = on_turn(table)
    await table.play(user, Take())
    await table.play(user, Discard(hand(table, seen(table).turn)[0]))


def told(table: Table, kind: type) -> list[object]:
    return [event for _, event in table.view(None).log if isinstance(event, kind)]


async def test_ux_clock_a_live_turn_has_its_seconds_and_the_bank() -> None:
    table, watch, _ = await timed()
    assert left(table, watch) == 180
    watch.wait(seconds=40)
    user = on_turn(table)
    await table.play(user, Take())
    assert left(table, watch) == 140, "a move within the turn does not give time"
    await table.play(user, Discard(hand(table, seen(table).turn)[0]))
    assert left(table, watch) == 180
    assert told(table, BankSpent) == []


async def test_ux_clock_a_long_turn_drains_the_bank_of_its_player_alone() -> None:
    table, watch, ledger = await timed()
    first = seen(table).turn
    watch.wait(seconds=90.9)
    await turn(table)
    assert told(table, BankSpent) == [BankSpent(first, 30)]
    for _ in range(2):
        assert left(table, watch) == 180
        await turn(table)
    assert seen(table).turn == first
    assert left(table, watch) == 150
    [again] = await registry_over(ledger, watch).restore(nothing_is_lost)
    assert again.attendance.spent == {first: 30}, "it is in the journal"
    assert left(again, watch) == 150


async def test_ux_may_i_the_window_does_not_cost_the_active_player_time() -> None:
    table, watch, _ = await timed()
    user = on_turn(table)
    watch.wait(seconds=50)
    await table.play(user, Draw())
    assert left(table, watch) == 15, "the window has its own clock"
    for _ in range(2):
        watch.wait(seconds=7)
        seat = min(table.acting())
        await table.play(table.roster.sitters[seat].user, Pass())
    assert table.phase is Phase.PLAY
    assert left(table, watch) == 130


async def test_ux_clock_stops_between_deals() -> None:
    table, watch, _ = await timed()
    await play_out(table)
    assert left(table, watch) == 60
    with pytest.raises(Stale):
        await table.do(time_out, table.deadline.timestamp())
    await table.next_deal(None)
    assert left(table, watch) == 180


async def test_without_a_clock_and_for_computers_nobody_waits() -> None:
    table, _, _ = await timed(Terms())
    assert table.deadline is None
    watch = Watch()
    alone = await game_of(registry_over(Ledger(), watch), ANN, computers=2, terms=NORMALLY)
    timed_seats = set()
    for _ in range(12):
        seat = table_seat(alone)
        if alone.deadline is not None and alone.phase is not Phase.MAY_I:
            timed_seats.add(seat)
        await alone.do_at(alone.version, play_seat, seat, next(iter(alone_moves(alone, seat))))
    assert timed_seats == {alone.seat_of(ANN)}


def table_seat(table: Table) -> int:
    return min(table.acting())


def alone_moves(table: Table, seat: int) -> list[object]:
    if table.phase is Phase.MAY_I:
        return [Pass()]
    return [Take()] if table.phase is Phase.DRAW else [Discard(hand(table, seat)[0])]


async def test_ux_clock_a_slow_turn_has_days() -> None:
    table, watch, _ = await timed(Terms(slow(3)))
    assert left(table, watch) == 3 * DAY
    watch.wait(days=2)
    await turn(table)
    assert left(table, watch) == 3 * DAY


async def test_ux_clock_a_slow_turn_does_not_end_in_quiet_hours() -> None:
    nights = {ANN: QuietHours(11 * 60, 13 * 60), BEN: QuietHours(22 * 60, 7 * 60), CHI: None}
    table, watch, _ = await timed(Terms(slow(1)), TableTiming(quiet_hours=nights.get))
    wanted = {ANN: DAY + 3600, BEN: DAY, CHI: DAY}
    for _ in range(3):
        assert left(table, watch) == wanted[on_turn(table)]
        await turn(table)


async def test_ux_clock_quiet_hours_are_read_before_a_slow_table_is_brought_back() -> None:
    table, watch, ledger = await timed(Terms(slow(1)))
    nights: dict[int, QuietHours] = {}
    registry = registry_over(ledger, watch, TableTiming(quiet_hours=nights.get))

    async def meet(users: Collection[int]) -> None:
        nights.update((user, QuietHours(11 * 60, 13 * 60)) for user in users)

    registry.meet = meet
    again = await registry.find(table.header.table_id)
    assert again is not None
    assert left(again, watch) == DAY + 3600
    live, watch, ledger = await timed(Terms(NORMAL))
    nights.clear()
    registry = registry_over(ledger, watch, TableTiming(quiet_hours=nights.get))
    registry.meet = meet
    assert await registry.find(live.header.table_id) is not None
    assert nights == {}, "they move no short turn"


async def test_ux_clock_after_a_restart_a_live_turn_begins_anew() -> None:
    table, watch, ledger = await timed()
    first = seen(table).turn
    watch.wait(seconds=100)
    registry = registry_over(ledger, watch)
    [again] = await registry.restore(nothing_is_lost)
    assert left(again, watch) == 180
    assert told(again, ClockResumed) == [ClockResumed(60)], "the table says so"
    watch.wait(seconds=70)
    await turn(again)
    assert again.attendance.spent == {first: 10}


async def restarted(down: timedelta, *, played: timedelta) -> tuple[Table, Watch]:
    """A slow table of two days a turn: somebody thinks, then the bot is gone for a while."""
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch)
    table = await game_of(registry, ANN, BEN, CHI, terms=Terms(slow(2)))
    watch.time += played
    await registry.sweep(nothing_is_lost)
    watch.time += down
    registry = registry_over(ledger, watch)
    await registry.restore(nothing_is_lost)
    again = await registry.find(table.header.table_id)
    assert again is not None
    return again, watch


async def test_ux_clock_the_time_that_the_bot_was_down_is_given_back() -> None:
    table, watch = await restarted(timedelta(days=9), played=timedelta(days=1))
    assert left(table, watch) == DAY
    assert told(table, ClockResumed) == [ClockResumed(DAY)]


async def test_a_slow_turn_that_was_nearly_over_gets_an_hour_after_a_restart() -> None:
    table, watch = await restarted(timedelta(days=3), played=timedelta(hours=47, minutes=50))
    assert left(table, watch) == 3600


async def test_every_sweep_notes_that_the_bot_is_running() -> None:
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch)
    await registry.sweep(nothing_is_lost)
    assert ledger.beaten == int(watch().timestamp()), "a slow table need not be in memory"


async def test_restarts_do_not_give_a_slow_turn_more_than_was_left() -> None:
    table, watch, ledger = await timed(Terms(slow(7)))
    for _ in range(6):
        watch.wait(days=1)
        ledger.beaten = int(watch().timestamp())
        [table] = await registry_over(ledger, watch).restore(nothing_is_lost)
    assert left(table, watch) == DAY


async def test_where_nobody_knows_when_the_bot_went_a_slow_turn_begins_anew() -> None:
    _, watch, ledger = await timed(Terms(slow(2)))
    watch.wait(days=1)
    [again] = await registry_over(ledger, watch).restore(nothing_is_lost)
    assert left(again, watch) == 2 * DAY


async def test_a_restart_does_not_make_panels_stale() -> None:
    table, watch, ledger = await timed()
    version, user = table.version, on_turn(table)
    watch.wait(seconds=1)
    [again] = await registry_over(ledger, watch).restore(nothing_is_lost)
    assert again.version == version + 1
    await again.play(user, Take(), version)


async def test_a_time_out_that_came_too_late_changes_nothing() -> None:
    table, watch, _ = await timed()
    deadline = table.deadline
    watch.wait(seconds=1)
    await turn(table)
    version = table.version
    with pytest.raises(Stale):
        await table.do(time_out, deadline.timestamp())
    assert table.version == version


def test_ux_clock_the_clocks_that_can_be_chosen() -> None:
    assert {name: (clock.turn, clock.bank) for name, clock in CLOCKS.items()} == {
        "quick": (30, 60),
        "normal": (60, 120),
        "relaxed": (120, 300),
        "slow-1": (DAY, 0),
        "slow-2": (2 * DAY, 0),
        "slow-3": (3 * DAY, 0),
        "slow-7": (7 * DAY, 0),
        "none": (0, 0),
    }
    assert Terms().clock.kind is ClockKind.NONE


@each(
    ("kind", "turn", "bank"),
    [
        (ClockKind.NONE, 5, 0),
        (ClockKind.LIVE, 0, 10),
        (ClockKind.LIVE, 5, -1),
        (ClockKind.SLOW, 4 * DAY, 0),
    ],
)
def test_what_no_clock_can_be(kind: ClockKind, turn: int, bank: int) -> None:
    with pytest.raises(ValueError, match=f"no {kind} clock"):
        TimeControl(kind, turn, bank)


async def test_no_more_is_taken_from_a_bank_than_it_holds() -> None:
    table, watch, _ = await timed(Terms(live(10, 5)))
    first = seen(table).turn
    watch.wait(seconds=300)
    await turn(table)
    assert table.attendance.spent == {first: 5}
