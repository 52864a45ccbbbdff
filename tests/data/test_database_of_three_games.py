"""A database from the time of three games: rulebook b was another then, and tables named it so.

Its tables are read, rated and played on by the rules with which they were begun; what has become a
house rule since is in them as it was played then.
"""

from collections.abc import AsyncIterator
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from data.choices.presets import Presets
from data.choices.settings import SettingsStore
from data.database.database import Database, open_database
from data.journal.store import Store
from data.rebuild_league import rebuild, rebuild_missing
from engine.games.registry import REGISTRY
from engine.options import read_options, write_options
from engine.table.sitting import Status
from tests.data import older_databases
from tests.data.database_reading import known, plain, read_server, read_table
from tests.data.evenings import HERE, Evening
from tests.data.older_databases import agree_and_begin, found, laid_out, play_out, registry_over
from tests.engine.live.ledger import nothing_is_lost

NAME = "database_of_three_games"
BEFORE = older_databases.before(NAME)
MADE: dict[str, str] = BEFORE["made"]
"""The tables by what they are."""
NOW = datetime.fromtimestamp(BEFORE["now"], UTC)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """That database, opened by the code of today."""
    opened = await open_database(laid_out(NAME, tmp_path))
    yield opened
    await opened.dispose()


def by_value(game: str, rules: dict[str, Any]) -> dict[str, Any]:
    """All options of today for a table that was played by these; new ones have their default."""
    defaults = {field.name: field.default for field in fields(REGISTRY[game].options)}
    return {name: plain(rules.get(name, default)) for name, default in defaults.items()}


async def test_every_table_is_read_as_it_was(database: Database) -> None:
    store = Store(database, NOW.timestamp)
    for what, table_id in MADE.items():
        then = BEFORE["tables"][table_id]
        read = await read_table(store, table_id)
        assert read["rules"] == by_value(then["header"]["game"], then["rules"]), what
        # How the rules of a table are written down is the one thing that may differ.
        told = then | {"header": then["header"] | {"options": read["header"]["options"]}}
        assert known(read, told) == told, what
    assert {one.table_id for one in await store.open_tables()} == set(BEFORE["open"])


async def test_a_rulebook_of_that_day_is_another_today() -> None:
    """Else these tables prove nothing."""
    named = [
        one for one in BEFORE["tables"].values() if one["header"]["options"] == {"rulebook": "b"}
    ]
    assert len(named) == 4
    today = write_options(REGISTRY["contract"].presets["b"])
    for then in named:
        assert known(today, then["rules"]) != then["rules"]


async def test_servers_have_their_league_presets_and_settings(database: Database) -> None:
    await rebuild_missing(database)
    for guild, whole in BEFORE["servers"].items():
        read = await read_server(database, int(guild), whole["stats"], NOW.timestamp())
        assert known(read, whole) == whole
    settings = SettingsStore(database)
    kept = {"people": plain(await settings.people()), "servers": plain(await settings.servers())}
    assert kept == BEFORE["settings"]


async def test_what_was_rated_stays_rated_in_a_league_that_is_built_anew(
    database: Database,
) -> None:
    evening = Evening(database)
    await rebuild_missing(database)
    before = await evening.whole()
    assert any(before)
    await rebuild(database)
    assert await evening.whole() == before


async def test_presets_are_played_as_they_were_saved(database: Database) -> None:
    saved = 0
    for game, listing in REGISTRY.items():
        for preset in await Presets(database).list(HERE, game):
            chosen = write_options(read_options(listing, preset.options))
            assert plain(chosen) == by_value(game, plain(preset.options)), preset.name
            saved += 1
    assert saved == 4


@pytest.mark.parametrize("what", [one for one in MADE if one.startswith("running")])
async def test_a_running_game_goes_on_by_its_rules(database: Database, what: str) -> None:
    table_id = MADE[what]
    then = BEFORE["tables"][table_id]
    registry = await registry_over(database, NOW)
    back = {table.header.table_id: table for table in await registry.restore(nothing_is_lost)}
    table = back[table_id]
    await play_out(table)
    if table.sitting.status is not Status.CLOSED:
        await table.next_deal(None)
        assert table.view(None).view.deal_no == then["seen"]["deal_no"] + 1
    played = write_options(table.game.options)
    assert plain(played) == by_value(then["header"]["game"], then["rules"])


async def test_a_game_by_a_rulebook_of_that_day_is_rated_when_it_ends(database: Database) -> None:
    table = await found(await registry_over(database, NOW), MADE["running b, deal 7"])
    await play_out(table)
    assert table.sitting.status is Status.CLOSED
    verdict = await Store(database).verdict(table.header.table_id)
    assert verdict.unrated is None
    assert len(verdict.changes) == 2


@pytest.mark.parametrize("what", [one for one in MADE if one.startswith("lobby")])
async def test_a_lobby_begins_with_the_rules_that_its_people_have_seen(
    database: Database, what: str
) -> None:
    then = BEFORE["tables"][MADE[what]]
    table = await found(await registry_over(database, NOW), MADE[what])
    await agree_and_begin(table)
    await play_out(table)
    assert plain(write_options(table.game.options)) == by_value(
        then["header"]["game"], then["rules"]
    )
