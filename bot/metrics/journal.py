"""The journal, with somebody who counts what is stored in it."""

from collections.abc import Callable, Sequence

from bot.metrics.play import Play
from data.database.database import Database
from data.journal.store import Store
from engine.events import Event
from engine.table.record import Header, OpenTable, Standing, StoredTable, Verdict


class CountedStore(Store):
    """A store that tells ``play`` of every table and step."""

    def __init__(self, database: Database, clock: Callable[[], float], play: Play) -> None:
        super().__init__(database, clock)
        self._play = play

    async def create(self, header: Header, events: Sequence[Event]) -> None:
        with self._play.storing():
            await super().create(header, events)
        self._play.opened(header)

    async def append(
        self,
        table_id: str,
        version: int,
        events: Sequence[Event],
        *,
        closes: bool = False,
        standings: Sequence[Standing] = (),
    ) -> Verdict | None:
        with self._play.storing():
            verdict = await super().append(
                table_id, version, events, closes=closes, standings=standings
            )
        self._play.went_on(table_id, events)
        return verdict

    async def load(self, table_id: str) -> StoredTable | None:
        stored = await super().load(table_id)
        if stored is not None:
            self._play.read(stored)
        return stored

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        found = await super().open_tables(guild_id)
        for one in found:
            self._play.known(one)
        return found
