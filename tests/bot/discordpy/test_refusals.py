"""Discord bans who is refused too often, so the whole bot pauses by itself before that."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.discordpy import request_limits
from bot.discordpy.request_limits import RequestLimiter
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID
from tests.discord.test_live_client import SECONDS, connected

REFUSED, LIMITED, BANNED, DONE = (401, ""), (429, "user"), (429, ""), (200, "")
SHARED = (429, "shared")


class Held:
    """What holds up requests, and a clock that is set."""

    def __init__(self) -> None:
        self.now = 5.0
        # So many are granted that only a pause is waited for.
        self.limiter = RequestLimiter(1e9, lambda: self.now)

    def answer(self, kind: tuple[int, str], times: int = 300, apart: float = 0.1) -> None:
        status, scope = kind
        for _ in range(times):
            self.now += apart
            self.limiter.note(status, scope or None)

    @property
    def seconds(self) -> float:
        """How long the next request has to wait."""
        return self.limiter.reserve()

    def end(self) -> None:
        """The pause is over."""
        self.now += self.seconds
        assert not self.seconds


@pytest.fixture
def held() -> Held:
    return Held()


@pytest.mark.parametrize("kind", [(401, ""), (403, ""), BANNED, LIMITED])
async def test_many_refusals_in_a_short_time_pause_the_whole_bot(
    held: Held, kind: tuple[int, str]
) -> None:
    held.answer(kind, 299)
    assert held.seconds == 0
    held.answer(kind, 1)
    assert held.seconds == pytest.approx(10)
    held.end()
    held.answer(kind, 299)
    assert held.seconds == 0


@pytest.mark.parametrize("kind", [DONE, SHARED, (404, ""), (500, "")])
async def test_what_discord_does_not_count_is_none(held: Held, kind: tuple[int, str]) -> None:
    held.answer(kind, 2_000)
    assert held.seconds == 0


async def test_few_refusals_a_minute_are_let_be(held: Held) -> None:
    held.answer(REFUSED, 2_000, apart=0.21)
    assert held.seconds == 0


async def test_the_pauses_grow_until_it_has_been_calm(held: Held) -> None:
    lengths = []
    for _ in range(9):
        held.answer(REFUSED)
        lengths.append(round(held.seconds, 6))
        held.end()
    assert lengths == [10, 20, 40, 80, 160, 320, 600, 600, 600]
    held.now += 601
    held.answer(REFUSED)
    assert held.seconds == pytest.approx(10)


async def test_refusals_in_a_pause_lengthen_it(held: Held) -> None:
    held.answer(REFUSED, apart=0.001)
    held.answer(REFUSED, apart=0.001)
    assert held.seconds == pytest.approx(20)
    held.end()


async def test_clicks_are_answered_while_all_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limits, "_MANY", 5)
    monkeypatch.setattr(request_limits, "_UNIT", 1.0)
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
        assert not waiting.done()
        async with asyncio.timeout(SECONDS):
            await waiting
