"""What looks after all servers looks after those of its shards: the others have a process, too."""

from sqlalchemy import select

from data.database.schema import journal, reckonings
from data.database.shards import ALL, Shards
from data.league.recalculation import request
from data.retention.removal import Departures
from data.retention.thinning import Thinning
from tests.data.evenings import Evening
from tests.data.samples import OPENING, header

EVEN, ODD = 2 << 22, 3 << 22
"""Servers of shard 0 and of shard 1, of two."""
FIRST, SECOND = Shards.read("0/2"), Shards.read("1/2")


async def test_open_tables_and_ends_that_were_not_shown(evening: Evening) -> None:
    store = evening.store
    for number, guild_id in enumerate((EVEN, ODD, 0)):
        await store.create(header(f"open{number}", guild_id=guild_id), OPENING)
        await store.create(header(f"shut{number}", guild_id=guild_id), OPENING)
        await store.keep(f"shut{number}", "message_id", 7)
        await store.append(f"shut{number}", 2, (), closes=True)
    evening.database.shards = SECOND
    assert [one.table_id for one in await store.open_tables()] == ["open1"]
    assert await store.unshown_ends() == ["shut1"]
    # A server that is asked for by name is served whatever it is of.
    assert [one.table_id for one in await store.open_tables(EVEN)] == ["open0"]
    evening.database.shards = FIRST
    found = sorted(one.table_id for one in await store.open_tables())
    assert found == ["open0", "open2"], "what has no server is of the first shard"
    evening.database.shards = ALL
    assert len(await store.open_tables()) == len(await store.unshown_ends()) == 3


async def test_a_server_of_another_process_is_not_taken_for_one_that_the_bot_has_left(
    evening: Evening,
) -> None:
    departures = Departures(evening.database, lambda: evening.now)
    await evening.ranked(1, 2, guild_id=EVEN)
    await evening.ranked(1, 2, guild_id=ODD)
    evening.database.shards = FIRST
    assert await departures.compare({EVEN}) == ((), {}, frozenset())
    assert await departures.compare(()) == ((EVEN,), {}, {EVEN})
    evening.database.shards = SECOND
    assert await departures.compare({ODD}) == ((), {}, frozenset())
    assert await departures.before(evening.now) == {}, "its owner deletes it"
    evening.database.shards = FIRST
    assert set(await departures.before(evening.now)) == {EVEN}


async def test_old_journals_and_corrections(evening: Evening) -> None:
    games = {guild_id: await evening.ranked(1, 2, guild_id=guild_id) for guild_id in (EVEN, ODD)}
    database = evening.database
    database.shards = SECOND
    async with database.write() as connection:
        for guild_id, table_id in games.items():
            await request(connection, guild_id, table_id)
    await evening.corrections.finish()
    assert [row["guild_id"] for row in await evening.all_of(reckonings)] == [EVEN]
    database.shards = FIRST
    await evening.corrections.finish()
    assert await evening.all_of(reckonings) == []
    assert await Thinning(database).thin(evening.now) == 1
    async with database.read() as connection:
        kept = set(await connection.scalars(select(journal.c.table_id).distinct()))
    assert kept == {games[ODD]}
