"""The steps of a batch: stored by one statement that takes all of them or none, and if it takes
none one after the other, so that each is refused for itself."""

import logging
import sqlite3
from collections.abc import MutableMapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from data.database.batches import Kind, Outcome
from data.journal.known_steps import KnownSteps
from data.journal.stored_steps import NextStep, UnknownTable, store_step
from engine.table.record import JournalChanged, VersionTaken

if TYPE_CHECKING:
    import aiosqlite

__all__ = ["PostgresSteps", "SqliteSteps", "StepBatches"]

_log = logging.getLogger(__name__)

_REFUSALS = (VersionTaken, JournalChanged, UnknownTable)


class StepBatches(Kind):
    """What is stored becomes ``known``, and what was changed is not known any more."""

    def __init__(self, known: KnownSteps) -> None:
        self._known = known

    def told(self, item: NextStep, outcome: Outcome) -> None:
        if isinstance(outcome, JournalChanged):
            self.forget_changed(item.table_id)
        elif not isinstance(outcome, Exception):
            self._known.add(item.table_id, item.version, item.text, outcome)

    def forget_changed(self, table_id: str) -> None:
        """Another program has changed this table's steps: it has to be read anew."""
        self._known.forget(table_id)
        _log.error(
            "The stored steps of table %s are not those that the bot stored: another program has"
            " changed them, or put an older copy back. The table goes on from what is stored now."
            " Stop the bot before you change its database.",
            table_id,
        )


class SqliteSteps(StepBatches):
    """Steps in a file. The outcome of one is the stamp under which it was compared.

    To read all steps of a long game takes SQLite a millisecond. ``PRAGMA data_version`` changes
    when any other connection writes, of this process or another program: as long as it does not,
    what was once compared is stored as it is known.
    """

    async def alone(
        self,
        file: "aiosqlite.Connection",
        info: MutableMapping[Any, Any],
        items: Sequence[NextStep],
    ) -> Sequence[Outcome] | None:
        seen = info.get(_SEEN)
        if seen is None or not _were_compared(items, seen):
            return None
        try:
            await file.execute(_all_or_none(len(items)), _values(items, seen))
        except sqlite3.IntegrityError:
            return None
        return [seen] * len(items)

    def within(self, connection: Connection, items: Sequence[NextStep]) -> Sequence[Outcome]:
        seen = _look(connection)
        if _were_compared(items, seen):
            try:
                connection.exec_driver_sql(_all_or_none(len(items)), _values(items, seen))
            except IntegrityError:
                pass
            else:
                return [seen] * len(items)
        return [_outcome(connection, one, seen) for one in items]


class PostgresSteps(StepBatches):
    """Steps in PostgreSQL; each statement is stored by itself."""

    def within(self, connection: Connection, items: Sequence[NextStep]) -> Sequence[Outcome]:
        try:
            connection.exec_driver_sql(_POSTGRES, _columns(items))
        except IntegrityError:
            connection.rollback()
            return [_outcome(connection, one, None) for one in items]
        return [None] * len(items)


class _Seen:
    """The file at a moment; a new one is made when another connection has written since."""

    def __init__(self, data_version: int) -> None:
        self.data_version = data_version


_SEEN = "upcard_seen"


def _look(connection: Connection) -> _Seen:
    """See, in a transaction that writes, whether others have written since."""
    version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
    seen: _Seen | None = connection.info.get(_SEEN)
    if seen is None or seen.data_version != version:
        seen = connection.info[_SEEN] = _Seen(version)
    return seen


def _outcome(connection: Connection, step: NextStep, seen: _Seen | None) -> Outcome:
    compares = seen is None or step.known is None or step.known.stamp is not seen
    try:
        store_step(connection, step, compares=compares)
    except _REFUSALS as refusal:
        return refusal
    return seen


# What may not be stored is given as null where there must be a text: that undoes the whole
# statement, and no transaction around it is needed for that.
_SQLITE = """
INSERT INTO journal (table_id, version, events, stored_at)
SELECT column1, column2, CASE
    WHEN (SELECT data_version FROM pragma_data_version) = ?
    AND (SELECT is_open FROM tables WHERE table_id = column1)
    AND (SELECT version FROM journal WHERE table_id = column1 ORDER BY version DESC LIMIT 1)
        = column2 - 1
    THEN column3 END, column4
FROM (VALUES {})
"""

_POSTGRES = """
INSERT INTO journal (table_id, version, events, stored_at)
SELECT new.table_id, new.version, CASE
    WHEN (SELECT is_open FROM tables WHERE tables.table_id = new.table_id)
    AND (SELECT version FROM journal WHERE journal.table_id = new.table_id
        ORDER BY version DESC LIMIT 1) = new.version - 1
    AND (new.known_version IS NULL OR (
        (SELECT events FROM journal
            WHERE journal.table_id = new.table_id AND version = new.known_version) = new.known_last
        AND (SELECT (count(*), sum(length(events))) = (new.known_number, new.known_letters)
            FROM journal
            WHERE journal.table_id = new.table_id AND version <= new.known_version)))
    THEN new.events END, new.stored_at
FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[],
    $5::integer[], $6::bigint[], $7::bigint[], $8::text[])
    AS new (table_id, version, events, stored_at,
        known_version, known_number, known_letters, known_last)
"""


def _were_compared(items: Sequence[NextStep], seen: _Seen) -> bool:
    """Whether the steps before all of these were compared since anybody else has written."""
    return all(one.known is not None and one.known.stamp is seen for one in items)


def _values(items: Sequence[NextStep], seen: _Seen) -> tuple[object, ...]:
    steps = (value for one in items for value in one[:4])
    return (seen.data_version, *steps)


@cache
def _all_or_none(steps: int) -> str:
    return _SQLITE.format(", ".join(["(?, ?, ?, ?)"] * steps))


def _columns(items: Sequence[NextStep]) -> tuple[list[object], ...]:
    known = [one.known or (None,) * 4 for one in items]
    steps: list[list[object]] = [[one[at] for one in items] for at in range(4)]
    return (*steps, *([one[at] for one in known] for at in range(4)))
