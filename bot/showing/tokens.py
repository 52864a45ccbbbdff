"""Tokens by which tables are edited: an edit by one costs the bot none of its requests.

The token of a click on a table's message, or of the command that has posted it, edits that message
for 15 minutes. Nothing here has to survive a restart: without a token the channel is used.
"""

from dataclasses import dataclass
from datetime import timedelta
from weakref import WeakKeyDictionary

from bot.discordpy.answer_token import AnswerToken
from bot.showing.panels import LIFE
from engine.live.table import Table
from engine.live.timing import Now

_NEW = timedelta(minutes=5)
"""A token that is younger need not be taken the place of."""


@dataclass(frozen=True, slots=True)
class _TableToken:
    token: AnswerToken
    message_id: int


class Tokens:
    """The newest token of each table."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._newest: WeakKeyDictionary[Table, _TableToken] = WeakKeyDictionary()

    def keep(self, table: Table, token: AnswerToken, message_id: int) -> None:
        """This one, of an interaction that has been answered, edits this message."""
        last = self._newest.get(table)
        if last is None or last.token.created_at <= token.created_at:
            self._newest[table] = _TableToken(token, message_id)

    def find(self, table: Table) -> AnswerToken | None:
        """What edits the message of a table, if something still does."""
        return self._find(table, LIFE)

    def is_wanted(self, table: Table) -> bool:
        """Whether it would be well to have a newer one."""
        return self._find(table, _NEW) is None

    def lose(self, table: Table) -> None:
        """The newest one edits nothing any more."""
        self._newest.pop(table, None)

    def _find(self, table: Table, life: timedelta) -> AnswerToken | None:
        kept = self._newest.get(table)
        if kept is None or kept.message_id != table.message_id:
            return None
        return kept.token if self._now() < kept.token.created_at + life else None
