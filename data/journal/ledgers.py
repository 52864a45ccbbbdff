"""The ledgers of finished deals. Each is calculated once, and kept as long as its journal."""

from asyncio import sleep
from typing import NamedTuple

from sqlalchemy import select

from data.database.database import Database, run_to_completion
from data.database.schema import ledgers, tables
from data.database.upsert import upsert
from engine.analysis.ledger import Ledger, Line
from engine.computer.strength import VERSIONS, Strength
from engine.notation.ledger_story import stored_ledger, stored_lines, write_ledger

_AT_ONCE = 15
"""Lines that are read before the event loop can do other work. Long deals have hundreds."""


class LedgerKey(NamedTuple):
    """The key of a ledger, which is about one seat in one deal of a table."""

    table_id: str
    deal_no: int
    """Counted from 1."""
    seat: int


class LedgerStore:
    """The ledgers in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, key: LedgerKey) -> Ledger | None:
        """Return a ledger, or None if it hasn't been calculated."""
        this = [ledgers.c[name] == value for name, value in key._asdict().items()]
        stored = await self._database.value(select(ledgers.c.lines).where(*this))
        if stored is None:
            return None
        lines = list[Line]()
        for line in stored_lines(stored):
            lines.append(line)
            if not len(lines) % _AT_ONCE:
                await sleep(0)
        return stored_ledger(stored, lines)

    @run_to_completion
    async def keep(self, key: LedgerKey, ledger: Ledger) -> None:
        """Store a ledger, unless its journal was deleted meanwhile."""
        conditions = tables.c.table_id == key.table_id, tables.c.thinned_at.is_(None)
        row = {
            **key._asdict(),
            "version": VERSIONS[Strength.MEDIUM],
            "futures": ledger.futures,
            "lines": write_ledger(ledger),
        }
        async with self._database.write() as connection:
            query = select(tables.c.table_id).where(*conditions).with_for_update()
            if (await connection.execute(query)).first() is not None:
                await upsert(connection, ledgers, [row])
