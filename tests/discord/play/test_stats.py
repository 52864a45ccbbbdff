"""/stats: the figures of one person, with the curve of their rating (UX Commands)."""

import re
from dataclasses import replace

import pytest

from bot.blocks.control import ME, Click
from engine.table.record import Unrated
from tests.discord.play.finished import control, finish, games, standings
from tests.discord.play.kit import Room, alt_texts, forged, open_room, options, text
from tests.discord.play.shelf import Shelf

EVENING = ((0, 1, 2), (0, 2, 1), (1, 0, 2))


async def test_ux_stats_of_one_game_with_a_curve_and_of_none(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann = room.people[0]
        told = (await ann.slash("stats")).response
        assert told.ephemeral
        words = text(told)
        assert "## Ann" in words
        assert "**Contract Rummy** · place 1" in words, "the only game that was played"
        assert re.search(
            r"Rating \*\*\d+ ± \d+ \(provisional\)\*\*, after 3 rated games of 10", words
        )
        assert "3 games, 2 wins (67%) · average place 1.3" in words
        assert "7.6 points per deal" in words
        assert "Longest winning streak 2 · now 0" in words
        assert "finished 3 of 3 · turns out of time: 0" in words
        [alt] = alt_texts(told)
        assert alt.startswith("The rating after each of the last 3 rated games")
        assert len(told.attachments) == 1
        assert options(told) == {}

        # Who has played nothing is told how to begin.
        dao = room.people[3]
        await dao.slash("stats")
        assert "Dao hasn’t finished a game here yet" in dao.told


async def two_games(room: Room, store: Shelf) -> None:
    for number, who in enumerate(EVENING, 1):
        await finish(room, store, standings(room, who), f"{number:010x}")
    late = standings(room, (1, 0), timeouts=2)
    await finish(room, store, late, "00000000aa", "dummy")
    left = standings(room, (1, 0), Unrated.HANDED_OVER)
    await finish(room, store, [left[0], replace(left[1], left=True)], "00000000ab", "dummy")


@pytest.mark.long
async def test_ux_stats_of_all_games_lead_to_each(url: str) -> None:
    async with open_room(url, prepare=two_games) as room:
        ann, ben = room.people[:2]
        await ben.slash("stats", player=ann.actor.user)
        words = ben.text()
        assert "**All games**" in words
        assert words.index("Contract Rummy") < words.index("Thai Dummy")
        assert "finished 4 of 5 · turns out of time: 2" in words, "reliability stands apart"
        assert alt_texts(ben.panel) == []
        assert list(options(ben.panel)) == ["All games", "Contract Rummy", "Thai Dummy"]
        await ben.use(control(ben.panel, "stats"), "contract")
        assert "**Contract Rummy** · place 1" in ben.text()
        assert len(alt_texts(ben.panel)) == 1
        await ben.use(control(ben.panel, "stats"), "all")
        assert "**All games**" in ben.text()
        assert ben.panel.attachments == []

        # Of a game that was asked for.
        ann, chi = room.people[0], room.people[2]
        await ann.slash("stats", game="dummy")
        assert "**Thai Dummy**" in ann.text()
        assert "2 games, 0 wins (0%)" in ann.text()
        await chi.slash("stats", game="dummy")
        assert "No Thai Dummy game finished yet" in chi.text()
        assert list(options(chi.panel)) == ["All games", "Contract Rummy"]

        # What an old menu cannot mean changes nothing.
        ann = room.people[0]
        told = (await ann.slash("leaderboard")).response
        await forged(room, ann.actor, told, Click(ME, 0, "stats", "me"))
        assert "no longer works" in ann.told
