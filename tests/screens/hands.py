"""Hand panels: every phase, long hands, and every way in which somebody may like their hand."""

from bot.blocks.screen import Screen
from bot.people.preferences import Sort
from bot.render.specs import CardStyle
from bot.screens.advice_words import advice_section
from bot.screens.rating_change import is_advised
from bot.showing.hand_controls import reading_of
from bot.text import Text
from bot.typed.writer import move_in_words
from engine.analysis.players import ideas_of
from engine.analysis.reasons import advise
from engine.cards import cards, parse
from engine.live.table import Table
from engine.moves import Discard, Knock, LayDown, LayOff
from engine.observation import Observation
from engine.phase import Phase
from engine.play import may_act
from engine.state import State
from engine.table.standing_orders import Orders
from engine.table.table_events import TimedOut, WentAway
from engine.table.terms import slow
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.journals import deal
from tests.screens.panels import panel, refusal, turn
from tests.screens.registry import private
from tests.screens.script import ANN, NAMES, Script
from tests.screens.tables import (
    BOTH_DOWN,
    DRAWN,
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

MANY = "2S 3S 4S 5S 6S 8S 9S 10S JS QS 2H 3H 4H 5H 6H 8H 9H 10H JH QH 2D 3D 4D 5D 6D 8D 9D"
"""27 cards of Dummy: every suit but clubs is one long run around the missing seven."""


@private
def hand_to_draw(say: Text) -> Screen:
    return panel(contract(), say)


@private
def hand_waiting_for_the_turn(say: Text) -> Screen:
    return panel(contract(), say, 2)


@private
def hand_contract_ready(say: Text) -> Screen:
    return panel(contract(*DRAWN), say)


@private
def hand_contract_not_ready(say: Text) -> Screen:
    table = contract(*BOTH_DOWN[:-2])
    return panel(table, say, 2)


@private
def hand_one_card_chosen(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, chosen="QC")


@private
def hand_asked_may_i(say: Text) -> Screen:
    return panel(contract("0 draw"), say, 1)


@private
def hand_only_what_helps(say: Text) -> Screen:
    table = contract("0 draw")
    table.orders[ANN + 1] = Orders(helps=True, ranks=frozenset({0, 6}))
    return panel(table, say, 1)


@private
def hand_not_until_my_turn_with_every_control(say: Text) -> Screen:
    table = contract("0 draw")
    table.orders[ANN + 1] = Orders(until=(1, 2))
    return panel(table, say, 1, every_control=True)


@private
def hand_after_may_i(say: Text) -> Screen:
    return panel(contract("0 draw", "1 may_i"), say, 1)


@private
def hand_waiting_in_the_window(say: Text) -> Screen:
    return panel(window(), say)


@private
def hand_down_to_lay_off(say: Text) -> Screen:
    return panel(contract(*BOTH_DOWN, *DRAWN), say)


def _laid_off() -> Table:
    """Ann has laid a nine off in a game that does not count, and may take it back."""
    replay = Script("contract", rated=False).begin(deal(FIRST))
    return replay.moves(*BOTH_DOWN, *DRAWN, "0 lay_off 9H on 0").table()


@private
def hand_something_to_take_back(say: Text) -> Screen:
    return panel(_laid_off(), say)


@private
def hand_something_to_take_back_with_every_control(say: Text) -> Screen:
    return panel(_laid_off(), say, every_control=True)


@private
def hand_refused_a_meld(say: Text) -> Screen:
    table = contract(*BOTH_DOWN, *DRAWN)
    notice = refusal(table, say, LayOff(cards("2H"), 0))
    return panel(table, say, chosen="2H", notice=notice)


@private
def hand_refused_before_the_contract(say: Text) -> Screen:
    table = contract(*DRAWN)
    return panel(table, say, notice=refusal(table, say, LayDown(cards("9S 9H 9D"))))


@private
def hand_refused_out_of_turn(say: Text) -> Screen:
    table = contract(*DRAWN)
    return panel(table, say, 2, notice=refusal(table, say, Discard(parse("AS")), 2))


@private
def hand_out_of_date(say: Text) -> Screen:
    return panel(contract(), say, notice=say("stale"))


@private
def hand_away(say: Text) -> Screen:
    replay = Script("contract", clock=slow(1)).begin()
    seat = replay.state.turn if replay.state is not None else 0
    away = replay.add(TimedOut(seat)).add(TimedOut(seat), WentAway(seat)).table()
    return panel(away, say, seat)


@private
def hand_by_rank(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, sort=Sort.RANK)


@private
def hand_by_melds(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, sort=Sort.MELDS)


@private
def hand_large_cards(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, cards=CardStyle.LARGE, chosen="9S 4H")


@private
def hand_two_colours(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, cards=CardStyle.TWO)


@private
def hand_text_first(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, text_first=True, chosen="9S 9H 9D")


@private
def hand_text_first_many_melds(say: Text) -> Screen:
    table = played("contract", 5, 10, 3)
    return panel(table, say, turn(table), text_first=True)


@private
def hand_basic_to_draw(say: Text) -> Screen:
    table = played("basic", 6, 4, 3)
    return panel(table, say, turn(table))


@private
def hand_basic_to_play(say: Text) -> Screen:
    table = Script("basic", 4, seed=2).begin().play_on(until(2, Phase.PLAY)).table()
    return panel(table, say, turn(table))


@private
def hand_dummy_to_draw_unborn(say: Text) -> Screen:
    table = Script("dummy", 4).begin().table()
    return panel(table, say, turn(table))


@private
def hand_dummy_to_take_from_the_row(say: Text) -> Screen:
    table = long_row()
    return panel(table, say, turn(table))


@private
def hand_dummy_born(say: Text) -> Screen:
    return panel(born(), say)


@private
def hand_dummy_last_turn(say: Text) -> Screen:
    table = last_turn()
    return panel(table, say, turn(table))


@private
def hand_dummy_over_25_cards(say: Text) -> Screen:
    table = Script("dummy", 2).begin(dummy_deal((MANY, "2C 3C 4C"), "7S")).moves("0 draw").table()
    return panel(table, say, chosen="2S 9D")


@private
def hand_dummy_text_first_over_25_cards(say: Text) -> Screen:
    table = Script("dummy", 2).begin(dummy_deal((MANY, "2C 3C 4C"), "7S")).moves("0 draw").table()
    return panel(table, say, text_first=True)


def _many() -> Script:
    return Script("dummy", 2).begin(dummy_deal((MANY, "2C 3C 4C"), "7S"))


@private
def hand_dummy_over_25_cards_with_every_control(say: Text) -> Screen:
    return panel(_many().moves("0 draw").table(), say, chosen="2S 9D", every_control=True)


@private
def hand_dummy_more_than_25_ways_to_take_from_the_row(say: Text) -> Screen:
    return panel(_many().table(), say)


@private
def hand_dummy_over_25_cards_to_be_confirmed(say: Text) -> Screen:
    return panel(_many().moves("0 draw").table(), say, chosen="9D", confirm_discard=True)


@private
def hand_to_draw_with_every_control(say: Text) -> Screen:
    return panel(contract(), say, every_control=True)


@private
def hand_contract_ready_with_every_control(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, every_control=True, text_first=True)


@private
def hand_down_to_lay_off_with_every_control(say: Text) -> Screen:
    return panel(contract(*BOTH_DOWN, *DRAWN), say, chosen="9H", every_control=True)


@private
def hand_card_to_be_confirmed(say: Text) -> Screen:
    return panel(contract(*DRAWN), say, chosen="QC", confirm_discard=True)


@private
def hand_away_with_every_control(say: Text) -> Screen:
    replay = Script("dummy", clock=slow(1)).begin()
    seat = replay.state.turn if replay.state is not None else 0
    away = replay.add(TimedOut(seat)).add(TimedOut(seat), WentAway(seat)).table()
    return panel(away, say, seat, every_control=True)


@private
def hand_after_the_deal(say: Text) -> Screen:
    return panel(Script("basic").begin().play_on(over).table(), say)


@private
def hand_before_the_deal(say: Text) -> Screen:
    return panel(Script("basic").table(), say)


def _advised(table: Table, say: Text, seat: int = 0) -> Screen:
    """Suggest as it answers where the game never counts for ratings."""
    mine, table_view = table.observation(seat), table.view(ANN + seat)
    assert mine is not None
    assert is_advised(table_view)
    advice = advise(mine)
    words = move_in_words(advice.move, mine, NAMES, say.rich)
    reading = reading_of(table, ANN + seat, advice.move, ())
    told = advice_section(advice, words, reading, table_view, say)
    kind = "suggest" if ideas_of(mine.game).suggested(mine) else ""
    return panel(table, say, seat, kind=kind, advised=told)


@private
def hand_suggests_a_draw_and_a_discard(say: Text) -> list[Screen]:
    replay = Script("basic", computers=(1, 2), seed=4).begin()
    replay.play_on(lambda state: state.turn == 0 and state.phase is Phase.DRAW)
    drawing = _advised(replay.table(), say)
    return [drawing, _advised(replay.moves("0 draw").table(), say)]


@private
def hand_suggests_an_answer_to_may_i(say: Text) -> Screen:
    replay = Script("contract", computers=(1, 2), seed=4).begin()
    asked = replay.play_on(lambda state: 0 in may_act(replay.game, state) and state.turn == 1)
    return _advised(asked.table(), say)


@private
def hand_suggests_a_knock(say: Text) -> Screen:
    replay = Script("gin", 2, computers=(1,), seed=3).begin()

    def can_knock(state: State) -> bool:
        mine = Observation.at(replay.game, state, 0)
        return state.turn == 0 and isinstance(advise(mine).move, Knock)

    return _advised(replay.play_on(can_knock).table(), say)


@private
def hand_suggests_melds_alone_where_ratings_count(say: Text) -> Screen:
    return panel(contract(*BOTH_DOWN, *DRAWN), say, kind="suggest")
