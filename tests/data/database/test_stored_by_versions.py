"""Every version since 0.1.0 has left a database behind: this one reads all of it."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.people.preferences import Preferences, ServerSettings, TablePings
from bot.workbench.drafts import STORED_DRAFT
from data.choices.settings import OrderStore
from data.database.database import open_database
from data.database.schema import (
    boards,
    daily_days,
    daily_tries,
    faults,
    forming,
    index_rows,
    ledgers,
    people,
    presets,
    seen,
    servers,
    snapshots,
    standing_orders,
    tables,
)
from data.database.sqlite_files import PRIVATE
from data.faults import position
from data.journal.boards import Boards
from data.journal.codec import read_snapshot
from data.journal.daily import Daily
from data.journal.ledgers import LedgerKey, LedgerStore
from data.privacy import Privacy
from data.rebuild_league import rebuild
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.table.day import StrongLine, begins
from engine.table.replay import replay_of
from engine.table.table_state import table_state
from tests.data.evenings import Evening

STORED = sorted((Path(__file__).parent / "stored").glob("*.sqlite.gz"))
"""``python -m tests.soak.earlier_games FILE`` writes one (docs/releasing.md)."""


@pytest.fixture(params=STORED, ids=lambda kept: kept.name.removesuffix(".sqlite.gz"))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what a version has stored."""
    copied = tmp_path / "upcard.db"
    copied.write_bytes(gzip.decompress(request.param.read_bytes()))
    copied.chmod(PRIVATE)
    return copied


async def test_what_a_version_has_stored_is_read(file: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    evening = Evening(database)
    open_ones = {one.table_id for one in await evening.store.open_tables()}
    async with database.read() as connection:
        stored = set((await connection.execute(select(tables.c.table_id))).scalars())
    in_play, over = set[str](), set[str]()
    thinned = 0
    for table_id in stored:
        page = await evening.store.load(table_id)
        assert page is not None
        name = page.header.game
        if page.is_thinned:
            thinned += 1
        elif table_id in open_ones:
            in_play.add(name)
            opened = game(name, read_options(REGISTRY[name], page.header.options))
            running = table_state(opened, page.header, page.entries)
            assert running.version == page.entries[-1].version
            assert running.state is not None
        else:
            over.add(name)
            replay = replay_of(page.header, page.entries)
            results = replay.results_at(len(replay.frames))
            assert replay.is_over
            assert results
            assert results[-1].game_over or page.header.terms.branch
    assert in_play == over
    assert len(over) >= 10
    assert thinned < len(stored) / 4
    before = await evening.whole()
    assert all(before)
    await rebuild(database)
    assert await evening.whole() == before
    await database.dispose()


async def test_what_stands_beside_the_journals_is_read(file: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    evening = Evening(database)
    for row in await evening.all_of(snapshots):
        [*_, snapshot] = read_snapshot(row["state"])
        assert snapshot is not None
        page = await evening.store.load_latest(row["table_id"])
        assert page is not None
        assert page.snapshot == snapshot
    for row in await evening.all_of(ledgers):
        key = LedgerKey(row["table_id"], row["deal_no"], row["seat"])
        found = await LedgerStore(database).find(key)
        assert found is not None
        assert found.lines
    drafts = [row["draft"] for row in await evening.all_of(tables) if row["draft"]]
    for draft in drafts:
        read = STORED_DRAFT.read(json.loads(draft))
        assert json.dumps(STORED_DRAFT.write(read), separators=(",", ":")) == draft
    assert drafts
    for row in await evening.all_of(seen):
        known = await Boards(database).seen_by(row["board_id"], [row["user_id"]], "another")
        assert known[row["user_id"]] == (row["how"], row["at"])
    for row in await evening.all_of(boards):
        assert await Boards(database).find(row["board_id"])
        assert (await Boards(database).field(row["board_id"], row["guild_id"])).rows
    for row in await evening.all_of(daily_days):
        later = begins(row["day"] + 3)
        daily = Daily(database, lambda later=later: later)
        assert await daily.proof(row["day"], row["game"])
        deal = await daily.find(row["day"], row["game"])
        moves = await daily.line(row["day"], row["game"])
        assert deal is not None
        assert deal.pars
        assert moves
        line = StrongLine(deal.line)
        for _ in line.follow(moves):
            pass
        assert (line.is_over, line.worth) == (True, deal.strong)
    for row in await evening.all_of(presets):
        assert read_options(REGISTRY[row["game"]], row["options"])
    for row in await evening.all_of(standing_orders):
        assert await OrderStore(database).load(row["table_id"])
    for kept, kind in ((people, Preferences), (servers, ServerSettings), (forming, TablePings)):
        for row in await evening.all_of(kept):
            assert kind.read(row["settings"]).write() == row["settings"]
    lengths = {ServerSettings.read(row["settings"]).length for row in await evening.all_of(servers)}
    assert lengths == {None}, "no manager has chosen one there"
    for row in await evening.all_of(faults):
        assert await position(database, row["reference"])
    noted = {one.table_id for one in await evening.store.open_tables() if one.index_row is not None}
    assert noted == {row["table_id"] for row in await evening.all_of(index_rows)}
    await database.dispose()


@pytest.mark.parametrize("file", STORED[:1], indirect=True)
async def test_an_export_has_only_their_own_hand_of_a_deal_of_the_day(file: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    tries = await Evening(database).all_of(daily_tries)
    assert tries
    for row in tries:
        kept = await Privacy(database).export(row["user_id"])
        steps = [step["events"] for step in kept["journals"] if step["table_id"] == row["table_id"]]
        assert steps
        deals = [event for step in steps for event in step if event["event"] == "dealt"]
        assert deals, "0.1.0 stored the deal in the step that names them"
        for dealt in deals:
            assert {*dealt["stock"]} == {"??"}
            assert [set(hand) == {"??"} for hand in dealt["hands"]] == [False, True]
    await database.dispose()


def test_there_is_one_of_the_first_version() -> None:
    assert STORED[0].name == "0.1.0.sqlite.gz"


_SELDOM = {("boards", "closed_at"), ("index_rows", "closes_at")}
"""Columns that stay empty for days or longer."""


def test_the_newest_has_rows_of_every_kind(tmp_path: Path) -> None:
    """With what it does not have no later version would be tried."""
    kept = tmp_path / "upcard.db"
    kept.write_bytes(gzip.decompress(STORED[-1].read_bytes()))
    with closing(sqlite3.connect(kept)) as read:
        columns = read.execute(
            "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
            " WHERE m.type = 'table'"
        ).fetchall()
        found = {
            (table, column)
            for table, column in columns
            if read.execute(f'SELECT 1 FROM "{table}" WHERE "{column}" NOT NULL').fetchone()
        }
    assert {*columns} - found == _SELDOM
    assert len({table for table, _ in found}) >= 31
