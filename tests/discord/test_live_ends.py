"""How a connection to Discord ends, or cannot begin: one sentence, or waiting until it can."""

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace

import pytest
from discord.utils import utcnow
from structlog.testing import capture_logs

from bot.discordpy.interaction_answers import AnswerToken, answered
from bot.discordpy.outcome import Unanswered
from bot.discordpy.sharded_bot import identify_pause
from bot.settings import load
from bot.start.process import on_discord, on_this_machine
from data.leases.process_lock import only_one, only_one_with
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import SECONDS, addresses, connected, here, problem, quiet


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (4004, "does not accept DISCORD_TOKEN any more: it was reset"),
        (4010, "correct SHARDS"),
        (4011, "in too many servers"),
        (4014, "does not allow the intents"),
    ],
)
async def test_what_discord_ends_for_good_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    code: int,
    says: str,
) -> None:
    async with Loopback(token="any") as server:
        with here(monkeypatch, tmp_path, **addresses(server)) as settings:
            life = asyncio.create_task(on_discord(settings, asyncio.Event()))
            await server.ready()
            await server.close_gateway(code)
            said = await asyncio.wait_for(life, SECONDS)
    assert said is not None
    assert says in said
    assert not [one for one in caplog.records if one.exc_info or one.levelno >= logging.ERROR]


async def test_intents_that_are_refused_at_the_start_are_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with Loopback(token="any") as server:
        server.close_on_identify = 4014
        said = await problem(monkeypatch, tmp_path, **addresses(server))
    assert "does not allow the intents" in said


async def test_a_bot_that_starts_while_discord_is_away_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.start.process.pause", lambda failures: 0.05 * failures)
    async with Loopback(token="any") as server:
        await server.go_down()
        with here(monkeypatch, tmp_path, **addresses(server)) as settings, capture_logs() as logs:
            told = asyncio.Event()
            life = asyncio.create_task(on_discord(settings, told))
            async with asyncio.timeout(SECONDS):
                while len(waits(logs)) < 3:  # noqa: ASYNC110  nothing else tells
                    await asyncio.sleep(0.01)
            await server.come_back()
            await asyncio.wait_for(server._identified.wait(), SECONDS)
            told.set()
            assert await asyncio.wait_for(life, SECONDS) is None
    assert "cannot be reached" in waits(logs)[0]["reason"]
    assert waits(logs)[0]["seconds"] < waits(logs)[2]["seconds"]


async def test_a_gateway_out_of_reach_is_waited_for_and_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # discord.py waits five seconds before it tries again.
    quick = SimpleNamespace(**vars(asyncio) | {"sleep": lambda _: asyncio.sleep(0)})
    monkeypatch.setattr("discord.shard.asyncio", quick)
    async with Loopback(token="any") as server:
        nowhere = addresses(server) | {"discord_gateway_url": "ws://127.0.0.1:9"}
        with here(monkeypatch, tmp_path, **nowhere) as settings, capture_logs() as logs:
            told = asyncio.Event()
            life = asyncio.create_task(on_discord(settings, told))
            async with asyncio.timeout(SECONDS):
                while not waits(logs):  # noqa: ASYNC110  nothing else tells
                    await asyncio.sleep(0.01)
            told.set()
            assert await asyncio.wait_for(life, SECONDS) is None
    assert "DISCORD_GATEWAY_URL" in waits(logs)[0]["reason"]


async def test_a_second_process_is_told_that_another_has_the_database_or_the_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with Loopback(token="any") as server:
        url = f"sqlite+aiosqlite:///{tmp_path}/a.db"
        async with only_one(url):
            said = await problem(monkeypatch, tmp_path, **addresses(server))
            assert "Another Upcard runs on the database" in said
            local = load(Path("no.env"), database_url=url)
            assert await on_this_machine(local, 1, asyncio.Event()) == said
        with only_one_with("any", server.api_url, "another"):
            said = await problem(monkeypatch, tmp_path, **addresses(server))
            assert "Another Upcard is connected with this DISCORD_TOKEN" in said
        assert server.requests == [], "Discord hears nothing of the second"


def test_sessions_that_are_refused_are_asked_for_more_and_more_seldom() -> None:
    """Discord resets the token of a bot that identifies itself a thousand times a day."""
    pauses = [identify_pause(in_vain) for in_vain in range(40)]
    assert pauses[:3] == [5, 10, 20]
    assert max(pauses) == 300
    assert 24 * 60 * 60 / pauses[-1] < 1000


def waits(logs: list) -> list:
    return [one for one in logs if one["event"] == "waiting_for_discord"]


async def test_an_answer_after_the_end_of_the_bot_is_lost_like_any_other(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "upcard.db") as bot:
        late = AnswerToken(bot, 1, 2, "token", 3, utcnow())
        await quiet(bot)
        await bot.close()
        with pytest.raises(Unanswered):
            await answered(late.delete())
