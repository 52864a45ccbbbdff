"""A table is forming: whoever wanted to know is pinged once, and one role of the server."""

from datetime import UTC
from typing import Any

import discord
import pytest

from bot.people.known_people import Reader
from bot.people.preferences import PingStyle, Preferences
from bot.showing.turn_pings import MOST_AN_HOUR
from bot.text import Text
from engine.games.registry import REGISTRY
from engine.live.timing import QuietHours
from tests.discord.play.finished import control
from tests.discord.play.kit import Player, Room, components, open_room, text
from tests.discord.play.rules_kit import fill, manager
from tests.discord.play.test_outside_of_servers import in_messages
from tests.discord.recorder import Recorded


def forming(room: Room) -> list[discord.Message]:
    """The messages that say that a table is forming."""
    return [one for one in room.history() if "is forming" in one.content]


def pinged(message: discord.Message) -> list[int]:
    return sorted(one.id for one in message.mentions)


async def opens(room: Room, person: Player, game: str) -> None:
    """A table opens, and its lobby closes again: nobody sits in another when the next one opens."""
    await person.slash(f"rummy new {game}")
    await person.press("Leave", room.shown())


async def wants(room: Room, person: Player, **settings: Any) -> None:
    await room.bot.services.forming.store.keep(room.guild.id, person.id, settings)


async def prefers(room: Room, person: Player, **settings: Any) -> None:
    preferences = Preferences(**settings)
    reader = Reader(person.id, Text(), preferences)
    await room.bot.services.people.keep_preferences(reader, preferences)


async def test_whoever_asked_for_it_is_pinged_once_for_a_table(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi, _ = room.people
        await ben.slash("settings")
        await ben.press("Table pings")
        assert "You aren’t pinged" in ben.text()
        await ben.press("Ping me")
        every = Text().joined(Text()(f"game-{name}") for name in REGISTRY)
        assert f"{every}, at any time" in ben.text()
        await ann.slash("rummy new contract")
        [call] = forming(room)
        assert pinged(call) == [ben.id]
        assert "A table of Contract Rummy is forming" in call.content
        assert f"/{room.channel.id}/{room.shown().id}" in call.content
        await chi.press("Join", room.shown())
        await ann.press("Medium", room.shown())
        assert len(forming(room)) == 1
        await ben.press("Stop")
        await ann.slash("rummy new contract")
        assert len(forming(room)) == 1


@pytest.mark.long
async def test_only_for_the_games_and_hours_that_were_chosen(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, _, _ = room.people
        await ben.slash("settings")
        await ben.press("Table pings")
        await ben.press("Ping me")
        await ben.actor.select(ben.panel, ["dummy"], custom_id=control(ben.panel, "pings-games"))
        await opens(room, ann, "basic")
        assert forming(room) == []
        await opens(room, ann, "dummy")
        assert [pinged(one) for one in forming(room)] == [[ben.id]]
        now = room.env.now().astimezone(UTC)
        later = f"{(now.hour + 2) % 24}:00", f"{(now.hour + 4) % 24}:00"
        shown = await ben.press("Hours")
        typed = {"begin": later[0], "end": later[1], "offset": "UTC+0"}
        await fill(ben, shown, **typed)
        assert "(UTC+0)" in ben.text()
        await opens(room, ann, "dummy")
        assert len(forming(room)) == 1
        await ben.press("At any time")
        await opens(room, ann, "dummy")
        assert len(forming(room)) == 2


async def test_quiet_hours_pings_that_are_off_blocks_and_bars_are_kept(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        ann, ben, chi, dao = room.people
        eve = Player(room, room.guild.add_member(room.env.create_user("eve", global_name="Eve")))
        for person in (ann, ben, chi, dao, eve):
            await wants(room, person)
        await prefers(room, ben, quiet=QuietHours(0, 23 * 60 + 59))
        await prefers(room, chi, call=PingStyle.NEVER)
        await prefers(room, dao, blocked=(ann.id,))
        await room.bot.services.people.change_server_settings(
            room.guild.id, lambda settings: settings.put("barred", (eve.id,))
        )
        await opens(room, ann, "contract")
        assert forming(room) == [], "and whoever sits there is not pinged either"
        await prefers(room, ben, call=PingStyle.SILENT)
        await opens(room, ann, "contract")
        [call] = forming(room)
        assert f"<@{ben.id}>" in call.content
        [sent] = [one for one in recorded if "is forming" in str(one.payload)]
        assert sent.payload["allowed_mentions"] == {"parse": [], "users": []}, "without a sound"


@pytest.mark.long
async def test_a_full_table_and_one_with_guests_ping_nobody(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi, _ = room.people
        await wants(room, ben)
        await ann.slash("rummy new dummy", computers=3)
        await ann.slash("rummy new dummy", **{"with": chi.actor})
        assert forming(room) == []


async def test_a_channel_is_not_flooded(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, _, _ = room.people
        await wants(room, ben)
        for _ in range(MOST_AN_HOUR + 2):
            await opens(room, ann, "dummy")
        assert len(forming(room)) == MOST_AN_HOUR
        await room.env.advance_time(3601)
        await opens(room, ann, "dummy")
        assert len(forming(room)) == MOST_AN_HOUR + 1


async def test_a_manager_names_one_role_that_is_pinged_and_never_everybody(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        await mia.slash("server forming", role=room.guild.default_role)
        assert "I can’t ping the whole server" in mia.told
        assert room.bot.services.people.server_settings(room.guild.id).forming_role is None

        # A manager names one role that is pinged.
        ann, mia = room.people[0], manager(room)
        players = room.guild.create_role("Players", mentionable=True)
        await mia.slash("server forming", role=players)
        assert f"From now on <@&{players.id}> is pinged once" in mia.told
        await opens(room, ann, "contract")
        [call] = forming(room)
        assert [role.id for role in call.role_mentions] == [players.id]
        await mia.slash("server forming")
        assert "No role is pinged" in mia.told
        await opens(room, ann, "contract")
        assert len(forming(room)) == 1


async def test_a_wish_is_kept_shown_and_deleted_with_the_person(url: str) -> None:
    async with open_room(url) as room:
        ann = in_messages(room)
        await ann.slash("settings")
        await ann.press("Table pings")
        assert "set separately for each server" in ann.told

        # A wrong time changes nothing.
        ben = room.people[1]
        await wants(room, ben)
        await ben.slash("settings")
        await ben.press("Table pings")
        shown = await ben.press("Hours")
        await fill(ben, shown, begin="25:00", end="8:00", offset="UTC")
        assert "“25:00” isn’t a time of day" in text(ben.panel)
        assert await room.bot.services.forming.store.of_person(room.guild.id, ben.id) == {}
        assert components(ben.panel)

        # It is kept shown and deleted with the person.
        ben = room.people[1]
        await wants(room, ben, games=["dummy"])
        await room.restart()
        told = await room.bot.services.privacy.export(ben.id)
        assert told["table_pings"] == [
            {"guild_id": room.guild.id, "user_id": ben.id, "settings": {"games": ["dummy"]}}
        ]
        await room.bot.services.privacy.forget(ben.id)
        assert await room.bot.services.forming.store.of_server(room.guild.id) == {}
