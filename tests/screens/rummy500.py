"""Rummy 500: the row with its reach, what a take lays and risks, the empty stock, and the bars."""

from functools import cache
from typing import Any

from bot.blocks.screen import Screen
from bot.screens.result_screen import details_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.cards import parse
from engine.live.table import Table
from engine.moves import TakeRow
from tests.discord.play.dummy_tables import dummy_deal
from tests.screens.lobbies import LONG_NAMES
from tests.screens.panels import panel, refusal
from tests.screens.registry import private, public
from tests.screens.script import Script

ANN = "7S 7H KC 3S 9D 9C 2D"
BEN = "4S 5S 6S JD QH 8H 2C"
CHI = "AS AC 10D 5C JC QC 6D"
ROW = "5D 7D KD 2H"
BEN_DOWN = ("1 draw", "1 meld 4S 5S 6S", "1 discard 8H", "2 draw", "2 discard QC")
"""Ben's run lies on the table, and Ann may take: a set of sevens, or the eight … of the row."""
SWEPT = (*BEN_DOWN, "0 take 7D 7D 7S 7H")
LAID_OFF = (*SWEPT, "0 lay_off 3S on 0", "0 discard 2D")
"""Ann's three lies on Ben's run; Ben may go on."""


@cache
def _table(*moves: str, row: str = ROW, stock: str = "3C 3D 4H", **more: Any) -> Table:
    """Three people after these moves; ``more`` are house rules, and of the deal ``short``."""
    names = more.pop("names", ("Ann", "Ben", "Chi"))
    dealt = dummy_deal((ANN, BEN, CHI), row, stock=stock, short=more.pop("short", False), starter=1)
    return Script("rummy500", 3, names=names, **more).begin(dealt).moves(*moves).table()


LONG = (
    "5D 7D KD 2H 10C 4D 6H 9S QS 3D 5H 8D JS KH 10H 2S 4C 6C AD KS 9H JH 3H 8C 10S AH QD 4H 8S KC"
)
"""Thirty cards of the row."""


@cache
def _long() -> Table:
    """Ann may take much of a long row, and Ben is nearly out."""
    hands = ("7S 7H 7C 9D 9C 2D AC", "4S 5S 6S", "AS 10D 5C JC QC 6D 2C")
    dealt = dummy_deal(hands, LONG, stock="3C 3S JD")
    return Script("rummy500", 3).begin(dealt).table()


@cache
def _spent(*moves: str) -> Table:
    """The stock is empty, and Ann may take or pass."""
    stock = "3C 3D", ("1 draw", "1 meld 4S 5S 6S", "1 discard 8H", "2 draw", "2 discard QC")
    return _table(*stock[1], *moves, stock=stock[0], short=True)


# -- the table ------------------------------------------------------------------------------------


@public
def table_rummy500(say: Text) -> Screen:
    return public_screen(_table(*BEN_DOWN), say)


@public
def table_rummy500_whose_cards(say: Text) -> Screen:
    """A card of Ann's on Ben's run, and one thrown that fits it."""
    moves = (*LAID_OFF, "1 draw", "1 discard JD", "2 draw", "2 discard 6D")
    return public_screen(_table(*moves), say)


@public
def table_rummy500_a_discard_that_fits(say: Text) -> Screen:
    return public_screen(_table(*BEN_DOWN, "0 draw", "0 discard 7S"), say)


@public
def table_rummy500_long_row(say: Text) -> Screen:
    return public_screen(_long(), say)


@public
def table_rummy500_long_names(say: Text) -> Screen:
    return public_screen(_table(*LAID_OFF, names=LONG_NAMES[:3]), say)


@public
def table_rummy500_empty_stock(say: Text) -> Screen:
    return public_screen(_spent(), say)


@public
def table_rummy500_for_eight(say: Text) -> Screen:
    return public_screen(Script("rummy500", 8, seed=3).begin().table(), say)


# -- the hand -------------------------------------------------------------------------------------


@private
def hand_rummy500_reach(say: Text) -> Screen:
    return panel(_table(*BEN_DOWN), say)


@private
def hand_rummy500_reach_with_every_control(say: Text) -> Screen:
    return panel(_table(*BEN_DOWN), say, every_control=True)


@private
def hand_rummy500_reach_in_words(say: Text) -> Screen:
    return panel(_table(*BEN_DOWN), say, text_first=True)


@private
def hand_rummy500_what_to_take(say: Text) -> Screen:
    return panel(_table(*BEN_DOWN), say, kind="row")


@private
def hand_rummy500_long_row(say: Text) -> Screen:
    return panel(_long(), say)


@private
def hand_rummy500_deeper(say: Text) -> Screen:
    return panel(_long(), say, kind="row")


@private
def hand_rummy500_swept(say: Text) -> Screen:
    return panel(_table(*SWEPT), say)


@private
def hand_rummy500_to_play(say: Text) -> Screen:
    return panel(_table(*BEN_DOWN, "0 draw"), say)


@private
def hand_rummy500_waiting(say: Text) -> Screen:
    return panel(_table(*LAID_OFF), say)


@private
def hand_rummy500_take_or_pass(say: Text) -> Screen:
    return panel(_spent(), say)


@private
def hand_rummy500_last_card_free(say: Text) -> Screen:
    return panel(_table(*BEN_DOWN, top_card="free"), say)


@private
def hand_rummy500_must_be_laid(say: Text) -> Screen:
    table = _table(*BEN_DOWN)
    return panel(table, say, notice=refusal(table, say, TakeRow(parse("KD"))))


# -- the end of a deal ----------------------------------------------------------------------------


def _ended() -> Table:
    return _spent("0 pass")


@public
def result_rummy500(say: Text) -> Screen:
    return public_screen(_ended(), say)


@private
def result_rummy500_mine(say: Text) -> Screen:
    return panel(_ended(), say)


@private
def result_rummy500_details(say: Text) -> Screen:
    return details_screen(_ended().view(None), say)
