"""The storage in trouble: a quick and plain refusal, nothing half done, and on when it is over."""

import asyncio
import contextlib
import gc
import logging
import resource
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Connection, func, make_url, select, text, update
from sqlalchemy.exc import DBAPIError

from data.choices.settings import SettingsStore
from data.database.database import Database, TroubleLog, open_database, run_to_completion
from data.database.epoch import Lease, Replaced
from data.database.postgres import Postgres
from data.database.schema import games, journal, tables
from data.database.trouble import OutcomeUnknown, StorageTrouble
from data.journal.codec import write_events
from data.journal.store import Store
from engine.events import TurnStarted
from engine.table.record import Verdict, VersionTaken
from tests.data.connections import connected
from tests.data.samples import OPENING, header, standing
from tests.holds import held_network, holds
from tests.processes import LIMIT
from tests.proxy import Proxy
from tests.ready import ready_database

STEP = (TurnStarted(1),)
TABLE = header().table_id
MANY_TURNS = 60
"""More than the event loop needs until a connection stands."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    ready_database(tmp_path)
    return tmp_path / "upcard.db"


@asynccontextmanager
async def opened(url: str | Path) -> AsyncIterator[tuple[Database, Store]]:
    """With one table in it."""
    database = await open_database(f"sqlite:///{url}" if isinstance(url, Path) else url)
    try:
        store = Store(database)
        await store.create(header(), OPENING)
        yield database, store
    finally:
        await database.dispose()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


async def pragma(database: Database, words: str) -> Any:
    """On the connection on which steps are stored."""
    writer = database._dialect._writer

    def ask() -> Any:
        return writer._opened().connection.execute(f"PRAGMA {words}").fetchone()

    return await writer._run(ask)


@asynccontextmanager
async def full(database: Database) -> AsyncIterator[None]:
    """The file may not grow."""
    [pages] = await pragma(database, "page_count")
    for most in (pages, 2**30):
        await pragma(database, f"max_page_count = {most}")
        async with database.read() as connection:
            await connection.execute(text(f"PRAGMA max_page_count = {most}"))
        if most == pages:
            yield


@contextmanager
def broken_disk() -> Iterator[None]:
    """The system lets no file grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def until_it_works(store: Store, version: int) -> None:
    async with asyncio.timeout(LIMIT):
        while True:
            try:
                await store.append(TABLE, version, STEP)
            except StorageTrouble:
                await asyncio.sleep(0.05)
            else:
                return


async def test_who_waits_for_another_program_is_told_before_discord_gives_up(file: Path) -> None:
    async with opened(file) as (_, store):
        with locked(file):
            began = monotonic()
            refused = [asyncio.create_task(store.append(TABLE, 2, STEP)) for _ in range(30)]
            done = await asyncio.wait_for(asyncio.gather(*refused, return_exceptions=True), LIMIT)
            # One after the other, each with the patience of one, they would take half a minute.
            assert monotonic() - began < 15
            assert {type(one) for one in done} == {StorageTrouble}
            page = await store.load(TABLE)
        assert page is not None
        assert len(page.entries) == 1
        await until_it_works(store, 2)


async def test_who_waits_behind_long_work_is_told_and_the_work_goes_on(file: Path) -> None:
    async with opened(file) as (database, store):
        async with database.write(patient=True):
            with pytest.raises(StorageTrouble, match="is busy"):
                await store.append(TABLE, 2, STEP)
            later = asyncio.create_task(_patiently(database))
            await asyncio.sleep(0.05)
            assert not later.done()
        await later
        await until_it_works(store, 2)


async def test_who_has_waited_for_somebody_that_was_told_so_does_not_wait_as_long_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people at one table: the second's step comes when the first's is over."""
    async with opened(file) as (database, store):
        monkeypatch.setattr("data.database.database._JUST_NOW", 60.0)
        async with database.write(patient=True):
            with pytest.raises(StorageTrouble, match="is busy"):
                await store.append(TABLE, 2, STEP)
            monkeypatch.setattr("data.database.database._TURN", None)
            async with asyncio.timeout(LIMIT):
                with pytest.raises(StorageTrouble, match="a moment ago"):
                    await store.append(TABLE, 2, STEP)
                with pytest.raises(StorageTrouble, match="a moment ago"):
                    async with database.write():
                        pass
        monkeypatch.undo()
        await until_it_works(store, 2)


async def _patiently(database: Database) -> None:
    async with database.write(patient=True):
        pass


async def test_on_a_full_disk_a_game_ends_once_and_as_a_whole(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ended = [standing(1, 1, "A" * 20_000), standing(2, 2)]
    async with opened(file) as (database, store):
        async with full(database):
            for _ in range(3):
                with pytest.raises(StorageTrouble):
                    await store.append(TABLE, 2, STEP, closes=True, standings=ended)
            assert await _counted(database) == (1, 0)
            assert [one.table_id for one in await store.open_tables()] == [TABLE]
        async with asyncio.timeout(LIMIT):
            while True:
                with contextlib.suppress(StorageTrouble):
                    verdict = await store.append(TABLE, 2, STEP, closes=True, standings=ended)
                    break
                await asyncio.sleep(0.05)
        assert verdict == await store.verdict(TABLE)
        assert await _counted(database) == (2, 1)
    said = [one.getMessage() for one in caplog.records]
    assert len(said) == 2
    assert "because the disk is full: make room." in said[0]
    assert "can be used again" in said[1]


async def _counted(database: Database) -> tuple[int, ...]:
    async with database.read() as connection:
        counts = [select(func.count()).select_from(table) for table in (journal, games)]
        return tuple([(await connection.execute(one)).scalar_one() for one in counts])


async def test_a_disk_that_takes_nothing(file: Path) -> None:
    async with opened(file) as (_, store):
        with broken_disk(), pytest.raises(StorageTrouble, match=r"check the disk|make room"):
            await store.append(TABLE, 2, STEP)
        await until_it_works(store, 2)
    with sqlite3.connect(file) as left:
        assert left.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    left.close()


async def test_a_disk_that_takes_nothing_in_the_middle_of_a_batch(file: Path) -> None:
    """SQLite ends the whole transaction by itself then, with all its savepoints."""

    def more_than_is_kept_in_memory(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE filler AS SELECT randomblob(20000000)")

    async with opened(file) as (database, store):
        with broken_disk(), pytest.raises(StorageTrouble, match=r"check the disk|make room"):
            await database.together(more_than_is_kept_in_memory)
        await until_it_works(store, 2)


async def test_a_file_that_can_only_be_read(file: Path) -> None:
    async with opened(file) as (database, store):
        await pragma(database, "query_only = ON")
        with pytest.raises(StorageTrouble, match="let the bot write it and its folder"):
            await store.append(TABLE, 2, STEP)
        await pragma(database, "query_only = OFF")
        await until_it_works(store, 2)


async def test_our_own_mistakes_are_no_trouble(url: str) -> None:
    async with opened(url) as (database, store):
        with pytest.raises(Exception, match="no_such_table") as told:
            async with database.read() as connection:
                await connection.execute(text("SELECT * FROM no_such_table"))
        assert not isinstance(told.value, StorageTrouble)
        with pytest.raises(VersionTaken):
            await store.append(TABLE, 1, STEP)


async def test_what_a_message_shows_is_remembered_when_the_trouble_is_over(file: Path) -> None:
    async with opened(file) as (_, store):
        await store.keep(TABLE, "message_id", 1)
        with locked(file):
            await store.keep(TABLE, "message_id", 2)
            await store.keep(TABLE, "call_id", 3)
            with pytest.raises(StorageTrouble):
                await store.catch_up()
        await until_it_works(store, 2)
        await store.keep(TABLE, "call_id", 4)
        await store.catch_up()
        page = await store.load(TABLE)
    assert page is not None
    assert (page.message_id, page.call_id) == (2, 4)


async def test_what_fails_when_its_caller_is_gone_is_told_unless_it_is_trouble() -> None:
    told: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what["exception"]))
    errors = [StorageTrouble("It is away."), KeyError("ours")]
    for error in errors:
        gate = asyncio.Event()

        @run_to_completion
        async def work(gate: asyncio.Event = gate, error: Exception = error) -> None:
            await gate.wait()
            raise error

        caller = asyncio.create_task(work())
        await asyncio.sleep(0)
        caller.cancel()
        await asyncio.sleep(0)
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await caller
    # All of it is young: to search what was there before takes half a second.
    gc.collect(1)
    assert told == errors[1:]


async def test_nobody_who_shows_a_message_waits_for_a_slow_disk(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.journal.shown_messages._PATIENCE", 0)
    monkeypatch.setattr("data.database.database._TURN", None)
    async with opened(file) as (database, store):
        async with database.write(patient=True):
            await asyncio.wait_for(store.keep(TABLE, "message_id", 2), LIMIT)
        await store.catch_up()
        page = await store.load(TABLE)
    assert page is not None
    assert page.message_id == 2


async def test_postgresql_goes_away_and_comes_back(postgres_url: str) -> None:
    place, _, name = postgres_url.rpartition("@")[2].partition("/")
    with Proxy("127.0.0.1", int(place.partition(":")[2])) as proxy:
        async with opened(f"postgresql://upcard:secret@127.0.0.1:{proxy.port}/{name}") as (
            _,
            store,
        ):
            proxy.refuse(on=True)
            proxy.cut()
            with pytest.raises(StorageTrouble) as told:
                await store.append(TABLE, 2, STEP)
            assert "secret" not in str(told.value)
            assert "cannot be reached (nothing listens there): start it" in str(told.value)
            proxy.refuse(on=False)
            await until_it_works(store, 2)


async def test_who_is_gone_while_postgresql_is_called_leaves_no_error_behind() -> None:
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what))
    server = await asyncio.start_server(lambda _, out: out.close(), "127.0.0.1", 0)
    url = make_url(f"postgresql://ann@127.0.0.1:{server.sockets[0].getsockname()[1]}/upcard")
    engine = Postgres(url).make_engine()
    async with server:
        for turns in range(MANY_TURNS):
            calling = asyncio.ensure_future(engine.connect().start())
            for _ in range(turns):
                await asyncio.sleep(0)
            calling.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await calling
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
    await engine.dispose()
    gc.collect()
    await asyncio.sleep(0)
    assert told == []


@dataclass
class Held:
    """A database behind a network that can be held, and how often something had no answer."""

    database: Database
    store: Store
    network: Proxy
    address: str
    limits: list[asyncio.Timeout]
    pieces: int = 0

    def note(self) -> None:
        """What is sent from now on counts."""
        self.pieces = self.network.pieces

    async def versions(self) -> list[int]:
        page = await self.store.load(TABLE)
        assert page is not None
        return [entry.version for entry in page.entries]

    @contextmanager
    def lost_commit(self) -> Iterator[asyncio.Event]:
        """The next transaction is complete, and its commit is held; set when it is."""
        dialect: Any = self.database._dialect
        whole, lost = dialect.question, asyncio.Event()

        def question(connection: Connection) -> object:
            asked = whole(connection)
            if not lost.is_set():
                self.network.hold()
                self.note()
                lost.set()
            return asked

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(dialect, "question", question)
            yield lost

    async def unanswered(self, times: int = 1) -> None:
        """What is asked now has left, and is waited for no longer; so often."""
        before = self.database._writing._failures
        async with asyncio.timeout(LIMIT):
            while self.network.pieces == self.pieces:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            while self.database._writing._failures < before + times:
                for limit in self.limits:
                    # Most of them are over.
                    with contextlib.suppress(RuntimeError):
                        limit.reschedule(0)
                await asyncio.sleep(0.01)


@asynccontextmanager
async def behind_a_network(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Held]:
    """As busy as the machine may be, nothing but ``unanswered`` ends what takes long."""
    place, _, name = url.rpartition("@")[2].partition("/")
    limits: list[asyncio.Timeout] = []
    timeout_at = asyncio.timeout_at

    def noted(when: float | None) -> asyncio.Timeout:
        limits.append(timeout_at(when))
        return limits[-1]

    monkeypatch.setattr("data.database.database.asyncio.timeout_at", noted)
    monkeypatch.setattr(Postgres, "seconds", None)
    monkeypatch.setattr("data.database.database._TURN", None)
    with Proxy("127.0.0.1", int(place.partition(":")[2])) as network:
        async with opened(f"postgresql://upcard:secret@127.0.0.1:{network.port}/{name}") as (
            database,
            store,
        ):
            await store.append(TABLE, 2, STEP)
            yield Held(database, store, network, url, limits)
            # Whoever hears nothing would wait for the end of the other side.
            network.cut()


@pytest.fixture
async def held(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Held]:
    async with behind_a_network(postgres_url, monkeypatch) as held:
        yield held


@pytest.fixture
async def held_alone(own_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Held]:
    """The same of a server that no other test uses, so that it can be started again."""
    async with behind_a_network(own_url, monkeypatch) as held:
        yield held


async def test_a_step_that_was_sent_without_an_answer_is_stored_once(held: Held) -> None:
    for version in (3, 4):
        held.network.hold()
        held.note()
        step = asyncio.create_task(held.store.append(TABLE, version, STEP))
        await held.unanswered(2)
        assert not step.done()
        with pytest.raises(StorageTrouble):
            await held.store.append("another", 2, STEP)
        held.network.release()
        await asyncio.wait_for(step, LIMIT)
    assert await held.versions() == [1, 2, 3, 4]


async def test_a_step_that_is_still_on_its_way_is_waited_for(held: Held) -> None:
    """What was sent first is at the server, and neither stored nor refused."""
    for version, (mine, lands) in enumerate(product((True, False), repeat=2), start=3):
        events = STEP if mine else (TurnStarted(2),)
        async with connected(held.address) as other:
            first = other.transaction()
            await first.start()
            row = TABLE, version, write_events(events)
            await other.execute("INSERT INTO journal VALUES ($1, $2, $3, 0)", *row)
            held.note()
            step = asyncio.create_task(held.store.append(TABLE, version, STEP))
            await held.unanswered(2)
            assert not step.done()
            await (first.commit() if lands else first.rollback())
        [told] = await asyncio.wait_for(asyncio.gather(step, return_exceptions=True), LIMIT)
        assert (told is None) == (mine or not lands)
        assert told is None or isinstance(told, VersionTaken)
        assert await held.versions() == [*range(1, version + 1)]


async def test_a_step_without_an_answer_of_a_process_that_was_replaced(held: Held) -> None:
    """Where nothing of it may be stored any more it is told whether it was before."""
    async with connected(held.address) as other:
        held.database.lease = Lease("0/1", 1)
        for version, landed in ((3, True), (4, False)):
            await other.execute("INSERT INTO leases VALUES ('0/1', 1)")
            held.network.hold()
            held.note()
            step = asyncio.create_task(held.store.append(TABLE, version, STEP))
            await held.unanswered()
            if landed:
                row = TABLE, version, write_events(STEP)
                await other.execute("INSERT INTO journal VALUES ($1, $2, $3, 0)", *row)
            await other.execute("DELETE FROM leases")
            held.network.release()
            [told] = await asyncio.wait_for(asyncio.gather(step, return_exceptions=True), LIMIT)
            assert type(told) is (type(None) if landed else Replaced)
        assert await held.versions() == [1, 2, 3]


def beginnings(held: Held) -> list[Callable[[], Awaitable[object]]]:
    """The end of a game, a new table and a setting, each a transaction."""
    ended = [standing(1, 1), standing(2, 2)]
    return [
        lambda: held.store.append(TABLE, 3, STEP, standings=ended),
        lambda: held.store.create(header("another"), OPENING),
        lambda: SettingsStore(held.database).keep_person(7, {"language": "vi"}),
    ]


async def stored(held: Held) -> list[bool]:
    """Which of these are."""
    tables = {one.table_id for one in await held.store.open_tables()}
    verdict, person = await held.store.verdict(TABLE), await SettingsStore(held.database).person(7)
    assert (verdict is None) == (await held.versions() == [1, 2])
    return [verdict is not None, "another" in tables, person is not None]


WAYS = ("goes on", "is cut", "is not heard of again")
"""Of a commit without an answer. Only the first is stored."""


async def lose_commits(held: Held, way: str, *, restarted: bool) -> list[type]:
    """Lose the answer to the commit of each beginning. The types of what their callers hear."""
    told = []
    for begin in beginnings(held):
        with held.lost_commit() as lost:
            doing = asyncio.ensure_future(begin())
            await asyncio.wait_for(lost.wait(), LIMIT)
            if restarted:
                async with connected(held.address) as other:
                    await other.execute("SELECT pg_stat_reset_shared('bgwriter')")
            if way == "is cut":
                held.network.cut()
            else:
                await held.unanswered()
            if way == "is not heard of again":
                assert held.network.half_open(holding=b"upcard")
            held.network.release()
            told += await asyncio.wait_for(asyncio.gather(doing, return_exceptions=True), LIMIT)
    assert await stored(held) == [way == "goes on"] * 3
    return [type(one) for one in told]


@pytest.mark.parametrize("way", WAYS)
async def test_a_commit_without_an_answer_is_asked_about(
    held: Held, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr("data.database.database._JUST_NOW", 0)
    nothing = type(None)
    expected = [Verdict, nothing, nothing] if way == "goes on" else [StorageTrouble] * 3
    assert await lose_commits(held, way, restarted=False) == expected


@pytest.mark.parametrize("way", WAYS)
async def test_a_commit_without_an_answer_of_a_restarted_server_is_looked_for(
    held_alone: Held, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The server gives the numbers of transactions away once more. Of a setting nothing is to be
    found that tells whether it was stored."""
    monkeypatch.setattr("data.database.database._JUST_NOW", 0)
    found = [Verdict, type(None)] if way == "goes on" else [StorageTrouble] * 2
    assert await lose_commits(held_alone, way, restarted=True) == [*found, OutcomeUnknown]


async def test_a_commit_that_never_comes_is_given_up(held: Held) -> None:
    """A server may not hear that its client is gone."""
    async with held.database.engine.connect() as connection:
        await connection.execute(update(tables).values(message_id=7))
        asked = await connection.run_sync(held.database._dialect.question)
        assert asked is not None
        assert not await asyncio.wait_for(held.database._is_stored(asked), LIMIT)
        with pytest.raises(DBAPIError):
            await connection.execute(select(1))


@pytest.mark.long
@pytest.mark.timing
async def test_who_draws_while_the_network_is_held_hears_what_came_of_it(postgres_url: str) -> None:
    with held_network(postgres_url) as (url, trouble):
        [told] = await holds(url, trouble, 3.0, 1)
    assert told.late
    assert told.stored
    assert not told.is_wrong


def test_the_log_has_a_line_a_minute_and_one_at_the_end(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    log = TroubleLog("stored", lambda: now[0])
    with caplog.at_level(logging.WARNING):
        log.worked()
        for now[0] in range(0, 130, 10):
            log.failed("The disk is full.")
            assert log.just_failed
        now[0] = 131.0
        assert not log.just_failed
        log.worked()
        log.worked()
    told = [one.getMessage().partition(":")[0] for one in caplog.records]
    assert told == [
        "Nothing can be stored (failures",
        "Nothing can be stored (failures",
        "Nothing can be stored (failures",
        "The database can be used again",
    ]
    assert "(failures: 7)" in caplog.records[1].getMessage()


def test_the_log_is_quiet_too_where_some_are_stored_and_some_are_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    log = TroubleLog("stored", lambda: now[0])
    for now[0] in range(59):
        log.failed("Too much is waiting to be done.")
        log.worked()
        assert not log.just_failed
    assert [one.levelname for one in caplog.records] == ["ERROR", "WARNING"]
