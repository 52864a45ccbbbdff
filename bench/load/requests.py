"""The requests and pictures per turn by kind, under load and at a human pace."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.lively.people import Company, LivelyCrowd
from bench.load.crowd import CrowdUnderLoad
from bench.load.discord import CountedLoopback
from bench.load.figures import Figures, between
from bench.load.game import Plan, measured, seats, sent_a_turn, sent_lines, tables_for, upcard
from bench.load.process import BotUnderLoad

_LIVELY = 40
"""Tables at a human pace, far fewer than the bot carries."""
_WARM, _WATCHED = 4.0, 20.0
"""Seconds that they play before the measurement, and during it."""
_SLICES = 4
"""The number of slices at one load."""


async def requests(name: str, plan: Plan, folder: Path) -> Figures:
    """Measure one game, by how fast people click."""
    busiest = tables_for(max(plan.at_once))
    async with upcard(folder, busiest + _LIVELY) as (server, bot, channels):
        crowd = CrowdUnderLoad(server, name, channels[:busiest], seats(name))
        found = await bot.meanwhile(_under_load(crowd, server, bot, plan, folder))
        people = LivelyCrowd(server, [Company(name, seats(name))])
        at_a_human_pace = _at_a_human_pace(people, channels[busiest:], server, bot, folder)
        found["human pace"] = await bot.meanwhile(at_a_human_pace)
    return {"game": name, "paces": found}


async def _under_load(
    crowd: CrowdUnderLoad, server: CountedLoopback, bot: BotUnderLoad, plan: Plan, folder: Path
) -> dict[str, Figures]:
    found = {}
    await crowd.sit_down(max(plan.at_once))
    for at_once in plan.at_once:
        await crowd.play(at_once, plan.seconds)
        with sent_a_turn(server, folder) as told:
            slice_ = await measured(bot, crowd.play(at_once, _SLICES * plan.seconds))
        clicks = len(slice_.slice.all)
        found[f"{at_once} at once"] = told | _each(slice_.bot, slice_.workers, clicks, told)
    return found


async def _at_a_human_pace(
    people: LivelyCrowd,
    channels: Sequence[int],
    server: CountedLoopback,
    bot: BotUnderLoad,
    folder: Path,
) -> Figures:
    await people.sit_down(channels)
    people.begin()
    await asyncio.sleep(_WARM)
    clicks, before = len(people.took), bot.computed()
    with sent_a_turn(server, folder) as told:
        await asyncio.sleep(_WATCHED)
    computed, clicks = between(before, bot.computed()), len(people.took) - clicks
    await people.end()
    return told | _each(computed.bot, computed.workers, clicks, told)


def _each(bot: float, workers: float, clicks: int, told: Figures) -> Figures:
    """Return processor milliseconds per click, and clicks per turn."""
    return {
        "clicks": clicks,
        "clicks_a_turn": round(clicks / told["turns"], 2),
        "bot_ms": round(bot * 1e3 / clicks, 2),
        "workers_ms": round(workers * 1e3 / clicks, 2),
    }


def request_lines(found: Figures) -> Iterator[str]:
    """Yield the results in words."""
    for pace, one in found["paces"].items():
        yield (
            f"requests, {found['game']}, {pace}: {one['requests']} a turn for"
            f" {one['clicks_a_turn']} clicks; a click: bot {one['bot_ms']} ms, workers"
            f" {one['workers_ms']} ms"
        )
        yield from sent_lines(one)
