"""The end of deals and games."""

from dataclasses import replace
from functools import cache

from bot.blocks.screen import Screen
from bot.screens.result_screen import (
    details_screen,
    result_panel,
    result_screen,
    spoiler_screen,
)
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.live.table import Table
from engine.options import write_options
from engine.table.record import Change, Unrated, Verdict
from engine.table.roster import CloseReason
from engine.table.table_events import WentAway
from tests.screens.different_rules import all_different
from tests.screens.finished_games import lucky
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private, public
from tests.screens.script import ANN, Script
from tests.screens.tables import game_over, knocks, over, until


@cache
def _ended(name: str, seats: int, seed: int = 1, *, fines: bool = False) -> Table:
    options = write_options(all_different(name)) if fines else {}
    return Script(name, seats, seed=seed, computers=(2,), **options).begin().play_on(over).table()


@cache
def _game_over(name: str, seats: int, seed: int = 1) -> Table:
    replay = Script(name, seats, seed=seed, computers=(2,)).begin()
    return replay.play_on(game_over).close().table()


@public
def result_contract(say: Text) -> Screen:
    return public_screen(_ended("contract", 4), say)


@public
def result_basic(say: Text) -> Screen:
    return public_screen(_ended("basic", 6), say)


@public
def result_dummy(say: Text) -> Screen:
    return public_screen(_ended("dummy", 4), say)


@public
def result_dummy_dark_knock(say: Text) -> Screen:
    return public_screen(_ended("dummy", 4, 5), say)


@public
def result_dummy_with_every_rule(say: Text) -> Screen:
    return public_screen(_ended("dummy", 4, 22, fines=True), say)


@public
def result_long_names(say: Text) -> Screen:
    replay = Script("dummy", 4, names=LONG_NAMES, seed=2).begin().play_on(over)
    return public_screen(replay.table(), say)


@public
def result_one_ready_one_away(say: Text) -> Screen:
    table = Script("basic", 4).begin().play_on(over).add(WentAway(1)).table()
    table.ready.add(table.header.host)
    return public_screen(table, say)


@public
def result_called_off(say: Text) -> Screen:
    """The stock ran out, and no new one may be made."""
    replay = Script("basic", 3, max_reshuffles=0, seed=8).begin().play_on(over)
    return public_screen(replay.table(), say)


@private
def result_panels(say: Text) -> list[Screen]:
    """Of a deal and of a game that is over, for who looks at cards and for who reads them."""
    changes = (Change(0, 1000, 1138, early=True), Change(1, 1000, 958))
    verdict = Verdict(None, changes)
    views = [
        _ended("dummy", 4).view(ANN),
        replace(_game_over("contract", 4).view(ANN), verdict=verdict),
    ]
    views.append(_game_over("gin", 2).view(ANN))
    return [result_panel(one, say, in_words=words) for one in views for words in (False, True)]


@public
def result_folded(say: Text) -> list[Screen]:
    table = _game_over("dummy", 4)
    table.folded = True
    return [public_screen(table, say)]


@private
def result_not_seen(say: Text) -> list[Screen]:
    """For who could still play the same cards."""
    return [spoiler_screen(_game_over("dummy", 4).view(None), say)]


@private
def result_details(say: Text) -> list[Screen]:
    views = [_ended("dummy", 4, 22, fines=True).view(ANN), _ended("basic", 6).view(None)]
    views += [_game_over(name, seats).view(ANN) for name, seats in (("contract", 4), ("gin", 2))]
    return [details_screen(one, say) for one in views]


@private
def result_details_rated(say: Text) -> Screen:
    changes = tuple(
        Change(seat, 1000 + seat, 1042 - 30 * seat, early=seat < 2) for seat in range(4)
    )
    table_view = replace(lucky().view(None), verdict=Verdict(None, changes))
    return details_screen(table_view, say)


@private
def result_details_unrated(say: Text) -> Screen:
    table_view = replace(_game_over("dummy", 4).view(None), verdict=Verdict(Unrated.RULES))
    return details_screen(table_view, say)


@public
def result_of_a_knock_on_the_table(say: Text) -> list[Screen]:
    """The knocker wins, is beaten, and two share."""
    return [result_screen(one.view(None), say) for one in knocks()]


@public
def game_over_contract(say: Text) -> Screen:
    return public_screen(_game_over("contract", 4), say)


@public
def game_over_basic(say: Text) -> Screen:
    return public_screen(_game_over("basic", 3), say)


@public
def game_over_dummy(say: Text) -> Screen:
    return public_screen(_game_over("dummy", 4), say)


@public
def game_over_with_luck_and_long_names(say: Text) -> Screen:
    return public_screen(lucky(), say)


@public
def game_broken_off(say: Text) -> Screen:
    replay = Script("contract").begin().play_on(until(2)).close(CloseReason.EVERYBODY_LEFT)
    return public_screen(replay.table(), say)


@public
def game_abandoned(say: Text) -> Screen:
    replay = Script("dummy").begin().play_on(until(2)).close(CloseReason.ABANDONED)
    return public_screen(replay.table(), say)
