"""Practice tables: one person, one deal, nobody's business."""

import asyncio
from datetime import UTC, datetime, timedelta

from engine.analysis.players import choose
from engine.computer.strength import Strength
from engine.events import Dealt
from engine.live.computers import Computers
from engine.live.index_rows import closing
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import Timeouts
from engine.moves import Draw, Move
from engine.observation import Observation
from engine.phase import Phase
from engine.table.day import begins, closes
from engine.table.play import play_seat
from engine.table.roster import CloseReason, Status
from engine.table.table_events import Began, PlayedOtherwise, Sat
from engine.table.terms import Board
from tests.engine.live.ledger import (
    ANN,
    BEN,
    Ledger,
    Watch,
    everything,
    game_of,
    name,
    nothing_is_lost,
    registry_over,
    seen,
)

SEED = bytes(range(32))
CHANNEL = 20


async def practised(registry: TableRegistry, game: str = "contract", user: int = ANN) -> Table:
    return await registry.practise(
        guild_id=1,
        channel_id=CHANNEL,
        user=user,
        name=name(user),
        game_name=game,
        computers=2,
        seed=SEED,
    )


async def test_it_is_dealt_at_once_from_the_seed_that_is_given() -> None:
    registry = registry_over(Ledger())
    one, other = await practised(registry, user=ANN), await practised(registry, user=BEN)
    assert one.roster.status is Status.PLAYING
    assert one.phase is Phase.DRAW
    assert everything(one) == everything(other)
    assert one.terms.practice
    assert not one.terms.rated
    assert [sitter.user for sitter in one.roster.sitters] == [ANN, None, None]


async def test_the_channel_does_not_see_it_and_real_tables_come_first() -> None:
    registry = registry_over(Ledger())
    real = await game_of(registry, ANN, BEN, computers=1)
    practice = await practised(registry)
    real_key, practice_key = real.header.table_id, practice.header.table_id
    assert registry.in_channel(real.header.channel_id) == [real_key]
    assert registry.of_user(ANN) == [real_key, practice_key]
    assert registry.of_user(ANN, CHANNEL) == [real_key, practice_key]


async def test_another_one_ends_the_one_before_but_not_that_of_others() -> None:
    registry = registry_over(Ledger())
    first, bens = await practised(registry), await practised(registry, user=BEN)
    second = await practised(registry, "dummy")
    assert first.roster.status is Status.CLOSED
    assert bens.roster.status is second.roster.status is Status.PLAYING


async def test_nothing_has_an_end_even_a_may_i_window() -> None:
    registry = registry_over(Ledger())
    table = await practised(registry)
    await table.do_at(table.version, play_seat, seen(table).turn, Draw())
    assert table.phase is Phase.MAY_I
    assert table.deadline is None


async def test_one_that_is_left_alone_is_closed_after_a_while() -> None:
    ledger, watch = Ledger(), Watch()
    registry = registry_over(ledger, watch)
    table = await practised(registry)
    watch.wait(minutes=Timeouts().deserted / timedelta(minutes=1) - 1)
    await registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.PLAYING
    assert await registry.find(table.header.table_id) is table
    watch.wait(minutes=2)
    await registry.sweep(nothing_is_lost)
    assert table.roster.closed_because is CloseReason.IDLE


DAY = 20_000
BOARD = Board("day.20000.basic", 2, 1, 0, 1)


async def of_the_day(registry: TableRegistry, user: int = ANN) -> Table:
    return await registry.play_day(
        BOARD,
        SEED,
        day=DAY,
        guild_id=1,
        channel_id=CHANNEL,
        user=user,
        name=name(user),
        game_name="basic",
    )


async def test_a_deal_of_the_day_is_dealt_in_its_own_step_and_no_practice_ends_it() -> None:
    ledger = Ledger()
    registry = registry_over(ledger, lambda: datetime.fromtimestamp(begins(DAY), UTC))
    table = await of_the_day(registry)
    [page] = ledger.pages.values()
    steps = [[type(event) for event in entry.events] for entry in page.entries]
    assert steps == [[Sat, Sat], [Began, Dealt]], "the step that deals names no one"
    assert table.phase is Phase.DRAW
    practice = await practised(registry)
    await practised(registry)
    assert practice.roster.status is Status.CLOSED
    assert table.roster.status is Status.PLAYING
    shown = table.view(ANN)
    await table.close(CloseReason.EVERYBODY_LEFT)
    assert table.view(ANN).seed is None, "others play from the same"
    assert shown.commitment


async def test_its_end_is_the_end_of_the_next_day_whatever_happens_there() -> None:
    at = float(begins(DAY))
    registry = registry_over(Ledger(), lambda: datetime.fromtimestamp(at, UTC))
    table = await of_the_day(registry)
    at = closes(DAY) - 1.0
    assert closing(table, Timeouts()) == (
        datetime.fromtimestamp(closes(DAY), UTC),
        CloseReason.IDLE,
    )
    await registry.find(table.header.table_id)
    assert table.roster.status is Status.PLAYING
    at += 1
    await registry.find(table.header.table_id)
    assert table.roster.status is Status.CLOSED


async def test_a_computer_that_moves_otherwise_than_the_one_that_sat_down_is_noted() -> None:
    at = datetime.fromtimestamp(begins(DAY), UTC)
    registry = registry_over(Ledger(), lambda: at)
    table, other = await of_the_day(registry), await of_the_day(registry, BEN)
    assert seen(table).turn == 1
    for one, otherwise in ((table, False), (other, True)):
        await one.do_at(one.version, play_seat, 1, Draw(), otherwise=otherwise)
        noted = any(isinstance(event, PlayedOtherwise) for _, event in one.view(None).log)
        assert noted is otherwise


async def test_whose_thinker_fails_is_played_for_plainly_and_that_is_noted() -> None:
    class Lost:
        async def choose(self, mine: Observation, strength: Strength | None) -> Move:
            if strength is not None:
                raise LookupError("lost the thread")
            return choose(mine)

    at = datetime.fromtimestamp(begins(DAY), UTC)
    registry = registry_over(Ledger(), lambda: at)
    computers = Computers(Lost(), 0, lambda table, fault: None)
    registry.watchers.append(computers.watch)
    table = await of_the_day(registry)
    for _ in range(200):
        await asyncio.sleep(0)
    computers.stop()
    told = [event for _, event in table.view(None).log if isinstance(event, PlayedOtherwise)]
    assert told
    assert {event.seat for event in told} == {1}
