"""One game under load: the bare bot and Upcard in turn, at so many clicks at once."""

import asyncio
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from bench.load.bare_crowd import play_bare
from bench.load.crowd import CrowdUnderLoad, Slice
from bench.load.discord import CountedLoopback
from bench.load.figures import (
    Figures,
    Measured,
    beside,
    between,
    figures_of,
    late,
    requests_a_turn,
)
from bench.load.process import BotUnderLoad, NotMeasured, running
from data.database.database import open_database
from engine.games.registry import REGISTRY
from tests.discord.payloads import Json
from tests.soak.quick_rules import add_quick_rules

_BETWEEN, _BETWEEN_BARE = 0.5, 0.1
"""Seconds after each slice for what follows its clicks: it counts to them, and not to the next.
Nothing follows those at the bare bot."""
_QUIET = 2.0
"""Seconds before another load, until nothing is shown any more of what was done before."""
_TABLES_EACH, _TABLES = 2, 8
"""Tables for each click at once, so that there is always one where somebody is to play; at least
so many, so that hands of all sizes are played."""
_A_SERVER = 8
"""Tables of one server."""


Answers = Mapping[str, tuple[int | None, list[Json] | None]]
"""How bare answers: with a picture of so many bytes, with these components."""


class Plan(NamedTuple):
    """``at_once``: loads, from the least. ``seconds`` of a slice of Upcard; bare has half of it.
    ``rounds``: each has three slices of Upcard and one of each kind of answer of bare."""

    at_once: Sequence[int]
    seconds: float
    rounds: int
    profile: Path | None = None


class GameUnderLoad:
    """A game, a bot for it on a database of its own, and the bare bot that is there for all."""

    def __init__(
        self, name: str, plan: Plan, folder: Path, bare: tuple[CountedLoopback, BotUnderLoad]
    ) -> None:
        self._name, self._plan, self._folder = name, plan, folder
        self._bare_server, self._bare = bare
        self._file = folder / "upcard.db"

    async def figures(self) -> Figures:
        """All of them; it takes what the plan says."""
        profile = () if self._plan.profile is None else (str(self._plan.profile),)
        channels, settings = [], {"DATABASE_URL": f"sqlite+aiosqlite:///{self._file}"}
        lags = str(self._folder / "lags.jsonl")
        async with CountedLoopback() as server:
            guilds = []
            for _ in range(max(_TABLES, _TABLES_EACH * max(self._plan.at_once)) // _A_SERVER):
                guild, first = await server.add_guild()
                guilds.append(guild)
                channels += [first]
                channels += [await server.add_channel(guild) for _ in range(_A_SERVER - 1)]
            await self._prepare(guilds)
            module = "bench.load.metered"
            async with running(
                server, self._folder, module, lags, *profile, settings=settings
            ) as bot:
                seats = min(3, REGISTRY[self._name].most_seats)
                crowd = CrowdUnderLoad(server, self._name, channels, seats)
                return await self._measure(server, bot, crowd)

    async def _prepare(self, guilds: Sequence[int]) -> None:
        logging.getLogger("data").setLevel(logging.ERROR)  # that the database is new
        database = await open_database(f"sqlite+aiosqlite:///{self._file}")
        await database.dispose()
        with closing(sqlite3.connect(self._file)) as connection:
            for guild in guilds:
                add_quick_rules(connection, guild)
            connection.commit()

    async def _measure(
        self, server: CountedLoopback, bot: BotUnderLoad, crowd: CrowdUnderLoad
    ) -> Figures:
        # Everybody sits down, and both bots have done everything once.
        most = max(self._plan.at_once)
        await crowd.sit_down(most)
        await crowd.play(most, self._plan.seconds)
        if self._plan.profile is not None:
            bot.profile()
        picture = int(median(server.picture_bytes))
        panel = sorted(server.answers, key=lambda one: len(json.dumps(one)))
        components = panel[len(panel) // 2]
        answers: Answers = {
            "bare_text": (None, None),
            "bare_picture": (picture, None),
            "bare_panel": (picture, components),
        }
        for given in answers.values():
            await play_bare(self._bare_server, 8, self._plan.seconds / 4, *given)
        loads = {}
        for at_once in self._plan.at_once:
            loads[str(at_once)] = await self._load(server, bot, crowd, at_once, answers)
        full = loads[str(most)]["upcard"]["clicks_per_s"]["median"]
        await bot.lateness()
        half = await crowd.play(most, 2 * self._plan.seconds, full / 2)
        return {
            "game": self._name,
            "picture_bytes": picture,
            "panel_bytes": len(json.dumps(components)),
            "loads": loads,
            "half_load": {
                "clicks_per_s": round(half.per_second, 1),
                "lag": late(await bot.lateness()),
            },
            "memory_mb": round(bot.memory() / 2**20, 1),
        }

    async def _load(
        self,
        server: CountedLoopback,
        bot: BotUnderLoad,
        crowd: CrowdUnderLoad,
        at_once: int,
        answers: Answers,
    ) -> Figures:
        await asyncio.sleep(min(_QUIET, 1.5 * self._plan.seconds))
        upcard = list[Measured]()
        bare: dict[str, list[Measured]] = {name: [] for name in answers}
        turns, counts = self._turns(), Counter(server.counts)
        await bot.lateness()
        seconds = self._plan.seconds
        for _ in range(self._plan.rounds):
            for name, given in answers.items():
                playing = play_bare(self._bare_server, at_once, seconds / 2, *given)
                bare[name].append(await _measured(self._bare, playing, _BETWEEN_BARE))
                upcard.append(await _measured(bot, crowd.play(at_once, seconds)))
        lag = await bot.lateness()
        found = {"upcard": figures_of(upcard)}
        found |= {name: figures_of(measured) for name, measured in bare.items()}
        turns = self._turns() - turns
        ratios = {
            name.replace("bare", "beside"): beside(found["upcard"], found[name]) for name in bare
        }
        return (
            found
            | ratios
            | {
                "lag": late(lag),
                "turns": turns,
                "requests_a_turn": requests_a_turn(server.counts - counts, turns),
            }
        )

    def _turns(self) -> int:
        """How many turns are over."""
        over = " OR ".join(f"events LIKE '%\"{name}\"%'" for name in ("turn_started", "deal_ended"))
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as connection:
            query = f"SELECT count(*) FROM journal WHERE {over}"
            return int(connection.execute(query).fetchone()[0])


async def _measured(
    bot: BotUnderLoad, playing: Awaitable[Slice], between_slices: float = _BETWEEN
) -> Measured:
    bot.check()
    before, mine = bot.computed(), process_time()
    slice_ = await playing
    if not slice_.all:
        raise NotMeasured(f"nobody was answered in {slice_.seconds:.1f} s")
    await asyncio.sleep(between_slices)
    computed = between(before, bot.computed())
    return Measured(slice_, computed.bot, computed.workers, process_time() - mine)


def lines(game: Figures) -> Iterator[str]:
    """The figures of a game in words."""
    yield (
        f"load, {game['game']}: pictures of {game['picture_bytes'] / 1e3:.1f} kB, panels of"
        f" {game['panel_bytes'] / 1e3:.1f} kB"
    )
    for at_once, load in game["loads"].items():
        yield f"  {at_once} at once"
        for name in ("bare_text", "bare_picture", "bare_panel", "upcard"):
            one = load[name]
            yield (
                f"    {name:12} {_spread(one['clicks_per_s'], 0)} clicks/s, bot"
                f" {_spread(one['bot_ms'])} ms, workers {_spread(one['workers_ms'])} ms,"
                f" crowd {_spread(one['crowd_ms'])} ms, p50 {one['all']['p50_ms']} p99"
                f" {one['all']['p99_ms']} ms"
            )
        upcard = load["upcard"]
        for name in ("beside_text", "beside_picture", "beside_panel"):
            told = ", ".join(f"{what} {ratio}" for what, ratio in load[name].items())
            yield f"    {name:14} {told}"
        for kind, one in upcard["kinds"].items():
            yield (
                f"      {kind:9} {one['clicks']:5} × p50 {one['p50_ms']:.0f}"
                f" p99 {one['p99_ms']:.0f} ms"
            )
        yield (
            f"    refused {upcard['refused_share']:.1%}, nobody to play {upcard['idle_share']:.1%},"
            f" hands opened anew in vain {upcard['looked_again']}"
        )
        yield f"    loop late {load['lag']}"
        yield f"    {load['turns']} turns, requests each: {load['requests_a_turn']}"
    half = game["half_load"]
    yield f"  half load, {half['clicks_per_s']} clicks/s: loop late {half['lag']}"
    yield f"  memory of all its processes {game['memory_mb']} MB"


def _spread(one: dict[str, float], digits: int = 2) -> str:
    return f"{one['min']:.{digits}f}/{one['median']:.{digits}f}"
