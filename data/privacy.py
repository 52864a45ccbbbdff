"""The stored data of a person, to read or to delete."""

import json
import secrets
from asyncio import sleep
from collections.abc import AsyncIterator, Callable, Mapping
from functools import reduce
from time import time
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    Table,
    Text,
    bindparam,
    delete,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import (
    corrections,
    daily_here,
    daily_tries,
    forming,
    journal,
    ladder,
    ledgers,
    people,
    players,
    results,
    seen,
    servers,
    snapshots,
    standing_orders,
    tables,
)
from data.journal.boards import forget_seen, lock_seen
from data.journal.codec import hides_cards, read_entry, write_seen
from data.league.recalculation import request_restart
from data.pubsub import Notification, Topic, publish
from engine.table.evolve_roster import evolve_roster
from engine.table.roster import Roster, Status

_KEPT: Mapping[str, tuple[Table, ColumnElement[int]]] = {
    "settings": (people, people.c.user_id),
    "names": (players, players.c.user_id),
    "results": (results, results.c.user_id),
    "ladder": (ladder, ladder.c.player),
    "standing_orders": (standing_orders, standing_orders.c.user_id),
    "corrections": (corrections, corrections.c.by_user),
    "table_pings": (forming, forming.c.user_id),
    "daily_tries": (daily_tries, daily_tries.c.user_id),
    "daily_here": (daily_here, daily_here.c.user_id),
    "cards_seen": (seen, seen.c.user_id),
}
"""The columns outside of journals that have a person's id. A new table adds a line."""


_DELETED = ("settings", "names", "ladder", "table_pings", "daily_here")
"""The parts that are deleted. The rest is renamed, becomes marks, or goes with its table."""

_AT_ONCE = 20
"""Rows that are read before the event loop can do other work."""


class StoredStep(NamedTuple):
    """A stored step."""

    guild_id: int
    table_id: str
    version: int
    events: list[dict[str, Any]]
    """JSON values, as data.journal.codec writes them."""


class StillPlaying(ValueError):
    """This person is named at open tables, which have to end first (``tables``: their ids)."""

    def __init__(self, tables: tuple[str, ...]) -> None:
        super().__init__(f"{len(tables)} open tables name this person")
        self.tables = tables


class Privacy:
    """The data of single people, in all servers. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def export(self, user_id: int) -> dict[str, Any]:
        """Return all stored data of a person as JSON values, by the place that stores it.

        ``barred_in`` has the servers whose managers barred the person from tables. ``journals`` has
        the steps that name the person, with the cards that their seat may see. Their moves are in
        the journal of the table, which /replay shows. ``ledgers`` has the choices of the person's
        own seat, if they held the seat all the time. The rest of a ledger would show other hands.
        """
        exported: dict[str, Any] = {"user_id": user_id}
        async with self._database.read(patient=True) as connection:
            for name, (table, user) in _KEPT.items():
                exported[name] = []
                # A person who plays every day has thousands of rows. Others must not wait for all
                # of them.
                async with connection.stream(select(table).where(user == user_id)) as rows:
                    async for part in rows.mappings().partitions(_AT_ONCE):
                        exported[name] += map(dict, part)
            stored = await connection.execute(select(servers.c.guild_id, servers.c.settings))
            exported["barred_in"] = [
                row.guild_id for row in stored if user_id in row.settings.get("barred", ())
            ]
            hosted = select(tables.c.table_id).where(tables.c.host == user_id)
            exported["hosted"] = list((await connection.execute(hosted)).scalars())
            exported["ledgers"] = [ledger async for ledger in _own_ledgers(connection, user_id)]
            exported["journals"] = [
                {
                    "table_id": step.table_id,
                    "version": step.version,
                    "events": await _seen_by(step, user_id),
                }
                async for step in steps_naming(connection, user_id)
            ]
        return exported

    @run_to_completion
    async def forget(self, user_id: int) -> None:
        """Delete the stored data of a person.

        Other people keep the games that the person was in. In those games the person becomes a
        former player without a name, under a number that doesn't lead back to them. The number is
        different in each server. Raises StillPlaying.
        """
        numbers: dict[int, int] = {}
        while steps := await self._steps(user_id):
            # A table may have closed since the steps were read, so look again.
            await self._forget(user_id, numbers, steps)
        await self._forget(user_id, numbers, [])

    async def _steps(self, user_id: int) -> list[StoredStep]:
        async with self._database.read(patient=True) as connection:
            return [step async for step in steps_naming(connection, user_id)]

    async def _forget(self, user_id: int, numbers: dict[int, int], steps: list[StoredStep]) -> None:
        async with self._database.write(patient=True) as connection:
            await connection.run_sync(lock_seen, [user_id])
            still = await open_tables_naming(connection, user_id)
            if still:
                raise StillPlaying(still)
            for guild_id in await _servers(connection, user_id, steps):
                await self._database.lock_league(connection, guild_id)
                await request_restart(connection, guild_id)
                number = numbers.setdefault(guild_id, -1 - secrets.randbelow(2**62))
                await _rename(connection, guild_id, user_id, number)
                for step in steps:
                    if step.guild_id == guild_id:
                        of_table = journal.c.table_id == step.table_id
                        this = of_table & (journal.c.version == step.version)
                        text = with_other_number(step, user_id, number)
                        await connection.execute(update(journal).where(this).values(events=text))
                        # A snapshot names the person too. It follows from the steps, so it can be
                        # deleted.
                        named = snapshots.c.table_id == step.table_id
                        await connection.execute(delete(snapshots).where(named))
            for table, user in (_KEPT[name] for name in _DELETED):
                await connection.execute(delete(table).where(user == user_id))
            pairs = ((step.table_id, event) for step in steps for event in step.events)
            sat = (
                table_id
                for table_id, event in pairs
                if event["event"] in _SITS and _names(event, user_id)
            )
            await forget_seen(connection, user_id, set(sat), int(self._clock()))
            await publish(connection, Notification(Topic.FORGOTTEN, user_id))


async def _servers(connection: AsyncConnection, user_id: int, steps: list[StoredStep]) -> list[int]:
    """Return the servers in which a person's games stay, in the order of the servers' locks."""
    guild_ids = {step.guild_id for step in steps}
    for column, user in (
        (results.c.guild_id, results.c.user_id),
        (corrections.c.guild_id, corrections.c.by_user),
        (tables.c.guild_id, tables.c.host),
    ):
        query = select(column).where(user == user_id).distinct()
        guild_ids.update((await connection.execute(query)).scalars())
    return sorted(guild_ids)


async def _rename(connection: AsyncConnection, guild_id: int, user_id: int, number: int) -> None:
    """Replace the person by a number without a name in the tables that other people need."""
    changes: tuple[tuple[Table, ColumnElement[bool], dict[str, object]], ...] = (
        (results, results.c.user_id == user_id, {"user_id": number, "name": ""}),
        (corrections, corrections.c.by_user == user_id, {"by_user": number}),
        (daily_tries, daily_tries.c.user_id == user_id, {"user_id": number}),
        (tables, tables.c.host == user_id, {"host": number, "host_name": ""}),
    )
    for table, theirs, values in changes:
        in_server = table.c.guild_id == guild_id
        await connection.execute(update(table).where(theirs, in_server).values(**values))


async def _own_ledgers(connection: AsyncConnection, user_id: int) -> AsyncIterator[dict[str, Any]]:
    own = (
        (results.c.table_id == ledgers.c.table_id)
        & (results.c.seat == ledgers.c.seat)
        & (results.c.user_id == user_id)
    )
    query = select(ledgers).join(results, own & results.c.began & ~results.c.left)
    async with connection.stream(query) as rows:
        async for row in rows.mappings():
            chosen = [line for line in row["lines"]["lines"] if line["kind"] == "choice"]
            yield {**row, "lines": chosen}


_STEPS_AT_ONCE = 50
_BETWEEN = 5
"""Steps that are checked before the event loop can do other work."""

_PEOPLE, _SITS = ("user", "host"), ("sat", "agreed", "substituted")


async def steps_naming(connection: AsyncConnection, user_id: int) -> AsyncIterator[StoredStep]:
    """Yield every step that names a person. Journals are read for this, a part at a time."""
    key = tuple_(journal.c.table_id, journal.c.version)
    after = key > tuple_(bindparam("table", type_=Text), bindparam("step", type_=Integer))
    ordered = _mentioning(user_id).where(after).order_by(journal.c.table_id, journal.c.version)
    query, last = ordered.limit(_STEPS_AT_ONCE), ("", 0)
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


async def _seen_by(step: StoredStep, user_id: int) -> list[dict[str, Any]]:
    """Return the events of a step that names this person, as their seat may see the events.

    Their seat is the seat that the first step of a table gives them. A later step that hides cards
    is shown as the channel sees it, because it doesn't name the person's seat. Raises
    UnreadableJournal.
    """
    if not hides_cards(step.events):
        return step.events
    await sleep(0)
    events = read_entry(step.table_id, step.version, json.dumps(step.events)).events
    await sleep(0)
    seat = None
    if step.version == 1:
        seat = reduce(evolve_roster, events, Roster(Status.LOBBY, user_id, ())).seat_of(user_id)
    return write_seen(events, seat)


async def open_tables_naming(connection: AsyncConnection, user_id: int) -> tuple[str, ...]:
    """Return the ids of the open tables whose journals name this person."""
    rows = (await connection.execute(_mentioning(user_id).where(tables.c.is_open))).all()
    table_ids = (row.table_id for row in rows if _names(json.loads(row.events), user_id))
    return tuple(dict.fromkeys(table_ids))


def with_other_number(step: StoredStep, user_id: int, number: int) -> str:
    """Return the step's text in which this person has a number and no name."""
    events = _renamed(step.events, user_id, number)
    return json.dumps(events, ensure_ascii=False, separators=(",", ":"))


def _mentioning(user_id: int) -> Select[Any]:
    """Select the steps that contain the number, as a person or otherwise."""
    columns = (tables.c.guild_id, journal.c.table_id, journal.c.version, journal.c.events)
    return select(*columns).join(tables).where(journal.c.events.contains(f":{user_id}"))


def _names(value: Any, user_id: int) -> bool:
    match value:
        case dict():
            is_named = any(value.get(key) == user_id for key in _PEOPLE)
            return is_named or any(_names(part, user_id) for part in value.values())
        case list():
            return any(_names(part, user_id) for part in value)
    return False


def _renamed(value: Any, user_id: int, number: int) -> Any:
    """Return a value with another number, and no name next to it."""
    match value:
        case dict():
            renamed = {key: _renamed(part, user_id, number) for key, part in value.items()}
            renamed.update((key, number) for key in _PEOPLE if value.get(key) == user_id)
            if value.get("user") == user_id and "name" in renamed:
                renamed["name"] = ""
            return renamed
        case list():
            return [_renamed(part, user_id, number) for part in value]
    return value
