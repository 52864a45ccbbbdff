"""The public message of a running deal, in every game and phase."""

from dataclasses import replace
from functools import cache

from bot.blocks.screen import Screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.live.table import Table
from engine.phase import Phase
from engine.state import State
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import (
    AgreedToEnd,
    Closed,
    HandedOver,
    NextSeatKept,
    SeatOpened,
    SeatRequested,
    StoodIn,
    TimedOut,
    WentAway,
)
from engine.table.terms import Board, slow
from tests.discord.play.journals import deal
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import public
from tests.screens.script import ANN, TABLE, Script
from tests.screens.tables import (
    BOTH_DOWN,
    FIRST,
    born,
    contract,
    last_turn,
    long_row,
    over,
    played,
    until,
    window,
)


@public
def table_contract_just_dealt(say: Text) -> Screen:
    return public_screen(contract(), say)


@public
def table_contract_may_i(say: Text) -> Screen:
    return public_screen(window(), say)


@public
def table_contract_two_down(say: Text) -> Screen:
    return public_screen(contract(*BOTH_DOWN), say)


@public
def table_contract_many_melds(say: Text) -> Screen:
    return public_screen(played("contract", 5, 10, 3), say)


@public
def table_contract_long_names(say: Text) -> Screen:
    return public_screen(played("contract", 5, 4, 2, names=LONG_NAMES), say)


@public
def table_veiled(say: Text) -> list[Screen]:
    """Others play the same cards: running, while the upcard is offered, and over."""
    running = _shared(Script("contract", 4, computers=(3,), clock=slow(2), seed=5)).begin()
    offered = _shared(Script("contract")).begin(deal(FIRST)).moves("0 draw", "2 may_i")
    ended = _shared(Script("basic", 3, names=LONG_NAMES)).begin().play_on(over).close()
    screens = []
    for table in (running.play_on(until(3)).table(), offered.table(), ended.table()):
        table.others_play = lambda: True
        screens.append(public_screen(table, say))
    return screens


def _shared(script: Script) -> Script:
    board = Board(f"{TABLE}.1", script.seats, 1, 0, 0)
    script.header = replace(script.header, terms=replace(script.header.terms, board=board))
    return script


@cache
def _last_deal() -> Table:
    def last(state: State) -> bool:
        return state.deal_no == 7 and state.phase is Phase.DRAW and state.turn_no > 6

    return Script("contract", 4, computers=(2, 3)).begin().play_on(last).table()


@public
def table_contract_last_deal(say: Text) -> Screen:
    return public_screen(_last_deal(), say)


@public
def table_slow_and_one_away(say: Text) -> Screen:
    replay = Script("contract", 4, computers=(3,), clock=slow(2), seed=5).begin()
    replay.play_on(until(3)).add(TimedOut(0)).add(TimedOut(0), WentAway(0))
    return public_screen(replay.table(), say)


@public
def table_expecting_the_player_to_move(say: Text) -> Screen:
    table = Script("contract", seed=5).begin().table()
    table.unseen = {ANN, ANN + 1, ANN + 2}
    return public_screen(table, say)


@public
def table_everybody_away(say: Text) -> Screen:
    replay = Script("basic", computers=(2,)).begin().play_on(until(1))
    return public_screen(replay.add(WentAway(0), WentAway(1)).table(), say)


@public
def table_seat_taken_over(say: Text) -> Screen:
    replay = Script("basic").begin().play_on(until(1))
    return public_screen(replay.add(HandedOver(1, Sitter(None, "Ada"))).table(), say)


def absent_players() -> Script:
    """Six long names: one not there, two whose seats computers play, one of them open."""
    replay = Script("basic", 6, names=LONG_NAMES).begin().play_on(until(2))
    replay.add(StoodIn(1, Sitter(None, "Ada")), SeatOpened(1))
    return replay.add(StoodIn(2, Sitter(None, "Blaise")), WentAway(3))


@public
def table_of_absent_players(say: Text) -> Screen:
    return public_screen(absent_players().add(AgreedToEnd(ANN)).table(), say)


@public
def table_whose_seat_is_asked_for(say: Text) -> Screen:
    blaise = Sitter(None, "Blaise")
    who = Sitter(ANN + 99, LONG_NAMES[0])
    replay = absent_players().add(AgreedToEnd(ANN), SeatRequested(2, who, blaise))
    return public_screen(replay.add(NextSeatKept(who)).table(), say)


@public
def table_ended_together(say: Text) -> Screen:
    return public_screen(absent_players().close(CloseReason.TOGETHER).table(), say)


@public
def table_closed_by_a_manager(say: Text) -> Screen:
    closed = Closed(CloseReason.MANAGER, "_" * 100)
    return public_screen(absent_players().add(closed).table(), say)


@public
def table_basic_just_dealt(say: Text) -> Screen:
    return public_screen(Script("basic", 2).begin().table(), say)


@public
def table_basic_six_seats(say: Text) -> Screen:
    return public_screen(played("basic", 6, 4, 3, computers=(3, 5)), say)


@public
def table_basic_six_long_names(say: Text) -> Screen:
    return public_screen(played("basic", 6, 3, 2, names=LONG_NAMES), say)


@public
def table_dummy_just_dealt(say: Text) -> Screen:
    return public_screen(Script("dummy", 4).begin().table(), say)


@public
def table_dummy_born(say: Text) -> Screen:
    return public_screen(born(), say)


@public
def table_dummy_long_row(say: Text) -> Screen:
    return public_screen(long_row(), say)


@public
def table_dummy_many_melds(say: Text) -> Screen:
    return public_screen(played("dummy", 4, 8, 2), say)


@public
def table_dummy_last_turn(say: Text) -> Screen:
    return public_screen(last_turn(), say)
