"""A lobby whose host is silent or gone is led by those who sit there."""

import pytest

from engine.table.roster import Status
from tests.discord.play.kit import Player, Room, components, live, open_room, text

SILENT = 5 * 60


async def a_lobby(room: Room) -> tuple[Player, Player, Player]:
    """A lobby of Ann's at which Ben sits, and Chi who looks on."""
    ann, ben, chi = room.people[:3]
    await ann.slash("rummy new basic")
    await ben.press("Join", room.shown())
    return ann, ben, chi


async def test_after_five_minutes_whoever_sits_there_starts(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi = await a_lobby(room)
        await room.env.advance_time(SILENT - 10)
        await ben.press("Start", room.shown())
        assert ben.told == (
            f"Only the host can do that, and the host is <@{ann.id}>. A kind word usually helps. If"
            " the host doesn’t click for 5 minutes, anyone who sits here can do it."
        )
        assert "**Ann** · host" in text(room.shown()), "a refusal changes nothing"
        await room.env.advance_time(20)
        await chi.press("Start", room.shown())
        assert "Only the host can do that" in chi.told, "who looks on does not sit there"
        await ben.press("Start", room.shown())
        told = await room.stored()
        assert (told.roster.status, told.roster.host) == (Status.PLAYING, ben.id)


async def test_a_host_who_clicks_stays_in_charge_and_one_who_returns_sees_who_is(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, _ = await a_lobby(room)
        await room.env.advance_time(SILENT - 10)
        await ann.press("House rules", room.shown())
        await room.env.advance_time(SILENT - 10)
        await ben.press("Seats", room.shown())
        assert "Only the host can do that" in ben.told
        await room.env.advance_time(20)
        await ben.press("Seats", room.shown())
        assert "**Ben** · host" in text(room.shown())
        named = str(components(ben.panel))
        assert "Ann" in named, "Ben can free the seat of a host who does not answer"
        await ann.press("Start", room.shown())
        assert f"the host is <@{ben.id}>" in ann.told


async def test_the_house_rules_of_a_silent_host_are_changed_and_agreed_on_anew(url: str) -> None:
    async with open_room(url) as room:
        _, ben, _ = await a_lobby(room)
        await ben.press("House rules", room.shown())
        assert "Save as preset" not in live(ben.panel)
        assert "Undo" not in str(components(ben.panel))
        await room.env.advance_time(SILENT)
        before = (await room.stored()).version
        await ben.press("House rules", room.shown())
        assert (await room.stored()).version == before, "who only looks takes nothing over"
        evening = next(one for one in live(room.shown()) if one.startswith("Evening"))
        await ben.press(evening, room.shown())
        roster = (await room.stored()).roster
        assert roster.host == ben.id
        assert roster.agreed == {ben.id}, "Ann has not seen these rules"


async def test_a_host_who_left_the_server_holds_nobody_up(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, _ = await a_lobby(room)
        room.env.backend.remove_member(room.guild.id, ann.id)
        await ben.press("Start", room.shown())
        told = await room.stored()
        assert (told.roster.status, told.roster.host) == (Status.PLAYING, ben.id)


@pytest.mark.parametrize("status", [403, 500])
async def test_what_discord_does_not_say_takes_the_lobby_from_nobody(url: str, status: int) -> None:
    async with open_room(url) as room:
        ann, ben, _ = await a_lobby(room)
        room.env.inject_error("GET", "/guilds/*/members/*", status=status)
        await ben.press("Start", room.shown())
        assert f"the host is <@{ann.id}>" in ben.told
