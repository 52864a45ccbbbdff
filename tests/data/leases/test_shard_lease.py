"""Who serves which shards of a database: each is served once, also when a process dies or hangs."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.health import Report, report
from data.database.database import open_database
from data.database.shards import ALL, Shards
from data.database.trouble import DatabaseError, StorageTrouble
from data.leases.process_lock import LockFile, only_one
from data.leases.shard_lease import ShardLease, lease_of
from tests.data.connections import connected
from tests.processes import LIMIT
from tests.proxy import Proxy
from tests.ready import ready_database

pytestmark = [pytest.mark.timing, pytest.mark.own_way]

SECONDS = LIMIT
LONG, SHORT = 60.0, 4.0
"""Seconds without a sign of life: more than a busy machine needs, and less than a test waits."""

_LAST_SIGN = (
    "SELECT query_start FROM pg_stat_activity"
    " WHERE application_name LIKE 'upcard serves %' AND datname = current_database()"
)

Begin = Callable[..., "Process"]


class Process:
    """What a process does for its shards, without the rest of it."""

    def __init__(self, url: str, shards: str, seconds: float = LONG) -> None:
        self.shards = ALL if shards == "all" else Shards.read(shards)
        self.owned: ShardLease = lease_of(url, self.shards, seconds)
        self.told: list[str] = []
        self.taking = asyncio.create_task(self.owned.take(self.told.append))
        self.life: asyncio.Task[str] | None = None

    async def owns(self) -> None:
        """Wait until the shards are its own; it does not give signs of life yet."""
        await asyncio.wait_for(self.taking, SECONDS)

    async def lives(self) -> None:
        """The same, and goes on giving them."""
        await self.owns()
        self.life = asyncio.create_task(self.owned.taken_away())

    async def stands_by(self, *why: str) -> None:
        """Wait until it says that it stands by, and for what."""
        async with asyncio.timeout(SECONDS):
            while not self.told:  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.01)
        assert not self.taking.done()
        assert all(part in self.told[-1] for part in why), self.told

    async def end(self) -> None:
        for task in (self.taking, self.life):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        await self.owned.release()


@pytest.fixture
async def begin(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Begin]:
    monkeypatch.setattr("data.leases.shard_lease._AGAIN", 0.02)
    begun: list[Process] = []

    def new(shards: str, seconds: float = LONG, url: str = postgres_url) -> Process:
        begun.append(Process(url, shards, seconds))
        return begun[-1]

    yield new
    for process in begun:
        await process.end()


async def health(url: str, shards: str = "0/2") -> Report:
    """What ``python -m bot health`` says."""
    return await asyncio.to_thread(report, url, shards=shards)


async def end_sessions(url: str, name: str) -> None:
    """As an administrator does, or a server that starts anew."""
    async with connected(url) as other:
        ended = await other.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name LIKE $1 AND datname = current_database()",
            name,
        )
        assert ended


@contextmanager
def proxied(postgres_url: str) -> Iterator[tuple[Proxy, str]]:
    """A way to the server that can be troubled, and the database's address on it."""
    place, _, name = postgres_url.rpartition("@")[2].partition("/")
    with Proxy("127.0.0.1", int(place.partition(":")[2])) as way:
        yield way, f"postgresql://upcard:secret@127.0.0.1:{way.port}/{name}"


async def is_held_again(caplog: pytest.LogCaptureFixture) -> None:
    async with asyncio.timeout(SECONDS):
        while "are held again" not in caplog.text:  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.01)


async def test_disjoint_shards_are_served_side_by_side(begin: Begin) -> None:
    for shards in ("0,2/4", "1/4", "3/4"):
        await begin(shards).lives()


async def test_who_comes_second_stands_by_until_all_of_its_shards_are_free(begin: Begin) -> None:
    first, second = begin("0-1/4"), begin("3/4")
    await first.lives()
    await second.lives()
    third = begin("1-3/4")
    await third.stands_by("another process serves")
    # All or nothing: what it waits for is not kept from others by what it could have.
    await first.end()
    fourth = begin("1/4")
    await fourth.lives()
    assert not third.taking.done()
    await fourth.end()
    await second.end()
    await third.owns()


async def test_who_stands_by_is_well_and_says_so(begin: Begin, postgres_url: str) -> None:
    await (await open_database(postgres_url)).dispose()
    first = begin("0/2")
    await first.owns()
    assert "ever seen" in (await health(postgres_url)).words
    second = begin("0/2")
    await second.stands_by()
    assert "ever seen" in (await health(postgres_url)).words, "one of this machine serves them"
    await first.end()
    await second.owns()
    third = begin("0-1/2")
    await third.stands_by()
    assert await health(postgres_url, "0-1/2") == (
        "It stands by until nobody else serves 0-1/2.",
        True,
    )


@pytest.mark.parametrize(("first", "second"), [("0/2", "2/4"), ("all", "0/1"), ("3/4", "all")])
async def test_two_numbers_of_shards_never_run_at_once(
    begin: Begin, first: str, second: str
) -> None:
    one = begin(first)
    await one.lives()
    other = begin(second)
    await other.stands_by(f"another process serves {first}", "counts shards otherwise")
    await one.end()
    await other.owns()


async def test_who_needs_the_database_alone_waits_for_nobody(
    begin: Begin, postgres_url: str
) -> None:
    """Such as an older version, or a copy that is put back."""
    process = begin("1/4")
    await process.lives()
    with pytest.raises(DatabaseError, match="Another Upcard runs on the database"):
        async with only_one(postgres_url):
            pass
    await process.end()
    async with only_one(postgres_url):
        waiting = begin("1/4")
        await waiting.stands_by("an older Upcard, or a copy")
    await waiting.owns()


async def test_a_database_of_an_older_version_is_brought_up_to_date_by_one_alone(
    begin: Begin, postgres_url: str
) -> None:
    await (await open_database(postgres_url)).dispose()
    older = begin("0/2")
    await older.lives()
    async with connected(postgres_url) as other:
        newest = await other.fetchval(
            "UPDATE upcard_schema SET version_num = '0000' RETURNING '0000'"
        )
        assert newest == "0000"
        newer = begin("1/2")
        await newer.stands_by("brought up to date")
        await older.end()
        await newer.owns()


async def test_a_lost_connection_takes_the_shards_again(
    begin: Begin, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = begin("0-2/4")
    await first.lives()
    await end_sessions(postgres_url, "upcard serves 0-2/4 at %")
    await is_held_again(caplog)
    assert not first.owned.is_silent
    await begin("2/4").stands_by("another process serves 0-2/4")


async def test_who_was_taken_over_meanwhile_ends_and_writes_nothing(
    begin: Begin, postgres_url: str
) -> None:
    first = begin("0/2")
    await first.owns()
    second = begin("0/2")
    await second.stands_by()
    await end_sessions(postgres_url, "upcard serves 0/2 at %")
    await second.owns()
    # Only now does it hear of it.
    assert "another process serves 0/2" in await asyncio.wait_for(first.owned.taken_away(), SECONDS)
    assert first.owned.is_silent
    assert not second.owned.is_silent


async def test_a_connection_that_is_silent_is_given_up_and_whoever_was_replaced_hears_of_it(
    begin: Begin, postgres_url: str
) -> None:
    """The server has closed it, and nobody told the client: long before anybody is given up."""
    with proxied(postgres_url) as (way, url):
        first = begin("0/2", url=url)
        await first.lives()
        second = begin("0/2")
        await second.stands_by()
        assert way.half_open(holding=b"upcard lock") == 1
        await second.owns()
        assert first.life is not None
        assert "another process serves 0/2" in await asyncio.wait_for(first.life, SECONDS)
        assert first.owned.is_silent


async def test_who_is_only_held_up_keeps_its_shards(
    begin: Begin, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It moves them to another connection, and nobody can take them in between."""
    with proxied(postgres_url) as (way, url):
        first = begin("0/2", url=url)
        await first.lives()
        second = begin("0/2")
        await second.stands_by()
        for _ in range(3):
            caplog.clear()
            way.hold()
            async with asyncio.timeout(SECONDS):
                while "is lost" not in caplog.text:  # noqa: ASYNC110  nothing else tells
                    await asyncio.sleep(0.01)
            way.release()
            await is_held_again(caplog)
        assert not first.owned.is_silent
        assert not second.taking.done()
        await first.end()
        await second.owns()


async def test_who_gives_no_sign_of_life_loses_its_shards_and_knows_before_anybody_tells(
    begin: Begin,
) -> None:
    """Its connection is as good as before: it is frozen, or does nothing but hang."""
    frozen = begin("0/2", SHORT)
    await frozen.owns()
    second = begin("0/2")
    await second.stands_by()
    silent = asyncio.get_running_loop().create_future()

    async def watch() -> None:
        while not frozen.owned.is_silent:  # noqa: ASYNC110  a clock tells
            await asyncio.sleep(0.001)
        silent.set_result(second.taking.done())

    watching = asyncio.create_task(watch())
    await second.owns()
    assert await silent is False, "it is silent while nobody else has them"
    assert "another process serves" in await asyncio.wait_for(frozen.owned.taken_away(), SECONDS)
    await watching


async def test_who_serves_shards_gives_signs_of_life(begin: Begin, postgres_url: str) -> None:
    """Often enough: by them the server tells that it is not frozen."""
    await begin("0/2").lives()
    async with connected(postgres_url) as other:
        seen: set[object] = set()
        async with asyncio.timeout(SECONDS):
            while len(seen) < 3:
                await asyncio.sleep(0.05)
                seen.add(await other.fetchval(_LAST_SIGN))


async def test_what_an_ended_connection_of_its_own_holds_is_no_obstacle(
    begin: Begin, caplog: pytest.LogCaptureFixture
) -> None:
    """The server may take a connection for alive that has long been cut."""
    first = begin("0/2")
    await first.owns()
    ghost = first.owned._session  # type: ignore[attr-defined]
    ghost._connection, kept = None, ghost._connection
    ghost.broken.set()
    life = asyncio.create_task(first.owned.taken_away())
    await is_held_again(caplog)
    assert not first.owned.is_silent
    life.cancel()
    await asyncio.wait([life])
    await kept.invalidate()


async def test_on_a_file_all_shards_are_served_by_one_process(tmp_path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/a.db"
    with pytest.raises(DatabaseError, match=r"SHARDS=0/2 leaves shards .* name one of PostgreSQL"):
        await lease_of(url, Shards.read("0/2"), LONG).take(print)
    first = lease_of(url, Shards.read("0-1/2"), LONG)
    await first.take(print)
    assert not first.is_silent
    with pytest.raises(DatabaseError, match="Another Upcard runs on the database"):
        await lease_of(url, ALL, LONG).take(print)
    await first.release()
    second = lease_of(url, ALL, LONG)
    await second.take(print)
    await second.release()


async def test_a_server_that_cannot_be_reached_is_one_sentence() -> None:
    nowhere = lease_of("postgresql+asyncpg://upcard:hush@127.0.0.1:9/upcard", ALL, LONG)
    with pytest.raises(DatabaseError, match="nothing listens there") as caught:
        await nowhere.take(print)
    assert "hush" not in str(caught.value)
    await nowhere.release()


async def test_where_a_disk_knows_no_locks_the_later_process_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LockFile, "take", lambda *_: None)
    url = ready_database(tmp_path)
    first, second = [lease_of(url, ALL, LONG) for _ in range(2)]
    database, other = [await open_database(url) for _ in range(2)]
    for owned, here in ((first, database), (second, other)):
        await owned.take(print)
        await owned.enter(here)
    life = asyncio.create_task(first.taken_away())
    with pytest.raises(StorageTrouble):
        async with database.write():
            pytest.fail("it was let in")
    assert "This process ends" in await asyncio.wait_for(life, SECONDS)
    async with other.write():
        pass
    await database.dispose()
    await other.dispose()
