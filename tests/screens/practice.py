"""Practice deals: the coach on top of the panel, the table in it, and what comes after."""

from dataclasses import replace
from typing import Any

from bot.blocks.screen import Screen
from bot.games.registry import PRACTISED
from bot.screens.day_screens import (
    OFFERED,
    ClosedDeal,
    Front,
    Yesterday,
    day_over_screen,
    front_screen,
    strip_screen,
)
from bot.screens.notes import leave_screen
from bot.screens.practice_panel import explained_move, practice_begins_screen, shown_move
from bot.text import Text
from engine.cards import parse
from engine.computer.plain.advice import Advice, Why
from engine.computer.plain.remarks import Remark, RemarkKind
from engine.live.table import Table
from engine.moves import Discard
from engine.phase import Phase
from engine.state import State
from engine.table.day import DayLuck, DayPlace, DayResult, Finished, Try
from engine.table.roster import CloseReason
from engine.table.terms import Branch, Terms
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.gin_tables import ANN as ANNS
from tests.discord.play.gin_tables import BEN as BENS
from tests.discord.play.gin_tables import GIN, REFUSED, gin_deal
from tests.discord.play.journals import deal
from tests.screens.hands import MANY
from tests.screens.panels import panel
from tests.screens.registry import private, public
from tests.screens.script import ANN, Script
from tests.screens.tables import DRAWN, JOKER_DOWN, SECOND, over


def lesson(game: str, seats: int | None = None, **more: Any) -> Script:
    """A practice table: everybody but Ann is a computer."""
    seats = PRACTISED[game].computers + 1 if seats is None else seats
    replay = Script(game, seats, computers=tuple(range(1, seats)), **more)
    replay.header = replace(replay.header, terms=Terms(rated=False, practice=True))
    return replay


def swap_replay() -> Script:
    """Ann holds the card that a joker on the table stands for."""
    dealt = deal(SECOND, deal_no=2, stock="3C 6C 4C")
    return lesson("contract").begin(dealt).moves(*JOKER_DOWN)


def crowded() -> Table:
    """Dummy with 27 cards in Ann's hand."""
    return lesson("dummy", 2).begin(dummy_deal((MANY, "2C 3C 4C"), "7S")).moves("0 draw").table()


def _mine(phase: Phase) -> Any:
    def mine(state: State) -> bool:
        return state.phase is phase and state.turn == 0

    return mine


@private
def practice_basic_begins(say: Text) -> Screen:
    return panel(lesson("basic").begin().play_on(_mine(Phase.DRAW)).table(), say)


@private
def practice_contract_may_i(say: Text) -> Screen:
    def asked(state: State) -> bool:
        return state.phase is Phase.MAY_I and state.turn != 0

    return panel(lesson("contract").begin().play_on(asked).table(), say)


@private
def practice_contract_ready(say: Text) -> Screen:
    dealt = deal(SECOND, deal_no=2, stock="3C 6C 4C")
    return panel(lesson("contract").begin(dealt).moves(*DRAWN).table(), say)


@private
def practice_contract_swap(say: Text) -> Screen:
    return panel(swap_replay().table(), say)


@private
def practice_contract_pick_a_swap(say: Text) -> Screen:
    return panel(swap_replay().table(), say, kind="swap")


@private
def practice_dummy_begins(say: Text) -> Screen:
    return panel(lesson("dummy").begin().play_on(_mine(Phase.DRAW)).table(), say)


@private
def practice_dummy_over_25_cards(say: Text) -> Screen:
    return panel(crowded(), say, chosen="2S 9D")


@private
def practice_dummy_over_25_cards_in_words(say: Text) -> Screen:
    return panel(crowded(), say, text_first=True)


@private
def practice_gin_offer(say: Text) -> Screen:
    return panel(lesson("gin", 2).begin(gin_deal(ANNS, BENS)).table(), say)


@private
def practice_gin_to_draw(say: Text) -> Screen:
    return panel(lesson("gin", 2).begin(gin_deal(ANNS, BENS)).moves(*REFUSED).table(), say)


@private
def practice_gin_to_knock(say: Text) -> Screen:
    replay = lesson("gin", 2).begin(gin_deal(ANNS, BENS)).moves(*REFUSED, "0 draw")
    return panel(replay.table(), say)


@private
def practice_gin_has_gin(say: Text) -> Screen:
    replay = lesson("gin", 2).begin(gin_deal(GIN, BENS)).moves(*REFUSED, "0 draw")
    return panel(replay.table(), say)


@private
def practice_shown(say: Text) -> Screen:
    told = shown_move(say("play-move-draw"), say)
    return panel(lesson("dummy").begin().play_on(_mine(Phase.DRAW)).table(), say, advised=told)


@private
def practice_why(say: Text) -> Screen:
    king, nines = parse("KS"), tuple(map(parse, ("9S", "9H", "9D")))
    remarks = (
        Remark(RemarkKind.WAITS, parse("9C"), 1, cards=nines[1:]),
        Remark(RemarkKind.ALONE, king),
        Remark(RemarkKind.OPEN, king, other=nines[0], number=6, of=1),
    )
    replay = lesson("basic").begin().play_on(lambda state: state.turn == 0 and state.turn_no > 3)
    table, advice = (
        replay.table(),
        Advice(Discard(king), Why.MORE_CHANCES, 10, nines[0], 9, remarks),
    )
    words = say("play-move-discard", card=say.card(king))
    return panel(table, say, advised=explained_move(advice, words, table.view(ANN), say))


@private
def practice_done(say: Text) -> Screen:
    why = say("advice-no-neighbours", points=10)
    told = say("practice-done", move=say("play-move-discard", card=say.card(parse("KS"))), why=why)
    replay = lesson("basic").begin().play_on(lambda state: state.turn == 0 and state.turn_no > 3)
    return panel(replay.table(), say, notice=told)


@private
def practice_of_each_game_over(say: Text) -> list[Screen]:
    stories = (lesson(game, seed=3).begin().play_on(over) for game in PRACTISED)
    return [panel(replay.close().table(), say) for replay in stories]


@private
def practice_stopped(say: Text) -> Screen:
    return panel(lesson("basic").begin().close(CloseReason.EVERYBODY_LEFT).table(), say)


@private
def practice_of_each_game_before_the_first_step(say: Text) -> list[Screen]:
    stories = (lesson(game).begin() for game in PRACTISED)
    return [
        practice_begins_screen(replay.table().view(ANN), say, text_first=words)
        for replay in stories
        for words in (False, True)
    ]


def _branch(game: str, really: int | None, **more: Any) -> Script:
    """Ann plays on from a moment of a finished game, against the computers in the other seats."""
    names = ("Ann", "Seat 2", "Seat 3", "Seat 4")
    script = lesson(game, names=names, **more)
    terms = replace(script.header.terms, branch=Branch("a1b2c3d4e5", 812, 1099, really))
    script.header = replace(script.header, terms=terms)
    return script


@private
def branch_my_turn(say: Text) -> Screen:
    dealt = deal(SECOND, deal_no=2, stock="3C 6C 4C")
    return panel(_branch("contract", -23).begin(dealt).moves(*DRAWN).table(), say)


@private
def branch_large_hand(say: Text) -> Screen:
    script = _branch("dummy", 40, seats=2).begin(dummy_deal((MANY, "2C 3C 4C"), "7S"))
    return panel(script.moves("0 draw").table(), say)


@private
def branch_compared(say: Text) -> Screen:
    return panel(_branch("dummy", -23).begin().play_on(over).close().table(), say)


@private
def branch_of_a_deal_that_was_broken_off(say: Text) -> Screen:
    return panel(_branch("contract", None).begin().play_on(over).close().table(), say)


@private
def branch_stopped(say: Text) -> Screen:
    script = _branch("basic", 12).begin().play_on(_mine(Phase.DRAW))
    return panel(script.close(CloseReason.EVERYBODY_LEFT).table(), say)


# The deal of the day.

TODAY = 20_780


LUCK = DayLuck(
    start=-0.6,
    known=True,
    cards=-31.4,
    choices=-12.5,
    others=8.5,
    error=3.2,
    costs=(0.0, 1.2, 7.3, *(0.0,) * 30),
    is_close=False,
)


def _daily(game: str, **more: Any) -> Script:
    """Ann plays the deal of the day."""
    script = lesson(game, **more)
    script.header = replace(script.header, terms=replace(script.header.terms, day=TODAY))
    return script


def _front(**more: Any) -> Front:
    """What the deal of the day is, with as much beside it as there can be."""
    tried = [
        Try(TODAY - 1, "contract", ANN, "t", 1, ranked=True, is_open=True),
        Try(TODAY - 1, "basic", ANN, "t", 1, ranked=True, is_open=True),
        Try(TODAY, "gin", ANN, "t", 1, ranked=True, is_open=False, worth=-31),
        Try(TODAY, "dummy", ANN, "t", 1, ranked=True, is_open=False),
        Try(TODAY, "shanghai", ANN, "t", 1, ranked=True, is_open=True),
    ]
    ended = [Finished(ANN + at, f"Ann{at}" * 8, 120 - 3 * (at // 2)) for at in range(14)]
    front = Front(TODAY, 3131, "contract", tried, Yesterday(ended, -7, 31))
    front = front._replace(shown=False, closed=ClosedDeal(3129, "t", "day-20778-contract"))
    return front._replace(**more)


@private
def daily_front(say: Text) -> Screen:
    return front_screen(_front(), say, say("daily-past"))


@private
def daily_first_of_all(say: Text) -> Screen:
    nobody = Yesterday((), None)
    return front_screen(_front(tries=(), yesterday=nobody), say)


@private
def daily_after_an_upgrade(say: Text) -> Screen:
    return front_screen(_front(upgraded=True), say)


@private
def daily_my_turn(say: Text) -> Screen:
    dealt = deal(SECOND, deal_no=2, stock="3C 6C 4C")
    return panel(_daily("contract").begin(dealt).moves(*DRAWN).table(), say)


@private
def daily_of_each_game_over(say: Text) -> list[Screen]:
    return [_ended(game, say) for game in OFFERED]


def _ended(game: str, say: Text, **more: Any) -> Screen:
    places = DayPlace(12, 1234), DayPlace(1112, 41_234)
    told = DayResult(3131, 42, 19, (-7, 3, 41), *places, is_closed=False)
    table = _daily(game).begin().play_on(over).close().table()
    return day_over_screen(table.view(ANN), told._replace(**more), say)


@private
def daily_without_par_or_place(say: Text) -> list[Screen]:
    return [
        _ended("basic", say, pars=None, here=None, overall=None),
        _ended("basic", say, worth=3, here=None, is_closed=True),
        _ended("basic", say, worth=-9, luck=LUCK),
        _ended("basic", say, worth=9, luck=LUCK._replace(is_close=True, known=False)),
    ]


@private
def daily_not_finished(say: Text) -> Screen:
    script = _daily("basic").begin().play_on(_mine(Phase.DRAW))
    return panel(script.close(CloseReason.EVERYBODY_LEFT).table(), say)


@private
def daily_left(say: Text) -> Screen:
    return leave_screen(_daily("manipulation").begin().table().view(ANN), say)


@public
def daily_strip(say: Text) -> Screen:
    table_view = _daily("manipulation").begin().play_on(over).close().table().view(ANN)
    assert table_view.seen.result is not None
    told = DayResult(3131, 42, 19, (3,), DayPlace(12, 1234), DayPlace(1, 2), is_closed=False)
    told = told._replace(luck=LUCK)
    return strip_screen(table_view, table_view.seen.result, told, "Ann" * 10, say)
