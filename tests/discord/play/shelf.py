"""The storage, for tests that begin after a long game."""

from collections.abc import Sequence
from time import time

from sqlalchemy import insert

from data.database.database import Database
from data.database.schema import journal
from data.journal.codec import write_events
from data.journal.store import Store
from engine.table.record import Entry, Header


class Shelf(Store):
    """The storage, and a way to put many steps there at once."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.database = database

    async def put(self, header: Header, entries: Sequence[Entry]) -> None:
        """A table with its first steps: as if created and appended one by one, but quickly."""
        first, *later = entries
        await self.create(header, first.events)
        rows = [
            {
                "table_id": header.table_id,
                "version": entry.version,
                "events": write_events(entry.events),
                "stored_at": entry.stored_at or int(time()),
            }
            for entry in later
        ]
        if rows:
            async with self.database.write() as connection:
                await connection.execute(insert(journal), rows)
