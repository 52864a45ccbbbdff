"""discord.py still reads events with the parsers that `internals.discordpy` listens at."""

import asyncio
from typing import Any

import discord

from internals.discordpy import hear_event


class Listening(discord.Client):
    """Notes when discord.py has told of an event."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.resumed = asyncio.Event()

    async def on_resumed(self) -> None:
        self.resumed.set()


async def test_an_event_is_heard_as_it_came_and_still_told_by_discord_py() -> None:
    heard: list[Any] = []
    sent = {"_trace": ["gateway"]}
    async with Listening() as client:
        hear_event(client, "RESUMED", heard.append)
        # What the gateway's connection looks events up in.
        client._connection.parsers["RESUMED"](sent)
        async with asyncio.timeout(5):
            await client.resumed.wait()
    assert heard == [sent]
