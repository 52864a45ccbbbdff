"""Engine faults that stopped a table, with enough data to repeat them elsewhere.

A fault contains hands and the seed. Only ``upcard position`` shows it outside of the database.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from enum import Enum
from time import time
from typing import Any

from sqlalchemy import Select, delete, insert, or_, select

from data.database.database import Database, run_to_completion
from data.database.schema import faults, journal, tables
from engine.moves import Move
from engine.notation.move import STORED_MOVE

Json = dict[str, Any]

_KEPT = 90 * 24 * 60 * 60
"""Seconds that a fault is kept."""


@dataclass(frozen=True, slots=True)
class StoredFault:
    """A fault at a table. It names no people, only seats."""

    reference: str
    table_id: str
    version: int
    """The table's version at the time."""
    doing: str
    """The name of the request or work that failed."""
    wanted: Mapping[str, object]
    """The arguments of the request or work, as JSON values."""
    error: str
    """The traceback."""


class Faults:
    """The faults in the database. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def note(self, fault: StoredFault) -> None:
        """Store a fault, and delete expired faults."""
        now = int(self._clock())
        wanted = json.dumps(fault.wanted, ensure_ascii=False)
        row = {**asdict(fault), "wanted": wanted, "at": now}
        async with self._database.write() as connection:
            await connection.execute(delete(faults).where(faults.c.at < now - _KEPT))
            await connection.execute(insert(faults).values(row))


async def position(database: Database, name: str) -> dict[str, Any] | None:
    """Return all that is needed to repeat a fault, as JSON values.

    ``name`` is the reference of a fault, or the id of a table. A table's newest fault is returned.
    If the table has no fault, only the table as it is now is returned. The returned steps are the
    steps before the fault. The result is None if nothing has that name.
    """
    newest: Select[Any] = (
        select(faults)
        .where(or_(faults.c.reference == name, faults.c.table_id == name))
        .order_by(faults.c.at.desc())
        .limit(1)
    )
    async with database.read() as connection:
        fault = (await connection.execute(newest)).one_or_none()
        table_id = name if fault is None else fault.table_id
        result = await connection.execute(select(tables).where(tables.c.table_id == table_id))
        table = result.one_or_none()
        if table is None:
            return None
        steps = select(journal).where(journal.c.table_id == table_id).order_by(journal.c.version)
        if fault is not None:
            steps = steps.where(journal.c.version <= fault.version)
        entries = (await connection.execute(steps)).all()
    return {
        "fault": None if fault is None else {**fault._mapping, "wanted": json.loads(fault.wanted)},
        "table": {**table._mapping, "seed": table.seed.hex()},
        "steps": [
            {"version": step.version, "stored_at": step.stored_at, "events": _events(step.events)}
            for step in entries
        ],
    }


def wanted_json(wanted: Mapping[str, object], seat_of: Callable[[int], int | None]) -> Json:
    """Return the arguments of a request to a table as JSON values, with seats for people.

    Values that can't be written as JSON are left out, and so are people's names.
    """
    written: Json = {}
    for name, value in wanted.items():
        match name, value:
            case "user", int():
                written[name] = {"seat": seat_of(value)}
            case "name", _:
                continue
            case _, str() | int() | float() | None:
                written[name] = value
            case _, datetime():
                written[name] = value.isoformat()
            case _, Mapping():
                written[name] = dict(value)
            case _, Enum():
                written[name] = value.value
            case "move", Move():
                written[name] = STORED_MOVE.write(value)
    return written


def _events(text: str) -> object:
    """Return the events of a step, or the stored text if it isn't JSON.

    Such a text may be the fault.
    """
    try:
        return json.loads(text)
    except ValueError:
        return text
