"""Gin: the offer, the knock and what follows it, its results, Oklahoma and Hollywood."""

from functools import cache
from typing import Any

from bot.blocks.screen import Screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.cards import parse
from engine.live.table import Table
from engine.moves import Discard, Draw, Knock, Take
from engine.phase import Phase
from engine.result import Ending
from engine.state import State
from tests.discord.play.gin_tables import ANN, BEN, GIN, LOW, REFUSED, gin_deal
from tests.screens.lobbies import LONG_NAMES
from tests.screens.panels import panel, refusal
from tests.screens.registry import private, public
from tests.screens.script import Script
from tests.screens.tables import game_over, over

_OWN: dict[str, Any] = {"showdown": "own"}
_FREE: dict[str, Any] = {"first_upcard": "free"}


@cache
def _table(
    *moves: str, first: str = ANN, second: str = BEN, upcard: str = "QS", **more: Any
) -> Table:
    """Two people at a table of Gin after these moves; ``more`` are house rules."""
    offer = more.get("first_upcard", "offer") == "offer"
    stock = more.pop("stock", "2S")
    dealt = gin_deal(first, second, upcard, stock=stock, offer=offer)
    return Script("gin", 2, **more).begin(dealt).moves(*moves).table()


_DRAWN = (*REFUSED, "0 draw")


def _run_down(state: State) -> bool:
    """Only two cards are left in the stock, and the discard may still be taken."""
    return len(state.stock) == 2 and state.phase is Phase.DRAW


@cache
def _last_discard() -> Table:
    """Computers that never knock come to the end of the stock."""
    replay = Script("gin", 2, seed=5, knock_limit=0, last_discard="knock").begin()
    return replay.play_on(_run_down).table()


# -- the table ------------------------------------------------------------------------------------


@public
def table_gin_offer(say: Text) -> Screen:
    return public_screen(_table(), say)


@public
def table_gin_offered_to_the_dealer(say: Text) -> Screen:
    return public_screen(_table("0 pass"), say)


@public
def table_gin_refused(say: Text) -> Screen:
    return public_screen(_table(*REFUSED), say)


@public
def table_gin_to_knock(say: Text) -> Screen:
    return public_screen(_table(*_DRAWN), say)


@public
def table_gin_long_names(say: Text) -> Screen:
    replay = Script("gin", 2, names=LONG_NAMES, rulebook="oklahoma").begin(gin_deal(ANN, BEN))
    return public_screen(replay.moves("0 pass").table(), say)


@public
def table_gin_to_show(say: Text) -> Screen:
    return public_screen(_table(*_DRAWN, "0 knock kd", **_OWN), say)


@public
def table_gin_last_discard(say: Text) -> Screen:
    return public_screen(_last_discard(), say)


@public
def table_oklahoma(say: Text) -> list[Screen]:
    """A spade that doubles, an ace that leaves gin alone, another card."""
    hands = {"first": "4S 4H 4D 6C 7C 8C 9C AH 2H KD"}
    return [
        public_screen(_table(*moves, upcard=upcard, rulebook="oklahoma", **hands), say)
        for upcard, moves in (("7S", ()), ("AS", REFUSED), ("5H", _DRAWN))
    ]


# -- the hand -------------------------------------------------------------------------------------


@private
def hand_gin_offer(say: Text) -> Screen:
    return panel(_table(), say)


@private
def hand_gin_refused(say: Text) -> Screen:
    return panel(_table(*REFUSED), say)


@private
def hand_gin_to_draw(say: Text) -> Screen:
    return panel(_table(*_DRAWN, "0 discard KD", "1 draw", "1 discard KS"), say)


@private
def hand_gin_to_knock(say: Text) -> Screen:
    return panel(_table(*_DRAWN), say)


@private
def hand_gin_to_knock_with_every_control(say: Text) -> Screen:
    return panel(_table(*_DRAWN), say, every_control=True)


@private
def hand_gin_to_discard(say: Text) -> Screen:
    return panel(_table(*REFUSED, "0 draw", first="4S 4H 7D 6C 7C 8H 9C AH KH KD"), say)


@private
def hand_gin_in_words(say: Text) -> Screen:
    return panel(_table(*_DRAWN, rulebook="oklahoma"), say, text_first=True)


@private
def hand_gin_last_discard(say: Text) -> Screen:
    table = _last_discard()
    return panel(table, say, table.view(None).seen.turn)


@private
def choose_gin_knock(say: Text) -> Screen:
    return panel(_table(*_DRAWN), say, kind="knock")


@private
def choose_gin_knock_of_many(say: Text) -> Screen:
    hand = "4S 4H 4D AC 2C 3C 5D AH AS 2H"
    return panel(_table(*_DRAWN, first=hand, stock="3S"), say, kind="knock")


@private
def choose_gin_knock_with_own_melds(say: Text) -> Screen:
    return panel(_table(*_DRAWN), say, chosen="4S 4H 4D 7C 8C 9C", kind="knock")


@private
def choose_gin(say: Text) -> Screen:
    return panel(_table(*_DRAWN, first=GIN), say, kind="knock")


@private
def choose_big_gin(say: Text) -> Screen:
    return panel(_table(*_DRAWN, first=GIN, stock="5C", big_gin=31), say, kind="big-gin")


@private
def hand_gin_to_show(say: Text) -> Screen:
    return panel(_table(*_DRAWN, "0 knock kd", **_OWN), say, 1)


@private
def choose_show(say: Text) -> Screen:
    return panel(_table(*_DRAWN, "0 knock kd", **_OWN), say, 1, kind="show")


@private
def choose_show_of_own_cards(say: Text) -> Screen:
    return panel(_table(*_DRAWN, "0 knock kd", **_OWN), say, 1, chosen="9H 9D 9S 10C", kind="show")


@private
def hand_gin_refused_moves(say: Text) -> list[Screen]:
    """A refused upcard, too much deadwood, the card just taken, a stock that is spent."""
    tries = (
        (_table(*REFUSED), Take(), 0),
        (_table(*_DRAWN), Knock(parse("AH")), 0),
        (_table("0 take"), Discard(parse("QS")), 0),
        (_table(), Draw(), 0),
    )
    return [
        panel(table, say, seat, notice=refusal(table, say, move)) for table, move, seat in tries
    ]


# -- results --------------------------------------------------------------------------------------


@public
def result_gin_knock(say: Text) -> Screen:
    return public_screen(_table(*_DRAWN, "0 knock kd"), say)


@public
def result_gin_gin(say: Text) -> Screen:
    return public_screen(_table(*_DRAWN, "0 gin", first=GIN), say)


@public
def result_gin_big_gin(say: Text) -> Screen:
    table = _table(*_DRAWN, "0 big gin", first=GIN, stock="5C", big_gin=31)
    return public_screen(table, say)


@public
def result_gin_undercut(say: Text) -> Screen:
    table = _table(*_DRAWN, "0 knock kd", first="4S 4H 4D 6C 7C 8C 9C AH AS KD", second=LOW)
    return public_screen(table, say)


@public
def result_gin_unscored(say: Text) -> Screen:
    """Everything could be laid off on gin."""
    hand = "4C 10C JC QC KC 5S 5H 5D 10D 5C"
    table = _table(*_DRAWN, "0 gin", first=GIN, second=hand, layoff_on_gin=True)
    return public_screen(table, say)


@public
def result_gin_void(say: Text) -> Screen:
    def void(state: State) -> bool:
        return state.result is not None and state.result.ended_by is Ending.VOID

    replay = Script("gin", 2, seed=5, knock_limit=0, target=999).begin().play_on(void)
    return public_screen(replay.table(), say)


@public
def result_oklahoma_doubled(say: Text) -> Screen:
    return public_screen(_table(*_DRAWN, "0 knock kd", rulebook="oklahoma"), say)


@public
def result_hollywood(say: Text) -> list[Screen]:
    """After the first deal, in the middle, at the end."""

    def some(state: State) -> bool:
        return over(state) and state.deal_no == 5

    stories = [
        Script("gin", 2, seed=3, rulebook="hollywood").begin().play_on(until)
        for until in (over, some)
    ]
    ended = Script("gin", 2, seed=3, rulebook="hollywood").begin().play_on(game_over).close()
    return [public_screen(replay.table(), say) for replay in (*stories, ended)]


@public
def game_over_gin(say: Text) -> list[Screen]:
    """Settled, and with a shut-out of each kind."""
    ways = ({}, *({"shutout": how, "target": 1} for how in ("game_bonus", "hands", "total")))
    return [
        public_screen(
            Script("gin", 2, seed=3, **way).begin().play_on(game_over).close().table(), say
        )
        for way in ways
    ]
