"""UX Commands: a table with a thread of its own."""

import discord
import pytest

from engine.table.roster import Status
from tests.discord.play.kit import Room, live, open_room, text
from tests.discord.recorder import Recorded


def threads(room: Room) -> list[discord.Thread]:
    """The threads that can be seen in the server."""
    guild = room.bot.get_guild(room.guild.id)
    assert guild is not None
    return list(guild.threads)


async def opened(room: Room, **given: object) -> tuple[discord.Thread, discord.Message]:
    """Ann opens a table in a thread; the thread and the lobby in it."""
    await room.people[0].slash("rummy new contract", thread=True, **given)
    [thread] = threads(room)
    return thread, lobby_of(room, thread)


def lobby_of(room: Room, thread: discord.Thread) -> discord.Message:
    """The message of the table in its thread."""
    [place] = [one for one in room.channel.threads if one.id == thread.id]
    [shown] = [one for one in place.history() if one.components]
    return shown


async def test_the_channel_gets_one_line_and_the_thread_the_table(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        thread, lobby = await opened(room, computers=1)
        [line] = [one for one in room.history() if one.components]
        assert text(line) == (
            f"**Ann** has opened a table of Contract Rummy. Take a seat in <#{thread.id}>."
        )
        assert live(line) == []
        assert thread.name == "Contract Rummy: Ann’s table"
        assert "Join" in live(lobby)
        await ben.press("Join", lobby)
        assert "**Ben**" in text(lobby_of(room, thread))
        await ann.press("Start", lobby_of(room, thread))
        assert "Deal 1 of 1" in text(lobby_of(room, thread))
        table_id = room.bot.services.registry.in_channel(thread.id)
        assert len(table_id) == 1
        assert room.bot.services.registry.in_channel(room.channel.id) == []


@pytest.mark.long
async def test_the_thread_of_a_lobby_that_closed_is_put_away_at_once(url: str) -> None:
    async with open_room(url) as room:
        thread, lobby = await opened(room)
        await room.people[0].press("Leave", lobby)
        assert "Everyone has left" in text(lobby_of(room, thread))
        await room.env.advance_time(11)
        assert thread.archived


async def test_the_thread_of_a_game_is_put_away_minutes_after_it(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        thread, lobby = await opened(room, computers=2)
        await ann.press("Start", lobby)
        table = await room.bot.services.registry.find(
            room.bot.services.registry.in_channel(thread.id)[0]
        )
        assert table is not None
        await ann.slash("rummy leave")
        await ann.press("Yes, leave")
        assert table.roster.status is Status.CLOSED
        await room.env.advance_time(4 * 60)
        assert not thread.archived
        await room.env.advance_time(90)
        assert thread.archived


@pytest.mark.long
async def test_somebody_elses_thread_is_left_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        mine = await room.bot.get_channel(room.channel.id).create_thread(  # type: ignore[union-attr]
            name="talk", type=discord.ChannelType.public_thread
        )
        room.env.backend.get_channel(mine.id).owner_id = ann.id
        mine.owner_id = ann.id
        [place] = [one for one in room.channel.threads if one.id == mine.id]
        lobby = await ann.slash("rummy new contract", where=place)
        await ann.press("Leave", lobby.response)
        await room.env.advance_time(600)
        assert not mine.archived


async def test_without_permission_or_where_discord_refuses_the_thread_there_is_no_table(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        for name, shown in (
            ("create_public_threads", "Create Public Threads"),
            ("send_messages_in_threads", "Send Messages in Threads"),
        ):
            denied = discord.PermissionOverwrite(**{name: False})
            quiet = room.guild.create_text_channel(name, overwrites={room.guild.me: denied})
            await ann.slash("rummy new contract", where=quiet, thread=True)
            assert f"“{shown}”" in ann.told
            assert ann.told.count("“") == 1, "nothing else is missing"
            assert list(quiet.history()) == []
            assert threads(room) == []

        # Where discord refuses the thread there is no table.
        room.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
        await room.people[0].slash("rummy new contract", thread=True)
        [line] = [one for one in room.history() if one.components]
        assert "didn’t let me open a thread" in text(line)
        assert room.bot.services.registry.in_channel(room.channel.id) == []


@pytest.mark.long
async def test_a_thread_in_a_thread_is_refused_in_one_sentence(url: str) -> None:
    async with open_room(url) as room:
        thread, _ = await opened(room)
        [place] = [one for one in room.channel.threads if one.id == thread.id]
        await room.people[1].slash("rummy new basic", where=place, thread=True)
        assert "only be opened in a text channel" in room.people[1].told
        assert len(threads(room)) == 1
