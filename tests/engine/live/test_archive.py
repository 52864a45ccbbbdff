"""Finished games in memory: found once, kept for a while, and nobody waits for them."""

import asyncio

import pytest

from engine.live import archive as module
from engine.live.archive import Archive, NoSuchGame, NotOver, unhurried
from engine.table.play import begin
from engine.table.record import Entry, StoredTable
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.each import each
from tests.engine.live.ledger import Ledger
from tests.engine.played import TABLE, opened, play_on

GUILD = 5


class Counted(Ledger):
    """Counts how often tables are loaded."""

    loaded = 0

    async def load(self, table_id: str) -> StoredTable | None:
        self.loaded += 1
        return await super().load(table_id)


async def games(*table_ids: str) -> Counted:
    """The same short game under each of these ids."""
    ledger, table = opened("dummy", {}, 2, 1)
    await table.do(begin, 1)
    await play_on(table)
    page = ledger.pages[TABLE]
    return Counted(pages=dict.fromkeys(table_ids, page))


async def test_a_game_is_told_once_and_then_kept() -> None:
    ledger = await games(TABLE)
    archive = Archive(ledger)
    first = await archive.find(GUILD, TABLE)
    assert first.is_over
    assert await archive.find(GUILD, TABLE) is first
    assert ledger.loaded == 1
    archive.forget()
    assert await archive.find(GUILD, TABLE) == first
    assert ledger.loaded == 2


async def test_the_least_used_game_goes_first() -> None:
    ledger = await games("1", "2", "3")
    archive = Archive(ledger, size=2)
    for table_id in ("1", "2", "1", "3", "1"):
        await archive.find(GUILD, table_id)
    assert ledger.loaded == 3
    await archive.find(GUILD, "2")
    assert ledger.loaded == 4


async def test_other_servers_have_no_game_of_it_before_and_after_it_is_kept() -> None:
    archive = Archive(await games(TABLE))
    for _ in range(2):
        with pytest.raises(NoSuchGame):
            await archive.find(GUILD + 1, TABLE)
        await archive.find(GUILD, TABLE)


async def test_running_games_and_lobbies_are_not_told() -> None:
    ledger, table = opened("dummy", {}, 2, 1)
    await table.do(begin, 1)
    archive = Archive(ledger)
    with pytest.raises(NotOver):
        await archive.find(GUILD, TABLE)
    with pytest.raises(NoSuchGame):
        await archive.find(GUILD + 1, TABLE)
    header = table.header
    events = (*ledger.pages[TABLE].entries[:1], Entry(2, (Closed(CloseReason.IDLE),)))
    ledger.pages[TABLE] = StoredTable(header, events, None, is_open=False)
    with pytest.raises(NoSuchGame):
        await archive.find(GUILD, TABLE)


@each("table_id", ["", "A", "1" * 17, "../x", "\x00"])
async def test_what_is_no_id_is_not_looked_up(table_id: str) -> None:
    ledger = await games(TABLE)
    with pytest.raises(NoSuchGame):
        await Archive(ledger).find(GUILD, table_id)
    assert ledger.loaded == 0


async def test_the_event_loop_goes_on_while_a_game_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_SLICE", -1.0)
    archive = Archive(await games(TABLE))
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    replay = await archive.find(GUILD, TABLE)
    task.cancel()
    assert turns >= len(replay.frames)


async def test_unhurried_gives_all_in_order() -> None:
    seen = await unhurried(iter(range(1000)))
    assert seen == list(range(1000))
