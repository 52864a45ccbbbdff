"""A challenge from its message to the comparison."""

from dataclasses import replace
from typing import Any

from bot.blocks.screen import Screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.live.table import Table
from engine.live.table_view import ShownDivergence, replay_view
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import Closed, Invited, SeatsTurned, StoodUp
from engine.table.terms import Board, Challenge, Terms
from tests.screens.finished_games import whole
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private, public
from tests.screens.script import ANN, NAMES, TABLE, Script
from tests.screens.tables import game_over

_FRIEND = Sitter(ANN + 7, "Dao")


def _challenge(name: str, seats: int, worth: int, names: tuple[str, ...] = NAMES) -> Script:
    """Computers at all seats but the last, and no one there yet."""
    script = Script(name, seats, names=names, computers=range(1, seats)).add(StoodUp(0))
    script.header = replace(
        script.header,
        host_name=names[-1],
        terms=Terms(
            rated=False,
            board=Board(f"{TABLE}.1", seats, 1, 0, 1),
            challenge=Challenge("ffffffffff", 0, seats - 1, worth),
        ),
    )
    return script


@public
def challenge_of_a_friend(say: Text) -> Screen:
    script = _challenge("dummy", 4, -1055, LONG_NAMES).add(Invited(_FRIEND))
    return public_screen(script.table(), say)


@public
def challenge_of_the_channel(say: Text) -> Screen:
    return public_screen(_challenge("gin", 2, 31).add(SeatsTurned(1)).table(), say)


@public
def challenge_that_no_one_took_up(say: Text) -> Screen:
    script = _challenge("tiles", 3, 0).add(Closed(CloseReason.IDLE))
    return public_screen(script.table(), say)


def _taken(
    name: str, seats: int, worth: int, names: tuple[str, ...] = NAMES, **options: Any
) -> Script:
    script = Script(name, seats, names=names, computers=range(seats - 1), **options)
    script.header = replace(script.header, terms=_challenge(name, seats, worth).header.terms)
    script.header = replace(script.header, host=ANN + 1, host_name=names[-1])
    return script.begin()


@public
def challenge_in_play(say: Text) -> Screen:
    return public_screen(_taken("contract", 4, -35, LONG_NAMES).table(), say)


def _over(worth: int, *, divergence: bool) -> Table:
    script = _taken("basic", 3, worth, end={"mode": "hands", "hands": 1})
    table = script.play_on(game_over).close().table()
    if divergence:
        told = whole("basic", 3)
        views = replay_view(told, 20, None), replay_view(told, 21, None)
        table.divergence = ShownDivergence(*views, (20, 21), (True, True))
    return table


@public
def challenge_compared(say: Text) -> Screen:
    return public_screen(_over(14, divergence=False), say)


@private
def challenge_played_alike(say: Text) -> Screen:
    table = _over(-23, divergence=True)
    assert table.divergence is not None
    table.divergence = table.divergence._replace(goes_on=(False, False))
    return public_screen(table, say)


@public
def challenge_compared_with_the_moment(say: Text) -> Screen:
    return public_screen(_over(-1055, divergence=True), say)
