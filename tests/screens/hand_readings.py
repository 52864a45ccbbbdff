"""Hand panels on which one of several readings of a move is picked."""

from bot.blocks.screen import Screen
from bot.text import Text
from engine.moves import Knock
from engine.phase import Phase
from engine.play import offers
from engine.state import State
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.journals import deal
from tests.screens.panels import panel, turn
from tests.screens.registry import private
from tests.screens.script import Script
from tests.screens.tables import BOTH_DOWN, DRAWN, JOKER_DOWN, born, contract, long_row

_LAST = (
    "3S 4S 5S 6S 8H 9H 10H JH AD 2D 3D 4D",
    "2S 7S 9S JS KS 2H 4H 6H QH AH 6D 8D",
    "AC 3C 5C 7C 9C JC KC 10S QS 7D 9D KD",
)
"""Deal 7: Ann holds three runs of four and needs a card that joins one of them."""

_MANY = "2S 3S 4S 5S 6S 8S 9S 10S JS QS 2H 3H 4H 5H 6H 8H 9H 10H JH QH 2D 3D 4D 5D 6D 8D 9D"


@private
def choose_suggestion(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, kind="suggest")


@private
def choose_contract(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, kind="contract")


@private
def choose_contract_of_the_last_deal(say: Text) -> Screen:
    dealt = deal(_LAST, deal_no=7, stock="7S")
    return panel(Script("contract").begin(dealt).moves(*DRAWN).table(), say, kind="contract")


@private
def choose_meld_for_a_lay_off(say: Text) -> Screen:
    return panel(contract(*BOTH_DOWN, *DRAWN), say, chosen="9H", kind="off")


@private
def choose_swap(say: Text) -> Screen:
    return panel(contract(*JOKER_DOWN, deal_no=2), say, kind="swap")


@private
def choose_from_the_row(say: Text) -> Screen:
    table = long_row()
    return panel(table, say, turn(table), kind="row")


@private
def choose_from_the_row_in_several_menus(say: Text) -> Screen:
    table = Script("dummy", 2).begin(dummy_deal((_MANY, "2C 3C 4C"), "7S")).table()
    return panel(table, say, kind="row")


@private
def choose_meld_of_a_run(say: Text) -> Screen:
    return panel(born(), say, kind="suggest")


@private
def choose_knock(say: Text) -> Screen:
    found: list[Script] = []

    def can(state: State) -> bool:
        playing = state.phase is Phase.PLAY
        return playing and any(True for _ in offers(found[0].game, state, state.turn, Knock))

    found.append(Script("dummy", 2, seed=3).begin())
    table = found[0].play_on(can).table()
    return panel(table, say, turn(table), kind="knock")
