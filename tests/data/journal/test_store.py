"""The journal: what was appended is there, in order, once."""

import asyncio

import pytest
from sqlalchemy import ColumnElement, Table, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import AsyncAdaptedQueuePool

from data.database.database import Database, open_database
from data.database.schema import journal, results, tables
from data.journal.steps import UnknownTable
from data.journal.store import Store
from engine.events import Discarded, Event, TurnStarted
from engine.shuffle import commitment
from engine.table.record import TAKEN_DOWN, Entry, StoredTable, UnreadableJournal, VersionTaken
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.samples import ANN, BO, OPENING, header, standing

STEP: tuple[Event, ...] = (Discarded(0, 9), TurnStarted(1))


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database, clock=lambda: 1_790_000_100.75)


async def _counted(database: Database, table: Table, *which: ColumnElement[bool]) -> int:
    async with database.read() as connection:
        query = select(func.count()).select_from(table).where(*which)
        return (await connection.execute(query)).scalar_one()


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    await store.create(header(), OPENING)
    await store.append("k7q2", 2, STEP)
    await store.append("k7q2", 3, ())
    assert await store.load("k7q2") == StoredTable(
        header=header(),
        entries=(Entry(1, OPENING), Entry(2, STEP), Entry(3, ())),
        message_id=None,
        is_open=True,
    )


async def test_an_unknown_table_is_none(store: Store) -> None:
    await store.create(header(), OPENING)
    assert await store.load("K7Q2") is None


async def test_tables_do_not_mix(store: Store) -> None:
    await store.create(header("one"), OPENING)
    await store.create(header("two", host=BO), ())
    await store.append("two", 2, STEP)
    one, two = await store.load("one"), await store.load("two")
    assert one is not None
    assert two is not None
    assert one.entries == (Entry(1, OPENING),)
    assert two.entries == (Entry(1, ()), Entry(2, STEP))
    assert two.header.host == BO


async def test_a_table_is_created_once(database: Database, store: Store) -> None:
    await store.create(header(), OPENING)
    with pytest.raises(VersionTaken):
        await store.create(header(host=BO), STEP)
    page = await store.load("k7q2")
    assert page is not None
    assert page.header.host == ANN
    assert page.entries == (Entry(1, OPENING),)
    assert await _counted(database, journal) == 1


@pytest.mark.parametrize("version", [-1, 0, 1, 2, 4, 5])
async def test_only_the_next_version_is_taken(store: Store, version: int) -> None:
    await store.create(header(), OPENING)
    await store.append("k7q2", 2, STEP)
    with pytest.raises(VersionTaken):
        await store.append("k7q2", version, STEP, closes=True, standings=[standing(ANN, 1)])
    page = await store.load("k7q2")
    assert page is not None
    assert [entry.version for entry in page.entries] == [1, 2]
    assert page.is_open


async def test_an_unknown_table_takes_no_step(database: Database, store: Store) -> None:
    with pytest.raises(UnknownTable, match="k7q2"):
        await store.append("k7q2", 1, STEP)
    with pytest.raises(UnknownTable, match="k7q2"):
        await store.keep("k7q2", "message_id", 5)
    assert await _counted(database, journal) == 0


@pytest.mark.own_way
async def test_of_two_writers_one_wins_each_version(url: str, store: Store) -> None:
    """Two processes that share the database have engines of their own."""
    await store.create(header(), OPENING)
    other_database = await open_database(url)
    other = Store(other_database)
    won: list[int] = []

    async def write(mine: Store, card: int) -> None:
        for version in range(2, 12):
            try:
                await mine.append("k7q2", version, (Discarded(0, card),))
            except VersionTaken:
                # Wait until it can be seen, as who reloads does.
                seen = await mine.load("k7q2")
                assert seen is not None
                assert seen.entries[version - 1].version == version
            else:
                won.append(version)

    await asyncio.gather(write(store, 1), write(other, 2), write(store, 3), write(other, 4))
    page = await store.load("k7q2")
    await other_database.dispose()
    assert page is not None
    assert sorted(won) == list(range(2, 12))
    assert [entry.version for entry in page.entries] == list(range(1, 12))


async def test_the_last_step_closes_and_books(database: Database, store: Store) -> None:
    await store.create(header("done"), OPENING)
    await store.create(header("idle"), OPENING)
    ended = [standing(ANN, 1, "Ánn", rules="5eed"), standing(None, 2, "Ada")]
    ended.append(standing(BO, 3, left=True))
    await store.append("done", 2, (Closed(CloseReason.FINISHED),), closes=True, standings=ended)
    await store.append("idle", 2, (Closed(CloseReason.IDLE),), closes=True)
    page = await store.load("done")
    assert page is not None
    assert not page.is_open
    async with database.read() as connection:
        kept = [results.c[name] for name in KEPT]
        rows = (await connection.execute(select(*kept).order_by(results.c.seat_period))).all()
    guild = header().guild_id
    finished = 1_790_000_100
    assert [tuple(row) for row in rows] == [
        ("done", 0, guild, "contract", ANN, "Ánn", 1, 40, True, False, finished, "5eed"),
        ("done", 1, guild, "contract", None, "Ada", 2, 80, False, False, finished, None),
        ("done", 2, guild, "contract", BO, f"player {BO}", 3, 120, False, True, finished, None),
    ]


LATER = {"game_no", "seat", "began", "points", "deals", "timeouts", "mu", "sigma"}
LATER |= {"strength", "version"}
KEPT = [column.name for column in results.c if column.name not in LATER]


async def test_an_end_is_owed_to_the_channel_until_it_stands_there(store: Store) -> None:
    for key, message_id in {"open": 7, "ended": 8, "nowhere": None, "deleted": TAKEN_DOWN}.items():
        await store.create(header(key), OPENING)
        await store.keep(key, "message_id", message_id)
        if key != "open":
            await store.append(key, 2, (Closed(CloseReason.IDLE),), closes=True)
    assert await store.unshown_ends() == ["ended"]
    assert await store.unshown_ends(header().guild_id) == ["ended"]
    assert await store.unshown_ends(header().guild_id + 1) == []
    await store.keep("ended", "end_unshown", False)
    assert await store.unshown_ends() == []


async def test_nothing_follows_the_last_step(store: Store) -> None:
    await store.create(header(), OPENING)
    await store.append("k7q2", 2, (Closed(CloseReason.IDLE),), closes=True)
    with pytest.raises(VersionTaken):
        await store.append("k7q2", 3, STEP)


async def test_a_step_that_cannot_be_booked_is_not_stored(database: Database, store: Store) -> None:
    await store.create(header(), OPENING)
    nameless = standing(BO, 2)
    object.__setattr__(nameless, "name", None)
    with pytest.raises(IntegrityError):
        await store.append("k7q2", 2, STEP, closes=True, standings=[standing(ANN, 1), nameless])
    page = await store.load("k7q2")
    assert page is not None
    assert page.is_open
    assert page.entries == (Entry(1, OPENING),)
    assert await _counted(database, results) == 0
    # Nothing is in the way of the same step, put right.
    await store.append("k7q2", 2, STEP, closes=True, standings=[standing(ANN, 1)])
    assert await _counted(database, results) == 1


async def test_an_error_shows_neither_seed_nor_cards(store: Store) -> None:
    broken = header()
    object.__setattr__(broken, "host_name", None)
    with pytest.raises(IntegrityError) as told:
        await store.create(broken, STEP)
    assert "\\x01\\x02\\x03" not in str(told.value)
    assert "10S" not in str(told.value)
    assert "parameters hidden" in str(told.value)


async def test_a_step_that_cannot_be_read_is_named(database: Database, store: Store) -> None:
    await store.create(header(), OPENING)
    later = insert(journal).values(
        table_id="k7q2", version=2, events='[{"event":"teleported"}]', stored_at=0
    )
    async with database.write() as connection:
        await connection.execute(later)
    with pytest.raises(UnreadableJournal, match=r"version 2 of table k7q2 .* 'teleported'"):
        await store.load("k7q2")


async def test_the_message_that_shows_a_table_is_remembered(store: Store) -> None:
    await store.create(header("one"), OPENING)
    await store.create(header("two"), OPENING)
    for message_id in (1430000000000000001, 1430000000000000002, None):
        await store.keep("one", "message_id", message_id)
        one, two = await store.load("one"), await store.load("two")
        assert one is not None
        assert two is not None
        assert (one.message_id, two.message_id) == (message_id, None)


async def test_the_message_that_calls_a_player_is_remembered_beside_it(store: Store) -> None:
    await store.create(header("one"), OPENING)
    await store.keep("one", "message_id", 1430000000000000001)
    for call_id in (1430000000000000002, None):
        await store.keep("one", "call_id", call_id)
        one = await store.load("one")
        assert one is not None
        assert (one.message_id, one.call_id) == (1430000000000000001, call_id)
    with pytest.raises(UnknownTable):
        await store.keep("other", "call_id", 5)


async def test_the_seal_is_kept_beside_the_seed(database: Database, store: Store) -> None:
    await store.create(header(), OPENING)
    async with database.read() as connection:
        row = (await connection.execute(select(tables))).one()
    assert row.seal == commitment(header().seed)
    assert (row.rules_revision, row.recipe) == (1, 2)


async def test_a_journal_belongs_to_a_table(database: Database) -> None:
    orphan = insert(journal).values(table_id="none", version=1, events="[]", stored_at=0)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await connection.execute(orphan)


@pytest.mark.own_way
async def test_a_cancelled_append_is_stored_before_the_caller_goes(
    database: Database, store: Store
) -> None:
    for turn in range(12):
        table_id = f"table{turn}"
        await store.create(header(table_id), OPENING)
        task = asyncio.create_task(
            store.append(table_id, 2, STEP, closes=True, standings=[standing(ANN, 1)])
        )
        # Each time cut off a little later.
        await asyncio.sleep(turn * 0.0002)
        came_too_late = not task.cancel()
        await asyncio.wait([task])
        assert task.cancelled() is not came_too_late
        page = await store.load(table_id)
        assert page is not None
        assert page.entries[1:] == (Entry(2, STEP),)
        assert not page.is_open
        assert await _counted(database, results, results.c.table_id == table_id) == 1


@pytest.mark.own_way
async def test_readers_cut_off_leave_nothing_behind(database: Database, store: Store) -> None:
    await store.create(header(), OPENING)
    for turn in range(12):
        task = asyncio.create_task(store.load("k7q2"))
        await asyncio.sleep(turn * 0.0001)
        task.cancel()
        await asyncio.wait([task])
    pool = database.engine.pool
    assert isinstance(pool, AsyncAdaptedQueuePool)
    assert pool.checkedout() == 0
    await store.append("k7q2", 2, STEP)


@pytest.mark.own_way
async def test_two_stores_see_each_other_at_once(url: str, store: Store) -> None:
    await store.create(header(), OPENING)
    other_database = await open_database(url)
    try:
        page = await Store(other_database).load("k7q2")
    finally:
        await other_database.dispose()
    assert page is not None
    assert page.header == header()


async def test_a_table_closed_elsewhere_is_seen(database: Database, store: Store) -> None:
    await store.create(header(), OPENING)
    async with database.write() as connection:
        await connection.execute(update(tables).values(is_open=False))
    page = await store.load("k7q2")
    assert page is not None
    assert not page.is_open
