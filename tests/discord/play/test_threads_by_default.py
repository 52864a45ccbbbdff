"""/server defaults: a thread for each table, and where there can be none (UX /server: defaults)."""

import discord
import pytest

from engine.table.terms import live
from tests.discord.play.kit import open_room, text
from tests.discord.play.test_table_defaults import managed
from tests.discord.recorder import Recorded

PREFIX = "In this server, each new table gets its own thread. "


async def test_every_table_gets_a_thread_unless_whoever_opens_it_wants_none(url: str) -> None:
    async with open_room(url) as room:
        await managed(room, "A thread per table", clock="Relaxed")
        ann = room.people[0]
        await ann.slash("rummy new basic")
        [thread] = room.channel.threads
        registry = room.bot.services.registry
        assert registry.in_channel(room.channel.id) == []
        [table] = registry.in_channel(thread.id)
        assert (await room.page(table)).header.terms.clock == live(120, 300)
        await ann.slash("rummy new basic", thread=False)
        assert len(registry.in_channel(room.channel.id)) == 1
        assert len(room.channel.threads) == 1


@pytest.mark.long
async def test_where_there_can_be_no_thread_the_table_opens_right_there(url: str) -> None:
    async with open_room(url) as room:
        await managed(room, "A thread per table")
        ann, ben = room.people[:2]
        await ann.slash("rummy new basic")
        [inside] = room.channel.threads
        tables = room.bot.services.registry.in_channel
        refusal = (
            "A thread can only be opened in a text channel. Choose `thread: False` to play right"
            " here."
        )
        await ben.slash("rummy new basic", where=inside, thread=True)
        assert ben.told == refusal, "it was Ben's own wish"
        assert len(tables(inside.id)) == 1
        await ben.slash("rummy new basic", where=inside)
        assert len(tables(inside.id)) == 2


@pytest.mark.long
async def test_a_missing_permission_for_threads_is_named_and_opens_nothing(url: str) -> None:
    async with open_room(url) as room:
        await managed(room, "A thread per table")
        ann = room.people[0]
        denied = discord.PermissionOverwrite(create_public_threads=False)
        quiet = room.guild.create_text_channel("quiet", overwrites={room.guild.me: denied})
        await ann.slash("rummy new contract", where=quiet)
        assert ann.told.startswith(PREFIX)
        assert "I’m missing permissions in this channel: “Create Public Threads”." in ann.told
        assert list(quiet.history()) == []
        assert quiet.threads == []
        await ann.slash("rummy new contract", where=quiet, thread=False)
        assert len(room.bot.services.registry.in_channel(quiet.id)) == 1


@pytest.mark.long
async def test_channels_come_before_the_thread(url: str) -> None:
    async with open_room(url) as room:
        await managed(room, "A thread per table")
        cards = room.guild.create_text_channel("cards")
        await room.bot.services.people.change_server_settings(
            room.guild.id, lambda settings: settings.put("channels", (cards.id,))
        )
        await room.people[0].slash("rummy new basic")
        assert f"only in <#{cards.id}>" in room.people[0].told
        assert room.channel.threads == []


@pytest.mark.long
async def test_where_discord_refuses_the_thread_there_is_no_table(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        await managed(room, "A thread per table")
        room.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
        await room.people[0].slash("rummy new contract")
        [line] = [one for one in room.history() if one.components]
        assert "Please try again, or choose `thread: False`" in text(line)
        assert room.bot.services.registry.in_channel(room.channel.id) == []
