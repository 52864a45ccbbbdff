"""Migrations: they lead to the tables of the code, from wherever a database is."""

import asyncio
import shutil
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from data.database.database import Database, open_database
from data.database.migrate import MIGRATIONS, NEWEST, configuration
from data.database.schema import VERSION_TABLE, metadata
from data.journal.store import Store
from tests.data.samples import OPENING, header

pytestmark = pytest.mark.own_way


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
            "pk_boards",
            "pk_board_plays",
            "fk_board_plays_table_id",
            "pk_seen",
            "pk_daily_chain",
            "pk_daily_days",
            "fk_daily_days_board_id",
            "pk_daily_tries",
            "pk_daily_here",
            "fk_daily_tries_table_id",
            "pk_results",
            "fk_journal_table_id",
            "fk_results_table_id",
            "pk_presets",
            "uq_presets_guild_id",
            "pk_heartbeat",
            "pk_leases",
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
            "pk_index_rows",
            "fk_index_rows_table_id",
            "pk_snapshots",
            "fk_snapshots_table_id",
            "pk_ledgers",
            "fk_ledgers_table_id",
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
