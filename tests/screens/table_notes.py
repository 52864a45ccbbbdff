"""What stands beside a table: more about it, its rules, standing orders, notes."""

from functools import partial

from bot.blocks.screen import Screen
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.screens.lobby_screen import lobby_more_screen
from bot.screens.may_i_orders import orders_screen
from bot.screens.notes import (
    bystander_screen,
    hands_screen,
    leave_screen,
    more_screen,
    note_screen,
    watch_screen,
)
from bot.screens.rules_screen import Rulebook, pages_of, rules_screen
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.cards import JOKER
from engine.games.registry import REGISTRY
from engine.live.table import Table
from engine.table.length import NOTHING_USUAL
from engine.table.roster import Sitter
from engine.table.standing_orders import NO_ORDERS, Orders
from engine.table.table_events import AgreedToEnd, HandedOver, NextSeatKept, SeatRequested
from tests.screens.different_rules import all_different
from tests.screens.finished_games import lucky
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private
from tests.screens.running_deals import absent_players
from tests.screens.script import ANN, Script
from tests.screens.tables import contract, played

DAO = Sitter(ANN + 99, LONG_NAMES[0])
"""Somebody who watches."""


def _standard(game: str) -> object:
    listing = REGISTRY[game]
    return listing.presets[listing.default]


def _pages(game: str, options: object, say: Text, *, text_first: bool = False) -> list[Screen]:
    book = Rulebook(game, options, deal_no=6)
    return [rules_screen(book, page, say, text_first=text_first) for page in pages_of(game, say)]


@private
def rules_of_basic(say: Text) -> list[Screen]:
    return _pages("basic", _standard("basic"), say)


@private
def rules_of_contract(say: Text) -> list[Screen]:
    return _pages("contract", _standard("contract"), say)


@private
def rules_of_dummy(say: Text) -> list[Screen]:
    return _pages("dummy", _standard("dummy"), say)


@private
def rules_of_contract_in_words(say: Text) -> list[Screen]:
    return _pages("contract", _standard("contract"), say, text_first=True)


@private
def rules_of_dummy_all_different(say: Text) -> list[Screen]:
    return _pages("dummy", all_different("dummy"), say)


@private
def rules_of_contract_all_different(say: Text) -> list[Screen]:
    return _pages("contract", all_different("contract"), say)


@private
def more_about_a_table(say: Text) -> Screen:
    return _more(played("contract", 5, 4, 2), say)


@private
def more_about_a_game_that_is_over(say: Text) -> Screen:
    table = lucky()
    return more_screen(table.view(ANN), say, table.seat_choices(ANN))


@private
def more_about_a_lobby(say: Text) -> Screen:
    table = Script("dummy", 3, computers=(2,)).table()
    return lobby_more_screen(table.view(ANN), NOTHING_USUAL, say)


@private
def more_for_a_watcher(say: Text) -> Screen:
    return _more(played("basic", 6, 3, 2, names=LONG_NAMES), say, user=ANN + 99)


@private
def more_for_the_host_of_absent_players(say: Text) -> Screen:
    return _more(absent_players().table(), say, say("stood-in"))


@private
def more_for_a_player_who_waits(say: Text) -> Screen:
    return _more(absent_players().add(AgreedToEnd(ANN)).table(), say, user=ANN + 4)


@private
def seat_kept_for_somebody(say: Text) -> Screen:
    return _watched(absent_players().table(), ANN + 1, say)


@private
def seat_of_somebody_who_left(say: Text) -> Screen:
    left = absent_players().add(HandedOver(4, Sitter(None, "Carl")))
    return _watched(left.table(), ANN + 4, say)


@private
def game_for_somebody_who_asks_and_waits(say: Text) -> Screen:
    table = asked_for(absent_players()).table()
    return _watched(table, DAO.user or 0, say, say("seat-refused"))


@private
def hand_of_somebody_who_is_asked_for_a_seat(say: Text) -> Screen:
    table = asked_for(Script("contract", 4, computers=(2,)).begin()).table()
    reader = Reader(ANN, say, Preferences())
    return panel_screen(table, reader, hand_controls(table, reader))


def asked_for(replay: Script) -> Script:
    """The same: two people with long names ask for the third seat, and wait for the next game."""
    holder = Sitter(None, "Blaise")
    for who in (DAO, Sitter(ANN + 100, LONG_NAMES[1])):
        replay.add(SeatRequested(2, who, holder), NextSeatKept(who))
    return replay


def _watched(table: Table, user: int, say: Text, notice: str | None = None) -> Screen:
    public, choices = partial(public_screen, table), table.seat_choices(user)
    return watch_screen(public, table.view(user), user, choices, say, notice)


def _more(table: Table, say: Text, notice: str | None = None, *, user: int = ANN) -> Screen:
    return more_screen(table.view(user), say, table.seat_choices(user), notice)


@private
def a_game_for_a_bystander(say: Text) -> Screen:
    return _watched(contract(), ANN + 99, say)


@private
def a_lobby_for_a_bystander(say: Text) -> Screen:
    table = Script("dummy", 3).table()
    return bystander_screen(partial(public_screen, table), table.view(None), say)


@private
def leave_a_game(say: Text) -> Screen:
    return leave_screen(contract().view(ANN), say)


@private
def leave_a_lobby(say: Text) -> Screen:
    return leave_screen(Script("dummy", 3).table().view(ANN), say)


@private
def hands_of_several_tables(say: Text) -> Screen:
    tables = [contract(), Script("dummy", 3).table(), played("basic", 6, 3, 2)]
    return hands_screen([table.view(ANN) for table in tables], say)


@private
def orders_none(say: Text) -> Screen:
    return orders_screen(contract().view(ANN), NO_ORDERS, say, never=False)


@private
def orders_kept(say: Text) -> Screen:
    orders = Orders(never_this_deal=1, ranks=frozenset({0, 6, 12}), cards=frozenset({JOKER}))
    notice = say("orders-kept")
    return orders_screen(contract().view(ANN), orders, say, never=False, notice=notice)


@private
def orders_everything_as_a_habit(say: Text) -> Screen:
    orders = Orders(ranks=frozenset(range(13)), cards=frozenset({JOKER}))
    return orders_screen(contract().view(ANN), orders, say, never=True)


@private
def note_of_a_fault(say: Text) -> Screen:
    return note_screen(say("fault", ref="A1B2C3D4"))


@private
def note_that_a_guest_could_not_be_looked_up(say: Text) -> Screen:
    return note_screen(say("guest-unheard"))


@private
def note_that_nothing_could_be_saved(say: Text) -> Screen:
    return note_screen(say("storage-trouble"))


@private
def note_that_it_takes_longer(say: Text) -> Screen:
    return note_screen(say("takes-longer"))


@private
def note_that_nobody_knows_what_was_saved(say: Text) -> Screen:
    return note_screen(say("outcome-unknown"))


@private
def note_that_the_last_move_is_in_doubt(say: Text) -> Screen:
    return note_screen(say("table-in-doubt"))


@private
def note_that_no_decision_comes(say: Text) -> Screen:
    return note_screen(say("no-thought"))


@private
def restarting(say: Text) -> Screen:
    return note_screen(say("restarting"))


@private
def of_a_table_that_closed_long_ago(say: Text) -> Screen:
    return note_screen(say("table-thinned"), say)


@private
def note_that_one_left(say: Text) -> Screen:
    return note_screen(say("left"))
