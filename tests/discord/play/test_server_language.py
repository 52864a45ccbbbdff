"""/server language: what the tables of a server speak (UX Languages and eyes)."""

import pytest

from tests.discord.play.kit import live, open_room
from tests.discord.play.rules_kit import manager


async def test_ux_languages_open_tables_speak_the_chosen_language_at_once(url: str) -> None:
    async with open_room(url) as room:
        mia, ann, ben = manager(room), *room.people[:2]
        await ann.slash("rummy new contract", computers=1)
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        await ann.press("My hand", room.shown())
        assert "Bài của tôi" not in live(room.shown())

        told = await mia.slash("server language", language="vi")
        assert told.response.ephemeral
        assert "use **Tiếng Việt** from now on" in mia.told, "Mia's own language stays"
        await room.env.settle()
        assert "Bài của tôi" in live(room.shown())
        assert "Draw" in ann.live(), "and so does everybody else's"

        await room.restart()
        await ann.press("Bốc", room.shown())
        assert "Bài của tôi" in live(room.shown())
        await mia.slash("server language", language="discord")
        assert "use **English**" in mia.told
        await room.env.settle()
        assert "My hand" in live(room.shown())


@pytest.mark.long
async def test_a_lobby_and_a_new_table_speak_it_too(url: str) -> None:
    async with open_room(url) as room:
        mia, ann = manager(room), room.people[0]
        await ann.slash("rummy new basic")
        await mia.slash("server language", language="th")
        await room.env.settle()
        assert "ร่วมวง" in live(room.shown())
        await ann.slash("rummy new dummy")
        assert "ร่วมวง" in live(room.shown())
        await ann.slash("rummy leave")
        assert "Leave this lobby" in ann.told


@pytest.mark.long
async def test_only_managers_are_offered_it(url: str) -> None:
    async with open_room(url) as room:
        ann, mia = room.people[0], manager(room)
        assert "server language" not in ann.actor.available_commands(room.channel)
        assert "server language" in mia.actor.available_commands(room.channel)
