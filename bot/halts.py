"""Faults at tables: what the log is told, and what is kept of a table that one has halted."""

import asyncio
import traceback
from weakref import WeakKeyDictionary

import structlog

from bot.workers.worker import WorkerLost
from data.database.trouble import StorageTrouble
from data.faults import Faults, StoredFault, wanted_json
from engine.errors import InDoubt
from engine.live.faults import Halt
from engine.live.table import Table

# Faults at tables that no click caused: nobody is there to be told, so the log has them.

_log = structlog.get_logger()


def log_table_fault(table: Table, fault: Exception) -> None:
    """A fault that no click caused: the log has it, with the table it happened at."""
    log_lost_table(table.header.table_id, fault)


def log_lost_table(table_id: str, fault: Exception) -> None:
    """The same where the table could not be brought back or closed.

    Trouble with the storage is in the log once for all tables (data/database/database.py). A
    computer for which no decision came in time has played on without it.
    """
    if isinstance(fault, StorageTrouble | InDoubt):
        return
    if isinstance(fault, WorkerLost):
        _log.warning("played_without_thought", table=table_id, reason=str(fault))
        return
    _log.error("fault", table=table_id, exc_info=fault)


# Tables that an engine fault has stopped: the log says so, and what was being done is kept.

_log_halted = structlog.get_logger()


class Halts:
    """Hears of each halted table (``watch``), and logs each fault once."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._told: WeakKeyDictionary[Table, str] = WeakKeyDictionary()
        self._noting: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """Note why a table is halted, if that is new."""
        why = table.halt
        if why is None or self._told.get(table) == why.reference:
            return
        self._told[table] = why.reference
        key = table.header.table_id
        _log_halted.error(
            "table_stands_still",
            reference=why.reference,
            table=key,
            version=why.version,
            doing=why.doing,
            fault=type(why.fault).__name__,
            trace=_without_words(why.fault),
            more=f"upcard position {why.reference}",
        )
        task = asyncio.create_task(self._note(table, why))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def finish(self) -> None:
        """Wait until all of it is kept."""
        await asyncio.gather(*self._noting)

    async def _note(self, table: Table, why: Halt) -> None:
        fault = StoredFault(
            reference=why.reference,
            table_id=table.header.table_id,
            version=why.version,
            doing=why.doing,
            wanted=wanted_json(why.wanted, table.roster.seat_of),
            error="".join(traceback.format_exception(why.fault)),
        )
        try:
            await self._faults.note(fault)
        except Exception as trouble:  # noqa: BLE001  nobody waits for it
            _log_halted.error(
                "fault_not_kept", reference=why.reference, reason=type(trouble).__name__
            )


def _without_words(fault: BaseException) -> list[str]:
    """Where the program broke; what the exceptions say may have cards in it."""
    frames = traceback.extract_tb(fault.__traceback__)
    return [f"{one.filename}:{one.lineno} {one.name}" for one in frames]
