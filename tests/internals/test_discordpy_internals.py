"""discord.py still reads events with the parsers that `internals.discordpy` listens at."""

import asyncio
import gc
import json
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from internals.discordpy import (
    around_event,
    end_pause,
    hear_event,
    let_go,
    mark_answered,
    screen_event,
    session_of,
    to_json,
    webhook_adapter,
)

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
    @contextmanager
    def around(data: Any) -> Iterator[None]:
        token = CAUSE.set(data["_trace"][0])
        yield
        CAUSE.reset(token)

    async with Listening() as client:
        around_event(client, "RESUMED", around)
        client._connection.parsers["RESUMED"]({"_trace": ["gateway"]})
        async with asyncio.timeout(5):
            await client.resumed.wait()
        assert client.cause == "gateway"
    assert CAUSE.get() == "nothing"


async def test_an_event_that_is_not_wanted_is_not_read() -> None:
    heard: list[Any] = []
    async with Listening() as client:
        hear_event(client, "RESUMED", heard.append)
        screen_event(client, "RESUMED", lambda sent: sent["seq"] == 2)
        for number in (1, 2):
            client._connection.parsers["RESUMED"]({"seq": number})
        async with asyncio.timeout(5):
            await client.resumed.wait()
    assert heard == [{"seq": 2}]


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
                    let_go(interaction)
                left.append(weakref.ref(interaction))
                del interaction
            assert [one() is None for one in left] == [True, False], "else it is not needed"
    finally:
        gc.enable()


async def test_the_connections_are_those_that_discord_py_uses_itself() -> None:
    asked: list[str] = []

    async def connect(url: str, **_: Any) -> None:
        asked.append(url)

    session: Any = SimpleNamespace(ws_connect=connect)
    async with Listening() as client:
        http: Any = client.http
        http._HTTPClient__session = session
        await client.http.ws_connect("ws://discord.test")
        assert session_of(client.http) is session
        http._HTTPClient__session = discord.utils.MISSING
    assert asked == ["ws://discord.test"]


def test_what_was_answered_is_answered_for_discord_py_as_well() -> None:
    response = discord.InteractionResponse(SimpleNamespace())  # type: ignore[arg-type]  not asked
    interaction: Any = SimpleNamespace(response=response)
    assert not response.is_done()
    mark_answered(interaction, discord.InteractionResponseType.message_update)
    assert response.is_done()
    assert response.type is discord.InteractionResponseType.message_update


def test_requests_by_tokens_are_sent_by_discord_pys_adapter() -> None:
    assert isinstance(webhook_adapter(), AsyncWebhookAdapter)
    assert json.loads(to_json({"content": "7♠"})) == {"content": "7♠"}
