"""What this process knows of the steps that are stored: so it notices if another program changes
them, before anybody plays on from what is not stored any more."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Insert, bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import journal, tables

__all__ = ["KnownSteps"]


class _Steps(NamedTuple):
    """So many of them up to this version, and how many letters all have together; ``last``: the
    latest, as it is stored."""

    version: int
    number: int
    letters: int
    last: str


_NONE = _Steps(0, 0, 0, "")


class KnownSteps:
    """The steps of open tables that this process has stored or read.

    The latest is known as it is, and all of them by their number and length: an earlier one that
    was changed for another of the same length is noticed when the table is next read.
    """

    def __init__(self) -> None:
        self._tables: dict[str, _Steps] = {}

    def add(self, table_id: str, version: int, text: str) -> None:
        """This step is stored now; it follows those that are known."""
        known = self._tables.get(table_id, _NONE)
        if known.version == version - 1:
            letters = known.letters + len(text)
            self._tables[table_id] = _Steps(version, known.number + 1, letters, text)
        elif known.version < version:
            self.forget(table_id)

    def learn(self, table_id: str, version: int, texts: list[str]) -> None:
        """All steps up to this version were read; since then this process may have stored more."""
        if self._tables.get(table_id, _NONE).version < version:
            letters = sum(map(len, texts))
            self._tables[table_id] = _Steps(version, len(texts), letters, texts[-1])

    def forget(self, table_id: str) -> None:
        """Nothing will follow, or it has to be read anew."""
        self._tables.pop(table_id, None)

    def next_step(
        self, table_id: str, version: int, text: str, now: int
    ) -> tuple[Insert, Mapping[str, object]]:
        """The statement that stores a step of an open table, and its values.

        It writes a row if the version is the next one and the steps before are those that are
        known, and else none.
        """
        step = {"of_table": table_id, "at": version, "text": text, "now": now}
        known = self._values(table_id)
        return (_STEP, step) if known is None else (_NEXT_STEP, {**step, **known})

    def _values(self, table_id: str) -> Mapping[str, object] | None:
        """The values for ``_ARE_STORED``; None if nothing is known of this table."""
        known = self._tables.get(table_id)
        if known is None:
            return None
        return {f"known_{name}": value for name, value in known._asdict().items()}

    async def have_changed(self, connection: AsyncConnection, table_id: str) -> bool:
        """Whether what is stored differs from what is known, apart from steps that follow it."""
        known = self._values(table_id)
        if known is None:
            return False
        asked = {**known, "of_table": table_id}
        return not (await connection.execute(select(_ARE_STORED), asked)).scalar_one()


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
