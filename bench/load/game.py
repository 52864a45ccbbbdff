"""One game under load, with the bare bot and Upcard in turn."""

import asyncio
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple, Protocol

from bench.load.bare_crowd import Replay, play_bare
from bench.load.crowd import CrowdUnderLoad, Slice
from bench.load.discord import CountedLoopback, Recorded
from bench.load.figures import (
    Figures,
    Measured,
    Pair,
    a_turn,
    beside,
    between,
    figures_of,
    late,
    same_requests,
)
from bench.load.process import BotUnderLoad, Computed, NotMeasured, new_certificate, running
from data.database.database import open_database
from engine.games.registry import REGISTRY
from tests.discord.payloads import Json
from tests.soak.quick_rules import add_quick_rules

_BETWEEN, _BETWEEN_BARE = 0.5, 0.1
"""Seconds after each slice for the requests that follow its clicks and belong to it.

Nothing follows clicks at the bare bot.
"""
_QUIET = 2.0
"""Seconds before another load, in which the last changes are still shown."""
_TABLES_EACH, _TABLES = 2, 8
"""Tables per parallel click, so that someone can always play, and at least this many.

So hands of all sizes are played.
"""
_A_SERVER = 8
"""Tables of one server."""
_FILE = "upcard.db"


Answers = Mapping[str, tuple[int | None, list[Json] | None]]
"""The forms of the bare bot's answers: the bytes of the picture, and the components."""


class Plan(NamedTuple):
    """The size of a measurement."""

    at_once: Sequence[int]
    """The loads, as clicks at a time, from the least."""
    seconds: float
    """Seconds of a slice of Upcard. A bare one has half of it."""
    rounds: int
    """Each has three slices of Upcard, and one for each form of the bare bot's answers."""
    profile: Path | None = None


@asynccontextmanager
async def upcard(
    folder: Path, tables: int, *profile: str
) -> AsyncIterator[tuple[CountedLoopback, BotUnderLoad, list[int]]]:
    """Run Upcard on an empty database in this folder, with channels for ``tables`` tables."""
    file, guilds, channels = folder / _FILE, list[int](), list[int]()
    async with CountedLoopback(certificate=new_certificate(folder)) as server:
        while len(channels) < tables:
            guild, first = await server.add_guild()
            guilds.append(guild)
            channels += [first, *[await server.add_channel(guild) for _ in range(_A_SERVER - 1)]]
        await _prepare(file, guilds)
        settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{file}"}
        arguments = str(folder / "lags.jsonl"), *profile
        async with running(
            server, folder, "bench.load.metered", *arguments, settings=settings
        ) as bot:
            yield server, bot, channels[:tables]


async def _prepare(file: Path, guilds: Sequence[int]) -> None:
    logging.getLogger("data").setLevel(logging.ERROR)  # that the database is new
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    await database.dispose()
    with closing(sqlite3.connect(file)) as connection:
        for guild in guilds:
            add_quick_rules(connection, guild)
        connection.commit()


def tables_for(at_once: int) -> int:
    """Return the number of tables for this many clicks at a time."""
    return max(_TABLES, _TABLES_EACH * at_once)


def seats(game: str) -> int:
    """Return how many people play a game here."""
    return min(3, REGISTRY[game].most_seats)


def turns_in(folder: Path) -> int:
    """Return how many turns are over in the database in this folder."""
    over = " OR ".join(f"events LIKE '%\"{name}\"%'" for name in ("turn_started", "deal_ended"))
    with closing(sqlite3.connect(f"file:{folder / _FILE}?mode=ro", uri=True)) as connection:
        query = f"SELECT count(*) FROM journal WHERE {over}"
        return int(connection.execute(query).fetchone()[0])


@contextmanager
def sent_a_turn(server: CountedLoopback, folder: Path) -> Iterator[Figures]:
    """Yield the requests and pictures per turn, by kind, which are filled in at the end.

    Raises NotMeasured if no turn is over.
    """
    counts, pictures, turns = Counter(server.counts), Counter(server.pictures), turns_in(folder)
    told: Figures = {}
    yield told
    counts, pictures = server.counts - counts, server.pictures - pictures
    turns = turns_in(folder) - turns
    if not turns:
        raise NotMeasured("no turn was over")
    sent = sum(count for kind, count in counts.items() if not kind.startswith("refused"))
    size, same = pictures.pop("bytes", 0), pictures.pop("unchanged", 0)
    told |= {
        "turns": turns,
        "requests": round(sent / turns, 2),
        "by_kind": a_turn(counts, turns),
        "pictures": round(pictures.total() / turns, 2),
        "pictures_by_kind": a_turn(+pictures, turns),
        "pictures_unchanged": round(same / turns, 2),
        "picture_kb": round(size / 1e3 / turns, 1),
    }


class GameUnderLoad:
    """A game, its bot on its own database, and the bare bot that all games share."""

    def __init__(
        self, name: str, plan: Plan, folder: Path, bare: tuple[CountedLoopback, BotUnderLoad]
    ) -> None:
        self._name, self._plan, self._folder = name, plan, folder
        self._bare_server, self._bare = bare
        self._left_out = Counter[str]()
        self._pairs = list[Pair]()

    async def figures(self) -> Figures:
        """Measure everything in the plan, and return the results.

        ``left_out`` has the reasons for missing parts. Raises NotMeasured if everything is
        missing.
        """
        profile = () if self._plan.profile is None else (str(self._plan.profile),)
        tables = tables_for(max(self._plan.at_once))
        async with upcard(self._folder, tables, *profile) as (server, bot, channels):
            crowd = CrowdUnderLoad(server, self._name, channels, seats(self._name))
            return await bot.meanwhile(self._measure(server, bot, crowd))

    async def _measure(
        self, server: CountedLoopback, bot: BotUnderLoad, crowd: CrowdUnderLoad
    ) -> Figures:
        # Everyone sits down, and both bots do everything once.
        most = max(self._plan.at_once)
        if why := await crowd.sit_down(most):
            self._left_out[why] += 1
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
        loads = dict[str, Figures]()
        for at_once in self._plan.at_once:
            try:
                loads[str(at_once)] = await self._load(server, bot, crowd, at_once, answers)
            except NotMeasured as why:
                self._left_out[f"{at_once} at once: {why}"] += 1
        if not loads:
            raise NotMeasured("; ".join(self._left_out))
        full = list(loads.values())[-1]["upcard"]["clicks_per_s"]["median"]
        await bot.lateness()
        half = await crowd.play(most, 2 * self._plan.seconds, full / 2)
        return {
            "game": self._name,
            "picture_bytes": picture,
            "panel_bytes": len(json.dumps(components)),
            "loads": loads,
            "same_requests": same_requests(self._pairs),
            "half_load": {
                "clicks_per_s": round(half.per_second, 1),
                "lag": late(await bot.lateness()),
            },
            "memory_mb": round(bot.memory() / 2**20, 1),
            "left_out": self._left_out,
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
        pairs, seconds = list[Pair](), self._plan.seconds
        bare: dict[str, list[Measured]] = {name: [] for name in answers}
        with sent_a_turn(server, self._folder) as told:
            for _ in range(self._plan.rounds):
                for name, given in answers.items():
                    playing = play_bare(self._bare_server, at_once, seconds / 2, *given)
                    bare[name].append(await measured(self._bare, playing, _BETWEEN_BARE))
                    try:
                        pairs.append(await self._pair(server, bot, crowd, at_once))
                    except NotMeasured as why:
                        self._left_out[f"a slice of {at_once} at once: {why}"] += 1
        if not pairs:
            raise NotMeasured("no slice")
        await bot.lateness()
        await crowd.play(at_once, seconds)
        self._pairs += pairs
        found = {name: figures_of(slices) for name, slices in bare.items()}
        upcard = figures_of([one.upcard for one in pairs])
        for name in bare:
            found[name.replace("bare", "beside")] = beside(upcard, found[name])
        return found | {
            "upcard": upcard,
            "same_requests": same_requests(pairs),
            "lag": late(await bot.lateness()),
            "sent_a_turn": told,
        }

    async def _pair(
        self, server: CountedLoopback, bot: BotUnderLoad, crowd: CrowdUnderLoad, at_once: int
    ) -> Pair:
        """Measure a slice of Upcard, and then the same with the bare bot."""
        clicks = server.recorded = list[Recorded]()
        try:
            ours = await measured(bot, crowd.play(at_once, self._plan.seconds))
        finally:
            server.recorded = None
        replay = Replay(self._bare_server, clicks)
        await replay.prepare(server, self._folder / "clicks.json")
        theirs = await measured(self._bare, replay.play(at_once), _BETWEEN_BARE)
        return Pair(ours, theirs, replay.requests)


class _Bots(Protocol):
    """One or several bots under load."""

    def computed(self) -> Computed: ...

    def each(self) -> dict[int, float]: ...


async def measured(
    bot: _Bots, playing: Awaitable[Slice], between_slices: float = _BETWEEN
) -> Measured:
    """Measure a slice, with the bot's computing until nothing more follows its clicks."""
    workers, before, mine = bot.each(), bot.computed(), process_time()
    slice_ = await playing
    if not slice_.all:
        raise NotMeasured(f"nobody was answered in {slice_.seconds:.1f} s")
    await asyncio.sleep(between_slices)
    computed = between(before, bot.computed())
    if not workers.keys() <= bot.each().keys() or min(computed) < 0:
        raise NotMeasured("a worker has ended")
    return Measured(slice_, *computed, process_time() - mine)


def lines(game: Figures) -> Iterator[str]:
    """Yield the results of a game in words."""
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
        yield f"    same requests  {told_same(load['same_requests'])}"
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
        yield from sent_lines(load["sent_a_turn"])
    half = game["half_load"]
    yield f"  half load, {half['clicks_per_s']} clicks/s: loop late {half['lag']}"
    yield f"  memory of all its processes {game['memory_mb']} MB"
    yield f"  same requests, all loads: {told_same(game['same_requests'])}"
    for why, times in game["left_out"].items():
        yield f"  left out: {why}{f' ({times} times)' if times > 1 else ''}"


def told_same(one: Figures) -> str:
    """Return the comparison with the bare bot's same requests in words."""
    return (
        f"{_spread(one['ratio'])} times bare in all, main process {_spread(one['ratio_main'])}"
        f" ({one['clicks']} clicks, each {one['requests_a_click']} requests and"
        f" {one['pictures_a_click']} pictures; bare {_spread(one['ms'])} ms, main"
        f" {_spread(one['upcard_main_ms'])}, painter {_spread(one['upcard_painter_ms'])})"
    )


def sent_lines(one: Figures) -> Iterator[str]:
    """Yield the requests and pictures per turn in words."""
    yield f"    {one['requests']} requests a turn ({one['turns']} turns): {_kinds(one['by_kind'])}"
    yield (
        f"    {one['pictures']} pictures a turn ({one['picture_kb']} kB;"
        f" {one['pictures_unchanged']} not changed): {_kinds(one['pictures_by_kind'])}"
    )


def _kinds(kinds: Mapping[str, float]) -> str:
    return ", ".join(f"{kind} {each:.2f}" for kind, each in kinds.items())


def _spread(one: dict[str, float], digits: int = 2) -> str:
    return f"{one['min']:.{digits}f}/{one['median']:.{digits}f}"
