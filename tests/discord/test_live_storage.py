"""The storage in trouble, over real sockets: everybody is told in time, and then all is well."""

import asyncio
import logging
import re
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.text import Text
from data.backups.copies import back_up, put_back
from data.database.database import Database, open_database
from data.database.sqlite import SqliteWriter
from data.database.trouble import DatabaseError
from data.journal.store import Store
from tests.discord.bot_processes import SECONDS, RunBot, ended
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Answer, Asked
from tests.discord.payloads import Json
from tests.discord.test_live_client import buttons, connected, quiet
from tests.processes import until

TOLD, LONGER = Text("en")("storage-trouble"), Text("en")("takes-longer")
NOBODY = "No one has"
LATER = 6
"""The answer that lets Discord wait."""
IN_TIME = 3.0
"""Seconds after which Discord says that the interaction failed."""


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Another program writes, and takes its time."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


async def tried(server: Loopback, message: Json | None, button: str, *, by: str) -> Answer:
    """The answer to a click that is made again as long as nothing can be stored."""
    async with asyncio.timeout(SECONDS):
        while True:
            click = await server.click(message, buttons(message)[button], by=by)
            answer = await server.answer(click)
            if TOLD not in str(answer.data):
                return answer
            await asyncio.sleep(0.1)


async def test_a_locked_database_is_one_sentence_and_nothing_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "a.db"
    async with Loopback() as server, connected(server, file) as bot:
        lobby = (
            await server.answer(
                await server.command("rummy new contract", computers=1, length="full")
            )
        ).message
        [table] = bot.services.registry._tables.values()
        await quiet(bot)
        server.answer_seconds = IN_TIME
        with held(file), caplog.at_level(logging.WARNING):
            people = ("Ben", "Chi", "Dan", "Eve")
            clicks = [await server.click(lobby, buttons(lobby)["Join"], by=who) for who in people]
            clicks.append(await server.command("rummy new basic", by="Dan"))
            for click in clicks:
                answer = await server.answer(click)
                assert TOLD in str(answer.data)
                assert answer.data["flags"] & 64
        lines = [one for one in caplog.records if one.name == "data.database.database"]
        assert ["is locked by another program" in one.getMessage() for one in lines] == [True]
        assert [one for one in caplog.records if one.exc_info] == []
        assert table.version == 1
        server.answer_seconds = None
        joined = await tried(server, lobby, "Join", by="Ben")
        assert "**Ben**" in str(joined.data)
        start = await server.click(joined.message, buttons(joined.message)["Start"], by="Ann")
        assert "Deal 1 of 7" in str((await server.answer(start)).message)


async def test_on_a_slow_disk_everybody_hears_of_it_in_time_and_then_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, disk = SqliteWriter._store, threading.Event()

    def store(self: SqliteWriter, *groups: Any) -> Any:
        disk.wait()
        return whole(self, *groups)

    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        opened = await server.command("rummy new contract", computers=1, length="full")
        lobby = (await server.answer(opened)).message
        [table] = bot.services.registry._tables.values()
        await quiet(bot)
        monkeypatch.setattr("bot.clicks.router._LATE", 0.0)
        monkeypatch.setattr(SqliteWriter, "_store", store)
        join = await server.click(lobby, buttons(lobby)["Join"], by="Ben")
        assert (await server.answer(join)).type == LATER
        await until_said(lambda: LONGER in str(join.followups))
        # Nothing else is done at this table, and whoever wants it is told so.
        monkeypatch.setattr("engine.live.table._TURN", 0.0)
        also = await server.click(lobby, buttons(lobby)["Join"], by="Chi")
        await until_said(lambda: Text("en")("table-in-doubt") in told(server, also))
        another = await server.command("rummy new basic", by="Dan")
        assert LONGER in str((await server.answer(another)).data)
        assert table.version == 1
        disk.set()
        await until_said(lambda: "**Ben**" in str(server.messages[lobby["id"]]))
        await until_said(lambda: LONGER not in str(server.messages))
        assert "**Chi**" not in str(server.messages[lobby["id"]])
        # Where the command could not be answered the channel shows the new table by itself.
        await until_said(lambda: sum("Join" in buttons(one) for one in shown(server)) == 2)
        assert not any(TOLD in told(server, one) for one in (join, also, another))


async def test_whoever_waits_for_what_is_read_hears_of_it_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, network = Database.read, asyncio.Event()

    @asynccontextmanager
    async def read(self: Database, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        await network.wait()
        async with whole(self, patient=patient) as connection:
            yield connection

    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        monkeypatch.setattr("bot.clicks.router._LATE", 0.0)
        monkeypatch.setattr(Database, "read", read)
        asked = await server.command("leaderboard", by="Ben")
        assert LONGER in str((await server.answer(asked)).data)
        network.set()
        await until_said(
            lambda: NOBODY in str(shown(server)) and LONGER not in str(server.messages)
        )


def shown(server: Loopback) -> list[Json]:
    """What everybody sees."""
    return [one for one in server.messages.values() if not one["flags"] & 64]


def told(server: Loopback, asked: Asked) -> str:
    """All that somebody was told by the token of what they did."""
    return " ".join(str(one.payload) for one in server.requests if asked.token in one.path)


async def until_said(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def taken(folder: Path) -> None:
    for part in ("", "-wal", "-shm"):
        (folder / f"a.db{part}").unlink()


@pytest.mark.timing
@pytest.mark.long
async def test_a_running_bot_is_copied_and_what_it_plays_after_its_file_is_gone_is_saved(
    tmp_path: Path, run_bot: RunBot
) -> None:
    url, copy = f"sqlite:///{tmp_path}/a.db", tmp_path / "one.copy"
    async with Loopback() as server:
        process = await run_bot(
            tmp_path,
            DISCORD_TOKEN=server.token,
            DISCORD_API_URL=server.api_url,
            DISCORD_GATEWAY_URL=server.gateway_url,
        )
        await until(lambda: server.identified, process)
        opened = await server.command("rummy new contract")
        lobby = (await server.answer(opened)).message
        assert "of them open 1" in await asyncio.to_thread(back_up, url, copy)
        with pytest.raises(DatabaseError, match="Another Upcard runs on the database"):
            await asyncio.to_thread(put_back, url, copy)
        taken(tmp_path)
        answer = await tried(server, lobby, "Join", by="Ben")
        assert "**Ben**" in str(answer.data)
        process.send_signal(signal.SIGTERM)
        status, said = await ended(process, tmp_path)
    assert status == 0, said
    assert f"The database is {tmp_path}/a.db." in said
    assert f"The database {tmp_path}/a.db is new and empty." in said
    [command] = set(re.findall(r"upcard restore (\S+)'", said))
    with pytest.raises(DatabaseError, match=re.escape(f"upcard restore {command}'")):
        await open_database(url)
    await asyncio.to_thread(put_back, url, Path(command))
    database = await open_database(url)
    [table] = await Store(database).open_tables()
    page = await Store(database).load(table.table_id)
    await database.dispose()
    assert page is not None
    assert "Ben" in str(page.entries[-1].events)
