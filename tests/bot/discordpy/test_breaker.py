"""Discord bans who is refused too often, so the whole bot pauses by itself before that."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from multidict import CIMultiDict

from bot.discordpy import breaker
from bot.discordpy.breaker import Breaker
from internals.discordpy import end_pause
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID
from tests.discord.test_live_client import SECONDS, connected

REFUSED, LIMITED, BANNED, DONE = (401, ""), (429, "user"), (429, ""), (200, "")
SHARED = (429, "shared")


class Held:
    """A client of which only the pause is looked at, and a clock that is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 5.0
        self.over = asyncio.Event()
        self.over.set()
        self.ends: list[asyncio.TimerHandle] = []
        client = SimpleNamespace(http=SimpleNamespace(_global_over=self.over))
        self.breaker = Breaker(cast("discord.Client", client))
        loop = asyncio.get_running_loop()
        real = loop.call_later

        def call_later(seconds: float, *given: object) -> asyncio.TimerHandle:
            self.seconds = seconds
            self.ends.append(real(3600, *given))  # type: ignore[arg-type]  handed on as it came
            return self.ends[-1]

        monkeypatch.setattr(loop, "time", lambda: self.now)
        monkeypatch.setattr(loop, "call_later", call_later)

    def answer(self, kind: tuple[int, str], times: int = 300, apart: float = 0.1) -> None:
        status, scope = kind
        headers = CIMultiDict({"X-RateLimit-Scope": scope} if scope else {})
        for _ in range(times):
            self.now += apart
            reply = SimpleNamespace(status=status, headers=headers)
            self.breaker.note(cast("Any", reply))

    @property
    def pauses(self) -> bool:
        return not self.over.is_set()

    def end(self) -> None:
        """The pause is over."""
        self.now += self.seconds
        end = self.ends[-1]
        assert not end.cancelled()
        end._run()
        end.cancel()
        assert not self.pauses


@pytest.fixture
async def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return Held(monkeypatch)


@pytest.mark.parametrize("kind", [(401, ""), (403, ""), BANNED, LIMITED])
async def test_many_refusals_in_a_short_time_pause_the_whole_bot(
    held: Held, kind: tuple[int, str]
) -> None:
    held.answer(kind, 299)
    assert not held.pauses
    held.answer(kind, 1)
    assert held.pauses
    assert held.seconds == 10
    held.end()
    held.answer(kind, 299)
    assert not held.pauses


@pytest.mark.parametrize("kind", [DONE, SHARED, (404, ""), (500, "")])
async def test_what_discord_does_not_count_is_none(held: Held, kind: tuple[int, str]) -> None:
    held.answer(kind, 2_000)
    assert not held.pauses


async def test_few_refusals_a_minute_are_let_be(held: Held) -> None:
    held.answer(REFUSED, 2_000, apart=0.21)
    assert not held.pauses


async def test_the_pauses_grow_until_it_has_been_calm(held: Held) -> None:
    lengths = []
    for _ in range(9):
        held.answer(REFUSED)
        lengths.append(held.seconds)
        held.end()
    assert lengths == [10, 20, 40, 80, 160, 320, 600, 600, 600]
    held.now += 601
    held.answer(REFUSED)
    assert held.seconds == 10


async def test_refusals_in_a_pause_lengthen_it(held: Held) -> None:
    held.answer(REFUSED, apart=0.001)
    held.answer(REFUSED, apart=0.001)
    first, second = held.ends
    assert first.cancelled()
    assert not second.cancelled()
    assert held.seconds == 20
    held.end()


async def test_clicks_are_answered_while_all_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(breaker, "_MANY", 5)
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        server.fail("GET", "/guilds/*", 403, code=50001, times=None)
        for _ in range(5):
            with pytest.raises(discord.Forbidden):
                await bot.fetch_guild(GUILD_ID)
        server.heal()
        before = len(server.sent("GET", "/guilds/*"))
        waiting = asyncio.create_task(bot.fetch_guild(GUILD_ID))
        answer = await server.answer(await server.command("rummy new contract", by="Ann"))
        assert "Contract" in str(answer.data)
        assert len(server.sent("GET", "/guilds/*")) == before
        end_pause(bot)
        async with asyncio.timeout(SECONDS):
            await waiting
