"""The storage, for tests that begin after a long game."""

from collections.abc import Sequence

from sqlalchemy import insert

from data.database.schema import journal
from data.journal.codec import write_events
from data.journal.store import Store
from engine.table.record import Entry, Header


class Shelf(Store):
    """The storage, and a way to put many steps there at once."""

    async def put(self, header: Header, entries: Sequence[Entry]) -> None:
        """A table with its first steps: as if created and appended one by one, but quickly."""
        first, *later = entries
        await self.create(header, first.events)
        rows = [
            {
                "table_id": header.table_id,
                "version": entry.version,
                "events": write_events(entry.events),
                "stored_at": entry.stored_at or int(self._clock()),
            }
            for entry in later
        ]
        if rows:
            async with self._places, self._writer.begin() as connection:
                await connection.execute(insert(journal), rows)
