"""Steps as they are stored: each only if it is the next one of an open table, and if those before
it are stored as this process knows them.

The steps of a batch are stored by one statement that takes all of them or none, and if it takes
none one after the other, so that each is refused for itself.
"""

import logging
import sqlite3
from collections.abc import MutableMapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from data.database.batches import Kind, Outcome
from data.database.schema import journal, tables
from engine.table.record import JournalChanged, VersionTaken

__all__ = [
    "KnownSteps",
    "NextStep",
    "PostgresSteps",
    "SqliteSteps",
    "UnknownTable",
    "is_stored",
    "look_up",
    "store_step",
]

_log = logging.getLogger(__name__)


class Steps(NamedTuple):
    """So many of them up to this version, and how many letters all have together; ``last``: the
    latest, as it is stored.

    ``stamp`` is what SqliteSteps gave when they were last compared with what is stored; None
    if that has not been done.
    """

    version: int
    number: int
    letters: int
    last: str
    stamp: object | None = None


_NONE = Steps(0, 0, 0, "")


class KnownSteps:
    """The steps of open tables that this process has stored or read.

    The latest is known as it is, and all of them by their number and length: an earlier one that
    was changed for another of the same length is noticed when the table is next read.
    """

    def __init__(self) -> None:
        self._tables: dict[str, Steps] = {}

    def of(self, table_id: str) -> Steps | None:
        """What is known of a table, None if nothing."""
        return self._tables.get(table_id)

    def add(self, table_id: str, version: int, text: str, stamp: object | None = None) -> None:
        """This step is stored now; it follows those that are known."""
        known = self._tables.get(table_id, _NONE)
        if known.version == version - 1:
            letters = known.letters + len(text)
            self._tables[table_id] = Steps(version, known.number + 1, letters, text, stamp)
        elif known.version < version:
            self.forget(table_id)

    def learn(self, table_id: str, version: int, texts: list[str]) -> None:
        """All steps up to this version were read; since then this process may have stored more."""
        if self._tables.get(table_id, _NONE).version < version:
            letters = sum(map(len, texts))
            self._tables[table_id] = Steps(version, len(texts), letters, texts[-1])

    def forget(self, table_id: str) -> None:
        """Nothing will follow, or it has to be read anew."""
        self._tables.pop(table_id, None)


class UnknownTable(LookupError):
    """No table of this id is stored."""


class NextStep(NamedTuple):
    """A step to be stored: its ``text`` is what data.journal.codec writes, ``now`` in Unix seconds.
    ``known``: the steps before it, if anything is known of them."""

    table_id: str
    version: int
    text: str
    now: int
    known: Steps | None


def store_step(connection: Connection, step: NextStep, *, compares: bool = True) -> None:
    """Store a step. ``compares``: look whether those before it are stored as they are known.

    Raises VersionTaken if that version is stored already or is not the next one, or if the table is
    closed; JournalChanged if the steps before it are others; UnknownTable.
    """
    values = {"of_table": step.table_id, "at": step.version, "text": step.text, "now": step.now}
    statement, known = (
        _STEP,
        None if not compares or step.known is None else _known_values(step.known),
    )
    if known is not None:
        statement, values = _NEXT_STEP, {**values, **known}
    try:
        written = connection.execute(statement, values)
    except IntegrityError:
        # Of a table that is there: only the version can stand in its way.
        raise VersionTaken(f"version {step.version} of table {step.table_id} is stored") from None
    if written.rowcount == 1:
        return
    look_up(connection, step.table_id)
    if known is not None:
        asked = {**known, "of_table": step.table_id}
        if not connection.execute(select(_ARE_STORED), asked).scalar_one():
            raise JournalChanged(f"the steps of table {step.table_id} were changed")
    raise VersionTaken(f"version {step.version} of table {step.table_id} is not the next")


def is_stored(connection: Connection, step: NextStep) -> bool:
    """Whether this very step is stored under its version."""
    here = journal.c.table_id == step.table_id, journal.c.version == step.version
    found = connection.execute(select(journal.c.events).where(*here)).scalar_one_or_none()
    return found == step.text


def look_up(connection: Connection, table_id: str) -> tuple[int, str]:
    """The guild and the game of a table. Raises UnknownTable."""
    query = select(tables.c.guild_id, tables.c.game).where(tables.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise UnknownTable(f"no table {table_id} is stored")
    return row.guild_id, row.game


def _known_values(known: Steps) -> dict[str, object]:
    """The values for ``_ARE_STORED``."""
    return {
        "known_version": known.version,
        "known_number": known.number,
        "known_letters": known.letters,
        "known_last": known.last,
    }


def _are_stored() -> ColumnElement[bool]:
    here = journal.c.table_id == bindparam("of_table")
    version = bindparam("known_version", type_=journal.c.version.type)
    known = select(journal).where(here, journal.c.version <= version).subquery()
    latest = select(journal.c.events).where(here, journal.c.version == version).scalar_subquery()
    letters = select(func.sum(func.length(known.c.events))).scalar_subquery()
    number = select(func.count()).select_from(known).scalar_subquery()
    last = bindparam("known_last", type_=journal.c.events.type)
    return (
        (latest == last)
        & (letters == bindparam("known_letters", type_=BigInteger()))
        & (number == bindparam("known_number", type_=BigInteger()))
    )


_ARE_STORED = _are_stored()
"""Whether the steps that are known are stored as they are known; ``of_table`` is the table's id."""

# One statement, so that between looking and writing nobody else can write.
_LATEST = (
    select(journal.c.version)
    .where(journal.c.table_id == bindparam("of_table"))
    .order_by(journal.c.version.desc())
    .limit(1)
    .scalar_subquery()
)
_NEW = select(
    tables.c.table_id,
    bindparam("at", type_=journal.c.version.type),
    bindparam("text", type_=journal.c.events.type),
    bindparam("now", type_=journal.c.stored_at.type),
).where(
    tables.c.table_id == bindparam("of_table"),
    tables.c.is_open,
    bindparam("at", type_=journal.c.version.type) - 1 == _LATEST,
)
_COLUMNS = ["table_id", "version", "events", "stored_at"]
_STEP = insert(journal).from_select(_COLUMNS, _NEW)
_NEXT_STEP = insert(journal).from_select(_COLUMNS, _NEW.where(_ARE_STORED))


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

    def alone(
        self,
        file: sqlite3.Connection,
        info: MutableMapping[Any, Any],
        items: Sequence[NextStep],
    ) -> Sequence[Outcome] | None:
        seen = info.get(_SEEN)
        if seen is None or not _were_compared(items, seen):
            return None
        try:
            file.execute(_all_or_none(len(items)), _values(items, seen))
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

    def repeated(self) -> Kind:
        return RepeatedSteps(self._known)

    def within(self, connection: Connection, items: Sequence[NextStep]) -> Sequence[Outcome]:
        try:
            connection.exec_driver_sql(_POSTGRES, _columns(items))
        except IntegrityError:
            connection.rollback()
            return [_outcome(connection, one, None) for one in items]
        return [None] * len(items)


class RepeatedSteps(PostgresSteps):
    """Steps that may be stored already: who finds their own in their place has stored it."""

    def within(self, connection: Connection, items: Sequence[NextStep]) -> Sequence[Outcome]:
        return [self._again(connection, one) for one in items]

    def _again(self, connection: Connection, step: NextStep) -> Outcome:
        outcome = _outcome(connection, step, None)
        stands = isinstance(outcome, VersionTaken) and is_stored(connection, step)
        return None if stands else outcome


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
