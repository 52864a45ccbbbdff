"""Faults at tables that no click caused: nobody is there to be told, so the log has them."""

import structlog

from bot.workers.worker import WorkerLost
from data.database.trouble import StorageTrouble
from engine.live.table import Table

_log = structlog.get_logger()


def log_table_fault(table: Table, fault: Exception) -> None:
    """A fault that no click caused: the log has it, with the table it happened at."""
    log_lost_table(table.header.table_id, fault)


def log_lost_table(table_id: str, fault: Exception) -> None:
    """The same where the table could not be brought back or closed.

    Trouble with the storage is in the log once for all tables (data/database/trouble.py). A
    computer to which no thought came has played on without it.
    """
    if isinstance(fault, StorageTrouble):
        return
    if isinstance(fault, WorkerLost):
        _log.warning("played_without_thought", table=table_id, reason=str(fault))
        return
    _log.error("fault", table=table_id, exc_info=fault)
