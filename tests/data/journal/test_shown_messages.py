"""After a restart thousands of tables note their messages, and players' moves hardly wait."""

import asyncio
import logging
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, event

from data.database.database import Database
from data.database.trouble import StorageTrouble
from data.journal.steps import UnknownTable
from data.journal.store import Store
from engine.events import Discarded, TurnStarted
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.samples import OPENING, header

STEP = (Discarded(0, 9), TurnStarted(1))
NAMES = [f"{number:010x}" for number in range(120)]


@pytest.fixture
async def store(database: Database) -> Store:
    store = Store(database)
    for name in NAMES:
        await store.create(header(name), OPENING)
    return store


class Commits:
    """How many transactions a database has stored."""

    def __init__(self, database: Database) -> None:
        self.count = 0
        event.listen(database.engine.sync_engine, "commit", self.note)

    def note(self, _: Connection) -> None:
        self.count += 1


async def shown_at(store: Store, names: Sequence[str] = NAMES) -> list[tuple[int | None, ...]]:
    pages = [await store.load(name) for name in names]
    return [(page.message_id, page.call_id) for page in pages if page is not None]


async def test_notes_that_come_while_another_writes_are_stored_together(
    database: Database, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    commits, told = Commits(database), []
    async with database.write(patient=True):
        notes = [
            asyncio.create_task(store.keep(name, field, number))
            for number, name in enumerate(NAMES)
            for field in ("message_id", "call_id")
        ]
        await asyncio.sleep(0)
        move = asyncio.create_task(store.append(NAMES[0], 2, STEP))
        move.add_done_callback(lambda _: told.append(commits.count))
        for _ in range(10):
            await asyncio.sleep(0)
    with caplog.at_level(logging.WARNING):
        await asyncio.gather(*notes, move)
    assert commits.count <= 4, "the one before them, two of notes, and the move"
    assert told[0] <= 3, "the move waits for one transaction of notes"
    assert await shown_at(store) == [(number, number) for number in range(len(NAMES))]
    assert caplog.records == []


@pytest.mark.one_database
async def test_of_several_notes_about_a_table_the_last_stays(
    database: Database, store: Store
) -> None:
    for behind in (0, 1, 5):
        wanted = range(1000 * behind, 1000 * behind + 20)
        notes = []
        for message_id in wanted:
            notes.append(asyncio.create_task(store.keep(NAMES[1], "message_id", message_id)))
            for _ in range(behind):
                await asyncio.sleep(0)
        await asyncio.gather(*notes)
        assert await shown_at(store, NAMES[1:2]) == [(wanted[-1], None)]


@pytest.mark.one_database
async def test_one_that_is_of_no_table_does_not_keep_the_others(
    database: Database, store: Store
) -> None:
    told = await asyncio.gather(
        store.keep(NAMES[0], "message_id", 1),
        store.keep("other", "message_id", 2),
        store.keep(NAMES[1], "call_id", 3),
        return_exceptions=True,
    )
    assert [type(one) for one in told] == [type(None), UnknownTable, type(None)]
    assert await shown_at(store, NAMES[:2]) == [(1, None), (None, 3)]


async def draft_of(store: Store, name: str) -> str | None:
    page = await store.load(name)
    assert page is not None
    return page.draft


async def test_what_is_tried_out_is_kept_until_its_turn_is_over(
    database: Database, store: Store
) -> None:
    first, second, third = NAMES[:3]
    await asyncio.gather(*(store.keep(name, "draft", "[1]") for name in (first, second, third)))
    await store.keep(first, "draft", "[2]")
    assert await draft_of(store, first) == "[2]"
    assert await draft_of(Store(database), first) == "[2]", "another process has it, too"
    await store.append(first, 2, STEP)
    assert await draft_of(store, first) == "[2]", "a step within the turn leaves it"
    await store.append(first, 3, STEP, drops_draft=True)
    await store.append(second, 2, (Closed(CloseReason.FINISHED),), closes=True, drops_draft=True)
    assert [await draft_of(store, name) for name in (first, second, third)] == [None, None, "[1]"]


@pytest.mark.one_database
async def test_what_could_not_be_stored_in_its_turn_is_not_stored_after_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StorageTrouble("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Database, "together", full)
        await store.keep(NAMES[0], "draft", "[1]")
        await store.keep(NAMES[1], "draft", "[1]")
    await store.append(NAMES[0], 2, STEP, drops_draft=True)
    await store.catch_up()
    assert [await draft_of(store, name) for name in NAMES[:2]] == [None, "[1]"]
