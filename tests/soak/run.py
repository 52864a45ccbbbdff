"""One run: Discord, the bot, the crowd and all that is done to them, and what came of it."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic

from tests.discord import payloads
from tests.discord.payloads import GUILD_ID
from tests.soak import truth
from tests.soak.checks import Checks
from tests.soak.crowd import Crowd
from tests.soak.director import Director, FleetDirector
from tests.soak.earlier_games import play_earlier_games
from tests.soak.fleet import ALSO, SHARDS, Fleet
from tests.soak.healing import LONGEST, Healing
from tests.soak.process import BotProcess
from tests.soak.quick_rules import add_quick_rules
from tests.soak.report import Report
from tests.soak.watched import WatchedLoopback


async def soak(
    folder: Path,
    *,
    seconds: float,
    seed: int,
    life: float = 9.0,
    steady: float | None = None,
    twist: str = "",
    postgres: str | None = None,
) -> Report:
    """Run for so many seconds, and then look whether all promises were kept.

    ``steady``: seconds of the life at the end, in which memory is measured (director.py).

    With ``twist`` (tests/soak/bot.py) there is one life of a bot that does not keep them. With
    ``postgres``, the address of an empty database, there are three processes and a stand-by.
    """
    chance = Random(seed)
    async with WatchedLoopback(1 if postgres is None else SHARDS) as server:
        bot: BotProcess | Fleet = BotProcess(server, folder)
        guilds, directs = [GUILD_ID], Director
        if postgres is not None:
            bot, directs = Fleet(server, folder, postgres, chance), FleetDirector
            guilds += ALSO
        await _prepare(server, bot.file, guilds)
        before = truth.count(bot.file, "games")
        crowd = Crowd(server, chance, guilds, timing=24, tables=8)
        healing = Healing(server, bot)
        director = directs(server, bot, crowd, healing, chance, steady)
        watching = asyncio.create_task(healing.watch())
        try:
            crowd.start()
            await director.run(seconds, life, twist)
            await crowd.stop()
            timeouts = 2.0 if twist else LONGEST
            began = monotonic()
            while healing.now or await bot.count("reckonings"):
                if healing.is_over(began, timeouts):
                    break
                await asyncio.sleep(0.1)
            checks = Checks(server, bot, healing, chance)
            broken = [*director.broken, *await checks.alive(timeouts)]
            status = await bot.stop()
            broken += await checks.ended(status, folder / "copy.db")
            booked = await bot.count("games") - before
        finally:
            watching.cancel()
            await bot.kill()
        return Report(seed, broken, server, crowd, healing, director, checks.pictures, booked)


async def _prepare(server: WatchedLoopback, file: Path, guilds: Sequence[int]) -> None:
    """Servers with rules for quick games, and others in which games were played earlier."""
    await play_earlier_games(file)
    with closing(sqlite3.connect(file)) as database:
        for guild in guilds:
            add_quick_rules(database, guild)
        database.commit()
        query = "SELECT channel_id, guild_id, is_open, message_id, call_id FROM tables"
        places = database.execute(query).fetchall()
    await server.add_channel()
    for channel, guild, is_open, *messages in places:
        server.world.channels[channel] = guild
        for number in filter(None, messages if is_open else ()):
            old = payloads.message({"content": "from before"}, [], channel_id=channel)
            server.world.keep(old | {"id": str(number)})
    for guild in guilds:
        if guild != GUILD_ID:
            await server.add_guild(guild)
