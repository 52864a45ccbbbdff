"""/leaderboard by commands and clicks: measures, pages, seasons, pictures (UX Commands)."""

import re
from typing import Any

import pytest

from bot.screens.leaderboard import LeaderboardQuery
from data.league.standings import Measure
from engine.table.record import Unrated
from tests.discord.play.finished import choose, finish, games, standings
from tests.discord.play.kit import Room, alt_texts, forged, live, menus, open_room, options, text
from tests.discord.play.rules_kit import manager
from tests.discord.play.shelf import Shelf

VIEWS = ("Tonight", "This month", "Rating", "All time")
EVENING = ((0, 1, 2), (0, 2, 1), (1, 0, 2))
"""Three games of Ann, Ben and Chi: Ann wins two, Ben one."""


def lines(message: Any) -> list[str]:
    """The rows of a leaderboard, each a line."""
    return [line for line in text(message).splitlines() if "**" in line]


async def test_ux_leaderboard_by_ratings_and_by_each_measure(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann, dao = room.people[0], room.people[3]
        board = (await ann.slash("leaderboard", game="contract", measure="rating")).response
        assert "Leaderboard · Contract Rummy" in text(board)
        assert "All time · rated games · by rating" in text(board)
        first, second, third = lines(board)
        assert first.startswith("🥇 **▸ Ann** · ")
        assert second.startswith("🥈 **Ben** · ")
        assert third.startswith("3\\. **Chi** · "), "no medal for no win"
        assert all(" ± " in line and "(provisional) · 3 games" in line for line in lines(board))
        assert "Your place" not in text(board)
        other = (await dao.slash("leaderboard", game="contract")).response
        assert "▸" not in text(other), "who has played nothing has no place"

        # By each measure.
        ann = room.people[0]
        board = (await ann.slash("leaderboard", game="contract", measure="rating")).response
        told = {
            "wins": "**▸ Ann** · 2 of 3 won (67%)",
            "points": "**▸ Ann** · 7.6 points per deal · 3 games",
            "games": "**▸ Ann** · 3 games · 2 wins",
            "streak": "**▸ Ann** · 2 in a row · 0 now",
        }
        for measure, line in told.items():
            await choose(ann, board, "board-measure", measure)
            assert any(one.endswith(line) for one in lines(room.shown())), measure
            board = room.shown()
        chosen = [
            line["label"] for menu in menus(board) for line in menu["options"] if line["default"]
        ]
        assert chosen == ["Game: Contract Rummy", "By winning streak"]


async def unrated(room: Room, store: Shelf) -> None:
    """Ben has beaten computers twice and lost once, Chi beat Dao; Ann beat Ben once, rated."""
    for number, order in enumerate(((1, None), (None, 1), (1, None))):
        await finish(room, store, standings(room, order), f"{number:010x}")
    casual = standings(room, (2, 3), Unrated.CASUAL)
    await finish(room, store, casual, "00000000aa")
    await finish(room, store, standings(room, (0, 1)), "00000000ab")


@pytest.mark.long
async def test_people_have_the_places_and_computers_a_list_of_their_own(url: str) -> None:
    async with open_room(url, prepare=unrated) as room:
        ben = room.people[1]
        board = (await ben.slash("leaderboard")).response
        assert re.search("Tonight, since <t:\\d+:t> · by wins", text(board))
        people = [
            "🥇 **▸ Ben** · 2 of 4 won (50%)",
            "🥈 **Chi** · 1 of 1 won (100%)",
            "🥈 **Ann** · 1 of 1 won (100%)",
            "4\\. **Dao** · 0 of 1 won (0%)",
        ]
        assert lines(board) == people
        computers = "-# 🤖 before levels were introduced: won 33% of 3 games"
        assert computers in text(board)
        assert not {"By rating", "By winning streak"} & set(options(board))
        for view, about in (
            ("This month", "This month · by wins"),
            ("All time", "All time · all games, rated or not · by wins"),
        ):
            await ben.press(view, room.shown())
            assert about in text(room.shown())
            assert lines(room.shown()) == people
            assert computers in text(room.shown())
        await choose(ben, room.shown(), "board-measure", "games")
        await choose(ben, room.shown(), "board-game", "contract")
        assert "all games, rated or not · by games played" in text(room.shown())
        await ben.press("Rating", room.shown())
        assert "All time · rated games · by rating" in text(room.shown())
        assert [line.split(" · ")[0] for line in lines(room.shown())] == [
            "🥇 **Ann**",
            "2\\. **▸ Ben**",
        ], "no medal for no win"
        assert "🤖" not in text(room.shown())


@pytest.mark.long
async def test_it_opens_with_tonight_or_the_newest_that_there_is(url: str) -> None:
    prepared = games((0, None), (0, None), unrated=Unrated.COMPUTER)
    async with open_room(url, prepare=prepared) as room:
        ann = room.people[0]
        board = (await ann.slash("leaderboard")).response
        assert "Tonight, since" in text(board)
        assert "🥇 **▸ Ann** · 2 of 2 won (100%)" in text(board)
        await choose(ann, room.shown(), "board-game", "gin")
        assert "No one has finished a game for this list this evening" in text(room.shown())
        await ann.press("This month", room.shown())
        assert "No game of this list has ended this month" in text(room.shown())
        await ann.press("Rating", room.shown())
        assert "No one has a rating for this list yet" in text(room.shown())
        board = (await ann.slash("leaderboard", game="gin")).response
        assert "All time · all games, rated or not · by wins" in text(board)
        for typed, about in (("tonight", "Tonight, since"), ("this m", "This month")):
            offered = await ann.actor.autocomplete(room.channel, "leaderboard", "season", typed)
            board = (await ann.slash("leaderboard", season=offered[0]["value"])).response
            assert about in text(board)
            await ann.slash("leaderboard", season=offered[0]["value"], measure="streak")
            assert "Only rated games are sorted by rating or winning streak" in ann.told


OF_0_1_0 = {
    "{ann}..1.rating.0..": "Season 1 · rated games · by rating",
    "{ann}.contract..wins.0..": "All time · rated games · by wins",
    "{ann}..1.wins.0..a": "Season 1 · all games, rated or not · by wins",
    "{ann}..1.games.0.1.t": "Tonight, since",
}
"""Clicks of leaderboards that 0.1.0 has shown."""


async def crowd(room: Room, store: Shelf) -> None:
    """25 strangers with a game each, the first beaten most; Ann lost to all of them."""
    for number in range(10, 35):
        await finish(room, store, standings(room, (number, 0)), f"{number:010x}")


async def test_ux_leaderboard_is_paged_for_each_by_buttons_that_outlive_a_restart(url: str) -> None:
    async with open_room(url, prepare=crowd) as room:
        ann = room.people[0]
        await ann.slash("leaderboard", game="contract", measure="games")
        assert "Page 1 of 3" in text(room.shown())
        await ann.slash("leaderboard", game="contract", measure="wins")
        shown = room.shown()
        assert "Your place: 26\\. **▸ Ann** · 0 of 25 won (0%)" in text(shown)
        assert live(shown) == [*VIEWS, "Lower places", "As picture"]
        first = lines(shown)[:10]
        await ann.press("Lower places", shown)
        await room.restart()
        shown = room.shown()
        assert "Page 2 of 3" in text(shown)
        assert not set(first) & set(lines(shown))
        await ann.press("Lower places", shown)
        assert "Page 3 of 3" in text(room.shown())
        assert "Your place" not in text(room.shown()), "Ann stands on this page"
        assert "26\\. **▸ Ann**" in text(room.shown())
        assert live(room.shown()) == [*VIEWS, "Higher places", "As picture"]
        await ann.press("Higher places", room.shown())
        assert "Page 2 of 3" in text(room.shown())

        # Whoever else clicks gets a list of his own.
        ann, ben = room.people[:2]
        await ann.slash("leaderboard", game="contract", measure="wins")
        before = text(room.shown())
        result = await ben.press("Lower places", room.shown())
        assert result.response.ephemeral
        assert "Page 2 of 3" in ben.text()
        assert text(room.shown()) == before, "Ann's stays where it was"
        await ben.press("Lower places")
        assert "Page 3 of 3" in ben.text()
        assert "▸" not in ben.text()


@pytest.mark.long
async def test_ux_leaderboard_as_a_picture_and_its_old_buttons(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann = room.people[0]
        await ann.slash("leaderboard", game="contract", measure="rating")
        words = lines(room.shown())
        await ann.press("As picture", room.shown())
        shown = room.shown()
        assert len(shown.attachments) == 1
        assert lines(shown) == words, "the names stand below the bars"
        [alt] = alt_texts(shown)
        assert alt.startswith("The list as bars, by rating")
        assert "Ann" not in alt
        assert alt.count("±") == 3
        await ann.press("As text", shown)
        assert room.shown().attachments == []

        # Points of all games together are not offered.
        ann = room.people[0]
        await ann.slash("leaderboard", measure="points")
        assert "Points per deal can only be compared within one game" in ann.told
        board = await ann.slash("leaderboard", game="contract", measure="points")
        assert "points per deal" in text(board.response)
        await choose(ann, board.response, "board-game", "all")
        assert "all games" in text(room.shown())
        assert "by wins" in text(room.shown())
        assert "By points per deal" not in options(room.shown())

        # What an old button cannot mean changes nothing.
        ann = room.people[0]
        board = (await ann.slash("leaderboard")).response
        before = text(room.shown())
        look = LeaderboardQuery(ann.id, "contract").click()
        for rest in ("", "1.poker..rating.0.", f"{ann.id}...elo.0.", f"{ann.id}...points.0."):
            await forged(room, ann.actor, board, look._replace(rest=rest))
            assert "no longer works" in ann.told
            assert text(room.shown()) == before
        await forged(
            room,
            ann.actor,
            board,
            LeaderboardQuery(ann.id, "contract", None, Measure.WINS, 99).click(),
        )
        assert "2 of 3 won" in text(room.shown()), "a page that is gone is the last"
        for rest, about in OF_0_1_0.items():
            await forged(room, ann.actor, board, look._replace(rest=rest.format(ann=ann.id)))
            assert about in text(room.shown())
            assert len(lines(room.shown())) == 3


@pytest.mark.long
async def test_seasons_that_are_over_can_still_be_read(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        ann = room.people[0]
        seasons = room.bot.services.seasons
        await seasons.rename(room.guild.id, 1, "Autumn")
        await seasons.open(room.guild.id)
        await ann.slash("leaderboard", game="contract")
        await ann.press("Rating", room.shown())
        assert "Season 2 · rated games · by rating" in text(room.shown()), "it is the present one"
        assert "No one has a rating for this list yet" in text(room.shown())
        await ann.press("All time", room.shown())
        assert "All time · all games" in text(room.shown())
        board = (await ann.slash("leaderboard", game="contract", season="2")).response
        assert "No one has finished a game for this list yet" in text(board)
        offered = await ann.actor.autocomplete(room.channel, "leaderboard", "season", "")
        assert [one["name"] for one in offered] == [
            *("All time", "Tonight", "This month", "Season 2", "Autumn")
        ]
        for typed, name in (("autumn", "Autumn"), (offered[0]["value"], "All time")):
            board = (await ann.slash("leaderboard", game="contract", season=typed)).response
            assert f"{name} · all games, rated or not · by wins" in text(board)
        rated = await ann.slash("leaderboard", season="autumn", measure="rating")
        assert "Autumn · rated games · by rating" in text(rated.response)
        await choose(ann, room.shown(), "board-season", offered[3]["value"])
        assert "Season 2 · rated games · by " in text(room.shown())
        await choose(ann, room.shown(), "board-season", offered[4]["value"])
        assert "Autumn · rated games · by " in text(room.shown())
        await ann.slash("leaderboard", season="Winter")
        assert "There’s no such season in this server" in ann.told


async def test_lists_are_of_one_server_and_in_its_language(url: str) -> None:
    async with open_room(url, prepare=games(*EVENING)) as room:
        other = room.env.create_guild("Elsewhere")
        channel = other.create_text_channel("cards")
        await other.add_member(room.people[0].actor.user).slash(channel, "leaderboard")
        [board] = [one for one in channel.history() if one.components]
        assert "No one has finished a game for this list yet" in text(board)

        # The channel reads it in the servers language.
        ann, mia = room.people[0], manager(room)
        await mia.slash("server language", language="vi")
        board = (await ann.slash("leaderboard")).response
        assert "Bảng xếp hạng · tất cả trò chơi" in text(board)
        await ann.press("Xem hình", board)
        assert "theo trận thắng" in text(room.shown())
