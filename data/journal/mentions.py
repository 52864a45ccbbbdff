"""The steps of journals in which a person is named: who sat down, was invited, agreed, was host."""

import json
from asyncio import sleep
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from sqlalchemy import Integer, Select, Text, bindparam, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import journal, tables

__all__ = ["StoredStep", "open_tables_naming", "steps_naming", "with_other_number"]

_AT_ONCE = 50
_BETWEEN = 5
"""Steps that are looked at before the event loop goes on."""

_PEOPLE = ("user", "host")


class StoredStep(NamedTuple):
    """A stored step; ``events`` are JSON values as data.journal.codec writes them."""

    guild_id: int
    table_id: str
    version: int
    events: list[dict[str, Any]]


async def steps_naming(connection: AsyncConnection, user_id: int) -> AsyncIterator[StoredStep]:
    """Every step that names this person. Journals are read through for it, a part at a time."""
    key = tuple_(journal.c.table_id, journal.c.version)
    after = key > tuple_(bindparam("table", type_=Text), bindparam("step", type_=Integer))
    ordered = _mentioning(user_id).where(after).order_by(journal.c.table_id, journal.c.version)
    query, last = ordered.limit(_AT_ONCE), ("", 0)
    while rows := (
        await connection.execute(query, dict(zip(("table", "step"), last, strict=True)))
    ).all():
        for number, row in enumerate(rows, 1):
            if number % _BETWEEN == 0:
                await sleep(0)
            last = (row.table_id, row.version)
            step = StoredStep(row.guild_id, row.table_id, row.version, json.loads(row.events))
            if _names(step.events, user_id):
                yield step


async def open_tables_naming(connection: AsyncConnection, user_id: int) -> tuple[str, ...]:
    """The open tables whose journals name this person."""
    rows = (await connection.execute(_mentioning(user_id).where(tables.c.is_open))).all()
    found = (row.table_id for row in rows if _names(json.loads(row.events), user_id))
    return tuple(dict.fromkeys(found))


def with_other_number(step: StoredStep, user_id: int, number: int) -> str:
    """The step as it is stored once this person goes under that number, without a name."""
    events = _renamed(step.events, user_id, number)
    return json.dumps(events, ensure_ascii=False, separators=(",", ":"))


def _mentioning(user_id: int) -> Select[Any]:
    """Steps in which the number stands, as a person or otherwise."""
    columns = (tables.c.guild_id, journal.c.table_id, journal.c.version, journal.c.events)
    return select(*columns).join(tables).where(journal.c.events.contains(f":{user_id}"))


def _names(value: Any, user_id: int) -> bool:
    match value:
        case dict():
            mine = any(value.get(key) == user_id for key in _PEOPLE)
            return mine or any(_names(part, user_id) for part in value.values())
        case list():
            return any(_names(part, user_id) for part in value)
    return False


def _renamed(value: Any, user_id: int, number: int) -> Any:
    """A value with another number, and no name beside it."""
    match value:
        case dict():
            told = {key: _renamed(part, user_id, number) for key, part in value.items()}
            told.update((key, number) for key in _PEOPLE if value.get(key) == user_id)
            if value.get("user") == user_id and "name" in told:
                told["name"] = ""
            return told
        case list():
            return [_renamed(part, user_id, number) for part in value]
    return value
