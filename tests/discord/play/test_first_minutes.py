"""The first five minutes in a server: the welcome, its three buttons, help and about."""

from typing import Any

import discord
import pytest
from simcord.backend import serializers

from bot.blocks.control import ME, Click
from bot.games.registry import PRACTISED
from bot.text import Text
from engine.games.registry import REGISTRY
from tests.discord.play.finished import choose
from tests.discord.play.kit import Message, Room, alt_texts, forged, live, open_room, text
from tests.discord.play.rules_kit import manager
from tests.discord.recorder import Recorded

WELCOME = ["Try a practice deal", "Quick game", "Open a table", "For managers"]


async def added(
    room: Room, *, locale: str = "en-US", writes: bool = True, system: bool = True, **event: Any
) -> Any:
    """The room's server with a system channel, as the gateway tells of it anew; the channel."""
    kept = room.env.backend.get_guild(room.guild.id)
    denied = discord.PermissionOverwrite(send_messages=False)
    overwrites = {} if writes else {room.guild.me: denied}
    channel = room.guild.create_text_channel("general", overwrites=overwrites)
    kept.preferred_locale = locale
    kept.system_channel_id = channel.id if system else None
    gone = {"id": str(room.guild.id), **event}
    room.env.backend.emit("GUILD_DELETE", gone)
    await room.env.settle()
    payload = dict(serializers.guild_create_payload(room.env.backend, kept))
    # Only a server that was there before says whether it is there again.
    payload.pop("unavailable", None)
    room.env.backend.emit("GUILD_CREATE", payload | ({"unavailable": False} if event else {}))
    await room.env.settle()
    return channel


def welcomes(channel: Any) -> list[discord.Message]:
    return list(channel.history())


async def test_a_new_server_is_told_once_how_to_begin_and_no_other(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        assert welcomes(await added(room, writes=False)) == []
        assert welcomes(await added(room, system=False)) == []
        sent = [one for one in recorded if one.method == "POST" and "/messages" in one.path]
        assert sent == [], "it does not even try"

        # A server that comes back after an outage is told nothing.
        assert welcomes(await added(room, unavailable=True)) == []

        # A new server is told once how to begin.
        channel = await added(room)
        [hello] = welcomes(channel)
        assert "Upcard is here" in text(hello)
        assert "`/help`" in text(hello)
        assert live(hello) == WELCOME
        assert room.history() == [], "nothing in any other channel"

        # It speaks the language of the server.
        [hello] = welcomes(await added(room, locale="vi"))
        assert live(hello) == ["Chơi thử một ván", "Trận nhanh", "Mở bàn", "Dành cho người quản lý"]


@pytest.mark.long
async def test_a_server_that_refuses_it_all_the_same_breaks_nothing(
    url: str, logged: list[dict[str, Any]]
) -> None:
    async with open_room(url) as room:
        room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        await added(room)
        assert [line["event"] for line in logged if "welcome" in line["event"]] == [
            "welcome_not_sent"
        ]


async def test_the_buttons_of_the_welcome_lead_where_they_say(url: str) -> None:
    async with open_room(url) as room:
        ann, channel = room.people[0], await added(room)
        [hello] = welcomes(channel)
        await ann.press("Try a practice deal", hello)
        assert "Which game would you like to learn?" in ann.text()
        assert ann.live() == [Text()(f"game-{name}") for name in REGISTRY if name in PRACTISED]
        await ann.press("Thai Dummy")
        assert "Practice: Thai Dummy" in ann.text()
        assert alt_texts(ann.panel)
        assert len(welcomes(channel)) == 1, "all of it is private"

        # The table button opens a lobby here.
        ben, channel = room.people[1], await added(room)
        await ben.press("Open a table", welcomes(channel)[0])
        assert "### Which game?" in ben.text()
        await ben.press("Basic Rummy · 5 min")
        hello, lobby = welcomes(channel)
        assert "Basic Rummy: take a seat" in text(lobby)
        assert "Ben" in text(lobby)
        await room.people[0].press("Join", lobby)
        assert "Ann" in text(welcomes(channel)[1])
        assert live(hello) == WELCOME

        # Whoever has little time is led to a game of some minutes.
        channel = await added(room)
        [hello] = welcomes(channel)
        await ben.press("Quick game", hello)
        quick = [name for name, one in REGISTRY.items() if one.lengths]
        assert [label.partition(" · ")[0] for label in ben.live()] == [
            Text()(f"game-{name}") for name in quick
        ]
        asked = ben.panel
        await ben.press("Thai Dummy · 5 min")
        assert "✓ Quick · 5 min" in live(welcomes(channel)[1])
        done = next(one for one in channel.history(viewer=ben.actor) if one.id == asked.id)
        assert live(done) == ["Close"]
        assert f"/{welcomes(channel)[1].id})." in text(done)
        assert "`/rummy new dummy` `length: Quick`" in text(done)

        # Managers find everything behind theirs.
        ann, mia = room.people[0], manager(room)
        [hello] = welcomes(await added(room))
        await ann.press("For managers", hello)
        assert "Only members who may manage this server" in ann.told
        await mia.press("For managers", hello)
        page = mia.panel
        for name in ("channels", "defaults", "presets", "seasons"):
            assert f"`/server {name}`" in mia.text()
        assert "Integrations → Upcard" in mia.text()
        await mia.press("Channels")
        assert "every channel" in mia.text()
        await mia.press("New tables", page)
        assert "`/server presets`" in mia.text()
        await choose(mia, page, "language", "th")
        assert room.bot.services.people.server_settings(room.guild.id).language == "th"


def pages(message: Message) -> str:
    return text(message).splitlines()[0]


@pytest.mark.long
async def test_help_is_three_private_pages(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        answer = (await ann.slash("help")).response
        assert answer.ephemeral
        assert pages(ann.panel) == "## Help · Play"
        assert "`/rummy new dummy` (5 min)" in ann.text()
        assert "`/rummy new contract` (10 min)" in ann.text()
        assert ann.live() == ["My turn", "Server"]
        await ann.press("My turn")
        assert "`/play`" in ann.text()
        await ann.press("Server")
        assert "`/privacy export`" in ann.text()
        await ann.press("Play")
        assert pages(ann.panel) == "## Help · Play"
        await forged(room, ann.actor, ann.panel, Click(ME, 0, "help", "nothing"))
        assert pages(ann.panel) == "## Help · Play"


@pytest.mark.long
async def test_about_names_the_addresses_that_are_set(url: str) -> None:
    async with open_room(url, support_address="cards@example.org") as room:
        ann = room.people[0]
        await ann.slash("about")
        assert "Upcard 0.1.0" in ann.told
        assert "**Support:** cards@example.org" in ann.told
        assert "**Source:**" not in ann.told
        assert "What is kept" in ann.told
