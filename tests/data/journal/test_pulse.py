"""The pulse of a bot, as it is read from outside."""

import asyncio

from bot.health import DISCORD, PAINTER, STOPPED, problem
from data.database.database import Database
from data.journal.pulse import PulseStore


async def told(url: str, **when: float) -> str | None:
    """In a thread: it has an event loop of its own."""
    return await asyncio.to_thread(problem, url, **when)


async def test_a_bot_that_beats_is_well_and_one_that_does_not_is_missed(
    url: str, database: Database
) -> None:
    said = await told(url)
    assert said == "No bot was ever seen on this database."
    await PulseStore(database, lambda: 1000.9).beat([])
    assert await told(url, now=1040) is None
    assert "last seen 120 seconds ago" in str(await told(url, now=1120))


async def test_what_is_wrong_is_said_in_sentences(url: str, database: Database) -> None:
    pulse = PulseStore(database, lambda: 1000)
    await pulse.beat([DISCORD, PAINTER])
    said = str(await told(url, now=1010))
    assert "not connected to Discord" in said
    assert "paints pictures" in said
    await pulse.beat([STOPPED])
    assert await told(url, now=5000) == "The bot was stopped."
    await pulse.beat(["something new"])
    assert "something" in str(await told(url, now=1010))
