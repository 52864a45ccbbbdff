"""What can be made to go wrong on the loopback does so for an unmodified discord.py."""

import asyncio
from time import monotonic

import aiohttp
import discord
import pytest

from tests.discord.loopback import Loopback, Request
from tests.discord.payloads import CHANNEL_ID, EPHEMERAL, Json
from tests.discord.tiny_bot import tiny_bot, until, view

POST = ("POST", "/channels/*/messages")
HANGS = 0.2


def content(message: Json) -> str:
    return str(message["components"][0]["content"])


async def test_a_connection_is_cut_before_the_request_is_done_or_after() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        channel = bot.get_partial_messageable(CHANNEL_ID)
        server.reset(*POST)
        with pytest.raises((OSError, aiohttp.ClientError)):
            await channel.send(view=view("lost"))
        assert server.messages == {}
        server.reset(*POST, carried_out=True)
        with pytest.raises((OSError, aiohttp.ClientError)):
            await channel.send(view=view("kept"))
        assert [content(one) for one in server.messages.values()] == ["kept"]
        assert [one.status for one in server.sent(*POST)] == [None, None]


async def test_a_request_that_hangs_is_never_answered_done_or_not() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        channel = bot.get_partial_messageable(CHANNEL_ID)
        server.hang(*POST)
        server.hang(*POST, carried_out=True)
        for text in ("lost", "kept"):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(channel.send(view=view(text)), HANGS)
        assert [content(one) for one in server.messages.values()] == ["kept"]


async def test_an_answer_is_late_or_its_request_is() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        channel = bot.get_partial_messageable(CHANNEL_ID)
        server.slow(*POST, HANGS)
        began = monotonic()
        sending = asyncio.create_task(channel.send(view=view("at once")))
        await until(lambda: server.messages)
        assert not sending.done()
        await sending
        assert monotonic() - began >= HANGS
        server.messages.clear()
        server.delay(*POST, HANGS)
        sending = asyncio.create_task(channel.send(view=view("later")))
        await until(lambda: len(server.sent(*POST)) == 2)
        assert server.messages == {}
        await sending
        assert len(server.messages) == 1


async def test_it_fails_though_it_was_done() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        server.fail(*POST, 403, code=50013, carried_out=True)
        with pytest.raises(discord.Forbidden):
            await bot.get_partial_messageable(CHANNEL_ID).send(view=view("kept"))
        assert len(server.messages) == 1


async def test_only_some_requests_fail_and_only_until_it_is_healed() -> None:
    def lost(request: Request) -> bool:
        return "'lost'" in str(request.payload)

    async with Loopback() as server, tiny_bot(server) as bot:
        channel = bot.get_partial_messageable(CHANNEL_ID)
        server.fail("*", "/channels/*", 400, code=50035, times=None, where=lost)
        await channel.send(view=view("kept"))
        for _ in range(2):
            with pytest.raises(discord.HTTPException):
                await channel.send(view=view("lost"))
        server.heal()
        await channel.send(view=view("not lost"))
        assert [one.status for one in server.sent(*POST)] == [200, 400, 400, 200]
        assert server.dead() == []


async def test_a_429_for_the_whole_bot_holds_up_what_is_asked_elsewhere(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        server.fail(*POST, 429, retry_after=HANGS, everywhere=True)
        began = monotonic()
        sending = asyncio.create_task(bot.get_partial_messageable(CHANNEL_ID).send(view=view("a")))
        await until(lambda: "Global rate limit" in caplog.text)
        await bot.fetch_application_emojis()
        assert monotonic() - began >= HANGS
        await sending
        assert [one.status for one in server.dead()] == [429]


async def test_a_token_takes_a_first_answer_for_three_seconds_and_others_for_a_while() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        server.answer_seconds = 0.0
        asked = await server.command("greet warmly")
        await until(lambda: server.sent("POST", "/interactions/*"))
        assert [one.status for one in server.sent("POST", "/interactions/*")] == [404]
        server.answer_seconds = None
        shown = (await server.answer(await server.command("greet warmly"))).message
        assert shown is not None
        asked = await server.click(shown, "cards")
        await server.answer(asked)
        await until(lambda: server.sent("PATCH", "/webhooks/*"))
        edit = discord.http.Route(
            "PATCH", f"/webhooks/{bot.application_id}/{asked.token}/messages/@original"
        )
        await bot.http.request(edit, json={})
        server.expire(asked)
        with pytest.raises(discord.HTTPException) as dead:
            await bot.http.request(edit, json={})
        assert (dead.value.status, dead.value.code) == (401, 50027)
        server.token_seconds = 0.0
        asked = await server.click(shown, "cards")
        await server.answer(asked)
        await until(lambda: len(server.dead()) == 2)


async def test_an_interaction_comes_twice() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        heard: list[int] = []

        async def on_socket_event_type(name: str) -> None:
            heard.append(name == "INTERACTION_CREATE")

        bot.add_listener(on_socket_event_type)
        asked = await server.command("greet warmly")
        await server.repeat(asked)
        await until(lambda: len(server.sent("POST", "/interactions/*")) == 2)
        await until(lambda: None not in [one.status for one in server.requests])
        statuses = [one.status for one in server.sent("POST", "/interactions/*")]
        assert sorted(map(int, filter(None, statuses))) == [200, 400]
        assert sum(heard) == 2


async def test_a_private_message_stays_one_and_is_no_channels() -> None:
    """However it is edited, and whatever the edit says of its flags."""
    async with Loopback() as server, tiny_bot(server) as bot:
        asked = await server.submit_modal("question", {"card": "7h"})
        private = (await server.answer(asked)).message
        assert private is not None
        # As discord.py edits it: with the flag of components alone.
        answer = await server.answer(await server.click(private, "cards", values=["1"]))
        assert answer.type == 6
        await until(lambda: content(server.messages[private["id"]]) == "chosen")
        [edit] = server.sent("PATCH", "/webhooks/*")
        assert not edit.payload["flags"] & EPHEMERAL
        assert server.messages[private["id"]]["flags"] & EPHEMERAL
        answer = await server.answer(await server.click(private, "draw"))
        assert answer.type == 7
        assert server.messages[private["id"]]["flags"] & EPHEMERAL
        message = bot.get_partial_messageable(CHANNEL_ID).get_partial_message(int(private["id"]))
        with pytest.raises(discord.NotFound):
            await message.edit(view=view("everybody sees it"))
        assert [one async for one in bot.get_partial_messageable(CHANNEL_ID).history()] == []


async def test_the_same_nonce_is_the_same_message() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        channel = bot.get_partial_messageable(CHANNEL_ID)
        first = await channel.send(view=view("once"), nonce="a1")
        again = await channel.send(view=view("twice"), nonce="a1")
        assert again.id == first.id
        assert len(server.messages) == 1
