"""A table opened with somebody: seats kept, one call each (UX Lobby; hosts invite)."""

from typing import Any

import pytest

from bot.blocks.control import ME, Click
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.screens.first_steps import read_play_with
from bot.text import Text
from tests.discord.play.kit import Player, Room, forged, open_room, text

MENU = "Play rummy with…"


async def seats(room: Room) -> list[tuple[int | None, bool]]:
    """Who sits at the table, and for whom the seat is only kept."""
    roster = (await room.stored()).roster
    return [(one.user, one.user in roster.invited) for one in roster.sitters]


def called(room: Room) -> list[list[int]]:
    """Whom the messages of words alone have pinged."""
    return [[one.id for one in call.mentions] for call in room.history() if not call.components]


async def play_with(asker: Player, other: Player) -> Any:
    menu = await asker.actor.context_menu(asker.room.channel, MENU, other.actor)
    return asker._seen(menu)


async def test_guests_of_a_new_table_have_their_seats_and_one_call_each(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi, _ = room.people
        guests = {"with": ben.actor, "with2": chi.actor}
        await ann.slash("rummy new contract", computers=1, **guests)
        assert await seats(room) == [(ann.id, False), (None, False), (ben.id, True), (chi.id, True)]
        [call] = [one for one in room.history() if not one.components]
        assert sorted(one.id for one in call.mentions) == [ben.id, chi.id]
        jump = f"/channels/{room.guild.id}/{room.channel.id}/{room.shown().id}"
        assert jump in call.content
        await ben.press("I’m in", room.shown())
        assert await seats(room) == [
            (ann.id, False),
            (None, False),
            (ben.id, False),
            (chi.id, True),
        ]
        assert len(called(room)) == 1, "nobody is called again"


@pytest.mark.long
async def test_somebody_who_is_named_twice_has_one_seat(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        twice = {"with": ben.actor, "with3": ben.actor}
        await ann.slash("rummy new dummy", **twice)
        assert await seats(room) == [(ann.id, False), (ben.id, True)]
        assert called(room) == [[ben.id]]


async def test_whom_nobody_can_invite_is_one_clear_sentence_and_no_table(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        stranger = room.env.create_user("eve", global_name="Eve")
        robot = room.env.create_user("robot", global_name="Robot", bot=True)
        machine = room.guild.add_member(robot)
        for guest, sentence in (
            (ann.actor, "You already have a seat, because it’s your table"),
            (machine, "Only members of this server can be invited, and no bots"),
            (stranger, "Only members of this server can be invited, and no bots"),
        ):
            await ann.slash("rummy new basic", **{"with": guest})
            assert sentence in ann.told
            assert room.history() == []

        # More people than seats open nothing.
        ann, ben, chi, dao = room.people
        guests = {"with": ben.actor, "with2": chi.actor, "with3": dao.actor}
        await ann.slash("rummy new dummy", computers=1, **guests)
        assert "room for 4 players" in ann.told
        assert room.history() == []

        # The menu of oneself says so.
        ann = room.people[0]
        await play_with(ann, ann)
        assert "You already have a seat" in ann.told


async def test_the_menu_of_a_person_asks_for_the_game_and_opens_the_table_here(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        asked = await play_with(ann, ben)
        assert asked.response.ephemeral
        assert "Rummy with Ben: which game?" in ann.text()
        assert room.history() == []
        await ann.press("Thai Dummy")
        assert "Thai Dummy: take a seat" in text(room.shown())
        assert await seats(room) == [(ann.id, False), (ben.id, True)]
        assert called(room) == [[ben.id]]


@pytest.mark.long
async def test_what_an_old_button_cannot_mean_opens_nothing(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await play_with(ann, ben)
        for rest in ("", "poker.7.Ben", "dummy.Ben", "dummy."):
            assert read_play_with(rest) is None
            await forged(room, ann.actor, ann.panel, Click(ME, 0, "open-with", rest))
            assert "no longer works" in ann.told
        assert room.history() == []


async def test_a_click_cannot_invite_whom_the_server_does_not_have(url: str) -> None:
    """Forged, for a bot, and kept until the guest had left. Discord tells what they are called."""
    async with open_room(url) as room:
        ann, ben, chi, _ = room.people
        await play_with(ann, ben)
        for rest in ("dummy.7", "dummy.1000000000000000007", f"dummy.{room.bot.user.id}"):
            await forged(room, ann.actor, ann.panel, Click(ME, 0, "open-with", rest))
            assert "Only members of this server can be invited" in ann.told
        await play_with(ann, chi)
        room.env.backend.remove_member(room.guild.id, chi.id)
        await ann.press("Thai Dummy")
        assert "Only members of this server can be invited" in ann.told
        assert room.history() == []
        await play_with(ann, ben)
        await ann.press("Thai Dummy")
        assert [one.name for one in (await room.stored()).roster.sitters] == ["Ann", "Ben"]


@pytest.mark.long
async def test_no_table_opens_while_discord_does_not_say_who_is_a_member(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr("discord.Guild.fetch_member", silent)
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await play_with(ann, ben)
        await ann.press("Thai Dummy")
        assert "I couldn’t check whether" in ann.told
        assert room.history() == []


async def test_who_cannot_come_is_refused_without_a_word_why(url: str) -> None:
    """Barred by the server, or one of the two has blocked the other: it sounds the same."""
    async with open_room(url) as room:
        ann, ben, chi, dao = room.people
        people, guild = room.bot.services.people, room.guild.id
        for person, other in ((ann, chi), (dao, ann)):
            reader = Reader(person.id, Text(), Preferences(blocked=(other.id,)))
            await people.keep_preferences(reader, reader.preferences)
        await people.change_server_settings(guild, lambda now: now.put("barred", (ben.id,)))
        told = set()
        for guest in (ben, chi, dao):
            await ann.slash("rummy new contract", **{"with": guest.actor})
            told.add(ann.told)
            await play_with(ann, guest)
            await ann.press("Contract Rummy")
            told.add(ann.told)
        assert len(told) == 1, told
        assert room.history() == []


@pytest.mark.long
async def test_who_is_barred_opens_no_table_by_a_button_either(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        people, guild = room.bot.services.people, room.guild.id
        await people.change_server_settings(guild, lambda now: now.put("barred", (ann.id,)))
        await play_with(ann, ben)
        await ann.press("Basic Rummy")
        assert room.history() == []
        by_button = ann.told
        await ann.slash("rummy new basic")
        assert ann.told == by_button
