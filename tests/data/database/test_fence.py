"""A process whose shards another one has taken: the database refuses whatever it stores."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text, update

from data.choices.presets import Presets
from data.database.database import Database, open_database
from data.database.postgres import Postgres
from data.database.schema import leases, tables
from data.database.shards import ALL, Shards
from data.database.trouble import StorageTrouble
from data.journal.store import Store
from data.leases.shard_lease import ShardLease, lease_of
from engine.events import TurnStarted
from engine.table.record import VersionTaken
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.conftest import Migrated
from tests.data.samples import OPENING, header
from tests.processes import LIMIT

pytestmark = pytest.mark.own_way

STEP = (TurnStarted(1),)
TABLE = header().table_id


class Owner:
    """A process that serves shards, as far as its database knows."""

    def __init__(self, database: Database, owned: ShardLease) -> None:
        self.database, self.owned, self.store = database, owned, Store(database)

    @classmethod
    async def at(cls, url: str, shards: Shards = ALL) -> "Owner":
        owner = cls(await open_database(url), lease_of(url, shards, LIMIT))
        owner.database.shards = shards
        await owner.owned.take(print)
        await owner.owned.enter(owner.database)
        return owner

    async def loses_its_lock(self) -> None:
        """Without hearing of it."""
        await self.owned.release()

    async def end(self) -> None:
        await self.owned.release()
        await self.database.dispose()


async def someone_waits(database: Database) -> None:
    """Wait until somebody waits for a lock of PostgreSQL."""
    asked = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )
    count = 0
    async with asyncio.timeout(LIMIT):
        while not count:
            async with database.read() as connection:
                count = (await connection.execute(asked)).scalar_one()


@pytest.fixture(autouse=True)
def _however_busy_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Postgres, "seconds", None)
    monkeypatch.setattr("data.database.database._TURN", None)


@pytest.fixture
async def postgres(migrated: Migrated) -> str:
    return await migrated.as_new()


@pytest.fixture
async def first(url: str) -> AsyncIterator[Owner]:
    owner = await Owner.at(url)
    await owner.store.create(header(), OPENING)
    yield owner
    await owner.database.dispose()


async def test_whatever_an_owner_stores_after_another_has_begun_is_refused(
    first: Owner, url: str
) -> None:
    await first.store.append(TABLE, 2, STEP)
    await first.loses_its_lock()
    second = await Owner.at(url)
    late = {
        "a step": first.store.append(TABLE, 3, STEP),
        "an end": first.store.append(TABLE, 3, (Closed(CloseReason.IDLE),), closes=True),
        "a lobby": first.store.create(header("other"), OPENING),
        "settings": Presets(first.database).clear_default(header().guild_id, "basic"),
        "a sign of life": first.store.beat(),
    }
    for what, storing in late.items():
        # Each is refused by the database itself.
        first.database.replaced.clear()
        with pytest.raises(StorageTrouble, match="Another process serves the shards all by now"):
            await storing
        assert first.database.replaced.is_set(), what
    with pytest.raises(StorageTrouble):
        async with first.database.write(patient=True):
            pytest.fail("it was let in")
    assert first.owned.is_silent
    page = await first.store.load(TABLE)
    assert page is not None, "it reads on"
    assert [entry.version for entry in page.entries] == [1, 2]
    await second.store.append(TABLE, 3, STEP)
    with pytest.raises(VersionTaken):
        await second.store.append(TABLE, 3, STEP)
    assert not second.database.replaced.is_set()
    await second.end()


async def test_of_a_moment_nothing_is_stored_if_it_came_too_late(first: Owner, url: str) -> None:
    names = [f"table{number}" for number in range(3)]
    for name in names:
        await first.store.create(header(name), OPENING)
    await first.loses_its_lock()
    second = await Owner.at(url)
    told = await asyncio.gather(
        *(first.store.append(name, 2, STEP) for name in names),
        first.store.keep(names[0], "message_id", 7),
        return_exceptions=True,
    )
    assert all(isinstance(one, StorageTrouble) for one in told[:3]), told
    for name in names:
        page = await second.store.load(name)
        assert page is not None
        assert len(page.entries) == 1
        assert page.message_id is None
    await second.end()


async def test_an_owner_of_other_shards_writes_on(postgres: str) -> None:
    left, right = [await Owner.at(postgres, Shards.read(f"{n}/2")) for n in (0, 1)]
    for owner, name in ((left, "left"), (right, "right")):
        await owner.store.create(header(name), OPENING)
    await right.loses_its_lock()
    third = await Owner.at(postgres, Shards.read("1/2"))
    with pytest.raises(StorageTrouble):
        await right.store.append("right", 2, STEP)
    await left.store.append("left", 2, STEP)
    # It stores a table of others, under its own lease.
    await left.store.append("right", 2, STEP)
    async with left.database.read() as connection:
        rows = {row.shards: row.epoch for row in await connection.execute(leases.select())}
    assert rows == dict([left.database.lease, third.database.lease])  # type: ignore[list-item]  both have one
    for owner in (left, third):
        await owner.end()
    await right.database.dispose()


async def test_a_new_owner_waits_for_what_is_being_stored(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.leases.shard_lease._IN_FLIGHT", LIMIT)
    first = await Owner.at(postgres)
    await first.store.create(header(), OPENING)
    async with first.database.write() as connection:
        await connection.execute(update(tables).values(message_id=7))
        await first.loses_its_lock()
        taking = asyncio.create_task(Owner.at(postgres))
        # Sent while the new one waits: it has to be refused although the row is still there.
        await someone_waits(first.database)
        late = asyncio.create_task(first.store.append(TABLE, 2, STEP))
        await asyncio.sleep(0.05)
        assert not taking.done()
    second = await taking
    page = await second.store.load(TABLE)
    assert page is not None
    assert page.message_id == 7
    told = (await asyncio.gather(late, return_exceptions=True))[0]
    assert (len(page.entries) == 2) is (told is None), "it came before the new one, or never"
    with pytest.raises(StorageTrouble):
        await first.store.append(TABLE, len(page.entries) + 1, STEP)
    await second.end()
    await first.database.dispose()


async def test_who_hangs_while_storing_is_cut_off(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.leases.shard_lease._IN_FLIGHT", 0.05)
    first = await Owner.at(postgres)
    await first.store.create(header(), OPENING)
    begun, over = asyncio.Event(), asyncio.Event()

    async def hang() -> None:
        async with first.database.write(patient=True) as connection:
            await connection.execute(update(tables).values(message_id=7))
            begun.set()
            await over.wait()

    hanging = asyncio.create_task(hang())
    await begun.wait()
    await first.loses_its_lock()
    second = await Owner.at(postgres)
    over.set()
    with pytest.raises(StorageTrouble):
        await hanging
    page = await second.store.load(TABLE)
    assert page is not None
    assert page.message_id is None
    await second.end()
    await first.database.dispose()


async def test_a_step_that_waits_for_a_new_owner_is_refused_with_it(
    postgres: str,
) -> None:
    """READ COMMITTED sees the row as it was when the statement began, but for a locking read."""
    first = await Owner.at(postgres)
    await first.store.create(header(), OPENING)
    other = await open_database(postgres)
    async with other.write(patient=True) as connection:
        await connection.execute(leases.delete())
        late = asyncio.create_task(first.store.append(TABLE, 2, STEP))
        await someone_waits(other)
        assert not late.done()
    with pytest.raises(StorageTrouble, match="Another process"):
        await late
    assert first.database.replaced.is_set()
    await other.dispose()
    await first.end()
