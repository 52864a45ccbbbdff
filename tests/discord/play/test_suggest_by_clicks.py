"""Suggest: what can be laid, and in games that never count for ratings a draw or a discard too."""

import re

import pytest

from bot.blocks.control import Click
from bot.text import Text
from tests.discord.play.kit import Player, Room, forged, open_room, whispers

SAY = Text()
REASON = re.compile(r"A computer would:\n\*\*(.+)\*\*\n-# (.+)")


async def begun(room: Room, *, rated: str) -> Player:
    """Ann and Ben at Basic Rummy; whose turn it is, with their panel open."""
    ann, ben = room.people[:2]
    await ann.slash("rummy new basic", rated=rated)
    await ben.press("Join", room.shown())
    await ann.press("Start", room.shown())
    for person in (ann, ben):
        await person.press("My hand", room.shown())
    return next(one for one in (ann, ben) if "Draw" in one.live())


async def test_a_plain_turn_by_suggestions_alone(url: str) -> None:
    async with open_room(url) as room:
        person = await begun(room, rated="casual")
        await person.press("Suggest")
        found = REASON.search(person.text())
        assert found is not None, person.text()
        assert found[1].startswith(("draw", "take"))
        [button] = [one for one in person.live() if one != "Back"]
        await person.press(button)
        assert len(person.faces()) == 11
        await person.press("Suggest")
        found = REASON.search(person.text())
        while found is None or found[1].startswith("lay "):  # something can be laid first
            await person.press(next(one for one in person.live() if one != "Back"))
            await person.press("Suggest")
            found = REASON.search(person.text())
        assert found[1].startswith("discard ")
        assert "Nothing to lay now." in person.text()
        await person.press("Discard")
        assert "Not your turn yet" in person.text()
        assert "Suggest" not in person.live()


async def test_a_rated_game_names_no_draw_and_no_discard_and_says_why(url: str) -> None:
    async with open_room(url) as room:
        person = await begun(room, rated="rated")
        assert "Suggest" not in person.live(), "nothing can be laid while drawing"
        now = Click(room.table_id(), (await room.page()).entries[-1].version, "suggest")
        await forged(room, person.actor, whispers(room, person)[-1], now)
        assert (
            "This game is rated, so Suggest leaves the draw and the discard to you" in person.text()
        )
        assert "A computer would" not in person.text()


@pytest.mark.long
async def test_an_old_suggestion_plays_nothing(url: str) -> None:
    async with open_room(url) as room:
        person = await begun(room, rated="casual")
        old = Click(room.table_id(), (await room.page()).entries[-1].version, "suggest")
        await person.press("Draw")
        await forged(room, person.actor, whispers(room, person)[-1], old)
        assert "That panel was old" in person.text()


@pytest.mark.long
async def test_whoever_is_offered_an_upcard_is_told_whether_to_take_it_and_why(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new contract", rated="casual", computers=1)
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        for person in (ann, ben):
            await person.press("My hand", room.shown())
        one, other = (ann, ben) if "Draw" in ann.live() else (ben, ann)
        await one.press("Draw")
        assert "Suggest" in other.live()
        await other.press("Suggest")
        found = REASON.search(other.text())
        assert found is not None, other.text()
        assert found[1].startswith(("ask for", "let "))
        await other.press(next(one for one in other.live() if one != "Back"))
        assert "Suggest" not in other.live()
