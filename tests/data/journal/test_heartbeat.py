"""The heartbeat of a bot, as it is read from outside."""

import asyncio
from typing import Any

from bot.health import DISCORD, PAINTER, report
from data.database.database import Database
from data.database.shards import ALL, STOPPED, Shards
from data.journal.heartbeat import HeartbeatStore
from data.journal.store import Store
from engine.table.record import Outage


async def told(url: str, **when: Any) -> str | None:
    """In a thread: it has an event loop of its own."""
    told = await asyncio.to_thread(report, url, **when)
    return None if told.is_well else told.words


async def test_a_bot_that_beats_is_well_and_one_that_does_not_is_missed(
    url: str, database: Database
) -> None:
    said = await told(url)
    assert said == "No bot was ever seen on this database."
    await HeartbeatStore(database, lambda: 1000.9).beat([])
    assert await told(url, now=1040) is None
    assert "last seen 120 seconds ago" in str(await told(url, now=1120))


async def test_what_is_wrong_is_said_in_sentences(url: str, database: Database) -> None:
    heartbeat = HeartbeatStore(database, lambda: 1000)
    await heartbeat.beat([DISCORD, PAINTER])
    said = str(await told(url, now=1010))
    assert "not connected to Discord" in said
    assert "paints pictures" in said
    await heartbeat.beat([STOPPED])
    assert await told(url, now=5000) == "The bot was stopped."
    await heartbeat.beat(["something new"])
    assert "something" in str(await told(url, now=1010))


async def test_each_process_is_asked_for_by_its_shards(url: str, database: Database) -> None:
    database.shards = Shards.read("0-1/4")
    await HeartbeatStore(database, lambda: 1000).beat([DISCORD])
    database.shards = Shards.read("3/4")
    await HeartbeatStore(database, lambda: 1020).beat([])
    assert "not connected" in str(await told(url, now=1030, shards="0-1/4"))
    assert "last seen 60 seconds ago" in str(await told(url, now=1060, shards="0/4"))
    assert await told(url, now=1060, shards="3/4") is None
    for never in ("2/4", "0-2/4", "0/1", ""):
        assert "ever seen" in str(await told(url, now=1000, shards=never))
    assert "SHARDS cannot be '4/4'" in str(await told(url, shards="4/4"))


async def test_a_time_without_a_process_is_given_back_at_its_own_tables(
    database: Database,
) -> None:
    store = Store(database)
    of_all, of_a_server, of_two = Outage(0, 1, 2), Outage(7, 3, 4), Outage(0, 5, 6)
    await store.note_outage(of_all)
    await store.note_outage(of_a_server)
    database.shards = Shards.read("0-1/4")
    await store.note_outage(of_two)
    both = [of_two._replace(shard=(4, number)) for number in (0, 1)]
    assert sorted(await store.outages()) == [of_all, *both, of_a_server]
    database.shards = Shards.read("3/4")
    assert sorted(await store.outages()) == [of_all, of_a_server]
    # By whichever number shards are counted, each server has its own.
    database.shards = ALL
    assert sorted(await store.outages()) == [of_all, *both, of_a_server]
    assert [one.concerns(5 << 22) for one in both] == [False, True]
    assert [one.concerns(7) for one in (of_all, of_a_server, *both)] == [True, True, True, False]


async def test_one_shard_that_was_away_is_remembered_for_its_servers(database: Database) -> None:
    store = Store(database)
    for ended in (2, 3):
        await store.note_outage(Outage(0, 1, ended, (8, 5)))
    assert await store.outages() == [Outage(0, 1, 3, (8, 5))]


async def test_the_time_without_a_process_is_that_of_its_own_shards(database: Database) -> None:
    """By it players are given back the time in which nobody served them."""
    now = 1000
    store = Store(database, lambda: now)
    assert await store.last_beat() is None
    await store.beat()
    for shards, at in (("0-1/4", 1100), ("2-3/4", 1200)):
        database.shards, now = Shards.read(shards), at
        assert await store.last_beat() == 1000, "all were served uncounted until then"
        await store.beat()
        assert await store.last_beat() == at
    database.shards = Shards.read("1-2/4")
    assert await store.last_beat() == 1100
    await store.beat()
    await store.beat()
    database.shards = Shards.read("0/2")
    assert await store.last_beat() == 1200
    database.shards = ALL
    assert await store.last_beat() == 1000
