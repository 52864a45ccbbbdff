"""Private notes can be closed, and those of a lobby go when its game begins."""

import pytest

from bot.blocks.control import Click
from tests.discord.play.kit import open_room, text, whispers
from tests.discord.play.messages import live


async def test_a_note_is_closed_by_a_click(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy hand")
        [note] = whispers(room, ann)
        assert "You’re not at a table" in text(note)
        assert live(note) == ["Close"]
        await ann.actor.click(note, custom_id=Click("me", 0, "close").write())
        assert whispers(room, ann) == []


@pytest.mark.long
async def test_more_and_the_rules_can_be_closed(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract", computers=2)
        await ann.press("Start", room.shown())
        await ann.press("More", room.shown())
        more = ann.panel
        await ann.press("Rules")
        assert len(whispers(room, ann)) == 2
        await ann.press("Close")
        assert len(whispers(room, ann)) == 1
        await ann.press("Close", more)
        assert whispers(room, ann) == []


@pytest.mark.long
async def test_what_was_told_about_a_lobby_goes_when_its_game_begins(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("rummy new contract")
        for person in (ben, chi):
            await person.press("Join", room.shown())
        await ben.press("Join", room.shown())
        await chi.press("Start", room.shown())
        await ann.press("House rules", room.shown())
        assert [len(whispers(room, person)) for person in (ann, ben, chi)] == [2, 1, 1]
        await ann.press("Start", room.shown())
        await room.env.settle()
        assert [len(whispers(room, person)) for person in (ann, ben, chi)] == [0, 0, 0]


async def test_what_is_told_during_a_game_stays(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new basic", computers=1)
        await ann.press("Start", room.shown())
        await ben.press("My hand", room.shown())
        assert len(whispers(room, ben)) == 1
        await ann.press("My hand", room.shown())
        await room.env.settle()
        assert len(whispers(room, ben)) == 1
