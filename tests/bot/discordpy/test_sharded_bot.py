"""How sessions with Discord begin: seldom enough, and each shard for itself."""

import aiohttp
import discord
import pytest
from discord.ext import commands

from bot.discordpy.sharded_bot import ShardedBot
from data.database.shards import ALL, Shards


def a_bot(shards: Shards) -> ShardedBot:
    intents = discord.Intents(guilds=True)
    trace = aiohttp.TraceConfig()
    return ShardedBot(shards, trace, command_prefix=commands.when_mentioned, intents=intents)


async def test_a_shard_that_is_refused_waits_longer_and_no_other_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("bot.discordpy.sharded_bot.sleep", sleep)
    bot = a_bot(Shards.read("0-1/2"))
    await bot.before_identify_hook(0, initial=True)
    await bot.before_identify_hook(1)
    assert pauses == [5], "Discord lets a bot begin one session in five seconds"
    for _ in range(2):
        await bot.before_identify_hook(0)
    first, second = pauses[1:]
    # Not all who were refused at once come again at once.
    assert 10 <= first <= 20 <= second <= 40
    await bot.on_shard_ready(0)
    await bot.before_identify_hook(0)
    assert pauses[3] == 5
    await bot.before_identify_hook(1)
    assert pauses[4] >= 10, "that one has no session yet"


def test_it_asks_for_the_shards_that_are_set_or_as_many_as_discord_wants() -> None:
    some, every = a_bot(Shards.read("0,2-3/4")), a_bot(ALL)
    assert (some.shard_ids, some.shard_count) == ([0, 2, 3], 4)
    assert (every.shard_ids, every.shard_count) == (None, None)
