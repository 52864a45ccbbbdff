"""Clicks per second of processes with a shard each, compared with as many bare ones."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.load.bare_crowd import play_bare
from bench.load.crowd import CrowdUnderLoad
from bench.load.discord import CountedLoopback
from bench.load.figures import Figures, Measured, beside, figures_of
from bench.load.game import measured
from bench.load.process import BotUnderLoad, Computed, running
from data.choices.presets import Presets
from data.database.database import open_database
from tests.short_games import one_deal
from tests.soak.quick_rules import QUICK

GAME = "basic"
_TABLES_EACH, _A_SERVER = 2, 4
"""Tables per parallel click, and tables of one server."""


class Plan(NamedTuple):
    """The size of a measurement."""

    at_once: int
    """Clicks at the same time."""
    seconds: float
    """Seconds of a slice of Upcard. A bare one has half of it."""
    rounds: int


class Processes(NamedTuple):
    """Bots that serve a shard each."""

    bots: Sequence[BotUnderLoad]

    def computed(self) -> Computed:
        """Return their computing time since they started."""
        return Computed(*map(sum, zip(*(bot.computed() for bot in self.bots), strict=True)))

    def each(self) -> dict[int, float]:
        """Return the computing time of each worker, by its id."""
        return {pid: spent for bot in self.bots for pid, spent in bot.each().items()}


@asynccontextmanager
async def processes(
    server: CountedLoopback, folder: Path, module: str, count: int, url: str = ""
) -> AsyncIterator[Processes]:
    """Run this many bots, each with its own shard."""
    async with AsyncExitStack() as stack:
        bots = []
        for shard in range(count):
            place = folder / f"{module}-{shard}-of-{count}"
            place.mkdir()
            settings = {"SHARDS": f"{shard}/{count}"}
            settings |= {"DATABASE_URL": url} if url else {}
            started = running(server, place, module, settings=settings)
            bots.append(await stack.enter_async_context(started))
        yield Processes(bots)


async def add_servers(server: CountedLoopback, shards: int, tables: int) -> dict[int, list[int]]:
    """Add servers with this many channels in all, equally on each shard. Return the channels."""
    found: dict[int, list[int]] = {}
    while sum(map(len, found.values())) < tables:
        for shard in range(shards):
            guild = (10**6 * shards + len(found) // shards * shards + shard) << 22
            _, first = await server.add_guild(guild)
            found[guild] = [first]
            found[guild] += [await server.add_channel(guild) for _ in range(_A_SERVER - 1)]
    return found


async def add_rules(url: str, guilds: Sequence[int]) -> None:
    """Save house rules under which a game is one deal."""
    database = await open_database(url)
    for guild in guilds:
        await Presets(database).save(guild, GAME, QUICK, one_deal(GAME))
    await database.dispose()


async def side_by_side(count: int, plan: Plan, folder: Path, url: str) -> Figures:
    """Measure processes on an empty PostgreSQL, in turn with as many bare ones."""
    async with CountedLoopback(count) as server, CountedLoopback(count) as bare_server:
        channels = await add_servers(server, count, _TABLES_EACH * plan.at_once)
        bare_channels = await add_servers(bare_server, count, plan.at_once)
        places = [places[0] for places in bare_channels.values()]
        await add_rules(url, list(channels))
        async with (
            processes(server, folder, "bot", count, url) as upcard,
            processes(bare_server, folder, "bench.load.bare", count) as bare,
        ):
            named = [place for places in channels.values() for place in places]
            crowd = CrowdUnderLoad(server, GAME, named, 3)
            await crowd.sit_down(plan.at_once)
            await crowd.play(plan.at_once, plan.seconds)
            picture = int(median(server.picture_bytes))
            ours, theirs = list[Measured](), list[Measured]()

            half = plan.seconds / 2
            await play_bare(bare_server, plan.at_once, half, picture, places=places)
            for _ in range(plan.rounds):
                playing = play_bare(bare_server, plan.at_once, half, picture, places=places)
                theirs.append(await measured(bare, playing))
                ours.append(await measured(upcard, crowd.play(plan.at_once, plan.seconds)))
            memory = sum(bot.memory() for bot in upcard.bots)
    found = {"upcard": figures_of(ours), "bare_picture": figures_of(theirs)}
    return found | {
        "beside_picture": beside(found["upcard"], found["bare_picture"]),
        "memory_mb": round(memory / 2**20, 1),
        "picture_bytes": picture,
    }
