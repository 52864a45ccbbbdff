"""A result of Dummy fits into one message, however much there is to count (FACTS: 4,000)."""

from dataclasses import replace

import pytest

from bot.blocks.deal_score import line_in_words
from bot.blocks.screen import Screen
from bot.screens.result_screen import ROOM, deal_blocks, details_screen
from bot.text.name_words import escaped
from bot.text.text import signed
from engine.games.dummy.scoring import DummyItem, DummyOwn
from engine.live.table_view import TableView
from engine.phase import Phase
from engine.result import CommonItem, Ending, Result, ScoreLine
from engine.steps.fines import FineItem
from tests.discord.play.dummy_tables import dummy_at, dummy_deal
from tests.discord.play.journals import TABLE
from tests.discord.play.kit import Room, open_room, plain

HANDS = ("2S 3S 4S", "2H 3H 4H", "2D 3D 4D", "2C 3C 4C")
LONGEST_NAME = "*" * 32
"""As long as Discord lets a name be, and every character has to be escaped."""


def _ended(lines: list[ScoreLine]) -> Result:
    scores = tuple(sum(line.points for line in lines if line.seat == seat) for seat in range(4))
    return Result(
        ended_by=Ending.KNOCK,
        winner=0,
        scores=scores,
        totals=scores,
        lines=tuple(lines),
        game_over=True,
        winners=(0,),
        places=tuple(1 + sum(other > one for other in scores) for one in scores),
        next_dealer=0,
        next_starter=1,
        own=DummyOwn(True, True, 4, (), (1, 2, 3), -1),
    )


def _all_that_counts(fine_cards: int) -> list[ScoreLine]:
    """Most cards laid off one by one, each kind of fine for everybody, every doubling."""
    lines: list[ScoreLine] = []
    for seat in range(4):
        mine = range(13 * seat, 13 * seat + 13)
        lines += [ScoreLine(seat, CommonItem.LAID, (card,), 10) for card in mine[:10]]
        if seat:
            lines.append(ScoreLine(seat, CommonItem.IN_HAND, tuple(mine[10:]), -30))
        else:
            lines.append(ScoreLine(seat, DummyItem.KNOCK_CARD, tuple(mine[12:]), 100))
            lines += [
                ScoreLine(seat, DummyItem.DARK, (), 200),
                ScoreLine(seat, DummyItem.COLOUR, (), 400),
            ]
        lines += [
            ScoreLine(seat, fine, tuple(mine[:fine_cards]), -50 * fine_cards) for fine in FineItem
        ]
        if seat:
            lines.append(ScoreLine(seat, DummyItem.NOT_BORN, (), -180))
    return lines


async def _table_view(room: Room, name: str) -> TableView:
    table = await room.bot.services.registry.find(TABLE)
    assert table is not None
    table_view = table.view(None)
    sitters = tuple(replace(sitter, name=name) for sitter in table_view.roster.sitters)
    roster = replace(table_view.roster, sitters=sitters)
    return replace(table_view, roster=roster, seed="f" * 64)


def _screen(room: Room, table_view: TableView, result: Result, *, pictured: bool) -> Screen:
    """The details of the result; ``pictured``: beside the picture, as a replay shows it."""
    seen = table_view.seen._replace(phase=Phase.OVER, result=result)
    say = room.bot.services.people.text("en")
    shown = replace(table_view, seen=seen)
    if pictured:
        return Screen(tuple(deal_blocks(shown, result, say, ROOM)), 0)
    return details_screen(shown, say)


def _counted(screen: Screen) -> str:
    """What counted: below the totals, and the picture."""
    return next(one for one in _texts(screen) if "left in hand" in one)


def _texts(screen: Screen) -> list[str]:
    return [block for block in screen.blocks if isinstance(block, str)]


@pytest.mark.long
@pytest.mark.parametrize("pictured", [False, True])
async def test_the_longest_result_fits_and_keeps_every_sum(url: str, pictured: bool) -> None:
    async with open_room(url, prepare=dummy_at(dummy_deal(HANDS, "5S"))) as room:
        table_view = await _table_view(room, LONGEST_NAME)
        ways = set()
        for fine_cards in range(1, 14):
            result = _ended(_all_that_counts(fine_cards))
            screen = _screen(room, table_view, result, pictured=pictured)
            assert sum(map(len, _texts(screen))) <= 4000, fine_cards
            counted = _counted(screen)
            assert counted.count("left in hand, −30 points") == 3
            laid = [line for line in counted.splitlines() if line.startswith("-# laid")]
            assert sum(int(line.split()[-2]) for line in laid) == 400
            ways.add((len(laid), "ting ngo (ทิ้งโง่) with" in counted))
            for seat, score in enumerate(result.scores):
                assert f"{seat + 1} **{escaped(LONGEST_NAME)}**: **{signed(score)}**" in counted
            for fine in FineItem:
                what = line_in_words(
                    ScoreLine(0, fine, (), -50 * fine_cards),
                    None,
                    room.bot.services.people.text("en"),
                )
                assert counted.count(what.partition(",")[0]) == 4
    assert ways == {(4, True), (4, False)}, "no shorter than it has to be"


async def test_a_result_that_fits_tells_every_card_to_whom_reads_it_and_else_those_of_fines(
    url: str,
) -> None:
    async with open_room(url, prepare=dummy_at(dummy_deal(HANDS, "5S"))) as room:
        table_view = await _table_view(room, "Ann")
        lines = [
            ScoreLine(0, CommonItem.LAID, (0, 13, 26), 45),
            ScoreLine(0, CommonItem.LAID, (1, 2, 3), 60),
            ScoreLine(0, DummyItem.KNOCK_CARD, (4,), 50),
            *(ScoreLine(seat, CommonItem.IN_HAND, (seat + 5,), -5) for seat in (1, 2, 3)),
            ScoreLine(3, FineItem.TING_MEE, (20, 21), -100),
        ]
        for pictured, laid in ((False, "A♠ A♥ A♦ 2♠ 3♠ 4♠"), (True, "6 cards")):
            shown = _screen(room, table_view, _ended(lines), pictured=pictured)
            counted = plain(_counted(shown)).splitlines()
            assert counted[:3] == [
                "🔴1 **Ann**: **+155**",
                f"-# laid {laid}, +105 points",
                "-# knocked with 5♠, +50 points",
            ]
            assert counted[-1] == "-# ting mi (ทิ้งมี่) with 8♥ 9♥, −100 points"
