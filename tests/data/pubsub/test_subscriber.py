"""What is changed in one process is heard in the others: when it is stored, and after any break."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
import pytest

from data import pubsub as under_test
from data.choices.settings import Registrations, SettingsStore
from data.database.database import Database
from data.leases.advisory_locks import LockSession
from data.privacy import Privacy
from data.pubsub import CHANNEL, Notification, Subscriber, Topic, publish, subscriber_of
from data.retention.removal import Departures, Removal
from tests.data.evenings import Evening
from tests.processes import LIMIT

pytestmark = pytest.mark.own_way

SECONDS = LIMIT
END_LISTENING = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = 'upcard-news' AND datname = current_database()"
)
ANN, BEN, HERE = 7, 8, 41771983423143937


class Heard:
    """What a process has heard."""

    def __init__(self) -> None:
        self.notifications: list[Notification | None] = []
        self._more = asyncio.Event()

    async def hear(self, notifications: Notification | None) -> None:
        self.notifications.append(notifications)
        self._more.set()

    async def until(self, *wanted: Notification | None) -> None:
        """Wait until exactly this was heard since the last time."""
        async with asyncio.timeout(SECONDS):
            while len(self.notifications) < len(wanted):
                self._more.clear()
                await self._more.wait()
        assert self.notifications == list(wanted)
        self.notifications.clear()


Listen = Callable[[], Awaitable[Heard]]


@pytest.fixture
async def listen(postgres: Database) -> AsyncIterator[Listen]:
    """Begins to listen as another process."""
    hearings: list[Subscriber] = []

    async def begin() -> Heard:
        heard = Heard()
        hearing = subscriber_of(
            postgres.engine.url.render_as_string(hide_password=False), heard.hear
        )
        assert hearing is not None
        hearings.append(hearing)
        hearing.start()
        await heard.until(None)
        return heard

    yield begin
    for hearing in hearings:
        await hearing.stop()


async def test_what_is_stored_is_heard_by_all_and_what_is_not_by_nobody(
    postgres: Database, listen: Listen
) -> None:
    first, second = await listen(), await listen()
    with suppress(ZeroDivisionError):
        async with postgres.write() as connection:
            await publish(connection, Notification(Topic.PERSON, BEN))
            raise ZeroDivisionError
    async with postgres.write() as connection:
        await publish(connection)
        await publish(connection, Notification(Topic.PERSON, ANN), Notification(Topic.SERVER, HERE))
    for heard in (first, second):
        await heard.until(Notification(Topic.PERSON, ANN), Notification(Topic.SERVER, HERE))


async def test_each_change_that_others_remember_is_told(postgres: Database, listen: Listen) -> None:
    heard = await listen()
    settings, evening = SettingsStore(postgres), Evening(postgres)
    await settings.keep_person(ANN, {"language": "th"})
    await heard.until(Notification(Topic.PERSON, ANN))
    await settings.keep_server(HERE, {"language": "vi"})
    await heard.until(Notification(Topic.SERVER, HERE))
    await evening.ranked(ANN, BEN, guild_id=HERE)
    await Privacy(postgres).forget(BEN)
    await heard.until(Notification(Topic.FORGOTTEN, BEN))
    await Registrations(postgres).tell(Topic.COMMANDS)
    await heard.until(Notification(Topic.COMMANDS))
    await Departures(postgres, lambda: evening.now).note(HERE)
    done = await Removal(postgres).delete(HERE)
    assert done.people == (ANN,)
    await heard.until(Notification(Topic.PERSON, ANN), Notification(Topic.SERVER, HERE))


async def test_after_a_break_anything_may_have_been_changed(
    postgres_admin: asyncpg.Connection, postgres: Database, listen: Listen
) -> None:
    heard = await listen()
    for _ in range(2):
        ended = await postgres_admin.fetch(END_LISTENING)
        assert len(ended) == 1
        await heard.until(None)
        await SettingsStore(postgres).keep_person(ANN, {"language": "th"})
        await heard.until(Notification(Topic.PERSON, ANN))


async def test_a_connection_that_does_not_answer_any_more_is_made_anew(
    postgres: Database, listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, asked = LockSession.ask, asyncio.Event()

    async def silent(session: LockSession, question: Any, *values: Any) -> Any:
        if "SELECT 1" in str(question) and not asked.is_set():
            asked.set()
            monkeypatch.setattr(under_test, "_ANSWER", SECONDS)
            await asyncio.Event().wait()
        return await ask(session, question, *values)

    monkeypatch.setattr(LockSession, "ask", silent)
    monkeypatch.setattr(under_test, "_BEAT", 0.01)
    monkeypatch.setattr(under_test, "_ANSWER", 0.01)
    heard = await listen()
    await heard.until(None)
    await SettingsStore(postgres).keep_person(ANN, {"language": "th"})
    await heard.until(Notification(Topic.PERSON, ANN))


async def test_notifications_of_a_newer_version_may_be_of_anything(
    postgres_admin: asyncpg.Connection, listen: Listen
) -> None:
    heard = await listen()
    for line in ("weather 3", "person", "person x", ""):
        await postgres_admin.execute("SELECT pg_notify($1, $2)", CHANNEL, line)
        await heard.until(None)


async def test_a_file_has_one_process_and_no_notifications(evening: Evening) -> None:
    if evening.database.kind == "sqlite":
        assert subscriber_of(str(evening.database.engine.url), Heard().hear) is None
    async with evening.database.write() as connection:
        await publish(connection, Notification(Topic.PERSON, ANN))
