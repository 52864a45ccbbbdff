"""A server that was left long ago is deleted: all of it, nothing else, a part at a time."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from data.choices.presets import Presets
from data.choices.settings import FormingStore, OrderStore, Registrations, SettingsStore
from data.database.database import Database
from data.database.schema import (
    daily_here,
    departures,
    journal,
    metadata,
    people,
    reckonings,
    tables,
)
from data.faults import Faults, StoredFault
from data.journal.boards import Boards, StoredBoard
from data.journal.daily import Daily
from data.journal.ledgers import LedgerKey, LedgerStore
from data.league.standings import CorrectionKind
from data.privacy import Privacy
from data.rebuild_league import rebuild
from data.retention import removal
from data.retention.removal import BY_SERVER, OF_GAMES, OF_TABLES, Departures, Removal
from engine.table.record import BoardPlay, HowSeen, IndexRow, Outage
from engine.table.roster import Sitter
from engine.table.standing_orders import Orders
from engine.table.table_events import HostChanged, Sat
from engine.table.terms import Board, Terms
from tests.data.evenings import HERE, THERE, Evening
from tests.data.samples import LEDGER, OPENING, header, snapshot

ANN, BEN, CHI, DAO, EVE, FAY = range(1001, 1007)


async def _busy(evening: Evening, guild_id: int) -> None:
    """A server of which there is a row in every table that has rows of servers."""
    first = await evening.ranked(ANN, BEN, guild_id=guild_id)
    await evening.ranked(BEN, None, guild_id=guild_id)
    await evening.corrections.correct(guild_id, first, ANN, "a test", CorrectionKind.VOID)
    await Presets(evening.database).save(guild_id, "basic", "Quick", {})
    await FormingStore(evening.database).keep(guild_id, ANN, {})
    await SettingsStore(evening.database).keep_server(guild_id, {"barred": [DAO]})
    given = Board(f"{first}.1", 2, 1, 0, 1)
    played = BoardPlay(given.board_id, 1, (3, -3), "out", 9), evening.now
    board = StoredBoard(given, guild_id, "basic", {}, bytes(32))
    boards = Boards(evening.database)
    await boards.keep(board, [(first, *played)], [ANN])
    await boards.see([given.board_id], guild_id, FAY, HowSeen.REPLAY)
    await Privacy(evening.database).forget(FAY)
    lobby = header(f"open{guild_id}", guild_id=guild_id, host=ANN, created_at=evening.now)
    await evening.store.create(lobby, OPENING)
    await OrderStore(evening.database).store(lobby.table_id, ANN, Orders(never_this_deal=True))
    day = Terms(rated=False, practice=True, board=given, day=guild_id % 1000)
    daily = header(f"day{guild_id}", guild_id=guild_id, host=ANN, created_at=evening.now, terms=day)
    await evening.store.create(daily, OPENING)
    await Daily(evening.database).show(ANN, guild_id, shown=True)
    mark = IndexRow(lobby.table_id, 1, True, (ANN,), (), ANN, False, True, None, None, 0)
    await evening.store.keep_index_rows([mark])
    await evening.store.keep_snapshots({lobby.table_id: snapshot(Sitter(ANN, "Ann"))})
    await LedgerStore(evening.database).keep(LedgerKey(first, 1, 0), LEDGER)
    await evening.store.note_outage(Outage(guild_id, 0, evening.now))
    fault = StoredFault(f"fault{guild_id}", lobby.table_id, 1, "load", {}, "Traceback")
    await Faults(evening.database).note(fault)
    async with evening.database.write() as connection:
        row = {"guild_id": guild_id, "table_id": "", "mark": "m"}
        await connection.execute(insert(reckonings).values(row))
    await Registrations(evening.database).remember(guild_id)
    await Departures(evening.database, lambda: evening.now).note(guild_id)


async def _rows(evening: Evening) -> dict[str, list[str]]:
    """All that the database holds, by table."""
    return {
        table.name: [json.dumps(dict(row), default=str) for row in await evening.all_of(table)]
        for table in metadata.sorted_tables
    }


OF_SERVERS = (*OF_GAMES, *BY_SERVER, *OF_TABLES, departures)
NO_SERVERS = {"people", "heartbeat", "leases", "daily_chain", "daily_days"}
"""Tables in which nothing is of one server."""


def test_no_table_of_the_schema_is_forgotten() -> None:
    others = [one for one in metadata.tables.values() if one not in OF_SERVERS]
    assert {table.name for table in others} == NO_SERVERS
    assert [table for table in others if {"guild_id", "table_id"} & {*table.c.keys()}] == []


async def test_all_of_the_server_goes_and_nothing_of_another(evening: Evening) -> None:
    await _busy(evening, THERE)
    there = await _rows(evening)
    await _busy(evening, HERE)
    full = await _rows(evening)
    assert [one.name for one in OF_SERVERS if full[one.name] == there[one.name]] == []
    done = await Removal(evening.database).delete(HERE)
    assert await _rows(evening) == there
    assert (done.tables, done.games, done.people, done.whole) == (4, 2, (), True)


@pytest.mark.one_database
async def test_nothing_goes_of_a_server_that_is_there(evening: Evening) -> None:
    await _busy(evening, HERE)
    await Departures(evening.database).withdraw(HERE)
    before = await _rows(evening)
    assert not (await Removal(evening.database).delete(HERE)).whole
    assert await _rows(evening) == before


@pytest.mark.one_database
async def test_practice_after_it_was_left_stays(evening: Evening) -> None:
    await _busy(evening, HERE)
    terms = Terms(rated=False, practice=True)
    later = header("later", guild_id=HERE, created_at=evening.now + 1, terms=terms)
    await evening.store.create(later, OPENING)
    await Removal(evening.database).delete(HERE)
    assert [row["table_id"] for row in await evening.all_of(tables)] == ["later"]
    assert {row["table_id"] for row in await evening.all_of(journal)} == {"later"}


async def test_settings_go_with_the_last_server_in_which_somebody_was_known(
    evening: Evening,
) -> None:
    settings = SettingsStore(evening.database)
    for person in (ANN, BEN, CHI, DAO, EVE, FAY):
        await settings.keep_person(person, {"language": "th"})
    await evening.ranked(ANN, BEN)
    # Chi was at a table there that never began; Dao was at one there and at one elsewhere.
    seated = (Sat(Sitter(CHI, "Chi")), HostChanged(DAO))
    await evening.store.create(header("here", host=ANN), seated)
    await evening.ranked(BEN, 9, guild_id=THERE)
    # Fay was at a table there, and is listed in a server that the bot never was in.
    await evening.store.create(header("too", host=FAY), OPENING)
    await Daily(evening.database).show(FAY, THERE + 1, shown=True)
    await evening.store.create(header("there", guild_id=THERE, host=9), (Sat(Sitter(DAO, "D")),))
    await Departures(evening.database, lambda: evening.now).note(HERE)
    done = await Removal(evening.database).delete(HERE)
    assert done.people == (ANN, CHI)
    # Of Eve nothing was ever kept in a server: they use the bot elsewhere.
    assert [row["user_id"] for row in await evening.all_of(people)] == [BEN, DAO, EVE, FAY]
    assert [row["user_id"] for row in await evening.all_of(daily_here)] == [FAY]


class _Cut(Exception):
    """The process has died."""


class _Counted(Database):
    """The same database, in which something happens before a transaction that writes."""

    def __init__(self, database: Database) -> None:
        self.__dict__.update(vars(database))
        self.writes, self.at = 0, -1
        self.back: Departures | None = None

    @asynccontextmanager
    async def write(
        self, *, league_of: int | None = None, patient: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        self.writes += 1
        if self.writes == self.at and self.back is None:
            raise _Cut
        if self.writes == self.at and self.back is not None:
            await self.back.withdraw(HERE)
        async with super().write(league_of=league_of, patient=patient) as connection:
            yield connection


async def _large(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is deleted in many parts."""
    for name in ("_GAMES", "_TABLES", "_PEOPLE"):
        monkeypatch.setattr(removal, name, 1)
    await SettingsStore(evening.database).keep_person(ANN, {"language": "th"})
    await evening.ranked(DAO, EVE, guild_id=THERE)
    for _ in range(2):
        await evening.ranked(ANN, BEN)
    await Departures(evening.database, lambda: evening.now).note(HERE)


@pytest.mark.one_database
async def test_a_deletion_that_was_cut_off_is_finished_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _large(evening, monkeypatch)
    cut, died = _Counted(evening.database), 0
    for _ in range(9):
        # Each process does three parts and dies.
        cut.writes, cut.at = 0, 4
        try:
            done = await Removal(cut).delete(HERE)
        except _Cut:
            died += 1
    assert died > 1
    assert not done.whole, "there is nothing left to delete"
    assert str(HERE) not in json.dumps(await _rows(evening))
    assert len((await _rows(evening))["games"]) == 1


async def test_a_bot_that_stops_leaves_the_rest_to_the_next(evening: Evening) -> None:
    await _busy(evening, HERE)
    before = await _rows(evening)
    stopped = Removal(evening.database)
    stopped.stop()
    assert not (await stopped.delete(HERE)).whole
    assert await _rows(evening) == before
    assert (await Removal(evening.database).delete(HERE)).whole


@pytest.mark.parametrize("part", [1, 4, 6])
async def test_a_server_that_returns_in_between_keeps_what_is_left_and_it_fits(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    await _large(evening, monkeypatch)
    counted = _Counted(evening.database)
    counted.at, counted.back = part, Departures(evening.database)
    assert not (await Removal(counted).delete(HERE)).whole
    await evening.corrections.finish()
    stands: list[list[Any]] = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == stands
    await evening.ranked(ANN, BEN)
    assert await evening.board("contract")
