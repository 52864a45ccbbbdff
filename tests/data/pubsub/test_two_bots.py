"""Two bots of one application: commands and emojis are made by one, and known to both."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.settings import load
from bot.start.app import Upcard
from bot.start.wiring import Wiring
from tests.data.pubsub.test_people_of_two_processes import until
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID
from tests.pointed import pointed_at

MAKING = {("PUT", "commands"), ("POST", "emojis")}


@pytest.fixture(autouse=True)
def _small_pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody looks at them."""
    monkeypatch.setattr("bot.workers.painter_jobs.emojis", Anything)
    return


class Anything(dict):
    def __missing__(self, _: str) -> bytes:
        return b"\x89PNG\r\n\x1a\n"


@asynccontextmanager
async def bot_of(server: Loopback, url: str, shards: str) -> AsyncIterator[Upcard]:
    bot = Upcard(
        load(
            Path("no.env"),
            database_url=url.replace("://", "+asyncpg://"),
            shards=shards,
            commands_guild_id=GUILD_ID,
        ),
        Wiring(inline=True, edit_interval=0, linger=0, emojis=True),
    )
    bot._connection.guild_ready_timeout = 0.02
    task = asyncio.create_task(bot.start(server.token))
    try:
        await until(lambda: task.done() or bot.is_ready())
        yield bot
        # What it has begun with by itself comes to its end: nobody kills it in the middle.
        await until(lambda: bot.restored.is_set() and is_idle(bot))
    finally:
        await bot.close()
        with suppress(asyncio.CancelledError):
            await task


def is_idle(bot: Upcard) -> bool:
    pool: Any = bot._database.engine.pool
    return pool.checkedout() == 0


def made(server: Loopback) -> set[tuple[str, str]]:
    """What was made since the last time."""
    found = {(one.method, one.path.rsplit("/", 1)[-1]) for one in server.requests}
    server.requests.clear()
    return found & MAKING


def names(bot: Upcard) -> tuple[object, object]:
    """How the bot writes a command, and the cards."""
    text = bot.services.people.text("en")
    faces = text.rich.of("tiles").faces.of, text.rich.of("phases").faces.of
    return text.mentions.ids, (text.rich.faces.of, *faces)


def has_all(bot: Upcard) -> bool:
    """Whether the bot has the emojis of every deck."""
    rich = bot.services.people.text("en").rich
    return all(one.faces.drawn for one in (rich, rich.of("tiles"), rich.of("phases")))


async def test_commands_and_emojis_are_made_by_the_process_of_the_first_shard(
    postgres_address: str,
) -> None:
    async with Loopback(shards=2) as server:
        server.emojis.clear()
        with pointed_at(server.api_url, server.gateway_url):
            async with bot_of(server, postgres_address, "1/2") as second:
                assert made(server) == set()
                assert names(second)[0] == {}
                assert not has_all(second)
                async with bot_of(server, postgres_address, "0/2") as first:
                    await until(lambda: has_all(first))
                    assert made(server) == MAKING
                    assert names(first)[0]
                    # It hears that they are there.
                    await until(lambda: names(second) == names(first))
                    commands = second.tree.get_commands(guild=discord.Object(GUILD_ID))
                    assert commands, "what is clicked in that server is known there"
            async with bot_of(server, postgres_address, "1/2") as later:
                await until(lambda: names(later) == names(first))
                assert made(server) == set()
