"""One process of the bot after the other over the same tables, and what each of them reads."""

from dataclasses import dataclass, field

from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.table.record import StoredTable
from tests.engine.live.ledger import Ledger, Watch, nothing_is_lost, registry_over


class Process:
    """One process after the other over the same tables."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.ledger = Reading(now=self.watch)
        self.registry = registry_over(self.ledger, self.watch)

    async def stop(self, **down: float) -> None:
        """It is stopped, and after some time the next one begins."""
        await self.registry.index_rows.write(at_once=True)
        await self.kill(**down)

    async def kill(self, **down: float) -> None:
        """The same without a last word."""
        self.registry.stop()
        self.ledger.beaten = int(self.watch().timestamp())
        self.watch.wait(**(down or {"seconds": 30}))
        self.ledger.loaded.clear()
        self.registry = registry_over(self.ledger, self.watch)
        await self.registry.know()


@dataclass
class Reading(Ledger):
    """A ledger that tells what was read."""

    loaded: list[str] = field(default_factory=list)

    async def load(self, table_id: str) -> StoredTable | None:
        self.loaded.append(table_id)
        return await super().load(table_id)


async def read_all(registry: TableRegistry) -> list[Table]:
    return [table async for table in registry.read(nothing_is_lost)]
