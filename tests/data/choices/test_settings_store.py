"""What people and servers have set, in both kinds of database."""

import asyncio

import pytest

from data.choices.settings import SettingsStore
from data.database.database import Database, open_database

ANN, BEN = 2**63 - 1, 41771983423143936
SET = {"language": "vi", "quiet": {"begin": 1320, "end": 480, "offset": -210}, "text_first": True}


@pytest.fixture
def store(database: Database) -> SettingsStore:
    return SettingsStore(database)


async def test_what_a_person_set_comes_back_as_it_was(store: SettingsStore) -> None:
    assert await store.person(ANN) is None
    await store.keep_person(ANN, SET)
    assert await store.person(ANN) == SET
    assert await store.person(BEN) is None


async def test_the_last_setting_takes_the_place_of_the_one_before(store: SettingsStore) -> None:
    await store.keep_person(ANN, SET)
    await store.keep_person(BEN, {"sort": "rank"})
    await store.keep_person(ANN, {})
    assert await store.person(ANN) == {}
    assert await store.person(BEN) == {"sort": "rank"}


async def test_servers_come_all_at_once_and_are_not_people(store: SettingsStore) -> None:
    assert await store.servers() == {}
    await store.keep_server(ANN, {"language": "th"})
    await store.keep_server(BEN, {"language": "vi"})
    await store.keep_server(BEN, {"language": "ไทย"})
    assert await store.servers() == {ANN: {"language": "th"}, BEN: {"language": "ไทย"}}
    assert await store.person(ANN) is None


async def test_two_processes_that_keep_at_once_leave_one_of_both(url: str) -> None:
    databases = [await open_database(url) for _ in range(2)]
    both = [SettingsStore(database) for database in databases]
    for _ in range(5):
        await asyncio.gather(*(one.keep_person(ANN, {"by": at}) for at, one in enumerate(both)))
    seen = [await one.person(ANN) for one in both]
    for database in databases:
        await database.dispose()
    assert seen[0] == seen[1]
    assert seen[0] in ({"by": 0}, {"by": 1})
