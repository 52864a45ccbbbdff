"""/server void, restore and corrections: a game out of the standings and back (UX /server)."""

import pytest

from bot.blocks.control import SERVER, Click
from tests.discord.play.finished import games
from tests.discord.play.kit import forged, live, open_room, text
from tests.discord.play.rules_kit import manager

EVENING = ((0, 1, 2), (0, 2, 1), (1, 0, 2))
SECOND = f"{2:010x}"
"""The table of the second game, which Ann won."""


async def test_ux_server_a_game_is_taken_out_and_put_back(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        mia, ann = manager(room), room.people[0]
        first = text((await ann.slash("leaderboard", game="contract", measure="rating")).response)
        wins = {"game": "contract", "measure": "wins"}
        assert "Ann** · 2 of 3 won" in text((await ann.slash("leaderboard", **wins)).response)

        await mia.slash("server void", game=SECOND, reason="Ben's  *cat* played")
        assert "Take this game out of the standings?" in mia.text()
        assert "Ann, Chi, Ben" in mia.text()
        assert "“Ben's \\*cat\\* played”" in mia.text()
        assert "Ann** · 2 of 3 won" in text((await ann.slash("leaderboard", **wins)).response)
        await mia.press("Leave it alone")
        assert "Nothing has changed" in mia.told
        assert await room.bot.services.corrections.of(room.guild.id) == ()

        await mia.slash("server void", game=SECOND, reason="Ben's  *cat* played")
        await mia.press("Yes, take it out")
        assert "The game no longer counts" in mia.told
        assert "Ann** · 1 of 2 won" in text((await ann.slash("leaderboard", **wins)).response)
        [void] = await room.bot.services.corrections.of(room.guild.id)
        assert (void.by_user, void.reason) == (mia.id, "Ben's *cat* played")

        await mia.slash("server void", game=SECOND, reason="again")
        assert "This game was taken out already" in mia.told
        await mia.slash("server restore", game=SECOND, reason="a clever cat")
        await mia.press("Yes, put it back")
        assert "The game counts again" in mia.told
        assert (
            text(
                (await ann.slash("leaderboard", game="contract", measure="rating")).response
            ).splitlines()[:5]
            == (first.splitlines()[:5])
        ), "all ratings are what they were"
        await mia.slash("server restore", game=SECOND, reason="again")
        assert "This game wasn’t taken out" in mia.told


@pytest.mark.long
async def test_games_are_offered_while_one_types(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        mia = manager(room)

        async def offered(command: str, typed: str) -> list[str]:
            found = await mia.actor.autocomplete(room.channel, command, "game", typed)
            assert all(len(one["name"]) <= 100 for one in found)
            return [one["value"] for one in found]

        every = [f"{number:010x}" for number in (3, 2, 1)]
        assert await offered("server void", "") == every, "the latest first"
        assert await offered("server void", "ann, chi, ben") == [SECOND]
        assert await offered("server restore", "") == []
        await mia.slash("server void", game=SECOND, reason="the cat")
        await mia.press("Yes, take it out")
        assert SECOND not in await offered("server void", "")
        assert await offered("server restore", "") == [SECOND]


async def test_ux_server_everybody_reads_the_corrections(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        mia, ann = manager(room), room.people[0]
        await mia.slash("server void", game="last", reason="why not")
        assert "There’s no such finished game in this server" in mia.told
        board = (await ann.slash("leaderboard")).response
        await forged(room, ann.actor, board, Click(SERVER, 0, "void", f"{SECOND}.mine"))
        assert "Only members who may manage this server" in ann.told
        room.people.append(mia)
        await forged(room, mia.actor, board, Click(SERVER, 0, "void", "last.why not"))
        assert await room.bot.services.corrections.of(room.guild.id) == ()

        # Everybody reads the corrections.
        mia, ann = manager(room), room.people[0]
        assert "Corrections" not in live((await ann.slash("leaderboard")).response)
        await mia.slash("server corrections")
        assert "No finished game has been taken out" in mia.told
        await mia.slash("server void", game=SECOND, reason="the cat")
        await mia.press("Yes, take it out")
        board = (await ann.slash("leaderboard")).response
        listed = await ann.press("Corrections", board)
        assert listed.response.ephemeral
        line = f"🚫 **taken out** by <@{mia.id}>: "
        assert line in text(listed.response)
        assert "Contract Rummy · Ann, Chi, Ben · “the cat”" in text(listed.response)
        await mia.slash("server corrections")
        assert line in mia.told


@pytest.mark.long
async def test_the_longest_reason_fits_into_its_button(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        mia = manager(room)
        reason = "ก|" * 30
        await mia.slash("server void", game=SECOND, reason=reason)
        await mia.press("Yes, take it out")
        [void] = await room.bot.services.corrections.of(room.guild.id)
        assert void.reason == reason
