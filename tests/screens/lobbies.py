"""Lobbies: open, full, waiting for somebody to agree, closed."""

from dataclasses import replace
from functools import cache
from typing import Any

from bot.blocks.screen import Screen
from bot.screens.lobby_screen import lobby_seats_screen, other_rules_screen, waiting_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.live.table import Table
from engine.options import write_options
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import (
    Agreed,
    ChosenRules,
    Closed,
    Invited,
    RulesChanged,
    Salted,
    SeatsTurned,
)
from engine.table.terms import UNTIMED, Board, Terms, slow
from tests.screens.different_rules import all_different
from tests.screens.registry import private, public
from tests.screens.script import ANN, TABLE, Script

QUICK: dict[str, Any] = {"contracts": [2], "max_may_i": 3}
LONG_NAMES = (
    "ท่านสมชายผู้ยิ่งใหญ่แห่งเมืองเชียง",
    "Nguyễn Thị Phương Thảo Ngọc Ánh",
    "عبد الرحمن بن محمد الخوارزمي",
    "王小明的扑克牌俱乐部🀄️麻雀もね",
    "🦊🎉👩‍👩‍👧‍👦 _Zoë_ **(away)** `x`",
    "@everyone <@123> [link](x) ||so||",
    "Maximiliana-Wilhelmine von Drostau",
    "ผู้เล่นที่มีชื่อยาวมากเป็นพิเศษจริง",
)
"""Names in the scripts of our players and others, with marks that Discord would read; each at
most 32 characters, as Discord has it."""


@cache
def _changed() -> Table:
    other = write_options(all_different("contract"))
    return Script("contract", 4).add(RulesChanged(ChosenRules(other))).table()


@public
def lobby_open(say: Text) -> Screen:
    return public_screen(Script("contract", 1).table(), say)


@public
def lobby_quick(say: Text) -> Screen:
    return public_screen(Script("contract", 3, **QUICK).table(), say)


@public
def lobby_of_the_same_cards(say: Text) -> Screen:
    script = Script("gin", 1)
    board = Board(f"{TABLE}.3", 2, 3, 1, 0)
    script.header = replace(script.header, terms=Terms(rated=False, board=board))
    return public_screen(script.add(SeatsTurned(1)).table(), say)


@public
def lobby_with_a_computer(say: Text) -> Screen:
    return public_screen(
        Script("dummy", 2, computers=(1,), clock=slow(3), clock_chosen=False).table(), say
    )


@public
def lobby_full_with_house_rules(say: Text) -> Screen:
    options = {"ace_high_low": True, "must_discard_to_go_out": True, "melds_per_turn": 1}
    options["end"] = {"mode": "hands", "hands": 5}
    table = Script("basic", 6, computers=(4, 5), clock=UNTIMED, **options).table()
    return public_screen(table, say)


@public
def lobby_every_house_rule_of_dummy(say: Text) -> Screen:
    options = write_options(all_different("dummy"))
    return public_screen(Script("dummy", 4, names=LONG_NAMES, **options).table(), say)


@public
def lobby_waiting_for_agreement(say: Text) -> Screen:
    return public_screen(_changed(), say)


@private
def lobby_other_rules(say: Text) -> Screen:
    seen = Script("contract", 3).game.options
    return other_rules_screen(_changed().view(ANN + 7), seen, say)


@private
def lobby_quick_since(say: Text) -> Screen:
    seen, quick = (Script("contract", 3, **rules) for rules in ({}, QUICK))
    return other_rules_screen(quick.table().view(ANN + 1), seen.game.options, say)


@public
def lobby_rematch(say: Text) -> Screen:
    invited = [Invited(Sitter(ANN + at, name)) for at, name in ((1, "Ben"), (2, "Chi"))]
    return public_screen(Script("contract", 1).add(*invited).add(Agreed(ANN + 1)).table(), say)


@public
def lobby_with_guests(say: Text) -> Screen:
    return public_screen(_with_guests(), say)


@private
def seats_of_a_lobby(say: Text) -> Screen:
    return lobby_seats_screen(_with_guests().view(ANN), say, say("seats-no-member"))


@private
def seats_of_a_lobby_alone(say: Text) -> Screen:
    return lobby_seats_screen(Script("contract", 1).table().view(ANN), say)


@private
def start_without_guests(say: Text) -> Screen:
    return waiting_screen(_with_guests().view(ANN), say)


@private
def start_with_too_few(say: Text) -> Screen:
    guest = Invited(Sitter(ANN + 1, "Ben"))
    return waiting_screen(Script("contract", 1).add(guest).table().view(ANN), say)


@cache
def _with_guests() -> Table:
    guests = [Invited(Sitter(ANN + at, LONG_NAMES[at])) for at in range(3, 6)]
    return Script("basic", 3, names=LONG_NAMES, computers=(1,)).add(*guests).table()


@public
def lobby_with_luck(say: Text) -> Screen:
    replay = Script("contract", 4, computers=(3,))
    for at in range(3):
        replay.add(Salted(ANN + at, "1400000000000000321"))
    return public_screen(replay.table(), say)


@public
def lobby_closed_idle(say: Text) -> Screen:
    return public_screen(Script("contract", 2).close(CloseReason.IDLE).table(), say)


@public
def lobby_closed_by_a_manager(say: Text) -> Screen:
    closed = Closed(CloseReason.MANAGER, "Not in this channel, please")
    return public_screen(Script("contract", 2).add(closed).table(), say)


@public
def lobby_closed_everybody_left(say: Text) -> Screen:
    return public_screen(Script("contract", 2).close(CloseReason.EVERYBODY_LEFT).table(), say)
