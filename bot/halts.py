"""Faults at tables, in the log, and in a stored report when a fault halts a table."""

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

# Faults that no click caused. No person waits for an answer, so only the log has them.

_log = structlog.get_logger()


def log_table_fault(table: Table, fault: Exception) -> None:
    """Log a fault that no click caused, with its table."""
    log_lost_table(table.header.table_id, fault)


def log_lost_table(table_id: str, fault: Exception) -> None:
    """Log a fault at a table that could not be restored or closed.

    Storage trouble is skipped, because data/database/database.py logs it once for all tables. A
    WorkerLost is only a warning, because the computer has played without the late decision.
    """
    if isinstance(fault, StorageTrouble | InDoubt):
        return
    if isinstance(fault, WorkerLost):
        _log.warning("played_without_thought", table=table_id, reason=str(fault))
        return
    _log.error("fault", table=table_id, exc_info=fault)


# Tables that an engine fault has halted. Each halt is logged and stored for `upcard position`.

_log_halted = structlog.get_logger()


class Halts:
    """Logs and stores each halt once. ``watch`` is called for every table."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._logged: WeakKeyDictionary[Table, str] = WeakKeyDictionary()
        self._noting: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """Log and store the reason for a halt, if it is new."""
        why = table.halt
        if why is None or self._logged.get(table) == why.reference:
            return
        self._logged[table] = why.reference
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
        """Wait until all halts are stored."""
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
        except Exception as trouble:  # noqa: BLE001  no one waits for it
            _log_halted.error(
                "fault_not_kept", reference=why.reference, reason=type(trouble).__name__
            )


def _without_words(fault: BaseException) -> list[str]:
    """Return the frames of the traceback only, because messages of exceptions may name cards."""
    frames = traceback.extract_tb(fault.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
