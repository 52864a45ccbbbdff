"""The public screen of a table, also for a table that a bug has stopped."""

import secrets
from weakref import WeakKeyDictionary

import structlog

from bot.blocks.screen import Screen
from bot.screens.challenge import ShownChallenge, challenge_running, challenge_screen
from bot.screens.halt import Stopped, halt_screen, unshown_screen
from bot.screens.lobby_screen import lobby_screen
from bot.screens.result_screen import result_screen
from bot.screens.table_screen import table_screen, veiled_screen
from bot.text import Text
from bot.text.name_words import escaped, name_or_former
from engine.live.table import Table
from engine.phase import Phase
from engine.table.length import NOTHING_USUAL, Usual

_log = structlog.get_logger()


def public_screen(table: Table, say: Text, usual: Usual = NOTHING_USUAL) -> Screen:
    """Return the public screen of a table now, with the ``usual`` minutes of its server."""
    say = say.of(table.game.name)
    why = stopped(table)
    if why is not None:
        return halt_screen(why, say)
    table_view, challenge = table.view(None), challenge_of(table, say)
    if not table_view.has_begun:
        if challenge is not None:
            return challenge_screen(table_view, challenge, say)
        return lobby_screen(table_view, say, usual, table.evening)
    if table_view.seen.phase is Phase.OVER or table_view.seed is not None:
        veiled, folded = table.is_veiled, table.folded
        return result_screen(table_view, say, challenge, veiled=veiled, folded=folded)
    if table.is_veiled:
        running = None if challenge is None else challenge_running(table_view, challenge, say)
        return veiled_screen(table_view, say, running)
    return table_screen(table_view, say)


def challenge_of(table: Table, say: Text) -> ShownChallenge | None:
    """Return the challenge that is played at a table, as the channel may see it now."""
    terms, header = table.terms.challenge, table.header
    if terms is None:
        return None
    host = name_or_former(header.host, escaped(header.host_name), say)
    return ShownChallenge(terms, host, None if table.is_veiled else table.divergence)


def stopped(table: Table) -> Stopped | None:
    """Return the facts of a halted table, None if it isn't halted."""
    why = table.halt
    if why is None:
        return None
    key = table.header.table_id
    return Stopped(key, table.version, table.game.name, table.roster, why.reference)


class UnshownTables:
    """Tables whose screen fails now. Each version of a table has a reference in the log."""

    def __init__(self) -> None:
        self._logged: WeakKeyDictionary[Table, tuple[int, str]] = WeakKeyDictionary()

    def screen(self, table: Table, fault: Exception, say: Text) -> Screen:
        """Return a public screen with the reference, and log the fault."""
        key, version = table.header.table_id, table.version
        before = self._logged.get(table)
        if before is None or before[0] != version:
            before = self._logged[table] = version, secrets.token_hex(4)
            _log.error(
                "table_cannot_be_shown",
                reference=before[1],
                table=key,
                version=version,
                exc_info=fault,
            )
        return unshown_screen(key, version, table.game.name, before[1], say)
