"""The bot over real sockets: an unmodified discord.py client against Discord on the loopback."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.settings import Settings, load
from bot.start.app import Upcard
from bot.start.process import on_discord
from bot.start.stopping import LastSteps
from bot.start.wiring import Wiring
from tests.discord.bot_processes import SECONDS, RunBot, ended
from tests.discord.limits import kind_of, problems
from tests.discord.loopback import Loopback
from tests.discord.payloads import Json
from tests.discord.said_once import say_commands_once
from tests.pointed import pointed_at
from tests.ready import make_ready


def buttons(message: Json | None) -> dict[str, str]:
    """The custom ids of a message's buttons by their labels."""
    assert message is not None
    found: dict[str, str] = {}
    parts = list(message["components"])
    while parts:
        part = parts.pop(0)
        parts += part.get("components") or []
        if part["type"] == 2:
            found[part["label"]] = part["custom_id"]
    return found


class UnhurriedSteps(LastSteps):
    """The last steps of a bot, each with much more time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(10 * seconds)

    async def step(self, name: str, seconds: float, *steps: Awaitable[object]) -> None:
        await super().step(name, 10 * seconds, *steps)


@asynccontextmanager
async def connected(
    server: Loopback, database: Path, given: dict[str, object] | None = None, **wiring: Any
) -> AsyncIterator[Upcard]:
    """A bot in this process; ``wiring``: what of it is otherwise than tests mostly need it;
    ``given``: settings besides."""
    settings = load(
        Path("no.env"),
        database_url=f"sqlite+aiosqlite:///{database}",
        computer_pause_seconds=0,
        **(given or {}),
    )
    wired = {"inline": True, "edit_interval": 0, "linger": 0, "emojis": False} | wiring
    make_ready(database)
    bot = Upcard(settings, Wiring(**wired))
    bot._connection.guild_ready_timeout = 0.02
    with pytest.MonkeyPatch.context() as patched, pointed_at(server.api_url, server.gateway_url):
        say_commands_once(patched)
        # What a starved machine leaves behind would be taken for something that never ends.
        patched.setattr("bot.start.app.LastSteps", UnhurriedSteps)
        task = asyncio.create_task(bot.start(server.token))
        try:
            await before_its_end(task, server.ready())
            await before_its_end(task, bot.wait_until_ready())
            yield bot
            await quiet(bot)
        finally:
            # A test that has failed ends as well: nothing else would end the bot.
            await bot.close()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def before_its_end(task: asyncio.Task[None], wanted: Coroutine[Any, Any, object]) -> None:
    """Wait for it, or raise what has ended the task before."""
    waits = asyncio.create_task(wanted)
    await asyncio.wait({waits, task}, return_when=asyncio.FIRST_COMPLETED)
    if not waits.done():
        waits.cancel()
        await task
        raise AssertionError("it ended by itself")
    await waits


async def quiet(bot: Upcard) -> None:
    """Until what was answered is stored with the place where it stands."""
    database = bot._database
    async with asyncio.timeout(SECONDS):
        for table in list(bot.services.registry._tables.values()):
            while (await table._journal.load(table.header.table_id)).message_id is None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        while database is not None and database.engine.pool.checkedout():  # type: ignore[attr-defined] # noqa: ASYNC110
            await asyncio.sleep(0.01)


def refused(server: Loopback) -> list[str]:
    return [
        said
        for one in server.requests
        if (kind := kind_of(one.method, one.path)) is not None and one.payload is not None
        for said in problems(kind, one.payload, [name for name, _ in one.files])
    ]


async def test_it_registers_its_commands_and_answers_commands_and_clicks(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        [put] = server.sent("PUT", "/applications/*/commands")
        assert {one["name"] for one in put.payload} >= {"rummy", "leaderboard", "server"}
        asked = await server.command("rummy new contract", by="Ann", computers=1, length="full")
        lobby = (await server.answer(asked)).message
        click = await server.click(lobby, buttons(lobby)["Join"], by="Ben")
        joined = await server.answer(click)
        assert joined.type == 7
        assert "**Ben**" in str(joined.data)
        start = await server.click(joined.message, buttons(joined.message)["Start"], by="Ann")
        table = (await server.answer(start)).message
        assert "Deal 1 of 7" in str(table)
        shown = await server.answer(await server.click(table, buttons(table)["My hand"], by="Ann"))
        assert shown.data["flags"] & 64
        names = [name for name, _ in shown.files]
        assert names in (["strip0.png", "hand1.png"], ["hand0.png"]), "a strip in one's own turn"
        assert all(content.startswith(b"\x89PNG") for _, content in shown.files)
        assert server.unknown == []
        assert refused(server) == []
        assert server.identified[0]["intents"] == 1


async def test_it_goes_on_after_the_connection_was_lost(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db"):
        lobby = (await server.answer(await server.command("rummy new contract"))).message
        await server.drop()
        await server.ready()
        click = await server.click(lobby, buttons(lobby)["Join"], by="Ben")
        assert "**Ben**" in str((await server.answer(click)).data)


async def test_another_process_takes_over_old_buttons(tmp_path: Path) -> None:
    async with Loopback() as server:
        async with connected(server, tmp_path / "a.db"):
            lobby = (await server.answer(await server.command("rummy new contract"))).message
        async with connected(server, tmp_path / "a.db"):
            click = await server.click(lobby, buttons(lobby)["Join"], by="Ben")
            assert "**Ben**" in str((await server.answer(click)).data)
            assert [one for one in server.messages.values() if one["id"] != lobby["id"]] == []


@pytest.mark.long
async def test_a_wrong_token_is_one_sentence(tmp_path: Path, run_bot: RunBot) -> None:
    async with Loopback(token="right") as server:
        process = await run_bot(
            tmp_path,
            DISCORD_TOKEN="wrong-token",
            DISCORD_API_URL=server.api_url,
            DISCORD_GATEWAY_URL=server.gateway_url,
        )
        status, said = await ended(process, tmp_path)
    assert status == 1
    last = said.strip().splitlines()[-1]
    assert "Discord does not accept DISCORD_TOKEN" in last
    assert "Traceback" not in said
    assert "wrong-token" not in said


@contextmanager
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **given: str) -> Iterator[Settings]:
    """Settings for a bot that starts in this process as it does in one of its own."""
    monkeypatch.setattr("bot.start.process.log_start", lambda settings: None)
    wiring = Wiring(inline=True, emojis=False)
    monkeypatch.setattr(
        "bot.start.process.Upcard", lambda settings, **given: Upcard(settings, wiring, **given)
    )
    kept = {"discord_token": "any", "database_url": f"sqlite+aiosqlite:///{tmp_path}/a.db"}
    # What is set before comes back after it.
    with pointed_at("", ""):
        yield load(Path("no.env"), **(kept | given))


async def problem(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **given: str) -> str:
    """The sentence with which starting on Discord ends under these settings, in this process."""
    with here(monkeypatch, tmp_path, **given) as settings:
        said = await asyncio.wait_for(on_discord(settings, asyncio.Event()), SECONDS)
    assert said is not None
    return said


def addresses(server: Loopback) -> dict[str, str]:
    return {"discord_api_url": server.api_url, "discord_gateway_url": server.gateway_url}


@pytest.mark.parametrize(
    ("url", "names"),
    [
        ("sqlite+aiosqlite:////no/such/folder/a.db", "/no/such/folder"),
        ("postgresql+asyncpg://upcard:hush@127.0.0.1:9/upcard", "127.0.0.1"),
    ],
)
async def test_an_unreachable_database_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str, names: str
) -> None:
    async with Loopback(token="any") as server:
        said = await problem(monkeypatch, tmp_path, **addresses(server), database_url=url)
    assert names in said
    assert "hush" not in said


async def test_an_address_that_is_not_discord_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with Loopback(token="any") as server:
        server.fail("GET", "*", 404, times=None)
        assert "DISCORD_API_URL" in await problem(monkeypatch, tmp_path, **addresses(server))
