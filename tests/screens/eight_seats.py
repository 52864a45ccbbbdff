"""Screens of Shanghai Rum: eight seats, hands of many cards, cards that are bought, wild deuces."""

from functools import cache

from bot.blocks.screen import Screen
from bot.screens.lobby_screen import lobby_seats_screen
from bot.screens.result_screen import details_screen, result_panel, result_screen
from bot.screens.rules_editor import value_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.live.table import Table
from engine.phase import Phase
from engine.state import State
from tests.screens.house_rules import draft
from tests.screens.lobbies import LONG_NAMES
from tests.screens.panels import panel, turn
from tests.screens.registry import private, public
from tests.screens.script import ANN, Script
from tests.screens.tables import game_over, over, played

WILD = {"deuces_wild": True, "wild_limit": None, "swap": "any"}


@cache
def _asked() -> tuple[Table, int]:
    """Eight players in the ninth deal, an upcard for sale; and a seat that may buy it."""

    def window(state: State) -> bool:
        return state.deal_no == 9 and state.phase is Phase.MAY_I and state.turn_no > 16

    table = Script("shanghai", 8, seed=3).begin().play_on(window).table()
    return table, min(table.acting())


@cache
def _of_four(phase: Phase) -> tuple[Table, int]:
    """Four players in the third round of turns of a first deal, and the seat whose turn it is."""

    def wanted(state: State) -> bool:
        return state.phase is phase and state.turn_no > 8

    table = Script("shanghai", 4, seed=2).begin().play_on(wanted).table()
    return table, turn(table)


@cache
def _many_cards() -> tuple[Table, int]:
    """Somebody with as many cards as computers ever gather, in their own turn."""

    def big(state: State) -> bool:
        mine = len(state.hands[state.turn])
        return state.phase is Phase.PLAY and mine >= 18

    table = Script("shanghai", 8, seed=1, buy_penalty=2, max_buys=None).begin().play_on(big).table()
    return table, turn(table)


@cache
def _result() -> Table:
    return Script("shanghai", 8, names=LONG_NAMES, blind_bonus=True).begin().play_on(over).table()


@cache
def _game_over() -> Table:
    replay = Script("shanghai", 8, names=LONG_NAMES, contracts=[["set3", "set3"]])
    return replay.begin().play_on(game_over).close().table()


@public
def lobby_of_eight(say: Text) -> Screen:
    return public_screen(Script("shanghai", 8, computers=(6, 7), names=LONG_NAMES).table(), say)


@private
def seats_of_a_lobby_of_eight(say: Text) -> Screen:
    table = Script("shanghai", 8, computers=(6, 7), names=LONG_NAMES).table()
    return lobby_seats_screen(table.view(ANN), say)


@public
def table_of_eight(say: Text) -> Screen:
    return public_screen(played("shanghai", 8, 8, 4, names=LONG_NAMES), say)


@public
def table_of_eight_for_sale(say: Text) -> Screen:
    return public_screen(_asked()[0], say)


@public
def table_with_wild_deuces(say: Text) -> Screen:
    return public_screen(played("shanghai", 5, 7, 2, **WILD), say)


@private
def hand_asked_to_buy(say: Text) -> Screen:
    table, seat = _asked()
    return panel(table, say, seat)


@private
def hand_of_many_cards(say: Text) -> Screen:
    table, seat = _many_cards()
    return panel(table, say, seat, every_control=True)


@public
def result_of_eight(say: Text) -> Screen:
    return result_screen(_result().view(None), say)


@private
def result_of_eight_in_words(say: Text) -> Screen:
    return result_panel(_result().view(ANN), say, in_words=True)


@private
def result_of_eight_in_detail(say: Text) -> list[Screen]:
    return [details_screen(one.view(ANN), say) for one in (_result(), _game_over())]


@public
def game_over_of_eight(say: Text) -> Screen:
    return result_screen(_game_over().view(None), say)


@private
def rules_value_of_a_table_of_contracts(say: Text) -> Screen:
    return value_screen(draft("shanghai", say), "contracts", say)


@private
def rules_value_of_names_and_numbers(say: Text) -> Screen:
    return value_screen(draft("shanghai", say), "max_buys", say)


@private
def hand_shanghai_to_draw(say: Text) -> Screen:
    table, seat = _of_four(Phase.DRAW)
    return panel(table, say, seat)


@private
def hand_shanghai_to_play(say: Text) -> Screen:
    table, seat = _of_four(Phase.PLAY)
    return panel(table, say, seat)
