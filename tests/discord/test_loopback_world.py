"""Channels and servers of the loopback go and come back, and the gateway closes, as at Discord."""

import asyncio

import aiohttp
import discord
import pytest
from discord.ext import commands

from tests.discord.loopback import Loopback
from tests.discord.loopback_world import MISSING_ACCESS
from tests.discord.payloads import CHANNEL_ID, GUILD_ID
from tests.discord.tiny_bot import TinyBot, tiny_bot, until, view
from tests.each import each
from tests.pointed import pointed_at


async def refusal(bot: commands.Bot, channel: int) -> tuple[int, int]:
    """With which status and code a message for this channel is refused."""
    with pytest.raises(discord.HTTPException) as raised:
        await bot.get_partial_messageable(channel).send(view=view("nobody sees it"))
    return raised.value.status, raised.value.code


async def test_a_message_is_deleted() -> None:
    async with Loopback() as server, tiny_bot(server):
        shown = (await server.answer(await server.command("greet warmly"))).message
        assert shown is not None
        server.delete(shown)
        await server.click(shown, "draw")
        await until(lambda: server.requests[-1].path.endswith("/callback"))
        await until(lambda: server.requests[-1].status == 404)


async def test_a_channel_goes_and_comes_back() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        channel = await server.add_channel()
        await until(lambda: bot.get_channel(channel))
        sent = await bot.get_partial_messageable(channel).send(view=view("here"))
        server.close_channel(channel, *MISSING_ACCESS)
        assert await refusal(bot, channel) == (403, 50001)
        server.open_channel(channel)
        assert [one.id async for one in bot.get_partial_messageable(channel).history()] == [sent.id]
        await server.remove_channel(channel)
        await until(lambda: bot.get_channel(channel) is None)
        assert await refusal(bot, channel) == (404, 10003)
        await server.bring_back(channel)
        await until(lambda: bot.get_channel(channel))
        assert [one async for one in bot.get_partial_messageable(channel).history()] == []
        assert server.unknown == []


async def test_a_server_is_out_of_reach_or_removed_and_comes_back() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        guild, channel = await server.add_guild()
        await until(lambda: bot.get_guild(guild))
        await server.guild_outage(guild)
        await until(lambda: bot.get_guild(guild).unavailable)  # type: ignore[union-attr]
        await server.bring_back_guild(guild)
        await until(lambda: not bot.get_guild(guild).unavailable)  # type: ignore[union-attr]
        await server.remove_guild(guild)
        await until(lambda: bot.get_guild(guild) is None)
        assert await refusal(bot, channel) == (403, 50001)
        await server.bring_back_guild(guild)
        await until(lambda: bot.get_guild(guild))
        asked = await server.command("greet warmly", by="Dao", place=channel)
        answer = await server.answer(asked)
        assert answer.message is not None
        assert answer.message["channel_id"] == str(channel)


async def test_each_connection_is_told_of_its_own_servers() -> None:
    async with Loopback(shards=2) as server, tiny_bot(server) as bot:
        other = GUILD_ID + (1 << 22)
        heard: list[str] = []

        async def on_socket_event_type(name: str) -> None:
            heard.append(name)

        bot.add_listener(on_socket_event_type)
        assert {GUILD_ID >> 22 & 1, other >> 22 & 1} == {0, 1}
        await server.add_guild(other)
        await server.add_channel(GUILD_ID)
        await until(lambda: heard)
        # The one connection of this bot is that of shard 0.
        assert len(heard) == 1


async def test_what_happens_while_the_connection_is_lost_is_told_when_it_is_resumed() -> None:
    async with Loopback() as server, tiny_bot(server):
        await server.drop()
        asked = await server.command("greet warmly")
        await server.ready()
        await server.answer(asked)
        assert len(server.identified) == len(server.resumed) == 1


async def test_a_session_that_cannot_be_resumed_begins_anew() -> None:
    async with Loopback() as server, tiny_bot(server):
        server.refuse_resume()
        await server.reconnect()
        await until(lambda: len(server.identified) == 2)
        await server.ready()
        assert server.resumed == []
        await server.answer(await server.command("greet warmly"))


@each("code", [4004, 4014])
async def test_the_gateway_closes_for_good(code: int) -> None:
    async with Loopback() as server:
        with pointed_at(server.api_url, server.gateway_url):
            client = TinyBot()
            running = asyncio.create_task(client.start(server.token))
            await server.ready()
            await server.close_gateway(code)
            with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
                await running
            await client.close()


async def test_whoever_identifies_themselves_is_closed() -> None:
    async with Loopback() as server:
        server.refuse_identify(4014)
        with pointed_at(server.api_url, server.gateway_url):
            async with TinyBot() as client:
                with pytest.raises(discord.PrivilegedIntentsRequired):
                    await client.start(server.token)
        assert server.identified == []


async def test_nothing_accepts_and_then_all_is_well() -> None:
    async with Loopback() as server, tiny_bot(server) as bot:
        await server.go_down()
        with pytest.raises((OSError, aiohttp.ClientError)):
            await bot.get_partial_messageable(CHANNEL_ID).send(view=view("lost"))
        await server.come_back()
        await server.ready()
        await bot.get_partial_messageable(CHANNEL_ID).send(view=view("here again"))
        assert len(server.messages) == 1
        await server.answer(await server.command("greet warmly"))
