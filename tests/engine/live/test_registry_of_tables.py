"""All tables of a process: found, brought back, let go, closed when idle."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from engine.errors import IllegalMove, Reason
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts
from engine.moves import Take
from engine.options import WrongOption
from engine.table.lobby import join, leave
from engine.table.record import StoredTable
from engine.table.roster import CloseReason, Status
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    SEED,
    Broken,
    Ledger,
    Watch,
    everything,
    game_of,
    lobby,
    nothing_is_lost,
    on_turn,
    registry_over,
)

if TYPE_CHECKING:
    from engine.live.table import Table


async def test_several_tables_a_channel_and_a_player() -> None:
    registry = registry_over(Ledger())
    first = await lobby(registry, ANN, BEN, channel=20)
    second = await lobby(registry, BEN, ANN, channel=20)
    third = await lobby(registry, ANN, channel=21)
    one, two, three = (table.header.table_id for table in (first, second, third))
    assert registry.in_channel(20) == [two, one]
    assert registry.of_user(ANN, 20) == [two, one, three]
    assert registry.of_user(ANN, 21) == [three, two, one]
    assert registry.of_user(BEN) == [two, one]
    await third.leave(ANN)
    assert registry.of_user(ANN, 21) == [two, one]
    assert registry.in_channel(21) == []


async def test_the_open_tables_of_a_server() -> None:
    registry = registry_over(Ledger())
    first, second = await lobby(registry, ANN, channel=20), await lobby(registry, BEN, channel=21)
    other = await lobby(registry, ANN, channel=30, guild=11)
    assert registry.in_server(10) == [first.header.table_id, second.header.table_id]
    assert registry.in_server(11) == [other.header.table_id]
    await first.leave(ANN)
    assert registry.in_server(10) == [second.header.table_id]
    assert registry.in_server(12) == []


async def test_a_seed_of_its_own_for_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    registry = registry_over(ledger)
    for _ in range(20):
        await (await lobby(registry, ANN)).close(CloseReason.IDLE)
    seeds = {page.header.seed for page in ledger.pages.values()}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}
    assert SEED not in seeds


async def test_wrong_options_and_too_many_computers_open_nothing() -> None:
    ledger = Ledger()
    registry = registry_over(ledger)
    asked = {"guild_id": 10, "channel_id": 20, "host": ANN, "host_name": "Ann"}
    with pytest.raises(WrongOption, match="hand8"):
        await registry.open_lobby(
            **asked, game_name="contract", options={"hand8": True}, computers=0
        )
    with pytest.raises(IllegalMove) as refused:
        await registry.open_lobby(**asked, game_name="contract", options={}, computers=5)
    assert refused.value.reason is Reason.NO_SEAT_FREE
    assert ledger.pages == {}
    assert registry.in_channel(20) == []


async def test_a_restart_brings_every_open_table_back() -> None:
    ledger = Ledger()
    before = registry_over(ledger)
    playing = await game_of(before, ANN, BEN, CHI)
    await playing.play(on_turn(playing), Take())
    waiting = await lobby(before, CHI, BEN)
    closed = await lobby(before, ANN)
    await closed.leave(ANN)

    seen: list[Table] = []
    after = registry_over(ledger)
    after.watchers.append(seen.append)
    found = await after.restore(nothing_is_lost)
    assert found == seen
    assert [table.view(None) for table in found] == [playing.view(None), waiting.view(None)]
    assert everything(found[0]) == everything(playing)
    assert after.of_user(ANN) == [playing.header.table_id]
    assert after.in_channel(20) == before.in_channel(20)


async def test_a_restart_shows_the_ends_that_nobody_has_seen() -> None:
    ledger = Ledger()
    before = registry_over(ledger)
    unseen, seen = await lobby(before, ANN), await lobby(before, BEN)
    for message_id, table in enumerate((unseen, seen), start=1):
        await table.show_at(message_id)
        await table.close(CloseReason.EVERYBODY_LEFT)
    await seen.end_shown()

    after = registry_over(ledger)
    heard: list[Table] = []
    after.watchers.append(heard.append)
    await after.restore(nothing_is_lost)
    assert [table.header.table_id for table in heard] == [unseen.header.table_id]
    assert after.in_channel(20) == []


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_away() -> None:
    class Torn(Ledger):
        async def load(self, table_id: str) -> StoredTable | None:
            if table_id == torn:
                raise Broken("version 2 cannot be read")
            return await super().load(table_id)

    ledger = Torn()
    torn = (await lobby(registry_over(ledger), ANN)).header.table_id
    whole = (await lobby(registry_over(ledger), BEN)).header.table_id
    registry, lost = registry_over(ledger), []
    found = await registry.restore(lambda table_id, fault: lost.append((table_id, type(fault))))
    assert [table.header.table_id for table in found] == [whole]
    assert lost == [(torn, Broken)]
    assert registry.of_user(BEN) == [whole]


async def test_two_who_look_for_a_table_find_the_same() -> None:
    ledger = Ledger()
    table_id = (await lobby(registry_over(ledger), ANN)).header.table_id
    registry = registry_over(ledger)
    first, second = await asyncio.gather(registry.find(table_id), registry.find(table_id))
    assert first is second
    assert await registry.find("nothing") is None


async def test_ux_lobby_an_idle_lobby_closes_by_itself() -> None:
    ledger, watch = Ledger(), Watch()
    registry = TableRegistry(ledger, watch, TableTiming(), Timeouts())
    table = await lobby(registry, ANN)
    watch.wait(minutes=25)
    await table.do(join, BEN, "Ben")
    watch.wait(minutes=29)
    await registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.LOBBY, "somebody came five minutes ago"
    watch.wait(minutes=2)
    await registry.sweep(nothing_is_lost)
    assert table.roster.closed_because is CloseReason.IDLE
    assert registry.in_channel(20) == []
    await registry.sweep(nothing_is_lost)
    assert await ledger.open_tables() == []


async def test_an_idle_table_leaves_memory_and_comes_back() -> None:
    ledger, watch = Ledger(), Watch()
    registry = TableRegistry(ledger, watch, TableTiming(), Timeouts())
    table = await game_of(registry, ANN, BEN, CHI)
    cards, key = everything(table), table.header.table_id
    watch.wait(minutes=21)
    await registry.sweep(nothing_is_lost)
    assert registry.of_user(ANN) == [key], "it can still be found"
    again = await registry.find(key)
    assert again is not None
    assert again is not table
    assert everything(again) == cards
    seen: list[Table] = []
    registry.watchers.append(seen.append)
    await again.play(on_turn(again), Take())
    assert seen == [again]


async def test_one_table_that_cannot_be_closed_does_not_stop_the_sweep() -> None:
    ledger, watch = Ledger(), Watch()
    registry = TableRegistry(ledger, watch, TableTiming(), Timeouts())
    first, second = await lobby(registry, ANN), await lobby(registry, BEN)
    watch.wait(minutes=31)
    ledger.fails = 1
    lost: list[str] = []
    await registry.sweep(lambda table_id, _: lost.append(table_id))
    assert lost == [first.header.table_id]
    assert first.roster.status is Status.LOBBY
    assert second.roster.status is Status.CLOSED
    await registry.sweep(nothing_is_lost)
    assert first.roster.status is Status.CLOSED


async def test_after_a_restart_what_was_played_last_comes_first_and_a_click_comes_before_all() -> (
    None
):
    now, ledger = Watch(), Ledger()
    ledger.now = now
    registry = registry_over(ledger, now)
    tables = []
    for channel in range(5):
        now.wait(minutes=1)
        host, *others = ((ANN, BEN, CHI) * 2)[channel % 3 :][:3]
        tables.append(await lobby(registry, host, *others, channel=channel))
    now.wait(minutes=1)
    await tables[1].do(leave, BEN)
    ids = [table.header.table_id for table in tables]
    loaded: list[str] = []

    async def load(table_id: str) -> StoredTable | None:
        loaded.append(table_id)
        await asyncio.sleep(0)
        return ledger.pages.get(table_id)

    ledger.load = load  # type: ignore[method-assign]
    again = registry_over(ledger, now)
    restoring = asyncio.create_task(again.restore(nothing_is_lost))
    while len(loaded) < 2:  # noqa: ASYNC110  nothing else tells
        await asyncio.sleep(0)
    assert again.in_channel(0) == [ids[0]], "it is known before it is there"
    assert again.of_user(BEN, 0) == []
    await again.settle(0)
    assert again.of_user(BEN, 0)[0] == ids[0]
    assert (await again.find(ids[2])) is not None
    found = await restoring
    assert loaded[:2] == [ids[1], ids[4]]
    assert {ids[0], ids[2]} <= set(loaded[2:5]), "ahead of the queue"
    assert sorted(loaded) == sorted(ids), "nothing is read twice"
    assert [table.header.table_id for table in found] == [ids[at] for at in (1, 4, 3, 2, 0)]
    assert again.in_server(10) == ids, "the oldest first, as ever"


async def test_what_cannot_be_brought_back_is_expected_no_longer() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN)

    async def load(table_id: str) -> StoredTable | None:
        raise Broken(table_id)

    ledger.load = load  # type: ignore[method-assign]
    registry, lost = registry_over(ledger), []
    await registry.restore(lambda table_id, _: lost.append(table_id))
    assert lost == [table.header.table_id]
    assert registry.in_channel(20) == []
    await registry.settle(20)
