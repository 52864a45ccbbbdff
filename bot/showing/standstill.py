"""Tables that something of ours has broken, as the channel sees them."""

import secrets
from collections.abc import Callable
from weakref import WeakKeyDictionary

import structlog

from bot.screens.screen import Screen
from bot.screens.standstill import Stopped, unshown_screen
from bot.text import Text
from engine.live.table import Table

_log = structlog.get_logger()


def stopped(table: Table) -> Stopped | None:
    """What can be shown of a table that stands still; None if it goes on."""
    why = table.standstill
    if why is None:
        return None
    key = table.header.table_id
    return Stopped(key, table.version, table.game.name, table.sitting, why.reference)


class UnshownTables:
    """Tables of which no screen can be made now: each version of one has a reference in the log."""

    def __init__(self) -> None:
        self._told: WeakKeyDictionary[Table, tuple[int, str]] = WeakKeyDictionary()

    def screen(self, table: Table, say: Text, make: Callable[[Table, Text], Screen]) -> Screen:
        """The screen that this makes; where it cannot, what the channel sees instead."""
        try:
            return make(table, say)
        except Exception as fault:  # noqa: BLE001  the channel is told, and the log
            return self._instead(table, fault, say)

    def _instead(self, table: Table, fault: Exception, say: Text) -> Screen:
        key, version = table.header.table_id, table.version
        before = self._told.get(table)
        if before is None or before[0] != version:
            before = self._told[table] = version, secrets.token_hex(4)
            _log.error(
                "table_cannot_be_shown",
                reference=before[1],
                table=key,
                version=version,
                exc_info=fault,
            )
        return unshown_screen(key, version, table.game.name, before[1], say)
