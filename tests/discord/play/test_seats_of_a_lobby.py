"""The seats of a lobby are the host's: nobody who does not answer holds the others up."""

from typing import Any

import pytest

from bot.blocks.control import Click, read_click
from engine.table.roster import Status
from tests.discord.play.kit import Player, Room, components, forged, live, open_room, text
from tests.discord.play.rules_kit import change


async def changed_rules(room: Room, *guests: Player) -> Player:
    """A lobby whose host changed the rules after these guests had sat down."""
    ann = room.people[0]
    await ann.slash("rummy new contract")
    for guest in guests:
        await guest.press("Join", room.shown())
    await ann.press("House rules", room.shown())
    await change(ann, "Two players", "Two players are enough")
    return ann


async def invite(room: Room, host: Player, guest: Player) -> Any:
    """The host chooses a guest in the menu of the seats."""
    await host.press("Seats", room.shown())
    [menu] = [part for part in components(host.panel) if part.get("type") == 5]
    chosen = await host.actor.select(host.panel, [guest.actor], custom_id=menu["custom_id"])
    return host._seen(chosen)


def removals(host: Player) -> list[Click]:
    """The clicks on the seats panel that free one."""
    parts = [part for part in components(host.panel) if part.get("type") == 9]
    found = [read_click(part["accessory"]["custom_id"]) for part in parts]
    return [click for click in found if click is not None]


async def seated(room: Room) -> list[int | None]:
    return [sitter.user for sitter in (await room.stored()).roster.sitters]


async def test_fault_a_guest_who_never_agrees_does_not_hold_up_the_start(url: str) -> None:
    async with open_room(url) as room:
        _, ben, chi, _ = room.people
        ann = await changed_rules(room, ben, chi)
        await ben.press("Agree", room.shown())
        await ann.press("Start", room.shown())
        assert ann.told == (
            f"<@{chi.id}> hasn’t answered yet. You can start without them. They’ll be notified and"
            " lose the seat."
        )
        await ann.press("Wait")
        assert (await room.stored()).roster.status is Status.LOBBY
        await ann.press("Start", room.shown())
        await ann.press("Start without them")
        told = await room.stored()
        assert told.roster.status is Status.PLAYING
        assert await seated(room) == [ann.id, ben.id]
        [call] = [one for one in room.history() if "has started without you" in one.content]
        assert call.content.startswith(f"<@{chi.id}>, [the game](https://discord.com/channels/")
        assert [one.id for one in call.mentions] == [chi.id]
        assert "My hand" in live(room.shown())


@pytest.mark.long
async def test_too_few_are_left_without_them(url: str) -> None:
    async with open_room(url) as room:
        ben = room.people[1]
        ann = await changed_rules(room, ben)
        await ann.press("Start", room.shown())
        assert "it takes 2 to play" in ann.told
        assert ann.live() == ["Free their seats", "Wait"]
        await ann.press("Free their seats")
        assert await seated(room) == [ann.id]
        await ben.press("Join", room.shown())
        assert "There’s no seat for you at this table" in ben.told


@pytest.mark.long
async def test_who_answers_while_the_host_is_asked_plays(url: str) -> None:
    async with open_room(url) as room:
        _, ben, chi, _ = room.people
        ann = await changed_rules(room, ben, chi)
        await ben.press("Agree", room.shown())
        await ann.press("Start", room.shown())
        without = read_click(components(ann.panel)[-2]["custom_id"])
        assert without is not None
        await chi.press("Agree", room.shown())
        await ann.press("Start without them")
        assert await seated(room) == [ann.id, ben.id, chi.id]
        assert "started without you" not in "".join(room.calls())
        await ann.press("My hand", room.shown())
        await forged(room, ann.actor, ann.panel, without)
        assert "The game has started, so the lobby is closed" in ann.told, "pressed twice"


async def test_a_person_and_a_computer_are_removed(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi, _ = room.people
        await ann.slash("rummy new contract", computers=1)
        for guest in (ben, chi):
            await guest.press("Join", room.shown())
        await ben.press("Seats", room.shown())
        assert "Only the host can do that" in ben.told
        await ann.press("Seats", room.shown())
        assert [ann.text().count(name) for name in ("Ada", "Ben", "Chi", "Ann")] == [1, 1, 1, 0]
        computer, person, _ = removals(ann)
        await ann.actor.click(ann.panel, custom_id=computer.write())
        assert await seated(room) == [ann.id, ben.id, chi.id]
        await forged(room, ann.actor, ann.panel, person)
        assert await seated(room) == [ann.id, chi.id], "the old place counts for nothing"
        [call] = [one for one in room.history() if not one.components]
        assert [one.id for one in call.mentions] == [ben.id]
        assert "the host has freed your seat" in call.content

        await forged(room, ann.actor, ann.panel, person)
        assert await seated(room) == [ann.id, chi.id], "pressed twice: nobody else goes"
        assert len(room.calls()) == 1
        await ben.press("Join", room.shown())
        assert "There’s no seat for you at this table" in ben.told
        await room.restart()
        await ben.press("Join", room.shown())
        assert await seated(room) == [ann.id, chi.id]


async def test_a_guest_is_invited_and_comes(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, _, dao = room.people
        await ann.slash("rummy new contract")
        await dao.press("Join", room.shown())
        await invite(room, ann, ben)
        assert await seated(room) == [ann.id, dao.id, ben.id]
        assert f"A seat is kept for <@{ben.id}>: are you in?" in text(room.shown())
        assert f"💌 <@{ben.id}>, a seat is kept for you" in room.calls()[0]
        assert len(room.calls()) == 1
        await invite(room, ann, ben)
        assert len(room.calls()) == 1, "one call each"
        await ben.press("I’m in", room.shown())
        assert (await room.stored()).roster.invited == frozenset()
        await ann.press("Start", room.shown())
        assert (await room.stored()).roster.status is Status.PLAYING


@pytest.mark.long
async def test_an_invitation_is_declined_or_withdrawn(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi, dao = room.people
        await ann.slash("rummy new contract", computers=1)
        for guest in (ben, chi, dao):
            await invite(room, ann, guest)
        await ben.press("Not this time", room.shown())
        assert await seated(room) == [ann.id, None, chi.id, dao.id]
        await ann.press("Seats", room.shown())
        assert ann.live() == ["Remove", "Withdraw", "Withdraw"]
        await ann.actor.click(ann.panel, custom_id=removals(ann)[1].write())
        assert await seated(room) == [ann.id, None, dao.id]
        await ann.press("Start", room.shown())
        assert f"<@{dao.id}> hasn’t answered yet" in ann.told
        await ann.press("Free their seats")
        assert await seated(room) == [ann.id, None]
        await dao.press("Join", room.shown())
        assert await seated(room) == [ann.id, None, dao.id], "who was only invited may still come"


@pytest.mark.long
async def test_bots_are_not_invited(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract")
        await ann.press("Seats", room.shown())
        robot = room.guild.add_member(room.env.create_user("robot", bot=True))
        [menu] = [part for part in components(ann.panel) if part.get("type") == 5]
        chosen = await ann.actor.select(ann.panel, [robot], custom_id=menu["custom_id"])
        ann._seen(chosen)
        assert "Only members of this server can be invited" in text(ann.panel)
        assert await seated(room) == [ann.id]
