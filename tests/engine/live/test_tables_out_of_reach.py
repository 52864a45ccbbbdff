"""People cannot reach the bot: their tables rest, and the time is given back as after a stop."""

from datetime import timedelta

import pytest

from engine.live.table import Table
from engine.live.table_tasks import Clock
from engine.moves import Draw
from engine.phase import Phase
from engine.table import play
from engine.table.record import Outage
from engine.table.roster import Status
from engine.table.table_events import ClockResumed
from engine.table.terms import DAY, Terms, live, slow
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    game_of,
    lobby,
    nothing_is_lost,
    on_turn,
)
from tests.engine.live.processes import Process
from tests.engine.live.test_table_tasks import settled

HERE, THERE = 10, 10 + (1 << 22)
"""Servers of the two shards of a bot."""
LIVE = Terms(live(60, 0))


class Away:
    """A process whose people cannot reach it from now on; its clock runs."""

    def __init__(self, shard: tuple[int, int] = (0, 0), guild_id: int = 0) -> None:
        self.now = Process()
        self.clock = Clock(self.now.watch, lambda table, fault: pytest.fail(str(fault)))
        self._which = guild_id, shard

    def begin(self) -> None:
        self.began = self.now.watch().timestamp()
        self.now.registry.watchers.append(self.clock.watch)
        self.now.registry.rest([self._outage()])

    async def note(self) -> None:
        """The outage is stored as long as it is by now."""
        await self.now.registry.remember([self._outage()])

    async def end(self) -> None:
        await self.note()
        self.now.registry.rest([])
        assert await self.now.registry.go_on(nothing_is_lost)

    def _outage(self) -> Outage:
        guild_id, shard = self._which
        return Outage(guild_id, self.began, self.now.watch().timestamp(), shard)


async def look(away: Away, table: Table) -> None:
    """The clock looks at a table as if its timer had come."""
    away.clock._tasks.wake(table)
    await settled()
    await away.now.registry.sweep(nothing_is_lost)


async def test_no_turn_times_out_and_the_time_is_given_back() -> None:
    away = Away()
    table = await game_of(away.now.registry, ANN, BEN, CHI, terms=LIVE)
    version = table.version
    away.now.watch.wait(seconds=50)
    away.begin()
    for _ in range(10):
        away.now.watch.wait(minutes=1)
        await look(away, table)
    assert table.version == version
    await away.end()
    assert table.attendance.late == {}
    assert table.deadline == away.now.watch() + timedelta(seconds=60)
    away.now.watch.wait(seconds=61)
    await look(away, table)
    assert sum(table.attendance.late.values()) == 1, "from then on it is as before"
    away.clock.stop()


async def test_a_slow_turn_has_what_was_left_of_it() -> None:
    away = Away()
    table = await game_of(away.now.registry, ANN, BEN, CHI, terms=Terms(slow(2)))
    away.now.watch.wait(days=1)
    away.begin()
    away.now.watch.wait(days=5)
    await away.end()
    assert table.deadline == away.now.watch() + timedelta(days=1)


async def test_a_short_hiccup_shifts_the_deadline_and_stores_nothing() -> None:
    away = Away()
    table = await game_of(away.now.registry, ANN, BEN, CHI, terms=LIVE)
    version = table.version
    away.now.watch.wait(seconds=58)
    away.begin()
    away.now.watch.wait(seconds=4)
    await look(away, table)
    away.now.registry.rest([])
    await away.now.registry.go_on(nothing_is_lost)
    assert (table.version, table.deadline) == (version, away.now.watch() + timedelta(seconds=2))
    assert await away.now.ledger.outages() == []
    away.clock.stop()


@pytest.mark.parametrize("hiccup", [False, True])
async def test_a_may_i_window_stays_open_as_long_as_it_would_have(*, hiccup: bool) -> None:
    away = Away()
    table = await game_of(away.now.registry, ANN, BEN, CHI, terms=LIVE)
    for user in (ANN, BEN, CHI):
        table.show_up(user)
    await table.play(on_turn(table), Draw())
    assert (table.phase, table.deadline is None) == (Phase.MAY_I, False)
    assert table.deadline is not None
    left = table.deadline - away.now.watch()
    away.begin()
    away.now.watch.wait(minutes=10)
    await look(away, table)
    assert table.phase is Phase.MAY_I
    if hiccup:
        away.now.registry.rest([])
        await away.now.registry.go_on(nothing_is_lost)
    else:
        await away.end()
    assert table.deadline == away.now.watch() + left
    away.clock.stop()


async def test_an_idle_lobby_does_not_close_meanwhile() -> None:
    away = Away()
    table = await lobby(away.now.registry, ANN)
    away.now.watch.wait(minutes=20)
    away.begin()
    away.now.watch.wait(hours=9)
    await away.now.registry.sweep(nothing_is_lost)
    await away.end()
    away.now.watch.wait(minutes=9)
    await away.now.registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.LOBBY
    away.now.watch.wait(minutes=2)
    await away.now.registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.CLOSED


async def test_one_shard_and_one_server_rest_for_themselves() -> None:
    for away in (Away(shard=(2, 1)), Away(guild_id=THERE)):
        here = await game_of(away.now.registry, ANN, BEN, CHI, terms=LIVE)
        there = await lobby(away.now.registry, BEN, CHI, DAO, terms=LIVE, guild=THERE, channel=21)
        await there.do(play.begin, BEN)
        away.begin()
        assert (here.rests, there.rests) == (False, True)
        away.now.watch.wait(minutes=10)
        await look(away, here)
        await away.end()
        assert sum(here.attendance.late.values()) == 1
        assert there.attendance.late == {}
        assert there.deadline == away.now.watch() + timedelta(seconds=60)
        away.clock.stop()


@pytest.mark.parametrize("shard", [(0, 0), (2, 0)])
async def test_a_restart_in_the_middle_gives_back_the_same(shard: tuple[int, int]) -> None:
    away = Away(shard=shard)
    table = await game_of(away.now.registry, ANN, BEN, CHI, terms=Terms(slow(2)))
    away.now.watch.wait(days=1)
    away.begin()
    away.now.watch.wait(days=2)
    await away.note()
    await away.now.kill(days=3)
    again = await away.now.registry.find(table.header.table_id)
    assert again is not None
    assert again.deadline == away.now.watch() + timedelta(days=1)
    told = [event for _, event in again.view(None).log if isinstance(event, ClockResumed)]
    assert told == [ClockResumed(DAY)]


async def test_a_table_that_is_not_in_memory_is_due_later() -> None:
    away = Away()
    table = await game_of(away.now.registry, ANN, BEN, CHI, terms=Terms(slow(1)))
    key = table.header.table_id
    await away.now.stop()
    away.begin()
    away.now.watch.wait(days=2)
    await away.note()
    await away.now.registry.sweep(nothing_is_lost)
    again = await away.now.registry.find(key)
    assert again is not None
    assert again.rests
    await look(away, again)
    await away.end()
    assert again.attendance.late == {}
    assert again.deadline is not None
    left = again.deadline - away.now.watch()
    assert timedelta(hours=23, minutes=59) < left <= timedelta(days=1)
    away.clock.stop()
    away.now.registry.stop()
