"""What goes on without a click: the clock of a table, and its computer players."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime

import pytest

from engine.analysis.players import choose, pilot
from engine.computer.strength import Strength
from engine.errors import Stale
from engine.live.computers import Computers
from engine.live.table import Table
from engine.live.table_tasks import Clock
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming
from engine.moves import Discard, Draw, MayI, Move, Pass, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.state import State
from engine.table.play import play_seat
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Broken,
    Ledger,
    game_of,
    hand,
    known,
    nothing_is_lost,
    on_turn,
    registry_over,
    seen,
)

Reported = list[tuple[Table, Exception]]


def now() -> datetime:
    return datetime.now(UTC)


@asynccontextmanager
async def clocked(
    ledger: Ledger, may_i: float, retry: float = 5.0
) -> AsyncIterator[tuple[TableRegistry, Reported]]:
    registry, reported = registry_over(ledger, now, TableTiming(may_i=may_i, next_deal=0.05)), []
    clock = Clock(now, lambda table, fault: reported.append((table, fault)), retry)
    registry.watchers.append(clock.watch)
    yield registry, reported
    clock.stop()


async def until(so: Callable[[], bool]) -> None:
    # Enough for a busy machine; what is waited for comes within a tenth of a second.
    async with asyncio.timeout(60):
        while not so():  # noqa: ASYNC110  (nothing else tells)
            await asyncio.sleep(0.005)


async def test_may_i_ends_when_nobody_answers() -> None:
    async with clocked(Ledger(), may_i=0.05) as (registry, reported):
        table = await game_of(registry, ANN, BEN, CHI)
        await table.play(on_turn(table), Draw())
        assert table.phase is Phase.MAY_I
        await until(lambda: table.phase is Phase.PLAY)
        assert table.deadline is None
        assert reported == []


async def test_who_asked_gets_the_upcard_when_the_time_of_the_others_is_up() -> None:
    async with clocked(Ledger(), may_i=0.05) as (registry, reported):
        table = await game_of(registry, ANN, BEN, CHI)
        await table.play(on_turn(table), Draw())
        last = (seen(table).turn + 2) % 3
        await table.play(table.roster.sitters[last].user, MayI())
        await until(lambda: table.phase is Phase.PLAY)
        assert len(hand(table, last)) == 12
        assert reported == []


async def test_the_clock_tries_again_when_the_storage_did_not_take_it() -> None:
    ledger = Ledger()
    async with clocked(ledger, may_i=0.05, retry=0.01) as (registry, reported):
        table = await game_of(registry, ANN, BEN, CHI)
        await table.play(on_turn(table), Draw())
        ledger.fails = 2
        await until(lambda: table.phase is Phase.PLAY)
        assert [type(fault) for _, fault in reported] == [Broken, Broken]


async def test_a_table_that_was_restored_gets_its_time_back() -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger, now), ANN, BEN, CHI)
    await table.play(on_turn(table), Draw())
    assert table.phase is Phase.MAY_I
    async with clocked(ledger, may_i=0.05) as (registry, _):
        [again] = await registry.restore(nothing_is_lost)
        await until(lambda: again.phase is Phase.PLAY)


class Thinker:
    """Chooses as the computers do; ``instead`` may step in."""

    def __init__(self, instead: Callable[[State], Awaitable[Move | None]] | None = None) -> None:
        self.instead = instead
        self.asked: list[tuple[int, Phase]] = []

    async def choose(self, mine: Observation, strength: Strength | None) -> Move:
        self.asked.append((mine.seat, mine.seen.phase))
        if self.instead is not None:
            chosen = await self.instead(mine.seen)
            if chosen is not None:
                return chosen
        return choose(mine)

    async def pilot(self, mine: Observation) -> Move:
        self.asked.append((mine.seat, mine.seen.phase))
        return pilot(mine)


@asynccontextmanager
async def computing(
    thinker: Thinker, ledger: Ledger | None = None
) -> AsyncIterator[tuple[Table, Reported]]:
    """A table of Ann and two computers which move at once."""
    registry, reported = registry_over(ledger or Ledger(), now), []
    computers = Computers(thinker, 0, lambda table, fault: reported.append((table, fault)))
    registry.watchers.append(computers.watch)
    table = await game_of(registry, ANN, computers=2)
    yield table, reported
    computers.stop()


def waits_for_ann(table: Table) -> bool:
    return table.seat_of(ANN) in table.acting()


async def test_computers_play_until_a_person_is_to_act() -> None:
    thinker = Thinker()
    async with computing(thinker) as (table, reported):
        await until(lambda: waits_for_ann(table))
        for _ in range(3):
            await play_for_ann(table)
        assert {seat for seat, _ in thinker.asked} == {0, 1, 2} - {table.seat_of(ANN)}
        assert reported == []


async def test_the_words_of_computers_in_one_window_take_one_short_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def at_once(seconds: float) -> None:
        waits.extend([seconds] if seconds else [])
        await sleep(0)

    registry, reported = registry_over(Ledger(), now), []
    computers = Computers(Thinker(), 8, lambda table, fault: reported.append((table, fault)))
    table = await game_of(registry, ANN, computers=3)
    while seen(table).turn != table.seat_of(ANN):
        seat = min(table.acting())
        await table.do_at(table.version, play_seat, seat, choose(known(table, seat)))
    await table.play(ANN, Draw())
    assert table.phase is Phase.MAY_I
    asked = table.waited_for()
    monkeypatch.setattr("engine.live.computers.asyncio.sleep", at_once)
    computers.watch(table)
    while table.phase is Phase.MAY_I:
        await sleep(0)
    computers.stop()
    assert len(asked) > 1
    assert waits == [pytest.approx(8 / 4, abs=0.5)]
    assert reported == []


async def test_a_thinker_that_fails_does_not_stop_the_game() -> None:
    async def breaks(state: State) -> Move:
        raise LookupError("lost the thread")

    async with computing(Thinker(breaks)) as (table, reported):
        await until(lambda: waits_for_ann(table))
        await play_for_ann(table)
        assert {type(fault) for _, fault in reported} == {LookupError}


async def test_a_move_that_came_too_late_is_decision_over_again() -> None:
    turns: list[State] = []

    async def slowly(state: State) -> Move | None:
        turns.append(state)
        if state.phase is Phase.MAY_I:
            await asyncio.sleep(0.01)
        return None

    async with computing(Thinker(slowly)) as (table, reported):
        await until(lambda: waits_for_ann(table))
        await play_for_ann(table)
        assert reported == []


async def test_computers_leave_a_table_alone_that_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    thinker = Thinker()
    registry, reported = registry_over(Ledger(), now), []
    computers = Computers(thinker, 0, lambda table, fault: reported.append((table, fault)))
    table = await game_of(registry, ANN, computers=2)
    while seen(table).turn == table.seat_of(ANN):
        await table.play(ANN, Take())
        await table.play(ANN, Discard(hand(table, table.seat_of(ANN))[0]))
    monkeypatch.setattr("engine.table.play.decide", broken)
    computers.watch(table)
    await until(lambda: table.halt is not None)
    computers.watch(table)
    await asyncio.sleep(0.02)
    assert reported == []


async def play_for_ann(table: Table) -> None:
    """A turn of Ann's, and all until Ann is asked again."""
    seat = table.seat_of(ANN)
    while waits_for_ann(table) and seen(table).turn != seat:
        # A computer that is asked beside Ann may take the upcard while she answers.
        with suppress(Stale):
            await table.play(ANN, Pass(), table.version)
        await until(lambda: waits_for_ann(table))
    await table.play(ANN, Take())
    version = table.version
    await table.play(ANN, Discard(hand(table, seat)[0]))
    await until(lambda: table.version > version + 1 and waits_for_ann(table))
