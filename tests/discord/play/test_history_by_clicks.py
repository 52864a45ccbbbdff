"""UX /history: finished games, mine or the server's, and the way to their replays."""

import re
from typing import Any

import pytest

from bot.screens.games_list import PAGE
from data.league.standings import CorrectionKind
from tests.discord.play.kit import Room, live, menus, open_room, text
from tests.discord.play.past_games import finish
from tests.discord.play.shelf import Shelf

GAMES = PAGE + 2


SHORT: dict[str, Any] = {"max_reshuffles": 0, "end": {"mode": "hands", "hands": 1}}
"""One deal, which ends with the stock at the latest."""


async def many(room: Room, store: Shelf, games: int = GAMES) -> None:
    """Games of Ann and Ben, the last of Ben and Chi."""
    for number in range(games):
        seats = (1, 2) if number == games - 1 else (0, 1)
        await finish(room, store, "basic", table_id=f"{number:010}", seats=seats, **SHORT)


async def three(room: Room, store: Shelf) -> None:
    await many(room, store, 3)


def numbers(said: str) -> list[int]:
    """The numbers of the games that are listed."""
    return [int(found) for found in re.findall(r"^(\d+)\. <t:\d+:d>", said, re.MULTILINE)]


async def test_ux_history_lists_my_games_and_those_of_the_server(url: str) -> None:
    async with open_room(url, prepare=many) as room:
        ann, _, chi, dao = room.people
        listed = await ann.slash("history")
        assert listed.response.ephemeral
        assert numbers(ann.text()) == list(range(1, PAGE + 1))
        assert "My finished games" in ann.text()
        assert "Chi" not in ann.text()
        assert ann.live() == ["Older ▶", "Games of the server"]
        await ann.press("Older ▶")
        assert numbers(ann.text()) == [PAGE + 1]
        assert ann.live() == ["◀ Newer", "Games of the server"]
        await ann.press("Games of the server")
        assert "Finished games of this server" in ann.text()
        assert numbers(ann.text()) == list(range(1, PAGE + 1))
        assert "Chi" in ann.text().splitlines()[1], "the latest stands first"
        await ann.press("My games")
        assert "My finished games" in ann.text()
        await chi.slash("history")
        assert numbers(chi.text()) == [1]
        nobody = await dao.slash("history")
        assert "finished a game" in text(nobody.response)
        await dao.slash("history", whose="server")
        assert len(numbers(dao.text())) == PAGE
        assert room.history() == []


@pytest.mark.long
async def test_ux_history_tells_places_and_points_and_a_line_of_the_menu_opens_the_replay(
    url: str,
) -> None:
    async with open_room(url, prepare=three) as room:
        ann = room.people[0]
        await ann.slash("history")
        [first, *_] = [line for line in ann.text().splitlines() if line.startswith("1. ")]
        told = await room.stored(f"{1:010}")
        assert told.state is not None
        result = told.state.result
        assert result is not None
        for seat, name in enumerate(("Ann", "Ben")):
            assert f"{result.places[seat]}. {name} ({result.totals[seat]})" in first
        assert first.endswith("· not rated"), "these are house rules"
        corrections = room.bot.services.corrections
        await corrections.correct(room.guild.id, f"{1:010}", ann.id, "a test", CorrectionKind.VOID)
        await ann.slash("history")
        [first, *_] = [line for line in ann.text().splitlines() if line.startswith("1. ")]
        assert first.endswith("· 🚫 void")

        # A line of the menu opens the replay.
        ann = room.people[0]
        listed = await ann.slash("history")
        [menu] = menus(listed.response)
        assert next(line["value"] for line in menu["options"]) == f"{1:010}"
        await ann.pick("2. Basic Rummy")
        assert f"`/replay game:{0:010} move:1`" in ann.text()
        assert "▶" in live(ann.panel)
