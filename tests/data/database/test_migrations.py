"""Migrations: they lead to the tables of the code, from wherever a database is."""

import asyncio
import shutil
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.choices.presets import Presets
from data.database.database import Database, open_database
from data.database.revision import MIGRATIONS, NEWEST
from data.database.schema import VERSION_TABLE, journal, metadata, presets, results, tables
from data.database.upgrade import configuration
from data.journal.codec import write_events
from data.journal.store import Store
from data.league.queries import League
from data.league.seasons import Seasons
from data.league.standings import Measure
from data.rebuild_league import rebuild_missing
from engine.games.registry import REGISTRY
from engine.options import read_options
from engine.table.course import rules_at_first
from engine.table.terms import Terms
from tests.data.samples import OPENING, header, standing


async def test_migrations_lead_to_the_tables_of_the_code(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"version_table": VERSION_TABLE, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_constraints_have_the_names_of_the_code(database: Database) -> None:
    """Comparing passes over them, and a later migration has to name what it changes."""

    def names(connection: Connection) -> set[str | None]:
        look = inspect(connection)
        found: set[str | None] = set()
        for table in metadata.tables:
            found.add(look.get_pk_constraint(table)["name"])
            found.update(key["name"] for key in look.get_foreign_keys(table))
            found.update(key["name"] for key in look.get_unique_constraints(table))
        return found

    async with database.read() as connection:
        assert await connection.run_sync(names) == {
            "pk_tables",
            "pk_journal",
            "pk_results",
            "fk_journal_table_id",
            "fk_results_table_id",
            "pk_presets",
            "uq_presets_guild_id",
            "pk_pulse",
            "pk_standing_orders",
            "fk_standing_orders_table_id",
            "pk_people",
            "pk_servers",
            "pk_seasons",
            "uq_seasons_guild_id",
            "pk_forming",
            "pk_departures",
            "pk_registrations",
            "pk_games",
            "uq_games_table_id",
            "fk_games_table_id",
            "fk_games_season_id",
            "fk_results_game_no",
            "pk_ladder",
            "pk_players",
            "pk_corrections",
            "pk_reckonings",
            "pk_faults",
            "fk_faults_table_id",
            "fk_corrections_table_id",
            "pk_bookmarks",
            "fk_bookmarks_table_id",
            "pk_outages",
        }


async def test_what_is_stored_outlives_the_next_start(empty_url: str) -> None:
    for start in range(3):
        database = await open_database(empty_url)
        store = Store(database)
        await store.create(header(f"table{start}", created_at=start), OPENING)
        opened = {one.table_id for one in await store.open_tables()}
        assert opened == {f"table{one}" for one in range(start + 1)}
        await database.dispose()


async def test_results_from_before_presets_stay_and_have_no_rules(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await _opened_at("0001", empty_url, monkeypatch)
    async with old.write() as connection:
        await connection.execute(insert(tables).values(OLD_TABLE))
        assert await _columns(connection, "results") == OLD_RESULTS
        values = ("old", 0, 7, "contract", 1, "Ann", 1, 40, True, False, 1_790_000_000)
        row = dict(zip(OLD_RESULTS, values, strict=True))
        await connection.execute(insert(results).values(row))
    await old.dispose()

    new = await open_database(empty_url)
    async with new.write() as connection:
        old_columns = [results.c[name] for name in (*OLD_RESULTS, "rules")]
        assert [tuple(row) for row in await connection.execute(select(*old_columns))] == [
            (*values, None)
        ]
        assert await _columns(connection, "presets") == list(presets.c.keys())
    assert await Presets(new).add(7, "contract", "Ours", {}) > 0
    await new.dispose()


async def test_games_from_before_ladders_are_booked_in_their_order(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await _opened_at("0005", empty_url, monkeypatch)
    ends = {"late": ((1, 1), (2, 2)), "early": ((2, 1), (1, 2)), "there": ((3, 1), (None, 2))}
    async with old.write() as connection:
        for at, (table_id, seats) in enumerate(ends.items()):
            guild_id, finished = 8 if table_id == "there" else 7, 1_790_000_100 - at
            row = {**OLD_TABLE, "table_id": table_id, "guild_id": guild_id}
            await connection.execute(insert(tables).values(row))
            for tenure, (user, place) in enumerate(seats):
                values = (table_id, tenure, guild_id, "contract", user, f"{user} {table_id}")
                values += (place, 40 * place, place == 1, False, finished)
                row = dict(zip(OLD_RESULTS, values, strict=True))
                await connection.execute(insert(results).values(row))
    await old.dispose()

    new = await open_database(empty_url)
    await rebuild_missing(new)
    league = League(new)
    assert [game.table_id for game in (await league.history(7)).games] == ["late", "early"]
    rows = (await league.leaderboard(7, "contract", measure=Measure.WINS)).rows
    assert [(row.user_id, row.name, row.wins, row.streak) for row in rows] == [
        (2, "2 late", 1, 0),
        (1, "1 late", 1, 1),
    ]
    [season] = await Seasons(new).of(7)
    assert (season.number, season.opened_at, season.closed_at) == (1, 1_790_000_099, None)
    # What comes after is booked behind them.
    await Store(new).create(header("next", guild_id=7), OPENING)
    ended = [standing(1, 1), standing(2, 2)]
    await Store(new).append("next", 2, (), closes=True, standings=ended)
    assert (await league.history(7, 1, size=1)).games[0].table_id == "next"
    assert [one.season_id for one in await Seasons(new).of(7)] == [season.season_id]
    await new.dispose()


async def test_tables_from_before_clocks_come_back_without_one(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await _opened_at("0003", empty_url, monkeypatch)
    first = {"table_id": "old", "version": 1, "events": write_events(OPENING), "stored_at": 9}
    async with old.write() as connection:
        await connection.execute(insert(tables).values(OLD_TABLE))
        await connection.execute(insert(journal).values(first))
    await old.dispose()

    new = await open_database(empty_url)
    page = await Store(new).load("old")
    assert page is not None
    assert page.header.terms == Terms()
    assert page.entries[0].stored_at == 9
    assert await Store(new).last_beat() is None
    await new.dispose()


async def test_tables_of_the_older_rulebook_b_keep_its_rules(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await _opened_at("0016", empty_url, monkeypatch)
    chosen = {"a": {}, "b": {"rulebook": "b"}, "full": {"run_max": 14}}
    async with old.write() as connection:
        for table_id, options in chosen.items():
            row = {**OLD_TABLE, "table_id": table_id, "options": options}
            await connection.execute(insert(tables).values(row))
            first = {"table_id": table_id, "version": 1, "events": write_events(OPENING)}
            await connection.execute(insert(journal).values({**first, "stored_at": 9}))
    await old.dispose()

    new = await open_database(empty_url)
    pages = {table_id: await Store(new).load(table_id) for table_id in chosen}
    rules = {key: rules_at_first(page.header).options for key, page in pages.items() if page}
    contract = REGISTRY["contract"]
    assert (rules["b"],) == contract.older_presets
    assert rules["a"] == contract.presets["a"]
    assert rules["full"] == read_options(contract, {"run_max": 14})
    await new.dispose()


async def _opened_at(revision: str, url: str, monkeypatch: pytest.MonkeyPatch) -> Database:
    """A database that an older bot has made."""
    real = command.upgrade
    with monkeypatch.context() as before:
        before.setattr(command, "upgrade", lambda config, _: real(config, revision))
        return await open_database(url)


async def _columns(connection: AsyncConnection, table: str) -> list[str]:
    found = await connection.run_sync(lambda sync: inspect(sync).get_columns(table))
    return [column["name"] for column in found]


OLD_TABLE = {
    "table_id": "old",
    "guild_id": 7,
    "channel_id": 8,
    "game": "contract",
    "options": {},
    "host": 1,
    "host_name": "Ann",
    "seed": bytes(32),
    "commitment": "",
    "rules_revision": 1,
    "created_at": 1_790_000_000,
    "is_open": True,
}

OLD_RESULTS = [
    "table_id",
    "tenure",
    "guild_id",
    "game",
    "user_id",
    "name",
    "place",
    "total",
    "won",
    "left",
    "finished_at",
]


async def test_processes_that_start_at_once_migrate_once(empty_url: str) -> None:
    databases = await asyncio.gather(*(open_database(empty_url) for _ in range(4)))
    async with databases[0].read() as connection:
        versions = (
            await connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))
        ).all()
    for database in databases:
        await database.dispose()
    assert len(versions) == 1


def test_there_is_one_last_migration() -> None:
    scripts = ScriptDirectory.from_config(configuration())
    assert scripts.get_heads() == [NEWEST]
    for script in scripts.walk_revisions():
        assert Path(script.path).name.startswith(f"{script.revision}_")


def test_the_next_migration_can_be_drafted(tmp_path: Path) -> None:
    folder = tmp_path / "100% migrations"
    shutil.copytree(MIGRATIONS, folder)
    script = command.revision(configuration(folder=folder), "Ratings of a season", rev_id="0999")
    assert script is not None
    assert not isinstance(script, list)
    drafted = Path(script.path).read_text()
    assert drafted.startswith('"""Ratings of a season."""\n\nimport sqlalchemy as sa\n')
    assert 'revision = "0999"' in drafted.replace("'", '"')
    compile(drafted, script.path, "exec")
