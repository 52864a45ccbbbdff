"""A bot of several shards over real sockets: each session has its servers, and its own troubles."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from data.database.schema import departures
from tests.discord.loopback import Loopback
from tests.discord.payloads import CHANNEL_ID, GUILD_ID
from tests.discord.test_live_client import SECONDS, buttons, connected
from tests.processes import until

OTHER = GUILD_ID + (1 << 22)
"""A server of the other one of two shards."""


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord wants five seconds between two sessions that begin."""
    monkeypatch.setattr("bot.discordpy.sharded_bot.identify_pause", lambda _: 0)


async def test_a_bot_has_as_many_shards_as_discord_counts_and_serves_them_all(
    tmp_path: Path,
) -> None:
    async with Loopback(shards=2) as server:
        _, there = await server.add_guild(OTHER)
        async with connected(server, tmp_path / "a.db") as bot:
            assert sorted(tuple(one["shard"]) for one in server.identified) == [(0, 2), (1, 2)]
            assert bot.is_connected
            assert {one.id for one in bot.guilds} == {GUILD_ID, OTHER}
            for place in (CHANNEL_ID, there):
                asked = await server.command("rummy new contract", place=place, computers=1)
                lobby = (await server.answer(asked)).message
                click = await server.click(lobby, buttons(lobby)["Join"], by="Ben")
                assert "**Ben**" in str((await server.answer(click)).data)


async def test_a_shard_that_begins_anew_notes_who_has_gone_and_takes_no_other_for_gone(
    tmp_path: Path,
) -> None:
    """discord.py keeps the servers that a new session of a shard does not name any more."""
    async with Loopback(shards=2) as server:
        _, there = await server.add_guild(OTHER)
        async with connected(server, tmp_path / "a.db") as bot:
            for place in (CHANNEL_ID, there):
                asked = await server.command("rummy new contract", place=place, computers=1)
                await server.answer(asked)
            await bot._parts.retention._compared.wait()
            server.world.absent.add(OTHER)
            server.refuse_resume()
            await server.drop_shard(OTHER >> 22 & 1)
            assert await gone(bot) == [OTHER]
            assert {one.id for one in bot.guilds} == {GUILD_ID}
            await until(lambda: not bot.services.registry.in_server(OTHER))
            assert len(bot.services.registry.in_server(GUILD_ID)) == 1


async def test_a_shard_tries_again_at_least_once_a_minute(tmp_path: Path) -> None:
    """discord.py waits for up to 1,024 seconds."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        waits = [bot.shards[0]._parent._backoff.delay() for _ in range(200)]
        assert max(waits) <= 32


async def gone(bot) -> list[int]:
    """The servers that are noted as left, as soon as there are any."""
    async with asyncio.timeout(SECONDS):
        while True:
            async with bot._database.read() as connection:
                found = list(await connection.scalars(select(departures.c.guild_id)))
            if found:
                return found
            await asyncio.sleep(0.01)
