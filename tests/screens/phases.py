"""Ten Phases: how far everybody is, slots, a phase to be laid, skips, announcing, results."""

from functools import cache
from typing import Any

from bot.blocks.screen import Screen
from bot.screens.result_screen import details_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.live.table import Table
from engine.moves import LayOff
from engine.phase import Phase
from engine.state import State
from tests.discord.play.phases_tables import ANN, BEN, CHI, cards, phases_deal
from tests.screens.lobbies import LONG_NAMES
from tests.screens.panels import panel, refusal, turn
from tests.screens.registry import private, public
from tests.screens.script import Script
from tests.screens.tables import game_over, over

_DOWN = ("0 draw", "0 contract 5r 5b 5g / 9g 9y w")
_SKIPPED = ("0 draw", "0 sk > 2")


@cache
def _table(*moves: str, seats: int = 3, upcard: str = "7Y", **options: Any) -> Table:
    """Three people after these moves; ``options`` are house rules."""
    dealt = phases_deal(*(ANN, BEN, CHI)[:seats], upcard=upcard)
    return Script("phases", seats, **options).begin(dealt).moves(*moves).table()


@cache
def _late(seats: int = 4, seed: int = 3, **options: Any) -> Table:
    """A deal in which some have made several phases, and runs lie on the table."""

    def wanted(state: State) -> bool:
        runs = any(meld.kind.value == "run" for meld in state.melds)
        return state.deal_no > 2 and runs and state.phase is Phase.PLAY

    return Script("phases", seats, seed=seed, **options).begin().play_on(wanted).table()


# -- the table ------------------------------------------------------------------------------------


@public
def table_phases(say: Text) -> Screen:
    return public_screen(_table(), say)


@public
def table_phases_with_runs(say: Text) -> Screen:
    return public_screen(_late(), say)


@public
def table_phases_skipped(say: Text) -> Screen:
    return public_screen(_table(*_SKIPPED), say)


@public
def table_phases_with_a_skip_on_top(say: Text) -> Screen:
    return public_screen(_table(upcard="SK"), say)


@public
def table_phases_announcing(say: Text) -> Screen:
    return public_screen(_announcing().table(), say)


@public
def table_phases_floating(say: Text) -> Screen:
    return public_screen(_floating(), say)


@public
def table_phases_long_names(say: Text) -> Screen:
    script = Script("phases", 6, names=LONG_NAMES).begin()
    return public_screen(script.play_on(lambda state: len(state.melds) > 2).table(), say)


@public
def table_phases_twenty(say: Text) -> Screen:
    return public_screen(_late(seats=2, rulebook="twenty"), say)


# -- panels ---------------------------------------------------------------------------------------


@private
def hand_phases(say: Text) -> Screen:
    return panel(_table(), say)


@private
def hand_phases_to_lay(say: Text) -> Screen:
    return panel(_table("0 draw"), say)


@private
def hand_phases_chosen(say: Text) -> Screen:
    return panel(_table("0 draw"), say, chosen="5R 5B 9G 9Y")


@private
def hand_phases_readings(say: Text) -> Screen:
    return panel(_table("0 draw"), say, kind="contract")


@private
def hand_phases_laid(say: Text) -> Screen:
    return panel(_table(*_DOWN), say)


@private
def hand_phases_in_words(say: Text) -> Screen:
    return panel(_table("0 draw"), say, text_first=True)


@private
def hand_phases_whom_to_skip(say: Text) -> Screen:
    return panel(_table("0 draw"), say, chosen="SK", kind="throw")


@private
def hand_phases_whom_not_to_skip(say: Text) -> Screen:
    return panel(_table(*_SKIPPED, "2 draw"), say, 2, chosen="SK", kind="throw")


@private
def hand_phases_skip_on_top(say: Text) -> Screen:
    return panel(_table(upcard="SK"), say, turn(_table(upcard="SK")))


@private
def hand_phases_announcing(say: Text) -> Screen:
    table = _announcing().table()
    return panel(table, say, turn(table))


@private
def hand_phases_free_order(say: Text) -> Screen:
    return panel(_table("0 draw", rulebook="arkansas"), say)


@private
def hand_phases_refused(say: Text) -> Screen:
    table = _table("0 draw")
    return panel(table, say, notice=refusal(table, say, LayOff(cards("12Y"), 0)))


@private
def hand_phases_floating(say: Text) -> Screen:
    return panel(_floating(), say, 0)


# -- results --------------------------------------------------------------------------------------


@public
def result_phases(say: Text) -> Screen:
    return public_screen(Script("phases", 3).begin().play_on(over).table(), say)


@private
def result_phases_details(say: Text) -> Screen:
    return details_screen(Script("phases", 3).begin().play_on(over).table().view(None), say)


@public
def result_phases_game(say: Text) -> Screen:
    return public_screen(_game(), say)


@private
def result_phases_mine(say: Text) -> Screen:
    return panel(Script("phases", 3).begin().play_on(over).table(), say)


@cache
def _game() -> Table:
    return Script("phases", 3, rulebook="short", max_hands=3).begin().play_on(game_over).table()


def _announcing() -> Script:
    return Script("phases", 3, rulebook="masters").begin()


@cache
def _floating() -> Table:
    """Somebody who holds no card where going out takes a card that is laid."""

    def floats(state: State) -> bool:
        return state.phase in (Phase.DRAW, Phase.PLAY) and not state.hands[0]

    script = Script("phases", 2, going_out="hit")
    return script.begin().play_on(floats).table()
