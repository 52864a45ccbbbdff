"""A database that an older version has written opens, says what it said then, and play goes on.

``older_database.json`` tells of every table the whole truth and what each seat sees, and all that
the league, the settings and the presets said.
"""

from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from bot.people.preferences import Preferences
from bot.people.server_settings import ServerSettings
from data.choices.settings import SettingsStore
from data.choices.standing_orders import OrderStore
from data.database.database import Database, open_database
from data.journal.codec import EVENTS
from data.journal.store import Store
from data.rebuild_league import rebuild, rebuild_missing
from engine.live.table import Table
from engine.observation import Observation
from tests.data import older_databases
from tests.data.database_reading import (
    folded,
    hands,
    known,
    loaded,
    plain,
    public,
    read_server,
    read_table,
)
from tests.data.evenings import Evening
from tests.data.older_databases import agree_and_begin, found, laid_out, play_out, registry_over
from tests.engine.live.ledger import nothing_is_lost

NOW = datetime(2026, 10, 3, 18, tzinfo=UTC)
"""When it was read: the evening after its last step."""


before = cache(partial(older_databases.before, "older_database"))


PLAYING = [key for key in before()["open"] if before()["tables"][key].get("position")]
LOBBIES = [key for key in before()["open"] if key not in PLAYING]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of that database."""
    return laid_out("older_database", tmp_path)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """The same, opened by the code of today."""
    opened = await open_database(url)
    yield opened
    await opened.dispose()


async def test_every_table_is_read_as_it_was(database: Database) -> None:
    store = Store(database, NOW.timestamp)
    for table_id, told in before()["tables"].items():
        assert known(await read_table(store, table_id), told) == told, table_id
    found = await store.open_tables()
    assert {one.table_id for one in found} == set(before()["open"])
    assert await store.last_beat() == before()["beat"]


async def test_every_server_has_its_league_seasons_corrections_and_presets(
    database: Database,
) -> None:
    await rebuild_missing(database)
    for guild, whole in before()["servers"].items():
        read = await read_server(database, int(guild), whole["stats"], NOW.timestamp())
        told = {key: value for key, value in whole.items() if key not in ("boards", "stats")}
        assert known(read, told) == told


async def test_rated_and_unrated_play_make_up_what_was_one(database: Database) -> None:
    """On that day both were in one ladder: ratings are the same, and sums are those of both."""
    await rebuild_missing(database)
    for guild, told in before()["servers"].items():
        read = await read_server(database, int(guild), told["stats"], NOW.timestamp())
        for name, then in told["boards"].items():
            if name.endswith(" rating"):
                ranks = [
                    [(row["user_id"], row["rank"], row["rating"]) for row in board["rows"]]
                    for board in (read["boards"][name], then)
                ]
                assert ranks[0] == ranks[1], name
            elif name.endswith(" games"):
                both = [read["boards"][kind]["rows"] for kind in (name, f"{name} unrated")]
                for row in then["rows"]:
                    mine = [
                        one for rows in both for one in rows if one["user_id"] == row["user_id"]
                    ]
                    assert sums(mine) == sums([row]), name
        for user, then in told["stats"].items():
            now = read["stats"][user]
            assert (now is None) is (then is None)
            for one, before_it in zip(now["games"], then["games"], strict=True) if then else ():
                assert (one["game"], one["curve"]) == (before_it["game"], before_it["curve"])
                assert sums(filter(None, one["played"].values())) == sums([before_it["row"]])


def sums(rows: Iterable[dict[str, Any]]) -> list[int]:
    """What rows of the league come to together."""
    every = list(rows)
    names = ("games", "wins", "places", "points", "deals", "left", "timeouts", "rated_games")
    return [sum(row[name] for row in every) for name in names]


async def test_what_people_and_servers_have_chosen_still_holds(database: Database) -> None:
    settings, told = SettingsStore(database), before()["settings"]
    people, servers = await settings.people(), await settings.servers()
    assert plain(people) == told["people"]
    assert plain(servers) == told["servers"]
    # A setting that means nothing any more would be left out.
    assert {user: Preferences.read(kept).write() for user, kept in people.items()} == people
    assert {guild: ServerSettings.read(kept).write() for guild, kept in servers.items()} == servers


async def test_standing_orders_still_hold(database: Database) -> None:
    book, told = OrderStore(database), before()["orders"]
    assert known({key: plain(await book.load(key)) for key in told}, told) == told


async def test_open_tables_come_back_with_their_clocks(database: Database) -> None:
    registry, kinds = (
        await registry_over(database, NOW),
        {kind: name for name, kind in EVENTS.items()},
    )
    shown = [table.view(None) for table in await registry.restore(nothing_is_lost)]
    read = {
        one.table_id: {
            "version": one.version,
            "deadline": one.deadline and one.deadline.isoformat(),
            "away": sorted(one.away),
            "paused": one.paused,
            "log": [[version, kinds[type(event)]] for version, event in one.log],
        }
        for one in shown
    }
    assert read == before()["restored"]


async def test_everybody_at_an_open_table_is_shown_what_he_saw(database: Database) -> None:
    registry = await registry_over(database, NOW)
    for table_id in PLAYING:
        table, told = await found(registry, table_id), before()["tables"][table_id]
        for user in people_of(table):
            shown = table.view(user)
            assert shown.view is not None
            assert known(plain(public(shown.view)), told["seen"]) == told["seen"]
            place = 0 if shown.seat is None else shown.seat + 1
            assert hands(shown.view) == told["hands"][place]


@pytest.mark.parametrize("table_id", PLAYING)
async def test_a_table_in_the_middle_of_a_deal_is_played_on(
    database: Database, url: str, table_id: str
) -> None:
    store, registry = Store(database, NOW.timestamp), await registry_over(database, NOW)
    table = await found(registry, table_id)
    await play_out(table)
    told = folded(await loaded(store, table_id))
    other = await open_database(url)
    try:
        again = await found(await registry_over(other, NOW), table_id)
        read = folded(await loaded(Store(other), table_id))
        assert (read.version, read.state, read.sitting) == (told.version, told.state, told.sitting)
        for user in people_of(table):
            assert again.view(user) == table.view(user)
        if read.is_open:
            await again.next_deal(None)
            shown = again.view(None).view
            assert shown is not None
            assert shown.deal_no == before()["tables"][table_id]["seen"]["deal_no"] + 1
    finally:
        await other.dispose()


@pytest.mark.parametrize("table_id", LOBBIES)
async def test_a_lobby_is_started(database: Database, table_id: str) -> None:
    table = await found(await registry_over(database, NOW), table_id)
    await agree_and_begin(table)
    await play_out(table)
    read = folded(await loaded(Store(database), table_id))
    told = read.state
    assert told is not None
    assert [table.observation(seat) for seat in range(told.seats)] == [
        Observation.at(table.game, told, seat, read.notes) for seat in range(told.seats)
    ]


async def test_the_league_booked_anew_is_the_same(database: Database) -> None:
    evening = Evening(database)
    await rebuild_missing(database)
    stored = await evening.whole()
    await rebuild_missing(database)
    await evening.corrections.finish()
    assert await evening.whole() == stored
    await rebuild(database)
    assert await evening.whole() == stored


def people_of(table: Table) -> list[int | None]:
    """Nobody, for the channel, and all people with a seat."""
    return [None, *(s.user for s in table.sitting.sitters if s.user is not None)]
