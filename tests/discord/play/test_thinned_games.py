"""THIN_JOURNALS_AFTER_DAYS: what is left of a game whose moves are not kept any more."""

import asyncio

import pytest
from sqlalchemy import update

from bot.blocks.control import Click
from bot.text import LANGUAGES, Text
from data.database.schema import journal, tables
from tests.discord.play.kit import Room, forged, menus, open_room, text
from tests.discord.play.past_games import GAME, finish
from tests.discord.play.shelf import Shelf

TOLD = Text("en")("table-thinned")


async def long_ago(room: Room, store: Shelf) -> None:
    """A game of Ann and Ben in a year in which nobody had heard of Discord."""
    await finish(room, store, "basic", end={"mode": "hands", "hands": 1})
    async with store.database.write() as connection:
        await connection.execute(update(journal).values(stored_at=7))
        await connection.execute(update(tables).values(created_at=7))


async def test_every_way_to_it_says_why_it_is_not_there_and_its_result_stays(url: str) -> None:
    async with open_room(url, prepare=long_ago, thin_journals_after_days=30) as room:
        ann = room.people[0]
        while not (await room.page(GAME)).is_thinned:  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.01)
        for command in ("replay", "verify"):
            for given in ({}, {"game": GAME}):
                await ann.slash(command, **given)
                assert ann.told == TOLD, (command, given)
        ann.told = ""
        await ann.slash("replay", luck=True)
        assert ann.told == TOLD
        await ann.slash("history")
        assert "1. <t:" in ann.text()
        [menu] = menus(ann.panel)
        await ann.use(menu["custom_id"], GAME)
        assert ann.told == TOLD
        # Its message is in the channel for ever, with the buttons of a result.
        board = (await ann.slash("stats")).response
        assert "Basic Rummy" in text(board)
        for verb in ("hand", "more", "rematch", "next", "rules"):
            await forged(room, ann.actor, board, Click(GAME, 99, verb))
            assert ann.told == TOLD, verb


@pytest.mark.long
async def test_without_the_setting_everything_stays(url: str) -> None:
    async with open_room(url, prepare=long_ago) as room:
        ann = room.people[0]
        await ann.slash("replay")
        assert "Move 1" in ann.text()
        assert (await room.page(GAME)).entries != ()


def test_it_is_one_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        said = Text(language)("table-thinned")
        assert said.count(". ") == 0, language
