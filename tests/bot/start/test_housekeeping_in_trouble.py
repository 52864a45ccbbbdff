"""What no click caused waits while the storage is in trouble, and goes on by itself."""

import asyncio
from dataclasses import dataclass

import pytest
from structlog.testing import capture_logs

from bot.start import housekeeping
from data.database.trouble import StorageTrouble
from engine.table.record import OpenTable, StoredTable
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, Watch, game_of, registry_over


@dataclass
class Troubled(Ledger):
    """A ledger that cannot be read so many times."""

    troubles: int = 0

    async def load(self, table_id: str) -> StoredTable | None:
        self._trouble()
        return await super().load(table_id)

    async def open_tables(self, guild_id: int | None = None) -> list[OpenTable]:
        self._trouble()
        return list(await super().open_tables(guild_id))

    def _trouble(self) -> None:
        if self.troubles:
            self.troubles -= 1
            raise StorageTrouble("The disk is full.")


async def test_tables_that_could_not_be_read_come_back_as_soon_as_they_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(housekeeping, "RETRY", 0)
    ledger = Troubled()
    for users in ((ANN, BEN, CHI), (CHI, BEN, ANN)):
        await game_of(registry_over(ledger), *users)
    ledger.troubles = 4
    with capture_logs() as logged:
        registry = registry_over(ledger)
        assert await housekeeping.until_stored(registry.know) == 2
        await housekeeping.read_tables(registry)
    assert sorted(registry.of_user(ANN)) == sorted(ledger.pages)
    assert ledger.troubles == 0
    assert logged == []


async def test_a_bot_that_waits_for_its_servers_does_not_count_as_running() -> None:
    """By the latest beat people are given back the time before the start."""
    watch = Watch()
    ledger = Ledger(now=watch)
    registry = registry_over(ledger, watch)
    upkeep = housekeeping.Upkeep(registry, *[None] * 4)  # type: ignore[arg-type]
    sweeping = asyncio.create_task(housekeeping._repeat(upkeep._sweep, 0))
    for _ in range(20):
        await asyncio.sleep(0)
    assert ledger.beaten is None
    await upkeep.restore()
    while ledger.beaten is None:  # noqa: ASYNC110  (nothing else tells)
        await asyncio.sleep(0)
    sweeping.cancel()
