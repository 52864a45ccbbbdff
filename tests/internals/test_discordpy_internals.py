"""discord.py still reads events with the parsers that `internals.discordpy` listens at."""

import asyncio
import gc
import weakref
from contextvars import ContextVar
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discordpy.gateway_events import hear_event
from internals.discordpy import end_pause, event_parsers, release, webhook_adapter

CAUSE = ContextVar("CAUSE", default="nothing")


class Listening(discord.Client):
    """Notes when discord.py has told of an event."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.resumed = asyncio.Event()
        self.cause = ""

    async def on_resumed(self) -> None:
        self.cause = CAUSE.get()
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


async def test_what_an_event_begins_begins_inside_of_what_was_put_around_it() -> None:
    async with Listening() as client:
        parsers = event_parsers(client)
        parse = parsers["RESUMED"]

        def parse_inside(data: Any) -> None:
            token = CAUSE.set(data["_trace"][0])
            parse(data)
            CAUSE.reset(token)

        parsers["RESUMED"] = parse_inside
        client._connection.parsers["RESUMED"]({"_trace": ["gateway"]})
        async with asyncio.timeout(5):
            await client.resumed.wait()
        assert client.cause == "gateway"
    assert CAUSE.get() == "nothing"


async def test_a_pause_of_the_whole_bot_can_be_ended() -> None:
    """That one is set and waited for is seen over sockets (tests/discord/test_live_edits.py)."""
    async with Listening() as client:
        client.http._global_over = asyncio.Event()
        end_pause(client)
        async with asyncio.timeout(5):
            await client.http._global_over.wait()


_CLICK: Any = {
    "id": "1",
    "type": 3,
    "token": "token",
    "version": 1,
    "application_id": "2",
    "attachment_size_limit": 1,
    "user": {"id": "3", "username": "ann", "discriminator": "0", "avatar": None},
    "data": {"custom_id": "x", "component_type": 2},
}


class Remembered(discord.Interaction):
    """One that tells whether it is still there."""

    __slots__ = ("__weakref__",)


async def test_an_interaction_that_was_let_go_needs_no_search_to_be_freed() -> None:
    gc.disable()
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            left = []
            for is_let_go in (True, False):
                interaction = Remembered(data=_CLICK, state=client._connection)
                assert not interaction.response.is_done()
                if is_let_go:
                    release(interaction)
                left.append(weakref.ref(interaction))
                del interaction
            assert [one() is None for one in left] == [True, False], "else it is not needed"
    finally:
        gc.enable()


def test_requests_by_tokens_are_sent_by_discord_pys_adapter() -> None:
    assert isinstance(webhook_adapter(), AsyncWebhookAdapter)
