"""Indian Rummy: hands in groups, Declare and Drop, who is out of a deal or a pool, results."""

from functools import cache
from typing import Any

from bot.blocks.screen import Screen
from bot.screens.result_screen import details_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.cards import parse
from engine.facts import Absent
from engine.live.table import Table
from engine.moves import Declare, Drop, Take
from engine.state import State
from tests.discord.play.indian_tables import ANN, BEN, CHI, indian_deal
from tests.screens.lobbies import LONG_NAMES
from tests.screens.panels import panel, refusal, turn
from tests.screens.registry import private, public
from tests.screens.script import Script
from tests.screens.tables import game_over, over

_JOKER_THROWN = ("0 draw", "0 7d")
_DECLARED = ("0 draw", "0 declare 8c")


@cache
def _table(*moves: str, seats: int = 3, upcard: str = "QS", **options: Any) -> Table:
    """Three people at a table of Indian Rummy after these moves; ``options`` are house rules."""
    dealt = indian_deal(*(ANN, BEN, CHI)[:seats], upcard=upcard)
    return Script("indian", seats, **options).begin(dealt).moves(*moves).table()


@cache
def _pool(seed: int = 2, **options: Any) -> Table:
    """A pool of four in which somebody is out, and somebody has dropped."""

    def late(state: State) -> bool:
        return not over(state) and any(not hand for hand in state.hands) and state.turn_no > 3

    script = Script("indian", 4, seed=seed, rulebook="pool101", **options)
    return script.begin().play_on(late).table()


def _of(table: Table, *, out: bool) -> int:
    """A seat that is out of the game, or one that is not and waits."""
    table_view = table.view(None)
    gone = table_view.facts[Absent].out
    return next(one for one in range(4) if (one in gone) is out and one != table_view.seen.turn)


# -- the table ------------------------------------------------------------------------------------


@public
def table_indian(say: Text) -> Screen:
    return public_screen(_table(), say)


@public
def table_indian_to_declare(say: Text) -> Screen:
    return public_screen(_table("0 draw"), say)


@public
def table_indian_with_a_thrown_joker(say: Text) -> Screen:
    return public_screen(_table(*_JOKER_THROWN), say)


@public
def table_indian_with_a_dropped_hand(say: Text) -> Screen:
    return public_screen(_table("0 drop"), say)


@public
def table_indian_pool(say: Text) -> Screen:
    return public_screen(_pool(), say)


@public
def table_indian_long_names(say: Text) -> Screen:
    script = Script("indian", 3, names=LONG_NAMES, rulebook="pool201").begin(indian_deal())
    return public_screen(script.moves("0 drop").table(), say)


# -- the hand -------------------------------------------------------------------------------------


@private
def hand_indian_to_draw(say: Text) -> Screen:
    return panel(_table(), say)


@private
def hand_indian_with_a_thrown_joker(say: Text) -> Screen:
    return panel(_table(*_JOKER_THROWN), say, 1)


@private
def hand_indian_to_declare(say: Text) -> Screen:
    return panel(_table("0 draw"), say)


@private
def hand_indian_to_declare_with_every_control(say: Text) -> Screen:
    return panel(_table("0 draw"), say, every_control=True)


@private
def hand_indian_to_discard(say: Text) -> Screen:
    return panel(_table("0 drop", "1 draw"), say, 1)


@private
def hand_indian_to_confirm_a_discard(say: Text) -> Screen:
    return panel(_table("0 drop", "1 draw"), say, 1, chosen="3H", confirm_discard=True)


@private
def hand_indian_large(say: Text) -> Screen:
    return panel(_table("0 drop", "1 draw"), say, 1, cards="large")


@private
def hand_indian_in_words(say: Text) -> Screen:
    return panel(_table("0 drop", "1 draw"), say, 1, text_first=True)


@private
def choose_drop(say: Text) -> Screen:
    return panel(_table(), say, kind="drop")


@private
def hand_indian_dropped(say: Text) -> Screen:
    return panel(_table("0 drop"), say)


@private
def hand_indian_waiting_to_drop(say: Text) -> Screen:
    """At a table where one may drop in the turns of others."""
    return panel(_table(drop_turn="any"), say, 1)


@private
def hand_indian_declared_wrongly(say: Text) -> Screen:
    return panel(_table("0 draw", "0 declare anyway kd"), say)


@private
def hand_indian_in_a_pool(say: Text) -> list[Screen]:
    """Of the player to move, of somebody who waits, of somebody who is out of the game."""
    table = _pool()
    return [
        panel(table, say, at) for at in (turn(table), *(_of(table, out=o) for o in (False, True)))
    ]


@private
def hand_indian_refused_moves(say: Text) -> list[Screen]:
    """A joker that was thrown, a drop too late and where nobody drops, what is no declaration."""
    tries = (
        (_table(*_JOKER_THROWN), Take(), 1),
        (_table("0 draw"), Drop(), 0),
        (_table(rulebook="deals"), Drop(), 0),
        (_table("0 drop", drop_turn="any"), Drop(), 0),
        (_table("0 draw", wrong_declaration=None), Declare(parse("KD")), 0),
    )
    return [
        panel(table, say, seat, notice=refusal(table, say, move, seat))
        for table, move, seat in tries
    ]


# -- results --------------------------------------------------------------------------------------


@public
def result_indian_declared(say: Text) -> Screen:
    return public_screen(_table(*_DECLARED), say)


@private
def details_indian_declared(say: Text) -> Screen:
    return details_screen(_table(*_DECLARED).view(None), say)


@public
def result_indian_last_one(say: Text) -> Screen:
    return public_screen(_table("0 drop", "1 drop", rulebook="pool101"), say)


@public
def result_indian_void(say: Text) -> Screen:
    def void(state: State) -> bool:
        return state.result is not None and state.result.winner is None

    script = Script("indian", 6, seed=3, exhausted="end", drop=False, jokers=0, cut_joker=False)
    return public_screen(script.begin().play_on(void).table(), say)


@public
def result_indian_with_who_came_back(say: Text) -> Screen:
    def back(state: State) -> bool:
        own = None if state.result is None else state.result.own
        return bool(getattr(own, "rejoined", ()))

    script = Script("indian", 4, seed=2, rulebook="pool101", rejoins=2)
    return public_screen(script.begin().play_on(back).table(), say)


@public
def game_over_indian(say: Text) -> list[Screen]:
    """One deal, a pool, and deals until somebody is ahead."""
    books = ("points", "pool101", "deals")
    return [
        public_screen(
            Script("indian", 4, seed=2, rulebook=one).begin().play_on(game_over).close().table(),
            say,
        )
        for one in books
    ]
