"""Two processes on one database: what is changed in the one is not remembered otherwise by the
other, also where news could not be heard for a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from bot.people.known_people import People, Reader
from bot.people.preferences import Preferences, ServerSettings, Sort
from bot.start.cache_refresh import OtherProcesses
from bot.text import Text
from bot.text.card_words import LETTERS
from bot.text.text import NO_MENTIONS
from data.choices.presets import Presets
from data.choices.settings import SettingsStore
from data.database.database import Database, open_database
from data.database.trouble import StorageTrouble
from data.league.recalculation import Corrections
from data.league.seasons import Seasons
from data.league.standings import CorrectionKind
from data.leases.advisory_locks import LockSession
from data.pubsub import Topic
from engine.live.timing import QuietHours
from tests.data.evenings import Evening
from tests.data.pubsub.test_subscriber import END_LISTENING, SECONDS

pytestmark = pytest.mark.own_way

ANN, HERE = 7, 41771983423143937
NIGHT = QuietHours(23 * 60, 7 * 60)
READER = Reader(ANN, Text("en"), Preferences())
LISTEN = LockSession.listen


class Process:
    """What a process remembers of people, and what it does about news."""

    def __init__(self, database: Database) -> None:
        self.database = database
        store = SettingsStore(database)
        drawn, registered = SimpleNamespace(faces=LETTERS), SimpleNamespace(mentions=NO_MENTIONS)
        self.people = People(store, None, drawn, registered)  # type: ignore[arg-type]  # nobody asks for servers
        self.unload_closed: list[int | None] = []
        self.learnt: list[Topic] = []
        self.services: Any = SimpleNamespace(
            people=self.people,
            archive=SimpleNamespace(forget=lambda: None),
            boards=SimpleNamespace(forget=lambda: None),
            registry=SimpleNamespace(unload_closed=self.unload_closed.append),
        )
        url = database.engine.url.render_as_string(hide_password=False)
        self.others = OtherProcesses(url, self.services, {Topic.COMMANDS: self._learn})

    async def _learn(self) -> None:
        self.learnt.append(Topic.COMMANDS)


def in_thai(settings: ServerSettings) -> ServerSettings:
    return settings.model_copy(update={"language": "th"})


async def until(told: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not told():  # noqa: ASYNC110  another process has changed it
            await asyncio.sleep(0.01)


@pytest.fixture
async def processes(postgres_address: str) -> AsyncIterator[list[Process]]:
    both = [Process(await open_database(postgres_address)) for _ in range(2)]
    for one in both:
        await one.people.load()
        one.others.start()
    for one in both:
        await until(lambda one=one: one.learnt == [Topic.COMMANDS])
    yield both
    for one in both:
        await one.others.stop()
        await one.database.dispose()


async def test_settings_of_people_and_servers(processes: list[Process]) -> None:
    here, there = (one.people for one in processes)
    assert await there.preferences(ANN) == Preferences()
    assert there.server_settings(HERE) == ServerSettings()
    kept = Preferences(sort=Sort.RANK, quiet=NIGHT)
    await here.keep_preferences(READER, kept)
    await until(lambda: there.quiet_hours(ANN) == NIGHT)
    assert await there.preferences(ANN) == kept
    await here.change_server_settings(HERE, in_thai)
    await until(lambda: there.server_settings(HERE).language == "th")
    await there.keep_preferences(READER, Preferences())
    await until(lambda: here.quiet_hours(ANN) is None)
    assert await here.preferences(ANN) == Preferences()


async def test_what_is_changed_while_nobody_hears_it(
    processes: list[Process], postgres_admin: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes
    await there.people.preferences(ANN)
    with monkeypatch.context() as deaf:
        deaf.setattr(LockSession, "listen", listen_elsewhere)
        await _end_listening(postgres_admin)
        await until(lambda: len(there.learnt) > 1)
        kept = Preferences(sort=Sort.RANK, quiet=NIGHT)
        await here.people.keep_preferences(READER, kept)
        await here.people.change_server_settings(HERE, in_thai)
        assert there.people.quiet_hours(ANN) is None, "it was not heard"
    await _end_listening(postgres_admin)
    await until(lambda: there.people.quiet_hours(ANN) == NIGHT)
    assert await there.people.preferences(ANN) == kept
    assert there.people.server_settings(HERE).language == "th"
    assert there.unload_closed == 3 * [None], "whoever was forgotten meanwhile is not remembered"


async def listen_elsewhere(session: LockSession, _: str, hear: Callable[[str], None]) -> None:
    await LISTEN(session, "elsewhere", hear)


async def _end_listening(admin: asyncpg.Connection) -> None:
    await admin.execute(END_LISTENING)


async def test_what_was_read_before_a_change_is_not_remembered_after_it(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (one.people for one in processes)
    reading, changed = asyncio.Event(), asyncio.Event()
    read = SettingsStore.person

    async def slowly(store: SettingsStore, user_id: int) -> object:
        found = await read(store, user_id)
        if not reading.is_set():
            reading.set()
            await changed.wait()
        return found

    monkeypatch.setattr(SettingsStore, "person", slowly)
    asking = asyncio.create_task(there.preferences(ANN))
    await reading.wait()
    kept = Preferences(sort=Sort.RANK, quiet=NIGHT)
    await here.keep_preferences(READER, kept)
    await until(lambda: there.quiet_hours(ANN) == NIGHT)
    changed.set()
    assert await asking == kept
    assert await there.preferences(ANN) == kept


async def test_notifications_that_cannot_be_read_yet_is_read_later(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes
    monkeypatch.setattr("bot.start.housekeeping.RETRY", 0.01)
    read, failures = SettingsStore.person, 2

    async def troubled(store: SettingsStore, user_id: int) -> object:
        nonlocal failures
        if failures:
            failures -= 1
            raise StorageTrouble("out of order")
        return await read(store, user_id)

    monkeypatch.setattr(SettingsStore, "person", troubled)
    await here.people.keep_preferences(READER, Preferences(quiet=NIGHT))
    await until(lambda: there.people.quiet_hours(ANN) == NIGHT)
    assert failures == 0


async def test_what_is_read_each_time_needs_no_notifications(processes: list[Process]) -> None:
    """Presets, seasons and corrections."""
    here, there = (one.database for one in processes)
    await Presets(there).list(HERE, "basic")
    await Presets(here).save(HERE, "basic", "Ours", {})
    assert [one.name for one in await Presets(there).list(HERE, "basic")] == ["Ours"]
    await Seasons(here).open(HERE, "Spring")
    assert [one.name for one in await Seasons(there).of(HERE)] == ["Spring"]
    table_id = await Evening(here).ranked(ANN, 8, guild_id=HERE)
    assert await Corrections(there).of(HERE) == ()
    await Corrections(here).correct(HERE, table_id, ANN, "by mistake", CorrectionKind.VOID)
    assert [one.reason for one in await Corrections(there).of(HERE)] == ["by mistake"]
