"""Statements that store a step of an open table if it is the next one, and if those before it are
stored as they are known."""

from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from data.database.schema import journal, tables
from data.journal.known_steps import Steps
from engine.table.record import JournalChanged, VersionTaken

__all__ = ["NextStep", "UnknownTable", "look_up", "store_step"]


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
    statement, known = _STEP, None if not compares or step.known is None else _values(step.known)
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


def look_up(connection: Connection, table_id: str) -> tuple[int, str]:
    """The guild and the game of a table. Raises UnknownTable."""
    query = select(tables.c.guild_id, tables.c.game).where(tables.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise UnknownTable(f"no table {table_id} is stored")
    return row.guild_id, row.game


def _values(known: Steps) -> dict[str, object]:
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
