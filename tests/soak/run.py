"""One run: Discord, the bot, the crowd and all that is done to them, and what came of it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic

from tests.discord import payloads
from tests.discord.payloads import GUILD_ID
from tests.soak.checks import Checks
from tests.soak.crowd import Crowd
from tests.soak.director import Director
from tests.soak.earlier_games import play_earlier_games
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
) -> Report:
    """Run for so many seconds, and then look whether all promises were kept.

    ``steady``: seconds of the life at the end, in which memory is measured (director.py).

    With ``twist`` (tests/soak/bot.py) there is one life of a bot that does not keep them.
    """
    chance = Random(seed)
    async with WatchedLoopback() as server:
        bot = BotProcess(server, folder)
        await _prepare(server, bot)
        before = _count(bot.file, "games")
        crowd = Crowd(server, chance, timing=24, tables=8)
        healing = Healing(server, bot)
        director = Director(server, bot, crowd, healing, chance, steady)
        watching = asyncio.create_task(healing.watch())
        try:
            crowd.start()
            await director.run(seconds, life, twist)
            await crowd.stop()
            timeouts = 2.0 if twist else LONGEST
            began = monotonic()
            while healing.now or _count(bot.file, "reckonings"):
                if healing.is_over(began, timeouts):
                    break
                await asyncio.sleep(0.1)
            checks = Checks(server, bot, healing, chance)
            broken = [*director.broken, *await checks.alive(timeouts)]
            status = await bot.stop()
            broken += await checks.ended(status, folder / "copy.db")
        finally:
            watching.cancel()
            await bot.kill()
        booked = _count(bot.file, "games") - before
        return Report(seed, broken, server, crowd, healing, director, checks.pictures, booked)


async def _prepare(server: WatchedLoopback, bot: BotProcess) -> None:
    """A server with rules for quick games, and others in which games were played earlier."""
    await play_earlier_games(bot.file)
    with closing(sqlite3.connect(bot.file)) as database:
        add_quick_rules(database, GUILD_ID)
        database.commit()
        query = "SELECT channel_id, guild_id, is_open, message_id, call_id FROM tables"
        places = database.execute(query).fetchall()
    await server.add_channel()
    for channel, guild, is_open, *messages in places:
        server.world.channels[channel] = guild
        for number in filter(None, messages if is_open else ()):
            old = payloads.message({"content": "from before"}, [], channel_id=channel)
            server.world.keep(old | {"id": str(number)})


def _count(file: Path, table: str) -> int:
    """How many rows a table of the database has; 0 before a first bot has made it."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        known = database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) if known else 0
