"""Steps in the journal. A step is stored only if it is the next step of an open table.

If two processes store the same version, the key of the journal decides.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pydantic_core import to_json
from sqlalchemy import Connection, select

from data.database.batches import Kind, Outcome
from data.database.epoch import Lease, Replaced, look
from data.database.schema import journal, tables
from engine.table.record import VersionTaken


class UnknownTable(LookupError):
    """No table with this id is stored."""


class NextStep(NamedTuple):
    """A step to store."""

    table_id: str
    version: int
    text: str
    """The events, as data.journal.codec writes them."""
    now: int
    """In Unix seconds."""


# All steps are in one parameter, so that the statement is the same for any number of them.
_STORE = """
INSERT INTO journal (table_id, version, events, stored_at)
SELECT table_id, version, events, stored_at FROM ({new}) AS new
WHERE (CAST({epoch} AS bigint) IS NULL OR EXISTS (
    SELECT 1 FROM leases WHERE shards = {shards} AND epoch = {epoch} {lock}))
AND (SELECT is_open FROM tables WHERE tables.table_id = new.table_id)
AND new.version - 1 = (SELECT version FROM journal WHERE journal.table_id = new.table_id
    ORDER BY version DESC LIMIT 1)
ON CONFLICT DO NOTHING
RETURNING table_id
"""
_STATEMENTS = {
    "sqlite": _STORE.format(
        new="""
    SELECT json_extract(value, '$[0]') AS table_id, json_extract(value, '$[1]') AS version,
        json_extract(value, '$[2]') AS events, json_extract(value, '$[3]') AS stored_at
    FROM json_each(?1)""",
        shards="?2",
        epoch="?3",
        lock="",
    ),
    "postgresql": _STORE.format(
        new="""
    SELECT value ->> 0 AS table_id, CAST(value ->> 1 AS integer) AS version,
        value ->> 2 AS events, CAST(value ->> 3 AS bigint) AS stored_at
    FROM json_array_elements($1)""",
        shards="$2",
        epoch="$3",
        # The same lock as in data.database.epoch.look.
        lock="FOR KEY SHARE",
    ),
}


def _store(connection: Connection, steps: Iterable[NextStep], lease: Lease | None) -> set[str]:
    """Store the steps that can be stored. Each must belong to a different table.

    Return the ids of the tables whose steps are stored.
    """
    values = to_json([*steps]).decode(), *(lease or (None, None))
    statement = _STATEMENTS[connection.dialect.name]
    file = connection.connection.driver_connection
    if isinstance(file, sqlite3.Connection):
        return {table_id for [table_id] in file.execute(statement, values).fetchall()}
    return set(connection.exec_driver_sql(statement, values).scalars())


def store_step(connection: Connection, step: NextStep, lease: Lease | None) -> None:
    """Store a step under a lease.

    Raises VersionTaken if the version is stored already or isn't the next version, or if the table
    is closed. Raises UnknownTable, or Replaced if the lease is over.
    """
    if not _store(connection, [step], lease):
        look(connection, lease)
        look_up(connection, step.table_id)
        raise VersionTaken(f"version {step.version} of table {step.table_id} is not the next")


def is_stored(connection: Connection, step: NextStep) -> bool:
    """Whether exactly this step is stored under its version."""
    conditions = journal.c.table_id == step.table_id, journal.c.version == step.version
    events = connection.execute(select(journal.c.events).where(*conditions)).scalar_one_or_none()
    return events == step.text


def look_up(connection: Connection, table_id: str) -> tuple[int, str]:
    """Return the server's id and the game of a table. Raises UnknownTable."""
    query = select(tables.c.guild_id, tables.c.game).where(tables.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise UnknownTable(f"no table {table_id} is stored")
    return row.guild_id, row.game


class StepBatches(Kind):
    """Stores the steps of a batch with one statement.

    Steps that the statement doesn't store are tried one by one, in order, so that each gets its own
    refusal. ``lease`` returns the current lease.
    """

    is_transaction = True

    def __init__(self, lease: Callable[[], Lease | None]) -> None:
        self._lease = lease

    def repeated(self) -> Kind:
        return RepeatedSteps(self._lease)

    def within(self, connection: Connection, items: Sequence[NextStep]) -> Sequence[Outcome]:
        first, lease = dict[str, NextStep](), self._lease()
        for step in items:
            first.setdefault(step.table_id, step)
        stored = _store(connection, first.values(), lease)
        return [
            None
            if first[step.table_id] is step and step.table_id in stored
            else _outcome(connection, step, lease)
            for step in items
        ]


class RepeatedSteps(StepBatches):
    """Stores steps that may be stored already.

    A refused step counts as stored if the same step is under its version. After the lease is over,
    the first attempt comes too late as well.
    """

    def within(self, connection: Connection, items: Sequence[NextStep]) -> Sequence[Outcome]:
        lease = self._lease()
        return [_again(connection, step, lease) for step in items]


def _again(connection: Connection, step: NextStep, lease: Lease | None) -> Outcome:
    outcome = _outcome(connection, step, lease)
    refused = isinstance(outcome, VersionTaken | Replaced)
    return None if refused and is_stored(connection, step) else outcome


def _outcome(connection: Connection, step: NextStep, lease: Lease | None) -> Outcome:
    try:
        store_step(connection, step, lease)
    except (VersionTaken, UnknownTable, Replaced) as refusal:
        return refusal
    return None
