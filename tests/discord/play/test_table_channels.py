"""/server channels: where tables may be opened (UX /server: channels)."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.blocks.control import SERVER, Click
from data.choices.settings import SettingsStore
from data.database.database import open_database
from engine.table.roster import Status
from tests.discord.play.finished import games
from tests.discord.play.kit import Player, Room, components, forged, open_room, text, whispers
from tests.discord.play.rules_kit import manager

PLAYED, GAME = games((0, 1, 2)), "0000000001"
"""A game that Ann, Ben and Chi have finished, and its table."""


def menu(person: Player) -> dict[str, Any]:
    """The menu of channels on a panel."""
    [found] = [part for part in components(person.panel) if part.get("type") == 8]
    return found


def marked(person: Player) -> list[int]:
    """The channels that the menu shows as chosen."""
    return [int(one["id"]) for one in menu(person).get("default_values") or []]


async def choose(person: Player, *channels: ChannelHandle) -> Any:
    """Exactly these channels of the menu."""
    chosen = await person.actor.select(
        person.panel, list(channels), custom_id=menu(person)["custom_id"]
    )
    return person._seen(chosen)


async def only(room: Room, *channels: ChannelHandle) -> Player:
    """A manager who has chosen these channels for tables."""
    mia = manager(room)
    await mia.slash("server channels")
    await choose(mia, *channels)
    return mia


async def stored(room: Room) -> Any:
    """What is stored about the server, read by somebody else than the bot."""
    database = await open_database(room.url)
    try:
        return (await SettingsStore(database).servers()).get(room.guild.id)
    finally:
        await database.dispose()


async def remove(room: Room, channel: ChannelHandle) -> None:
    """Somebody deletes a channel."""
    found = room.bot.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    await found.delete()
    await room.env.settle()


def tables(room: Room, channel: ChannelHandle) -> list[str]:
    return room.bot.services.registry.in_channel(channel.id)


async def test_ux_server_channels_from_the_command_to_the_database_and_back(url: str) -> None:
    async with open_room(url) as room:
        mia, ann = manager(room), room.people[0]
        cards, talk = (room.guild.create_text_channel(name) for name in ("cards", "talk"))
        opened = await mia.slash("server channels")
        assert opened.response.ephemeral
        assert "may be opened in **every channel**" in mia.text()
        assert (marked(mia), mia.live()) == ([], [])
        assert (menu(mia)["min_values"], menu(mia)["max_values"]) == (1, 25)

        await choose(mia, cards, talk)
        assert f"only in <#{cards.id}> and <#{talk.id}>" in mia.text()
        assert sorted(marked(mia)) == sorted([cards.id, talk.id])
        assert await stored(room) == {"channels": [cards.id, talk.id]}
        await choose(mia, cards)
        assert await stored(room) == {"channels": [cards.id]}

        await room.restart()
        await ann.slash("rummy new basic")
        assert tables(room, room.channel) == []
        assert room.history() == [], "nothing has changed"
        [told] = whispers(room, ann)
        assert text(told) == ann.told
        assert ann.told == (
            "No table has been opened. In this server, tables may be opened only in"
            f" <#{cards.id}>. Open one there with `/rummy new contract`."
        )
        await ann.slash("rummy new basic", where=cards)
        assert len(tables(room, cards)) == 1

        await mia.slash("server channels")
        assert marked(mia) == [cards.id]
        await mia.press("Everywhere")
        assert "may be opened in **every channel**" in mia.text()
        assert (marked(mia), mia.live()) == ([], [])
        assert await stored(room) == {}
        await ann.slash("rummy new basic")
        assert len(tables(room, room.channel)) == 1


@pytest.mark.long
async def test_a_thread_counts_as_its_channel(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        cards = room.guild.create_text_channel("cards")
        await only(room, cards)
        await ann.slash("rummy new basic", where=cards, thread=True)
        [inside] = cards.threads
        assert len(tables(room, inside)) == 1
        await ben.slash("rummy new dummy", where=inside)
        assert len(tables(room, inside)) == 2

        talk = await room.bot.get_channel(room.channel.id).create_thread(  # type: ignore[union-attr]
            name="talk", type=discord.ChannelType.public_thread
        )
        [outside] = [one for one in room.channel.threads if one.id == talk.id]
        await ben.slash("rummy new dummy", where=outside)
        assert f"only in <#{cards.id}>" in ben.told
        assert tables(room, outside) == []


async def test_what_can_be_chosen_by_whom_and_practice_goes_everywhere(url: str) -> None:
    async with open_room(url) as room:
        lounge = room.guild.create_voice_channel("lounge")
        forum = room.guild.create_forum_channel("evenings")
        mia = await only(room, lounge, forum)
        assert sorted(marked(mia)) == sorted([lounge.id, forum.id])
        assert 4 not in menu(mia)["channel_types"], "a category is no channel to play in"

        # Practice is private and goes everywhere.
        ann = room.people[0]
        await only(room, room.guild.create_text_channel("cards"))
        await ann.slash("rummy practice", game="basic")
        assert "Practice: Basic Rummy" in ann.text()

        # Only managers are offered channels and may click.
        ann = room.people[0]
        mia = await only(room, room.channel)
        assert "server channels" not in ann.actor.available_commands(room.channel)
        assert "server channels" in mia.actor.available_commands(room.channel)
        board = (await ann.slash("leaderboard")).response
        for verb in ("channels-set", "channels-everywhere"):
            ann.told = ""
            await forged(room, ann.actor, board, Click(SERVER, 0, verb))
            assert "Only members who may manage this server" in ann.told, verb
        assert await stored(room) == {"channels": [room.channel.id]}


async def again(room: Room, person: Player, on: Any) -> None:
    """The rematch of the game that the room has finished."""
    version = (await room.page(GAME)).entries[-1].version
    await forged(room, person.actor, on, Click(GAME, version, "again"))


@pytest.mark.long
async def test_a_rematch_is_a_new_table(url: str) -> None:
    async with open_room(url, prepare=PLAYED) as room:
        ann = room.people[0]
        cards = room.guild.create_text_channel("cards")
        mia = await only(room, cards)
        board = (await ann.slash("leaderboard")).response
        await again(room, ann, board)
        assert f"only in <#{cards.id}>" in ann.told
        assert tables(room, room.channel) == []
        await choose(mia, cards, room.channel)
        await again(room, ann, board)
        assert len(tables(room, room.channel)) == 1


@pytest.mark.long
async def test_a_rematch_that_is_open_can_still_be_joined(url: str) -> None:
    async with open_room(url, prepare=PLAYED) as room:
        ann, ben, chi = room.people[:3]
        board = (await ann.slash("leaderboard")).response
        await again(room, ann, board)
        [lobby] = tables(room, room.channel)
        await only(room, room.guild.create_text_channel("cards"))
        assert (await room.stored(lobby)).roster.invited == {ben.id, chi.id}
        await again(room, ben, board)
        assert (await room.stored(lobby)).roster.invited == {chi.id}
        assert tables(room, room.channel) == [lobby]
        await again(room, chi, board)
        dealt = (await room.stored(lobby)).roster
        assert dealt.status is Status.PLAYING, "the last press deals"
        assert [sitter.name for sitter in dealt.sitters] == ["Ben", "Chi", "Ann"]


@pytest.mark.long
async def test_a_channel_that_is_deleted_does_no_harm(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        cards, talk = (room.guild.create_text_channel(name) for name in ("cards", "talk"))
        mia = await only(room, cards, talk)
        await remove(room, cards)
        await ann.slash("rummy new basic")
        assert f"only in <#{talk.id}>." in ann.told
        await mia.slash("server channels")
        assert marked(mia) == [talk.id], "Discord knows the other no more"

        await remove(room, talk)
        await mia.slash("server channels")
        assert "may be opened in **every channel**" in mia.text()
        await ann.slash("rummy new basic")
        assert len(tables(room, room.channel)) == 1


@pytest.mark.long
async def test_a_server_that_discord_has_lost_for_a_while_keeps_its_channels(url: str) -> None:
    async with open_room(url) as room:
        ann, cards = room.people[0], room.guild.create_text_channel("cards")
        await only(room, cards)
        guild = room.bot.get_guild(room.guild.id)
        assert guild is not None
        guild.unavailable = True
        guild._channels.pop(cards.id)
        await ann.slash("rummy new basic")
        assert f"only in <#{cards.id}>." in ann.told
